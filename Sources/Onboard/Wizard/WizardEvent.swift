import TTYCore

/// One thing that happens to a wizard.
///
/// Time and the results of commands are events as keys are, so that a run can be replayed.
public enum WizardEvent: Hashable, Sendable {
  /// Something came from the terminal.
  case input(InputEvent)
  /// The main button of the mouse was pressed there.
  case clicked(Hit)
  /// The wheel of the mouse was turned, by so many rows of cells; down if positive.
  case wheeled(rows: Int)
  /// The wizard is on the screen for the first time; keys before that are held by the session.
  case appeared
  /// The window has this size now, in cells.
  case resized(Size)
  /// A command that ``Effect/run(_:)`` asked for may run only if the person allows it.
  case permissionNeeded(RunID)
  /// A command that ``Effect/run(_:)`` asked for says how far it is.
  case progress(RunID, fraction: Double?, message: String?)
  /// A command that ``Effect/run(_:)`` asked for is done.
  case verdict(RunID, Verdict)
  /// These values are known, the best first, and may be offered from now on.
  case known([String], for: Suggestions.Target)
  /// So much time has passed since the start, in milliseconds.
  case timePassed(Int)
  /// Submit the step, as the submit key does, though nobody pressed it.
  case submit
  /// Put the focus on a field or button of the form that has the keys, or drop it if nil: at once or,
  /// where there is no frame yet or a command runs, as soon as it can be had, unless the person
  /// moves first. What is not there, hidden or disabled is passed over.
  case focus(String?)
}

/// The number of a command in a run of a wizard.
public struct RunID: Hashable, Sendable {
  /// Counts from 1.
  public var number: Int

  /// Creates a number.
  public init(_ number: Int) {
    self.number = number
  }
}

/// What a command said at its end.
public enum Verdict: Hashable, Sendable {
  /// It went well, and these fields of this or later steps get these answers.
  case accepted(answers: [JSON.Member])
  /// It did not; the message is for a field, or for the whole step if nil.
  case refused(field: String?, message: String)
  /// A prompt of the flow is to be opened.
  case prompt(String)
  /// It could not run, or spoke a wrong protocol.
  case failed(message: String)
}

/// What a wizard asks of the world.
public enum Effect: Hashable, Sendable {
  /// Run a command and give its ``Verdict``.
  case run(RunRequest)
  /// Run the command that ``WizardEvent/permissionNeeded(_:)`` was about: the person allows it.
  case allowRun(RunID)
  /// Stop a command; its verdict is not waited for.
  case cancelRun(RunID)
  /// Say with ``WizardEvent/known(_:for:)`` what is known of this kind; there is no hurry.
  case suggest(ContentType)
  /// Ring the bell.
  case ring
  /// Give the terminal back and stop, until the shell continues the process.
  case suspend
  /// Draw the whole screen again.
  case redraw
  /// The wizard is over.
  case finish(Outcome)
}

/// A command to run.
public struct RunRequest: Hashable, Sendable {
  /// Its number.
  public var id: RunID
  /// The argument vector; no shell reads it.
  public var command: [String]
  /// What it reads from its standard input: the flow, the step or prompt, and the answers.
  public var input: JSON
  /// How long it may take, in milliseconds.
  public var timeout: Int
}

/// How a run of a wizard ended.
///
/// It is indirect, as each event asks whether there is one: a pointer is soon asked.
public indirect enum Outcome: Hashable, Sendable {
  /// Every step is answered; an object of the answers that are part of the output.
  case finished(JSON)
  /// The person quit.
  case cancelled
  /// A signal ended the run.
  case interrupted(signal: Int32)
  /// The input ended before the flow did.
  case endedEarly(Standing)
  /// The time that the run was given is up.
  case timeUp(Standing)
  /// The flow wants to run a command, and there is nobody to allow it.
  case notAllowed(command: [String])
  /// Something outside the wizard does not work.
  case failed(message: String)
}

/// Where a wizard stands.
public struct Standing: Hashable, Sendable {
  /// The id of the step.
  public var step: String
  /// The id of the open prompt, if there is one.
  public var prompt: String?
  /// The id of the field or button that has the focus, if one has.
  public var focus: String?
  /// The fields of the visible steps that still lack a valid answer, in flow order.
  public var lacking: [String]
  /// What went wrong with the last command, if something did.
  public var alert: String?
}
