import Onboard
import TTYCore

/// The files that a run tells in words what happens: `--announce` and `--debug`.
struct RunLog {
  private let announcements: LineFile?
  private let debugLines: LineFile?

  /// Opens the files that the options name, and begins the debug log.
  ///
  /// - Parameter isPatient: Whether readers that are slow are waited for.
  /// - Throws: Why that failed, in words.
  init(_ options: RunOptions, isPatient: Bool) throws(FlowFile.Failure) {
    announcements =
      if let path = options.announcements {
        try LineFile(path, of: "announcements", isPatient: isPatient)
      } else { nil }
    debugLines =
      if let path = options.debugLog {
        try LineFile(path, of: "lines of the debug log", isPatient: isPatient)
      } else { nil }
    debugLines?.append(TextGate.clean("onboard \(Onboarding.version) \(options.flow)"))
  }

  /// Takes the lines of the second track; nil if nobody wants them.
  var announce: ((String) -> Void)? { announcements.map { $0.append } }
  /// Takes the lines of the debug log; nil if nobody wants them.
  var debug: ((String) -> Void)? { debugLines.map { $0.append } }
  /// As ``debug``, with the milliseconds since now before each line.
  var timedDebug: ((String) -> Void)? {
    let start = MonotonicTime.milliseconds
    return debug.map { write in { write("\(MonotonicTime.milliseconds - start) \($0)") } }
  }

  /// Writes what is left, waiting for readers, and says what was lost.
  func finish() {
    for problem in [announcements, debugLines].compactMap({ $0?.finish() }) {
      StandardStreams.complain(problem)
    }
  }
}
