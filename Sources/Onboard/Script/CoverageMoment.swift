import TTYCore

/// What must be known of a wizard before an event, to tell afterwards what the event reached.
struct CoverageMoment {
  let step: Int
  let form: String
  let lastRun: Int
  let prompt: Prompt?
  let focused: String?
  let context: KeyContext
  let isBusy: Bool

  init(_ wizard: Wizard) {
    step = wizard.stepIndex
    form = wizard.forms.active.id
    lastRun = wizard.lastRun
    prompt = wizard.prompt
    focused = wizard.forms.focused
    context = wizard.keyContext
    isBusy = wizard.isBusy
  }

  /// The button that a key or a click presses here, if it does anything.
  func button(pressedBy event: WizardEvent) -> String? {
    if case .clicked(.item(let id, form, _)) = event { return isBusy ? nil : id }
    guard !isBusy, let command = command(of: event) else { return nil }
    switch command {
    case .submit, .press:
      if context == .button { return focused }
      return command == .submit ? prompt?.defaultButton?.id : nil
    case .submitScope: return prompt?.defaultButton?.id
    case .done: return prompt?.cancelButton?.id
    default: return nil
    }
  }

  private func command(of event: WizardEvent) -> Command? {
    switch event {
    case .input(.key(let key)): Keymap.command(for: key, in: context)
    case .clicked(.key(let command)): command
    default: nil
    }
  }
}

extension FlowCoverage {
  /// Notes what an event reached.
  mutating func note(_ event: WizardEvent, from old: CoverageMoment, to wizard: Wizard) {
    noteScreen(of: wizard)
    noteSteps(from: old.step, of: wizard)
    let hasActed =
      old.form != wizard.forms.active.id || old.step != wizard.stepIndex
      || old.lastRun != wizard.lastRun || wizard.outcome != nil
      || old.focused != nil && wizard.forms.focused == nil
    if hasActed, let button = old.button(pressedBy: event) {
      insert(.button(button, in: old.form))
    }
  }

  /// Notes what is on the screen.
  private mutating func noteScreen(of wizard: Wizard) {
    insert(.step(wizard.step.id))
    if let prompt = wizard.prompt { insert(.prompt(prompt.id)) }
    if let focused = wizard.forms.focused { insert(.field(focused)) }
    for field in wizard.step.fields {
      let isThere = wizard.isVisible(field)
      if field.when != nil { insert(.branch(field.id, isThere)) }
      if isThere, !field.takesFocus { insert(.field(field.id)) }
    }
    for field in wizard.prompt?.fields ?? [] where !field.takesFocus { insert(.field(field.id)) }
    for row in wizard.forms.active.rows where row.message != nil {
      let message = FieldMessage(row) { wizard.forms.row($0)?.state.answer ?? .null }
      if let message { insert(.message(message, of: row.id)) }
    }
  }

  /// Notes which conditions let a step in, or left it out on the way from one to another.
  private mutating func noteSteps(from old: Int, of wizard: Wizard) {
    let steps = wizard.flow.steps
    if wizard.step.when != nil { insert(.branch(wizard.step.id, true)) }
    var passed = min(old, wizard.stepIndex)..<max(old, wizard.stepIndex)
    if case .finished? = wizard.outcome { passed = 0..<steps.count }
    for step in steps[passed] where !wizard.isVisible(step) {
      insert(.branch(step.id, false))
    }
  }
}
