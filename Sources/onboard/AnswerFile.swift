#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the answers are written.
enum AnswerFile {
  /// Why answers cannot be written there, as far as that can be told before there are any; nil if
  /// nothing is known to be in the way.
  ///
  /// Who has answered everything should not lose it to a folder that does not exist.
  ///
  /// - Parameter what: What is to be written, in words.
  static func obstacle(to path: String?, of what: String = "the answers") -> String? {
    guard let path else {
      let isClosed = fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE == O_RDONLY
      return isClosed ? problem(nil, EBADF, what) : nil
    }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      return problem(path, EISDIR, what)
    }
    let isReplaced = isReplaced(path)
    // The dot makes a file that is no folder an error of its own.
    let place = isReplaced ? "\(folder(of: path))/." : path
    guard access(place, isReplaced ? W_OK | X_OK : W_OK) != 0 else { return nil }
    // A link to nothing becomes a file.
    return !isReplaced && errno == ENOENT ? nil : problem(path, errno, what)
  }

  /// Writes the answers to a file that only its owner can read, or to standard output.
  ///
  /// The file appears whole or not at all: it is written beside its place and renamed. What exists
  /// and is no regular file, such as a FIFO, a device or a link, is written to directly.
  /// - Returns: Why that failed; nil if it did not.
  static func write(
    _ text: String, to path: String?, of what: String = "the answers"
  ) -> String? {
    guard let path else { return StandardStreams.write(text) ? nil : problem(nil, errno, what) }
    let code = isReplaced(path) ? replace(path, with: text) : overwrite(path, with: text)
    return code == 0 ? nil : problem(path, code, what)
  }

  private static func problem(_ path: String?, _ code: Int32, _ what: String) -> String {
    let place = path.map { "\($0): " } ?? ""
    return "\(place)\(what) could not be written: \(FlowFile.reason(code))"
  }

  /// Whether a new file takes the place of what is there.
  ///
  /// Not that of a link: `/dev/stdout` is one, and must stay.
  private static func isReplaced(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func overwrite(_ path: String, with text: String) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return StandardStreams.write(Array(text.utf8), to: descriptor) ? 0 : errno
  }

  private static func replace(_ path: String, with text: String) -> Int32 {
    var template = Array("\(path).XXXXXX".utf8CString)
    // mkstemp makes the file with 0600.
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return errno }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var code: Int32 = StandardStreams.write(Array(text.utf8), to: descriptor) ? 0 : errno
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code != 0 { unlink(temporary) }
    return code
  }
}
