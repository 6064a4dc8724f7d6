/// Commands that run, and what they say at their end.
extension Wizard {
  /// Asks for a command, and keeps the form that waits for it busy until it is done.
  mutating func run(
    _ command: [String], busy: String?, for form: String, _ effects: inout [Effect]
  ) {
    lastRun += 1
    let id = RunID(lastRun)
    forms.awaitVerdict(id.number)
    activity = Activity(id: id, form: form, message: busy)
    let isPrompt = forms[form]?.isStep == false
    let input = JSON.object([
      JSON.Member("flow", .string(flow.name)),
      JSON.Member(isPrompt ? "prompt" : "step", .string(form)),
      JSON.Member("answers", .object(members(of: form))),
    ])
    forms.setBusy(true, in: form)
    effects.append(.run(RunRequest(id: id, command: command, input: input)))
  }

  /// Whether the form that has the keys waits for a command.
  public var isBusy: Bool { activity != nil && activity?.form == forms.active.id }

  /// Stops the command that runs, if one does.
  mutating func cancelActivity(_ effects: inout [Effect]) {
    guard let activity else { return }
    effects.append(.cancelRun(activity.id))
    forms.forgetVerdict(activity.id.number)
    endActivity()
  }

  mutating func take(_ verdict: Verdict, for id: RunID, _ effects: inout [Effect]) {
    guard let activity, activity.id == id else { return }
    endActivity()
    switch verdict {
    case .accepted(let answers):
      guard accept(answers) else {
        return fail(
          "The command gave an answer that this flow has no field for.", effects: &effects)
      }
      guard forms.resolve(id.number, refused: [:]) != nil else { return }
      if openPrompt(activity.form) != nil {
        pop(activity.form)
      } else if activity.form == step.id {
        advance(&effects)
      }
    case .refused(let field, let message):
      if let field, forms[activity.form]?.row(field) != nil {
        _ = forms.resolve(id.number, refused: [field: message])
      } else {
        fail(message, effects: &effects)
      }
    case .prompt(let name):
      guard let prompt = flow.prompt(name) else {
        return fail("The command asked for a prompt that does not exist.", effects: &effects)
      }
      open(prompt)
    case .failed(let message):
      fail(message, effects: &effects)
    }
  }

  /// Says what went wrong over whatever is on the screen.
  private mutating func fail(_ message: String, effects: inout [Effect]) {
    forms.forgetVerdict(lastRun)
    pop(Wizard.errorID)
    alert = message
    open(errorPrompt)
    effects.append(.ring)
  }

  private mutating func endActivity() {
    guard let activity else { return }
    forms.setBusy(false, in: activity.form)
    self.activity = nil
  }

  /// Gives fields the answers that a command found; all of them or none.
  private mutating func accept(_ answers: [JSON.Member]) -> Bool {
    let old = forms
    for member in answers {
      guard let form = flow.steps.first(where: { $0.fields.contains { $0.id == member.name } }),
        forms.setAnswer(member.value, of: member.name, in: form.id)
      else {
        forms = old
        return false
      }
    }
    return true
  }
}
