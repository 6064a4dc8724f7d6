import Onboard
import TTYCore

/// `onboard run --keys`: a run that a .keys script drives.
struct KeysRun {
  let flow: Flow
  let options: RunOptions

  /// Plays the script.
  ///
  /// - Parameter log: Is given what was announced, and the debug log.
  /// - Returns: How the flow ended, early if the script ended before it; or nil and the exit status
  ///   if the script is wrong or did not hold, which has been said then.
  func outcome(of path: String, _ log: RunLog) -> (outcome: Outcome?, status: Int32) {
    do throws(ScriptError) {
      var runner = ScriptRunner(flow, size: options.size, read: TestFiles.read)
      runner.isTraced = log.debug != nil
      runner.permission = options.permission
      runner.command = UnattendedCommand.verdict
      let result = try runner.run(try TestFiles.script(path))
      if let announce = log.announce { result.run.announcements.forEach(announce) }
      if let debug = log.debug { result.run.trace.forEach(debug) }
      guard let failure = result.failure else { return (result.outcome, ExitStatus.finished) }
      StandardStreams.complain(failure.description)
      return (nil, ExitStatus.expectationFailed)
    } catch {
      StandardStreams.complain(error.faults.map(\.text).joined(separator: "\nonboard: "))
      return (nil, ExitStatus.usage)
    }
  }
}
