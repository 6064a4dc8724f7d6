#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// Commands of a flow where nobody is at the terminal.
enum UnattendedCommand {
  /// Runs a command to its end.
  ///
  /// A signal that asks this process to end does that once the command has been ended.
  static func verdict(of request: RunRequest) -> Verdict {
    switch AwaitedCommand.run(request) {
    case .verdict(let verdict): return verdict
    case .interrupted(let signal):
      signal.raiseByDefault()
      exit(signal.exitStatus)
    }
  }
}
