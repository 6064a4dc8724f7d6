extension FlowChecker {
  /// What stands in braces in shown text names an answer that can be shown there.
  mutating func checkTemplates() {
    for index in flow.steps.indices {
      let (step, path) = (flow.steps[index], scopes[index].path)
      check(step.title, at: path["title"], in: scopes[index])
      if let text = step.text { check(text, at: path["text"], in: scopes[index]) }
      if let label = step.submitLabel {
        check(label, at: path["submitLabel"], in: scopes[index])
      }
      check(step.values, at: path["values"], in: scopes[index])
      for section in step.sectionValues.keys.sorted() {
        check(
          step.sectionValues[section] ?? [:], at: path["sections"][section]["values"],
          in: scopes[index])
      }
    }
    for scope in scopes {
      for (index, field) in scope.fields.enumerated() {
        let path = scope.path["fields"][index]
        check(field.label, at: path["label"], in: scope)
        if let help = field.help { check(help, at: path["help"], in: scope) }
        check(field.values, at: path["values"], in: scope)
      }
      for (index, button) in scope.buttons.enumerated() {
        check(button.label, at: scope.path["buttons"][index]["label"], in: scope)
      }
      guard case .prompt(let index) = scope.owner else { continue }
      check(flow.prompts[index].title, at: scope.path["title"], in: scope)
      if let text = flow.prompts[index].text { check(text, at: scope.path["text"], in: scope) }
      check(flow.prompts[index].values, at: scope.path["values"], in: scope)
    }
  }

  /// Words that are published show answers, but no other words: so nothing goes round.
  private mutating func check(_ values: [String: String], at path: FlowPath, in scope: FlowScope) {
    guard !values.isEmpty else { return }
    for (name, words) in values.sorted(by: { $0.key < $1.key }) {
      let template = Template(words)
      if let value = template.fields.first(where: { fields[$0] == nil && published[$0] != nil }) {
        add("\"\(value)\" is a value; a value shows answers only", at: path[name])
      } else {
        check(template, at: path[name], in: scope)
      }
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
