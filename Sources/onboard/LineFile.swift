#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where announcements or a debug log are written, line by line as they come, so that a screen reader
/// or `tail -f` can follow.
///
/// A regular file is appended to; a FIFO is waited for until somebody reads it.
final class LineFile {
  /// What is kept for a reader that takes nothing, in bytes.
  private static let limit = 1 << 20

  private let path: String
  /// What the lines are, in the plural.
  private let what: String
  private let descriptor: Int32
  private let isPatient: Bool
  private var pending: [UInt8] = []
  /// Why lines were lost, as the system says it.
  private var failure: Int32?

  /// Opens the file, and makes it if there is none: only its owner can read it.
  ///
  /// - Parameters:
  ///   - what: What the lines are, in the plural.
  ///   - isPatient: Whether a reader that is slow is waited for, since no person is there to wait.
  /// - Throws: Why that failed, in words.
  init(_ path: String, of what: String, isPatient: Bool) throws(FlowFile.Failure) {
    self.path = path
    self.what = what
    self.isPatient = isPatient
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    if descriptor < 0 { throw FlowFile.Failure(message: Self.words(path, what, errno)) }
    // The description is our own, so that this changes it for nobody else.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Writes a line as far as that can be done at once; the rest goes with the next one.
  ///
  /// A reader that has stopped must not stop the run.
  func append(_ line: String) {
    guard failure == nil else { return }
    pending += Array(line.utf8) + [UInt8(ascii: "\n")]
    if isPatient { return writeAll() }
    let count = pending.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      pending.removeFirst(count)
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      failure = errno
    }
    if pending.count > Self.limit { failure = failure ?? EAGAIN }
  }

  private func writeAll() {
    if !StandardStreams.write(pending, to: descriptor) { failure = errno }
    pending = []
  }

  /// Writes what is left, waiting for the reader.
  ///
  /// - Returns: Why lines were lost, in words; nil if none was.
  func finish() -> String? {
    if failure == nil { writeAll() }
    return failure.map { Self.words(path, what, $0) }
  }

  private static func words(_ path: String, _ what: String, _ code: Int32) -> String {
    "\(path): the \(what) could not be written: \(FlowFile.reason(code))"
  }
}
