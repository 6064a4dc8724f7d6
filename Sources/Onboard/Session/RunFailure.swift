#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a command gave no verdict, in words for the person.
struct RunFailure {
  private let name: String
  private let timeout: Int
  private let complaint: String?

  /// - Parameter complaint: What the command wrote to standard error, to be shown below.
  init(_ request: RunRequest, complaint: String? = nil) {
    name = request.command.first ?? ""
    timeout = request.timeout
    self.complaint = complaint
  }

  /// It could not be started; `code` is the `errno`.
  func words(forSpawn code: Int32) -> String {
    if code == ENOENT { return "The command \"\(name)\" was not found." }
    return "The command \"\(name)\" cannot be run: \(String(cString: strerror(code)))."
  }

  /// It ended without a verdict; `status` is what `wait` says.
  func words(for status: Int32) -> String {
    let signal = status & 0x7f
    let code = status >> 8 & 0xff
    let end =
      if signal != 0 {
        "was ended by signal \(signal)"
      } else if code != 0 {
        "failed with status \(code)"
      } else {
        "ended without an answer"
      }
    return complete("The command \"\(name)\" \(end).")
  }

  /// It does not speak the protocol; `fault` is half a sentence.
  func words(forFault fault: String) -> String {
    complete("The command \"\(name)\" gave an answer that cannot be read: \(fault).")
  }

  /// It took too long.
  var wordsForTimeout: String {
    complete("The command \"\(name)\" took longer than \(DurationText.text(timeout)).")
  }

  private func complete(_ words: String) -> String {
    complaint.map { "\(words)\n\($0)" } ?? words
  }
}
