extension FlowChecker {
  /// What stands in braces in shown text names an answer that can be shown there.
  mutating func checkTemplates() {
    for (index, step) in flow.steps.enumerated() {
      let path = scopes[index].path
      check(step.title, at: path["title"], in: scopes[index])
      if let text = step.text { check(text, at: path["text"], in: scopes[index]) }
    }
    for scope in scopes {
      for (index, field) in scope.fields.enumerated() {
        let path = scope.path["fields"][index]
        check(field.label, at: path["label"], in: scope)
        if let help = field.help { check(help, at: path["help"], in: scope) }
      }
      guard case .prompt(let index) = scope.owner else { continue }
      check(flow.prompts[index].title, at: scope.path["title"], in: scope)
      if let text = flow.prompts[index].text { check(text, at: scope.path["text"], in: scope) }
    }
  }

  private mutating func check(_ template: Template, at path: FlowPath, in scope: FlowScope) {
    for part in template.parts {
      switch part {
      case .text: break
      case .malformed(let text):
        add(
          "\"\(text)\" is no field in braces; a brace itself is written \"{{\" or \"}}\"", at: path)
      case .field(let id): checkShown(id, at: path, in: scope)
      }
    }
  }

  /// What is no field is a value that is published here, or wrong.
  private mutating func addMissing(_ id: String, at path: FlowPath, in scope: FlowScope) {
    if published[id] != nil {
      guard !scope.values.contains(id) else { return }
      add("\"\(id)\" is a value that is published elsewhere, and only shown there", at: path)
    } else {
      add(
        "no field is called \"\(id)\"", at: path,
        suggestion: faults.suggestion(for: id, among: scope.values.sorted() + fieldIDs))
    }
  }

  private mutating func checkShown(_ id: String, at path: FlowPath, in scope: FlowScope) {
    guard let place = place(of: id) else {
      addMissing(id, at: path, in: scope)
      return
    }
    guard place.isReadable else { return }
    if place.field.isSecret {
      add("\"\(id)\" is secret and never shown", at: path)
    } else if !place.field.isInput {
      add("\"\(id)\" is a note and has no answer", at: path)
    } else if place.isInPrompt, place.owner != scope.owner {
      add("\"\(id)\" is a field of a prompt, which only that prompt may show", at: path)
    } else if let step = scope.step, place.owner != scope.owner, !place.isBefore(step: step) {
      add("\"\(id)\" is a field of a later step", at: path)
    }
  }
}
