/// How long a command may take, for whoever answers it: a process, or a stand-in in a script.
extension RunRequest {
  /// The last moment at which its verdict counts, in milliseconds of the clock by which it began.
  ///
  /// What is said by then is in time; a moment that no clock comes to is `Int.max`.
  func deadline(startedAt start: Int) -> Int {
    let (end, isNever) = start.addingReportingOverflow(max(0, timeout))
    return isNever ? .max : end
  }

  /// What it comes to if nothing was said by its deadline.
  ///
  /// - Parameter complaint: What the command wrote to standard error, to be shown below.
  func overdueVerdict(complaint: String? = nil) -> Verdict {
    .failed(message: RunFailure(self, complaint: complaint).wordsForTimeout)
  }

  /// When a verdict that takes so long to say comes, in milliseconds of the same clock, and which:
  /// this one, or that the command is overdue.
  func end(startedAt start: Int, saying verdict: Verdict, after delay: Int) -> (Int, Verdict) {
    let deadline = deadline(startedAt: start)
    let (said, isNever) = start.addingReportingOverflow(max(0, delay))
    return isNever || said > deadline ? (deadline, overdueVerdict()) : (said, verdict)
  }
}
