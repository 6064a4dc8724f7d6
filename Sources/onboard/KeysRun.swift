import Onboard
import TTYCore

/// `onboard run --keys`: a run that a .keys script drives.
struct KeysRun {
  let flow: Flow
  let options: RunOptions

  /// Plays the script.
  ///
  /// - Parameter announce: Is given what was announced.
  /// - Returns: How the flow ended, early if the script ended before it; or nil and the exit status
  ///   if the script is wrong or did not hold, which has been said then.
  func outcome(of path: String, _ announce: ((String) -> Void)?)
    -> (outcome: Outcome?, status: Int32)
  {
    do throws(ScriptError) {
      var runner = ScriptRunner(flow, size: options.size, read: TestFiles.read)
      runner.permission = options.permission
      runner.command = UnattendedCommand.verdict
      let result = try runner.run(try TestFiles.script(path))
      if let announce { result.run.announcements.forEach(announce) }
      guard let failure = result.failure else { return (result.outcome, ExitStatus.finished) }
      StandardStreams.complain(failure.description)
      return (nil, ExitStatus.expectationFailed)
    } catch {
      StandardStreams.complain(error.faults.map(\.text).joined(separator: "\nonboard: "))
      return (nil, ExitStatus.usage)
    }
  }
}
