/// The question whether a command of the flow may run.
///
/// A flow file is data from somewhere. Whether a command needs the person's leave is the session's
/// to know; it says so with ``WizardEvent/permissionNeeded(_:)`` instead of running it.
extension Wizard {
  /// The id of the prompt that asks whether a command may run.
  static let allowID = "allow"

  /// Asks whether the command that is waited for may run.
  mutating func askPermission(for id: RunID) {
    guard activity?.id == id else { return }
    open(allowPrompt)
  }

  /// Closes the question: the command runs, or the form is as if it had not been submitted.
  mutating func answerPermission(_ isAllowed: Bool, _ effects: inout [Effect]) {
    pop(Wizard.allowID)
    guard let activity else { return }
    if isAllowed { return effects.append(.allowRun(activity.id)) }
    cancelActivity(&effects)
    tip = .notAllowed(activity.command.first ?? "the command")
  }

  /// The prompt that asks whether a command may run, which it names in full; not to run it is the
  /// default.
  var allowPrompt: Prompt {
    let words = ShellWords.text(activity?.command ?? [])
    return Prompt(
      id: Wizard.allowID, title: "Run this command?",
      // Which program it is must be seen where there is no room for all.
      fields: [
        Field(id: "command", kind: .note, label: Template(verbatim: words)),
        Field(id: "rights", kind: .note, label: "It would run with your rights."),
      ],
      buttons: [
        Button(label: "Do not run", role: .cancel), Button(label: "Allow", role: .destructive),
      ])
  }
}
