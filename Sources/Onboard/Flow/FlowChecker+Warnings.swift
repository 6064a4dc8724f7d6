extension FlowChecker {
  /// Words for things that say nothing about one of them.
  private static let countingWords: Set = ["field", "question", "step", "button", "item", "input"]

  /// What works, but is hardly what was meant.
  mutating func addWarnings() {
    for scope in scopes {
      warnAboutSubmitLabels(in: scope)
      warnAboutSecrets(in: scope)
      warnAboutLabels(in: scope)
    }
    var titles: Set<String> = []
    for (index, step) in flow.steps.enumerated() where !step.title.parts.isEmpty {
      let path: FlowPath = ["steps", .index(index), "title"]
      if !titles.insert(step.title.source).inserted { addWarning("a title that repeats", at: path) }
      warnAboutCounting(step.title, at: path, noun: "title")
    }
  }

  /// A command is given the answers of its own step and of those before it.
  private mutating func warnAboutSecrets(in scope: FlowScope) {
    if promptsRun || scope.step ?? .max <= lastStepThatRuns ?? -1 { return }
    for (index, field) in scope.fields.enumerated()
    where field.isSecret && field.output == nil && !field.isComparison {
      addWarning(
        "the secret \"\(field.id)\" goes nowhere: no command gets it, and \"output\" is not set",
        at: scope.path["fields"][index])
    }
  }

  private mutating func warnAboutLabels(in scope: FlowScope) {
    var labels: Set<String> = []
    for (index, field) in scope.fields.enumerated()
    where field.isInput && !field.label.parts.isEmpty {
      let path = scope.path["fields"][index]["label"]
      let isRepeated = !labels.insert(field.label.source).inserted
      if isRepeated, field.when == nil { addWarning("a label that repeats", at: path) }
      warnAboutCounting(field.label, at: path)
      guard case .choice(let options) = field.kind else { continue }
      var names: Set<String> = []
      for (element, option) in options.enumerated() where !names.insert(option.label).inserted {
        let options = scope.path["fields"][index]["options"]
        if option.label != option.value {
          addWarning("a label that repeats", at: options[element]["label"])
        }
      }
    }
    var names: Set<String> = []
    for (index, button) in scope.buttons.enumerated() where !button.label.isEmpty {
      let path = scope.path["buttons"][index]["label"]
      if !names.insert(button.label).inserted { addWarning("a label that repeats", at: path) }
      warnAboutCounting(Template(verbatim: button.label), at: path)
    }
  }

  private mutating func warnAboutCounting(
    _ label: Template, at path: FlowPath, noun: String = "label"
  ) {
    let text = label.text { _ in "" }
    guard label.fields.isEmpty, text.contains(where: \.isNumber) else { return }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let rest = words.filter { !$0.allSatisfy(\.isNumber) }
    let isCount = rest.count < words.count
    if isCount, rest.allSatisfy({ FlowChecker.countingWords.contains(String($0)) }) {
      addWarning("a \(noun) that only counts", at: path)
    }
  }
}

extension Field {
  /// Whether the answer is there to be compared with another one.
  fileprivate var isComparison: Bool {
    rules.contains { if case .equalsField = $0 { true } else { false } }
  }
}
