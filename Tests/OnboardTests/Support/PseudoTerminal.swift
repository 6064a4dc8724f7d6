import Foundation

/// A terminal made of a pair of descriptors; the test is what sits in front of it.
final class PseudoTerminal {
  /// The side of the person.
  private(set) var master: Int32
  /// The side of the program; held open so that the line settings can be looked at.
  private(set) var slave: Int32
  /// The path of the program's side.
  let path: String
  /// All that programs have written so far.
  private(set) var output: [UInt8] = []

  /// Makes a terminal of a size in cells.
  init(columns: Int = 80, rows: Int = 24) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw SystemError(call: "openpty", code: errno)
    }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    self.slave = slave
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    hangUp()
  }

  /// The line settings.
  var attributes: termios {
    get {
      var attributes = termios()
      tcgetattr(slave, &attributes)
      return attributes
    }
    set {
      var attributes = newValue
      tcsetattr(slave, TCSANOW, &attributes)
    }
  }

  /// The line settings as bytes, to be compared whole.
  var attributeBytes: [UInt8] {
    withUnsafeBytes(of: attributes) { Array($0) }
  }

  /// Types bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Changes the window's size.
  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal, as closing its window does.
  func hangUp() {
    for descriptor in [slave, master] where descriptor >= 0 { close(descriptor) }
    (master, slave) = (-1, -1)
  }

  /// Reads until `text` comes after `start` bytes of output.
  ///
  /// False if it does not come in time.
  func wait(for text: String, after start: Int = 0, seconds: Double = 20) -> Bool {
    let wanted = Data(text.utf8)
    let deadline = Date().addingTimeInterval(seconds)
    while Data(output.dropFirst(start)).range(of: wanted) == nil {
      var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let left = deadline.timeIntervalSinceNow
      guard left > 0, poll(&polled, 1, Int32(left * 1000) + 1) >= 0 else { return false }
      readOnce()
    }
    return true
  }

  /// Reads all that has been written: everything before a mark that is written now.
  func readAll() -> Bool {
    let mark = "\u{1}mark \(output.count)\u{1}"
    let bytes = Array(mark.utf8)
    tcflow(slave, TCOON)
    // The program may have left the terminal full.
    var sent = 0
    _ = fcntl(slave, F_SETFL, O_RDWR | O_NONBLOCK)
    while sent < bytes.count {
      sent += max(0, write(slave, Array(bytes[sent...]), bytes.count - sent))
      readOnce()
    }
    _ = fcntl(slave, F_SETFL, O_RDWR)
    return wait(for: mark)
  }

  /// Reads what is there.
  func readOnce() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { output += buffer.prefix(count) }
  }

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Whether a private mode was last set or reset, by the output; nil if neither.
  func isSet(_ mode: Int) -> Bool? {
    let on = Data(output).range(of: Data("\u{1b}[?\(mode)h".utf8), options: .backwards)
    let off = Data(output).range(of: Data("\u{1b}[?\(mode)l".utf8), options: .backwards)
    if on == nil && off == nil { return nil }
    return (on?.lowerBound ?? -1) > (off?.lowerBound ?? -1)
  }
}

/// A call of the system that failed.
struct SystemError: Error {
  var call: String
  var code: Int32
}
