/// What the answers come to: the output, the words on the screen, and what is still lacking.
extension Wizard {
  /// The answers that are part of the output, in flow order; what is hidden has no key.
  ///
  /// Those of prompts come last.
  public var answers: JSON {
    let members = visibleSteps.flatMap { step in
      (forms[step.id]?.rows ?? [])
        .filter { $0.field.isInOutput && isVisible($0.field) }
        .map { JSON.Member($0.id, $0.state.answer) }
    }
    let kept = flow.prompts.flatMap(\.fields).compactMap { field in
      promptAnswers[field.id].map { JSON.Member(field.id, $0) }
    }
    return .object(members + kept)
  }

  /// Keeps the answers of a prompt that is about to be closed, as far as they are part of the
  /// output: there only what the flow names is.
  mutating func keepAnswers(of prompt: String) {
    for row in forms[prompt]?.rows ?? [] where row.field.output == true {
      promptAnswers[row.id] = isVisible(row.field) ? row.state.answer : nil
    }
  }

  /// The answers of a form, secrets included, for the command that it runs.
  func members(of form: String) -> [JSON.Member] {
    let visible = visibleSteps.map(\.id)
    let ids = forms[form]?.isStep == false ? visible + [form] : visible
    return ids.flatMap { id in
      (forms[id]?.rows ?? []).filter { $0.field.isInput && isVisible($0.field) }
        .map { JSON.Member($0.id, $0.state.answer) }
    }
  }

  /// A template of the active form with the answers in it; as ``text(_:in:)``.
  public func text(_ template: Template) -> String { text(template, in: forms.active.id) }

  /// A template of a form with the answers in it, and the words that are published where the focus
  /// is.
  ///
  /// Words are published by the active form alone, and shown in its own texts.
  public func text(_ template: Template, in form: String) -> String {
    template.text { id in
      answer(to: id) ?? (form == forms.active.id ? value(for: id) : nil) ?? ""
    }
  }

  /// The words that are published under `name` where the focus is, with the answers in them.
  func value(for name: String) -> String? {
    forms.value(for: name).map { Template($0).text { answer(to: $0) ?? "" } }
  }

  /// The answer to a field as the person reads it, which is nothing where it is hidden; nil if
  /// there is no such field.
  private func answer(to id: String) -> String? {
    forms.row(id).map { isVisible($0.field) ? shown($0) : "" }
  }

  /// The answer of a row as the person reads it; a secret is a mask of fixed length.
  public func shown(_ row: FormRow) -> String {
    switch row.state {
    case .text(let text):
      row.field.isSecret
        ? (text.buffer.isEmpty ? "" : Wizard.secretMask) : text.buffer.text
    case .number(let text): text.buffer.text
    case .toggle(let isOn): isOn ? "Yes" : "No"
    case .code(let code): code.text
    case .choice(let choice): choice.chosen.map { choice.options[$0].label } ?? ""
    case .list(let list): list.texts.joined(separator: ", ")
    case .note: ""
    }
  }

  /// Where the wizard stands, and what it still lacks.
  public var standing: Standing {
    Standing(
      step: step.id, prompt: prompt?.id, focus: forms.focused,
      lacking: visibleSteps.flatMap(lacking),
      alert: alert)
  }
}
