import TTYCore

/// Runs scripts against a flow, in no time and without a terminal.
///
/// ```swift
/// let result = try ScriptRunner(flow).run("""
///   type "ada@example.com"
///   press return
///   expect focus password
///   """)
/// #expect(result.failure == nil)
/// ```
public struct ScriptRunner {
  /// The flow that is run.
  public var flow: Flow
  /// The size of the window, in cells, for scripts that do not say.
  public var size: Size
  /// Gives the files of snapshots.
  public var read: FileReader
  /// Whether a screen that differs from its snapshot becomes the snapshot.
  public var updatesSnapshots = false
  /// Whether a run goes on after an expectation that does not hold, to see where it leads; the first
  /// one is the failure.
  public var passesFailures = false
  /// Which commands may run that nothing stands in for; a script adds to them with `allow`.
  public var permission = RunPermission.none
  /// Runs such a command to its end; nil where none can be run.
  public var command: CommandCall?
  /// Whether to note what is reached of the flow.
  public var measuresCoverage = false
  /// Whether to write a debug log; see ``DebugTrace``.
  public var isTraced = false

  /// Creates a runner.
  public init(_ flow: Flow, size: Size = .standard, read: @escaping FileReader = Script.noFiles) {
    self.flow = flow
    self.size = size
    self.read = read
  }

  /// Runs a script up to its end, or to the first line that does not hold; see ``passesFailures``.
  ///
  /// - Parameter observe: Is given the run after each line.
  /// - Throws: ``ScriptError`` if the script names what the flow does not have; nothing is run then.
  public func run(
    _ script: Script, observe: (ScriptedRun) -> Void = { _ in }
  ) throws(ScriptError) -> ScriptResult {
    let faults = ScriptChecker(flow, runsCommands: command != nil).faults(in: script)
    guard faults.isEmpty else { throw ScriptError(faults) }
    var play = ScriptPlay(script: script, runner: self)
    play.play(script.lines, observe)
    return play.result
  }

  /// Runs a script that is written in the source of a program.
  ///
  /// - Throws: ``ScriptError`` if the script is wrong; nothing is run then.
  public func run(_ text: String) throws(ScriptError) -> ScriptResult {
    try run(Script(text))
  }
}

/// Runs a command of a flow to its end.
public typealias CommandCall = @Sendable (RunRequest) -> Verdict

/// What a run of a script came to.
public struct ScriptResult: Sendable {
  /// The line that did not hold; nil if all did.
  public var failure: ScriptFailure?
  /// The run as it was at the end.
  public var run: ScriptedRun
  /// The snapshots that the script took.
  public var snapshots: [ScriptSnapshot] = []
  /// How many expectations held, snapshots among them.
  public var expectations = 0

  /// How the flow ended; early, if the script ended before it.
  public var outcome: Outcome { run.outcome ?? .endedEarly(run.wizard.standing) }

  /// The answers so far that are part of the output; an object.
  public var answers: JSON { run.wizard.answers }
}

/// A screen that a script compares with a file.
public struct ScriptSnapshot: Hashable, Sendable {
  /// The file.
  public var path: String
  /// The screen as text.
  public var text: String
  /// Whether the file is to be written anew.
  public var isNew: Bool
}
