import Foundation

extension PseudoTerminal {
  /// Reads until a condition on the output holds; false if it does not in time.
  func wait(seconds: Double = 20, until isDone: (PseudoTerminal) -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while !isDone(self) {
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { return false }
      let count = output.count
      // Whatever comes next.
      _ = wait(seconds: min(left, 0.2), untilMoreThan: count)
    }
    return true
  }

  private func wait(seconds: Double, untilMoreThan count: Int) -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, Int32(seconds * 1000)) > 0 else { return false }
    readOnce()
    return output.count > count
  }

  /// Types everything, however little of it the terminal takes at a time.
  func typeAll(_ text: String) {
    var rest = Array(text.utf8)[...]
    let deadline = Date().addingTimeInterval(20)
    while !rest.isEmpty, Date() < deadline {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, count))
      if count <= 0 { usleep(1000) }
      readOnce()
    }
  }

  /// Waits until a program stops or ends, reading what it writes.
  func endState(of child: ChildProcess, seconds: Double = 20) -> ChildProcess.State? {
    let deadline = Date().addingTimeInterval(seconds)
    while Date() < deadline {
      if let state = child.nextState(seconds: 0.01) { return state }
      readOnce()
    }
    return nil
  }

  /// How many bytes that were typed a program in raw mode has not read.
  var unreadCount: Int {
    var count: Int32 = 0
    _ = ioctl(slave, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// What has been typed and nobody has read.
  var pendingInput: [UInt8] {
    let found = attributes
    defer { attributes = found }
    // A line that is not ended counts too.
    var raw = found
    raw.c_lflag &= ~tcflag_t(ICANON)
    attributes = raw
    var polled = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(slave, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
