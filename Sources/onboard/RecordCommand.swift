#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// `onboard record`: a run on the terminal, written down as a script.
struct RecordCommand {
  var options: RecordOptions

  /// Runs the flow and writes the script, however the run ends.
  ///
  /// - Returns: The exit status of the run, or that of a script that could not be written.
  func status() -> Int32 {
    guard let flow = FlowFile.readOrComplain(options.run.flow) else { return ExitStatus.usage }
    let command = RunCommand(options: options.run)
    if let problem = command.secretProblem(of: flow) ?? existing {
      StandardStreams.complain(problem)
      return ExitStatus.usage
    }
    let obstacle =
      AnswerFile.obstacle(to: options.run.output)
      ?? AnswerFile.obstacle(to: options.script, of: Self.what)
    if let obstacle {
      StandardStreams.complain(obstacle)
      return ExitStatus.notFinished
    }
    return run(flow, with: command)
  }

  private static let what = "the script"

  private func run(_ flow: Flow, with command: RunCommand) -> Int32 {
    let theme: Theme?
    do throws(UsageError) {
      theme = try command.keyboardTheme()
    } catch {
      StandardStreams.complain(error.message)
      return ExitStatus.usage
    }
    var recorder: ScriptRecorder?
    let outcome = command.live(flow, theme) { session in
      recorder = ScriptRecorder(flow, size: session.wizard.size, flowPath: flowPath)
      session.onEvent = { recorder?.note($0, at: MonotonicTime.milliseconds) }
    }
    // A terminal that cannot be used leaves nothing to write down.
    var hasRun = true
    if case .failed = outcome { hasRun = false }
    let problem = hasRun ? (recorder?.end(outcome)).flatMap(write) : nil
    if let problem { StandardStreams.complain(problem) }
    let status = Report(outcome: outcome, output: options.run.output).status()
    return status == ExitStatus.finished && problem != nil ? ExitStatus.notFinished : status
  }

  /// Why the script is not written: there is one.
  private var existing: String? {
    var status = stat()
    guard !options.isForced, lstat(options.script, &status) == 0 else { return nil }
    return "\(options.script): there is such a file; --force replaces it"
  }

  /// Writes the script to a file that only its owner can read, whole or not at all.
  ///
  /// - Returns: Why that failed; nil if it did not.
  private func write(_ recording: Recording) -> String? {
    // It may have come while the flow was run.
    if let existing { return existing }
    if let problem = AnswerFile.write(recording.text, to: options.script, of: Self.what) {
      return problem
    }
    if !recording.isExact {
      StandardStreams.complain(
        "\(options.script): the run hung on what is in a secret, and may go another way when the "
          + "script is played")
    }
    return nil
  }

  /// The file of the flow as seen from the folder of the script; as it was given, if it cannot be
  /// told.
  private var flowPath: String {
    let flow = options.run.flow
    let folder = options.script.lastIndex(of: "/").map { String(options.script[...$0]) } ?? "."
    guard let target = Self.parts(of: flow), let start = Self.parts(of: folder) else { return flow }
    let same = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - same)
    return (up + target.dropFirst(same)).joined(separator: "/")
  }

  /// The names on the way from the root to a file that exists.
  private static func parts(of path: String) -> [String]? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real).split(separator: "/").map(String.init)
  }
}
