#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TTYCore

/// Standard input, output and error.
enum StandardStreams {
  /// Makes descriptors 0 to 2 open, so that no file that is opened later becomes one of them, and
  /// turns a reader that has gone into an error of `write`.
  ///
  /// What was closed is opened the other way round, so that its use fails as before: answers that
  /// go nowhere were not written.
  static func prepare() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is the one that is missing.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes text to standard output.
  ///
  /// - Returns: Whether all of it was taken.
  static func write(_ text: String) -> Bool {
    write(Array(text.utf8), to: STDOUT_FILENO)
  }

  /// Writes a message to standard error, after the name of the command; control characters in it
  /// are made harmless.
  static func complain(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextGate.clean($0) }
    _ = write(Array("onboard: \(lines.joined(separator: "\n"))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes to a descriptor, waiting for it if it must.
  ///
  /// - Returns: Whether all of them were taken.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { pointer in
        #if canImport(Darwin)
          Darwin.write(descriptor, pointer.baseAddress, pointer.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, pointer.baseAddress, pointer.count)
        #else
          Glibc.write(descriptor, pointer.baseAddress, pointer.count)
        #endif
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&polled, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// What a descriptor is; `null` is the device that has nothing to read.
  enum Kind {
    case terminal, directory, null, other
  }

  /// What standard input is.
  static var inputKind: Kind {
    if isatty(STDIN_FILENO) == 1 { return .terminal }
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    case S_IFCHR:
      var null = stat()
      return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev ? .null : .other
    default: return .other
    }
  }

  /// Waits until there is something to read, the end included.
  ///
  /// - Parameter deadline: When to give up, in milliseconds; never, if nil.
  /// - Returns: Whether there is.
  static func isReady(_ descriptor: Int32, until deadline: Int?) -> Bool {
    guard let deadline else { return true }
    while true {
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0 else { return false }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // An error is the reader's to find.
      let count = poll(&polled, 1, Int32(clamping: left))
      if count > 0 || (count < 0 && errno != EINTR) { return true }
    }
  }

  /// Reads what is there, waiting for the first byte; nil at the end, where `errno` is 0, and on an
  /// error.
  static func read(from descriptor: Int32, atMost limit: Int = 65536) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        #if canImport(Darwin)
          count = Darwin.read(descriptor, buffer.baseAddress, limit)
        #elseif canImport(Musl)
          count = Musl.read(descriptor, buffer.baseAddress, limit)
        #else
          count = Glibc.read(descriptor, buffer.baseAddress, limit)
        #endif
        initialized = max(0, count)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&polled, 1, -1)
        continue
      }
      if count == 0 { errno = 0 }
      return nil
    }
  }
}
