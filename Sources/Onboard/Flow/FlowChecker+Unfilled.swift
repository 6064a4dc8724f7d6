extension FlowChecker {
  /// Texts that are shown as they are written, though they look as if an answer were to be filled in.
  mutating func warnAboutUnfilled(in scope: FlowScope) {
    for (index, field) in scope.fields.enumerated() {
      let path = scope.path["fields"][index]
      warnAboutUnfilled(field.placeholder, at: path["placeholder"])
      warnAboutUnfilled(field.section, at: path["section"])
      if case .text(let words)? = field.submitLabel {
        warnAboutUnfilled(words, at: path["submitLabel"])
      }
      for case .pattern(_, let message) in field.rules {
        warnAboutUnfilled(message, at: path["patternMessage"])
      }
      guard case .choice(let options) = field.kind else { continue }
      for (index, option) in options.enumerated() {
        let path = path["options"][index]
        warnAboutUnfilled(
          option.label, at: root.node(at: path["label"]) == nil ? path : path["label"])
        warnAboutUnfilled(option.disabled, at: path["disabled"])
      }
    }
    if let step = scope.step {
      warnAboutUnfilled(flow.steps[step].action?.busy, at: scope.path["action"]["busy"])
    }
  }

  mutating func warnAboutUnfilled(_ text: String?, at path: FlowPath) {
    // Most texts have no braces; other words in them are nobody's name.
    guard let text, text.utf8.contains(UInt8(ascii: "{")),
      let name = Template(text).fields.first(where: { fields[$0] != nil || published[$0] != nil })
    else { return }
    addWarning("\"{\(name)}\" stays as it is here: no answer is filled in", at: path)
  }
}
