/// Commands that run, and what they say at their end.
extension Wizard {
  /// Asks for a command, and keeps the form that waits for it busy until it is done.
  ///
  /// - Parameter submits: Whether the wizard goes on when the command accepts.
  mutating func run(
    _ action: Action, for form: String, submits: Bool, button: ButtonPlace? = nil,
    _ effects: inout [Effect]
  ) {
    lastRun += 1
    alert = nil
    // It may take now what it refused before.
    forms.refuse([:], in: form)
    let id = RunID(lastRun)
    forms.awaitVerdict(id.number)
    activity = Activity(
      id: id, form: form, command: action.run, button: button, submits: submits,
      message: action.busy)
    var input = [JSON.Member("flow", .string(flow.name)), JSON.Member("step", .string(step.id))]
    if form != step.id { input.append(JSON.Member("prompt", .string(form))) }
    input.append(JSON.Member("answers", .object(members(of: form))))
    forms.setBusy(true, in: form)
    effects.append(
      .run(
        RunRequest(
          id: id, command: action.run, input: .object(input), timeout: action.timeout)))
  }

  /// Whether the form that has the keys waits for a command.
  public var isBusy: Bool { waitingForm.map { $0 == forms.focus.active.id } ?? false }

  /// Stops the command that runs, if one does.
  mutating func cancelActivity(_ effects: inout [Effect]) {
    guard let activity else { return }
    tip = .cancelled
    effects.append(.cancelRun(activity.id))
    forms.forgetVerdict(activity.id.number)
    endActivity()
    if forms[Wizard.allowID] != nil { pop(Wizard.allowID) }
  }

  mutating func take(_ verdict: Verdict, for id: RunID, _ effects: inout [Effect]) {
    guard let activity, activity.id == id else { return }
    // A prompt that the person opened meanwhile, such as the help, is not closed under them.
    guard isBusy else { return heldVerdict = verdict }
    endActivity()
    // A code that was not taken has not moved the wizard on: a Return is the person's own.
    if case .accepted = verdict {} else { swallowsReturn = false }
    switch verdict {
    case .accepted(let answers):
      guard accept(answers) else {
        return fail("The command gave an answer that does not belong here.", effects: &effects)
      }
      guard forms.resolve(id.number, refused: [:]) != nil else { return }
      // What that hides does not get the focus back for a moment.
      updateHidden()
      coolDown(activity.button)
      if openPrompt(activity.form) != nil {
        complete(activity.form)
      } else if activity.submits {
        advance(&effects)
      }
    case .refused(let field, let message):
      let row = field.flatMap { forms[activity.form]?.row($0) }
      if let row, row.field.isInput, isVisible(row.field) {
        _ = forms.resolve(id.number, refused: [row.id: withoutSecrets(message)])
      } else {
        fail(message, effects: &effects)
      }
    case .prompt(let name):
      guard let prompt = flow.prompt(name) else {
        return fail("The command asked for a prompt that does not exist.", effects: &effects)
      }
      forms.forgetVerdict(id.number)
      open(prompt)
    case .failed(let message):
      fail(message, effects: &effects)
    }
  }

  /// Takes the verdict that waited, once the form that it is for has the keys again.
  mutating func takeHeldVerdict(_ effects: inout [Effect]) {
    guard isBusy, let activity, let verdict = heldVerdict else { return }
    take(verdict, for: activity.id, &effects)
    settle()
  }

  /// Says what went wrong over whatever is on the screen.
  private mutating func fail(_ message: String, effects: inout [Effect]) {
    forms.forgetVerdict(lastRun)
    pop(Wizard.errorID)
    alert = String(withoutSecrets(message).prefix(Wizard.longestAlert))
    open(errorPrompt)
    effects.append(.ring)
  }

  /// The most characters of what went wrong; a command may say any number.
  private static let longestAlert = 2000

  private mutating func endActivity() {
    guard let activity else { return }
    forms.setBusy(false, in: activity.form)
    self.activity = nil
    heldVerdict = nil
  }

  /// Gives fields of this step or later ones the answers that a command found; all of them or none.
  private mutating func accept(_ answers: [JSON.Member]) -> Bool {
    let old = forms
    for member in answers {
      let home = flow.steps[stepIndex...].first { $0.fields.contains { $0.id == member.name } }
      guard let home, forms.setAnswer(member.value, of: member.name, in: home.id) else {
        forms = old
        return false
      }
      forms.forgetMessage(of: member.name, in: home.id)
    }
    return true
  }
}
