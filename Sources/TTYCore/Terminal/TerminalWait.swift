#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a read brought.
public enum TerminalInput: Hashable, Sendable {
  /// Bytes were appended.
  case bytes
  /// There is nothing to read now.
  case nothing
  /// There will be nothing any more: the terminal has gone.
  case ended
}

extension Terminal {
  /// Sleeps until something happens, with one `poll`.
  ///
  /// - Parameters:
  ///   - milliseconds: How long at most; nil for any time.
  ///   - watched: Other descriptors to wait for.
  public func wait(
    milliseconds: Int? = nil, watching watched: [WatchedDescriptor] = []
  ) -> Wake {
    var polled = [
      pollfd(fd: trap?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isHungUp ? -1 : device.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    if !pending.isEmpty { polled[1].events |= Int16(POLLOUT) }
    for other in watched { polled.append(other.polled) }
    let isDue = isResumed || isHungUp || trap?.noted.isEmpty == false
    let time = isDue ? 0 : milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    let count = poll(&polled, nfds_t(polled.count), time)
    var wake = Wake()
    if count > 0 { note(polled, in: &wake) }
    if polled[0].revents != 0 || count < 0 { trap?.collect() }
    noteSignals(in: &wake)
    wake.isHungUp = isHungUp
    wake.isTimeout = count == 0 && !isDue
    return wake
  }

  private func note(_ polled: [pollfd], in wake: inout Wake) {
    let events = Int32(polled[1].revents)
    wake.isInputReady = events & ~POLLOUT != 0
    if events & (POLLHUP | POLLERR | POLLNVAL) != 0 { isHungUp = true }
    if events & POLLOUT != 0 {
      flush()
      wake.isOutputTaken = pending.isEmpty
    }
    for other in polled[2...] where other.revents != 0 { wake.ready.append(other.fd) }
  }

  private func noteSignals(in wake: inout Wake) {
    guard let trap else { return }
    let signals = trap.take()
    wake.isResized = signals.isResized
    wake.termination = signals.termination
    if signals.isContinued && signals.termination == nil { resumeAfterStop() }
    wake.isSuspendRequested = signals.isStopRequested
    wake.isResumed = isResumed
    isResumed = false
  }

  /// Appends what can be read now to `bytes`, 64 KiB at most, and never waits.
  public func read(into bytes: inout [UInt8]) -> TerminalInput {
    read { bytes += $0 }
  }

  /// Reads what there is now, 64 KiB at most, and never waits.
  ///
  /// - Parameter take: Is given it piece by piece; a piece is there only until it returns.
  public func read(_ take: (UnsafeRawBufferPointer) -> Void) -> TerminalInput {
    var total = 0
    var input = TerminalInput.nothing
    while total < 65536 {
      switch device.read(into: readBuffer) {
      case .bytes(let count):
        take(UnsafeRawBufferPointer(rebasing: readBuffer[..<count]))
        total += count
        input = .bytes
        // A read as short as a key or a reply has taken everything; after a long one, as of a
        // paste, more is likely, and asking now saves drawing in between.
        if count < 256 { return input }
      case .nothing: return input
      case .ended:
        isHungUp = true
        return input == .bytes ? .bytes : .ended
      }
    }
    return input
  }

  /// Reads while an answer is due, before leaving, so that it is not typed at the shell.
  ///
  /// - Parameters:
  ///   - milliseconds: How long at most.
  ///   - isDue: Is given what was read, and says whether there is still something to wait for.
  public func awaitAnswers(atMost milliseconds: Int, whileDue isDue: ([UInt8]) -> Bool) {
    let end = MonotonicTime.milliseconds + milliseconds
    while !isHungUp {
      let left = end - MonotonicTime.milliseconds
      guard left > 0 else { return }
      guard device.isReady(for: POLLIN, milliseconds: Int32(clamping: left)) else { continue }
      var bytes: [UInt8] = []
      if read(into: &bytes) == .bytes && !isDue(bytes) { return }
    }
  }

  /// Whether the terminal has not taken all that was written.
  ///
  /// Frames are better left out then than queued.
  public var hasPendingOutput: Bool { !pending.isEmpty }

  /// Writes `bytes` with one `write`; what the terminal does not take is kept and goes out as it
  /// makes room, during ``wait(milliseconds:watching:)``.
  public func write(_ bytes: [UInt8]) {
    if isHungUp || bytes.isEmpty { return }
    if !pending.isEmpty {
      pending += bytes
      return
    }
    guard let count = bytes.withUnsafeBytes({ device.write($0) }) else {
      isHungUp = true
      return
    }
    if count < bytes.count { pending = Array(bytes[count...]) }
  }

  private func flush() {
    let bytes = pending
    pending = []
    write(bytes)
  }
}
