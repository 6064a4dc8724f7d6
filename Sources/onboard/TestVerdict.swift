import Onboard

/// What one script came to.
enum TestVerdict {
  case passed(expectations: Int)
  /// A snapshot could not be written.
  case unwritten(String)
  /// An expectation did not hold.
  case failed(ScriptFailure)
  /// The script or its flow is wrong.
  case wrong(String)

  /// What is printed of it on standard error, if anything.
  var complaint: String? {
    switch self {
    case .passed: nil
    case .failed(let failure): failure.description
    case .unwritten(let message), .wrong(let message): message
    }
  }

  /// The exit status of a test of such scripts.
  var status: Int32 {
    switch self {
    case .passed: ExitStatus.finished
    case .unwritten: ExitStatus.notFinished
    case .failed: ExitStatus.expectationFailed
    case .wrong: ExitStatus.usage
    }
  }
}
