import TTYCore

/// A command that is run while nothing else happens: nobody is at the terminal.
public enum AwaitedCommand {
  /// How it ended.
  public enum End: Hashable, Sendable {
    /// It gave its verdict, or did not work, which is one too.
    case verdict(Verdict)
    /// A signal asked this process to end, and the command was ended.
    case interrupted(TerminationSignal)
  }

  /// Runs a command to its end.
  ///
  /// The verdict counts when it is said; the command is then given a second to end.
  public static func run(_ request: RunRequest) -> End {
    let watch: SignalWatch
    do throws(TerminalError) {
      watch = try SignalWatch()
    } catch {
      return .verdict(.failed(message: "The command cannot be waited for."))
    }
    var commands = CommandRunner()
    if let verdict = commands.start(request, at: MonotonicTime.milliseconds) {
      return .verdict(verdict)
    }
    var end: End?
    while end == nil {
      let timeout = commands.timeout(at: MonotonicTime.milliseconds)
      let wake = watch.wait(milliseconds: timeout ?? 0, watching: commands.watched)
      for case .verdict(_, let verdict) in commands.turn(at: MonotonicTime.milliseconds) {
        end = end ?? .verdict(verdict)
      }
      if let signal = wake.termination { end = .interrupted(signal) }
    }
    commands.end()
    return end ?? .verdict(.failed(message: ""))
  }
}
