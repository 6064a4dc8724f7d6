#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The open descriptor of a terminal, and what the system can be asked about it.
struct TerminalDevice {
  /// The descriptor, for reading and writing.
  let descriptor: Int32
  /// Whether the open file description is ours.
  ///
  /// Only then is it non-blocking, because the flag is on the description and would be left on for
  /// the shell that shares it.
  let isOwn: Bool

  /// What a read brought.
  enum ReadResult {
    case bytes(Int)
    case nothing
    case ended
  }

  /// Opens the controlling terminal, else the terminal that `standardInput` is.
  static func open(standardInput: Int32) throws(TerminalError) -> TerminalDevice {
    if let descriptor = openAnew(controllingTerminalName()) {
      return TerminalDevice(descriptor: descriptor, isOwn: true)
    }
    guard isatty(standardInput) == 1 else {
      throw .noTerminal(reason: "no controlling terminal, and standard input is not a terminal")
    }
    if let name = name(of: standardInput), let descriptor = openAnew(name) {
      return TerminalDevice(descriptor: descriptor, isOwn: true)
    }
    guard fcntl(standardInput, F_GETFL) & O_ACCMODE == O_RDWR else {
      throw .noTerminal(reason: "the terminal on standard input cannot be written to")
    }
    let copy = fcntl(standardInput, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .failed(call: "fcntl", code: errno) }
    return TerminalDevice(descriptor: copy, isOwn: false)
  }

  private static func openAnew(_ name: String) -> Int32? {
    #if canImport(Darwin)
      let descriptor = Darwin.open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    #elseif canImport(Glibc)
      let descriptor = Glibc.open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = Musl.open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { return nil }
    guard isatty(descriptor) == 1 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func controllingTerminalName() -> String {
    #if canImport(Darwin)
      // poll(2) of macOS answers POLLNVAL for /dev/tty, so the real name is looked for.
      let session = getsid(0)
      for descriptor in STDIN_FILENO...STDERR_FILENO where tcgetsid(descriptor) == session {
        if let name = name(of: descriptor) { return name }
      }
    #endif
    return "/dev/tty"
  }

  private static func name(of descriptor: Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      guard let start = buffer.baseAddress, ttyname_r(descriptor, start, buffer.count) == 0
      else { return nil }
      return String(cString: start)
    }
  }

  /// The line settings, or nil if the terminal has gone.
  var attributes: termios? {
    var attributes = termios()
    return tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
  }

  /// Sets the line settings at once, without waiting for output and without discarding input.
  ///
  /// Returns 0 or the `errno`.
  func setAttributes(_ attributes: termios) -> Int32 {
    var attributes = attributes
    while tcsetattr(descriptor, TCSANOW, &attributes) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// Whether this process may use the terminal; a terminal that is not the controlling one has
  /// no foreground and counts as ours.
  var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// The size in cells that the system knows; 0 where it knows none.
  var windowSize: Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Reads once; never waits.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
    while true {
      // A shared description blocks, so it is asked first.
      if !isOwn && !isReady(for: POLLIN, milliseconds: 0) { return .nothing }
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      if errno == EAGAIN { return .nothing }
      if errno != EINTR { return .ended }
    }
  }

  /// Writes what the terminal takes now and returns how many bytes that was, or nil if it has
  /// gone; never waits.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    if isOwn { return writeOnce(bytes) }
    var written = 0
    // A terminal that is ready has room for some bytes, not for any number; a shared description
    // would wait for the rest.
    while written < bytes.count, isReady(for: POLLOUT, milliseconds: 0) {
      let end = min(written + 256, bytes.count)
      guard let count = writeOnce(UnsafeRawBufferPointer(rebasing: bytes[written..<end]))
      else { return nil }
      if count == 0 { break }
      written += count
    }
    return written
  }

  private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int? {
    while true {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// Waits until the terminal is ready for `events`, at most `milliseconds`.
  ///
  /// A signal ends the wait early.
  func isReady(for events: Int32, milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }
}
