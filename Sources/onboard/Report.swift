#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// What a run came to, in words and as an exit status.
///
/// Nothing else of the command knows either.
struct Report {
  var outcome: Outcome
  /// The file that the answers are written to; standard output, if nil.
  var output: String?

  /// Prints the answers, or why there are none.
  ///
  /// - Returns: The exit status.
  func status() -> Int32 {
    if let complaint { StandardStreams.complain(complaint) }
    switch outcome {
    case .finished(let answers):
      if let problem = AnswerFile.write(answers.text + "\n", to: output) {
        StandardStreams.complain(problem)
        return ExitStatus.notFinished
      }
      return ExitStatus.finished
    case .cancelled:
      return ExitStatus.cancelled
    case .interrupted(let number):
      // A process that ends by the signal tells its parent more than a status does. A terminal
      // that has gone may have sent none.
      if let signal = TerminationSignal(rawValue: number) { signal.raiseByDefault() }
      return 128 + number
    case .endedEarly, .timeUp, .notAllowed, .failed:
      return ExitStatus.notFinished
    }
  }

  /// Why the run was not finished, if it is not the person who ended it, or a signal.
  var complaint: String? {
    switch outcome {
    case .finished, .cancelled, .interrupted: return nil
    case .endedEarly(let standing): return Self.words("the input ended", standing)
    case .timeUp(let standing): return Self.words("the time is up", standing)
    case .notAllowed(let command):
      let name = command.first ?? ""
      return
        "the flow runs \"\(name)\", and nobody is here to allow it; --allow-run=\(name) does"
    case .failed(let message): return message
    }
  }

  /// Why there is no terminal to use.
  static func words(for error: TerminalError) -> String {
    switch error {
    case .noTerminal(let reason): "no terminal: \(reason)"
    case .inUse: "no terminal: it is in use by this process"
    case .failed(let call, let code): "no terminal: \(call): \(FlowFile.reason(code))"
    }
  }

  /// One line that says where the run ended and what was still to come.
  private static func words(_ end: String, _ standing: Standing) -> String {
    var words = "\(end) at step \"\(standing.step)\""
    if let prompt = standing.prompt { words += ", prompt \"\(prompt)\"" }
    words += standing.focus.map { ", focus on \"\($0)\"" } ?? ", nothing focused"
    let fields = standing.lacking.map { "\"\($0)\"" }.joined(separator: ", ")
    words += fields.isEmpty ? "; no field lacks an answer" : "; still to answer: \(fields)"
    let alert = standing.alert?.split(separator: "\n").joined(separator: " ")
    return words + (alert.map { "; what went wrong: \($0)" } ?? "")
  }
}
