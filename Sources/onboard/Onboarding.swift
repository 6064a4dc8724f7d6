#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// The command, from its arguments to its exit status.
enum Onboarding {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Runs the command.
  ///
  /// - Returns: The exit status, as `docs` and README list them.
  static func status(arguments: [String]) -> Int32 {
    StandardStreams.prepare()
    do throws(UsageError) {
      switch try Arguments(arguments) {
      case .help(let name): return show(name.flatMap(Usage.text) ?? Usage.text)
      case .version: return show("onboard \(version)\n")
      case .decodeKeys: return KeysCommand.decode()
      case .keys(let hasMouse): return KeysCommand.show(hasMouse: hasMouse)
      case .show(let options): return ShowCommand(options: options).status()
      case .test(let options):
        var command = TestCommand(options: options)
        return command.status()
      case .record(let options): return RecordCommand(options: options).status()
      case .explore(let options): return ExploreCommand(options: options).status()
      case .check(let command): return command.status()
      case .run(let options): return RunCommand(options: options).status()
      }
    } catch {
      StandardStreams.complain("\(error.message)\nonboard: see onboard --help")
      return ExitStatus.usage
    }
  }

  private static func show(_ text: String) -> Int32 {
    if StandardStreams.write(text) { return ExitStatus.finished }
    StandardStreams.complain("standard output: \(FlowFile.reason(errno))")
    return ExitStatus.notFinished
  }
}

/// The exit statuses other than that of a signal.
enum ExitStatus {
  static let finished: Int32 = 0
  static let notFinished: Int32 = 1
  static let usage: Int32 = 2
  /// An expectation of a script did not hold.
  static let expectationFailed: Int32 = 3
  /// The person quit, as if by an interrupt.
  static let cancelled: Int32 = 130
}
