extension FlowChecker {
  /// Words for things that say nothing about one of them.
  private static let countingWords = ["field", "question", "step", "button", "item", "input"]

  /// What works, but is hardly what was meant.
  mutating func addWarnings() {
    for scope in scopes {
      warnAboutSubmitLabels(in: scope)
      warnAboutSecrets(in: scope)
      warnAboutLabels(in: scope)
      warnAboutReturnLoops(in: scope)
      warnAboutUnfilled(in: scope)
    }
    warnAboutUnfilled(flow.title, at: ["title"])
    for index in NameIndex(flow.steps.map(\.title.source)).repeats
    where !flow.steps[index].title.parts.isEmpty {
      addWarning("a title that repeats", at: ["steps", .index(index), "title"])
    }
    for (index, step) in flow.steps.enumerated() {
      warnAboutCounting(step.title, at: ["steps", .index(index), "title"], noun: "title")
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
    let inputs = scope.fields.indices.filter {
      scope.fields[$0].isInput && !scope.fields[$0].label.parts.isEmpty
    }
    for index in NameIndex(inputs.map { scope.fields[$0].label.source }).repeats.map({ inputs[$0] })
    where scope.fields[index].when == nil {
      addWarning("a label that repeats", at: scope.path["fields"][index]["label"])
    }
    for index in inputs {
      let path = scope.path["fields"][index]
      warnAboutCounting(scope.fields[index].label, at: path["label"])
      warnAboutBareAnswer(scope.fields[index].label, at: path["label"])
      if case .choice(let options) = scope.fields[index].kind {
        warnAboutLabels(of: options, at: path["options"])
      }
    }
    for index in NameIndex(scope.buttons.map(\.label.source)).repeats
    where !scope.buttons[index].label.parts.isEmpty {
      addWarning("a label that repeats", at: scope.path["buttons"][index]["label"])
    }
    for (index, button) in scope.buttons.enumerated() {
      let path = scope.path["buttons"][index]["label"]
      warnAboutCounting(button.label, at: path)
      warnAboutBareAnswer(button.label, at: path)
    }
  }

  private mutating func warnAboutLabels(of options: [Field.Option], at path: FlowPath) {
    for index in NameIndex(options.map(\.label)).repeats
    where options[index].label != options[index].value {
      addWarning("a label that repeats", at: path[index]["label"])
    }
  }

  /// What has the focus needs a name, whatever is answered elsewhere.
  private mutating func warnAboutBareAnswer(_ label: Template, at path: FlowPath) {
    guard let field = label.fields.first, !label.text({ _ in "" }).isVisible
    else { return }
    addWarning("a label without words of its own: it is empty while \"\(field)\" is", at: path)
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
