#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open terminal: drawn on, read from, and given back as it was found.
///
/// ```swift
/// let terminal = try Terminal.open()
/// try terminal.enter([.alternateScreen, .cursor, .bracketedPaste])
/// defer { terminal.leave() }
/// ```
///
/// Between ``enter(_:writing:)`` and ``leave(waitingAtMost:)`` the process has handlers for the
/// signals that would leave the terminal in disorder, crashes included. One thread uses it.
public final class Terminal {
  let device: TerminalDevice
  var trap: SignalTrap?
  /// The line settings as they were found; nil while they are in force.
  var found: termios?
  /// The modes that are on, or that come back when the program is resumed.
  public internal(set) var modes: [TerminalMode] = []
  /// Output that the terminal has not taken yet.
  var pending: [UInt8] = []
  var isHungUp = false
  var isResumed = false
  /// Where a read goes: as much as a terminal of Linux has at a time.
  let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)

  init(device: TerminalDevice) {
    self.device = device
  }

  deinit {
    leave()
    close(device.descriptor)
    readBuffer.deallocate()
  }

  /// Opens the controlling terminal of the process, else the terminal that `standardInput` is,
  /// and changes nothing about it.
  ///
  /// It is opened anew, so that what is set on the description is shared with nobody; where that
  /// is not allowed the descriptor that was inherited is used.
  public static func open(standardInput: Int32 = STDIN_FILENO) throws(TerminalError) -> Terminal {
    Terminal(device: try TerminalDevice.open(standardInput: standardInput))
  }

  /// Whether raw mode and the modes are on.
  public var isEntered: Bool { found != nil }

  /// The size in cells, as the system knows it; else `fallback`; else 80×24.
  ///
  /// A dimension that is 0 is not known.
  public func size(fallback: Size? = nil) -> Size {
    func known(_ size: Size?, or other: Size) -> Size {
      guard let size else { return other }
      return Size(
        columns: size.columns > 0 ? size.columns : other.columns,
        rows: size.rows > 0 ? size.rows : other.rows)
    }
    return known(device.windowSize, or: known(fallback, or: .standard)).clamped
  }

  /// Takes the terminal: raw mode, the modes, the signal handlers.
  ///
  /// What was typed before is kept. In the background the process stops until it is brought to
  /// the foreground, as any program does that uses its terminal there.
  ///
  /// - Parameters:
  ///   - modes: What to turn on.
  ///   - bytes: What to write with it, in the same write: the first frame.
  public func enter(
    _ modes: [TerminalMode] = [], writing bytes: [UInt8] = []
  ) throws(TerminalError) {
    guard trap == nil else { throw .inUse }
    trap = try SignalTrap()
    self.modes = modes
    do {
      try takeOver(writing: modes.entering + bytes)
    } catch {
      self.modes = []
      trap = nil
      throw error
    }
  }

  /// Turns on one more mode, which a terminal was found to understand.
  public func turnOn(_ mode: TerminalMode) {
    guard isEntered, !modes.contains(mode) else { return }
    modes.append(mode)
    armCrashTrap()
    write(Array(mode.entering.utf8))
  }

  /// Gives the terminal back: modes off, the line settings byte for byte as they were found, late
  /// input discarded, signal dispositions as before.
  ///
  /// Output that a stopped terminal does not take is dropped.
  ///
  /// - Parameter milliseconds: How long to wait for room for the last bytes.
  /// - Returns: A signal that came and that no ``wait(milliseconds:watching:)`` told of.
  @discardableResult
  public func leave(waitingAtMost milliseconds: Int = 100) -> TerminationSignal? {
    guard let trap else { return nil }
    giveBack(discardingInput: true, milliseconds: milliseconds)
    trap.uninstall()
    self.trap = nil
    modes = []
    return trap.take().termination
  }
}

extension Terminal {
  /// Waits for the foreground, keeps the line settings, and turns everything on.
  func takeOver(writing bytes: [UInt8]) throws(TerminalError) {
    guard awaitForeground() else { throw .failed(call: "tcsetattr", code: EIO) }
    guard let found = device.attributes else { throw .failed(call: "tcgetattr", code: errno) }
    self.found = found
    armCrashTrap()
    let code = device.setAttributes(found.raw)
    guard code == 0 else {
      disarmCrashTrap()
      self.found = nil
      throw .failed(call: "tcsetattr", code: code)
    }
    write(bytes)
  }

  /// Turns everything off.
  func giveBack(discardingInput: Bool, milliseconds: Int) {
    guard let found else { return }
    pending = []
    // In the background the calls below would stop the process before it is done.
    let mask = blockBackgroundStop()
    // Output that was stopped on this side (XOFF, tcflow) would swallow the last bytes.
    tcflow(device.descriptor, TCOON)
    writeLast(modes.leaving, milliseconds: milliseconds)
    // The terminal of a background program is another one's; its line settings are left alone.
    if device.isForeground {
      _ = device.setAttributes(found)
      if discardingInput { tcflush(device.descriptor, TCIFLUSH) }
    }
    restoreMask(mask)
    disarmCrashTrap()
    self.found = nil
  }

  /// Writes `bytes` now, or drops what the terminal does not take.
  private func writeLast(_ bytes: [UInt8], milliseconds: Int) {
    guard let count = taken(of: bytes[...]), count < bytes.count else { return }
    _ = device.isReady(for: POLLOUT, milliseconds: Int32(clamping: max(0, milliseconds)))
    let rest = bytes[count...]
    if taken(of: rest) == rest.count { return }
    // Room is made at the cost of what nobody has read.
    tcflush(device.descriptor, TCOFLUSH)
    _ = taken(of: bytes[...])
  }

  private func taken(of bytes: ArraySlice<UInt8>) -> Int? {
    bytes.isEmpty ? 0 : bytes.withUnsafeBytes { device.write($0) }
  }

  private func blockBackgroundStop() -> sigset_t {
    var blocked = sigset_t()
    var mask = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &mask)
    return mask
  }

  private func restoreMask(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Stops in the background until the process is in the foreground.
  ///
  /// False if it cannot be: its group is orphaned, and nobody will bring it there.
  private func awaitForeground() -> Bool {
    guard let trap else { return false }
    while !device.isForeground {
      // Who ignores SIGTTOU may use the terminal from the background.
      if trap.ignores(SIGTTOU) { return true }
      if !trap.stopInBackground() { return false }
    }
    return true
  }

  func armCrashTrap() {
    guard let found else { return }
    let bytes = modes.leaving.prefix(SignalState.capacity)
    signalState.pointee.terminal = -1
    signalState.pointee.attributes = found
    for (offset, byte) in bytes.enumerated() { signalState.pointee.bytes[offset] = byte }
    signalState.pointee.count = bytes.count
    signalState.pointee.terminal = device.descriptor
  }

  private func disarmCrashTrap() {
    signalState.pointee.terminal = -1
  }
}
