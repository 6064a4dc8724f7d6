import Onboard

/// What one script came to, or all scripts of a flow whose coverage has a bound.
enum TestVerdict {
  case passed(expectations: Int)
  /// A snapshot could not be written.
  case unwritten(String)
  /// An expectation did not hold.
  case failed(ScriptFailure)
  /// The script or its flow is wrong.
  case wrong(String)
  /// Enough of a flow was reached.
  case covered
  /// Too little of a flow was reached.
  case uncovered(String)

  /// What is printed of it on standard error, if anything.
  var complaint: String? {
    switch self {
    case .passed, .covered: nil
    case .failed(let failure): failure.description
    case .unwritten(let message), .wrong(let message), .uncovered(let message): message
    }
  }

  /// The exit status of a test of such scripts.
  var status: Int32 {
    switch self {
    case .passed, .covered: ExitStatus.finished
    case .unwritten: ExitStatus.notFinished
    case .failed, .uncovered: ExitStatus.expectationFailed
    case .wrong: ExitStatus.usage
    }
  }
}
