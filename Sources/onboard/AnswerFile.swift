#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the answers are written.
enum AnswerFile {
  /// Writes the answers to a file that only its owner can read, or to standard output.
  ///
  /// The file appears whole or not at all: it is written beside its place and renamed. What
  /// exists and is no regular file, such as a FIFO, is written to directly.
  /// - Returns: Why that failed; nil if it did not.
  static func write(_ text: String, to path: String?) -> String? {
    guard let path else {
      return StandardStreams.write(text)
        ? nil : "the answers could not be written: \(FlowFile.reason(errno))"
    }
    var status = stat()
    let isPlain = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let code = isPlain ? replace(path, with: text) : append(text, to: path)
    return code == 0 ? nil : "\(path): the answers could not be written: \(FlowFile.reason(code))"
  }

  private static func append(_ text: String, to path: String) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return StandardStreams.write(Array(text.utf8), to: descriptor) ? 0 : errno
  }

  private static func replace(_ path: String, with text: String) -> Int32 {
    var template = Array("\(path).XXXXXX".utf8CString)
    // mkstemp makes the file with 0600.
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return errno }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var code: Int32 = StandardStreams.write(Array(text.utf8), to: descriptor) ? 0 : errno
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code != 0 { unlink(temporary) }
    return code
  }
}
