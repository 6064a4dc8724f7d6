#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the signal handlers read.
///
/// A handler may run between any two instructions, so all of this is in memory that is allocated
/// once and never freed or moved: no array, no class, no lock.
struct SignalState {
  /// The writing end of the pipe that wakes the loop, or -1.
  var wakeDescriptor: Int32 = -1
  /// The terminal to restore after a crash, or -1 while there is nothing to restore.
  ///
  /// It is set last and cleared first, so that what is below is whole whenever it is read.
  var terminal: Int32 = -1
  /// The line settings to restore.
  var attributes = termios()
  /// The bytes that turn the modes off, at most ``capacity``.
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  var count = 0
  /// The dispositions as they were found, by signal number.
  let found = UnsafeMutablePointer<sigaction>.allocate(capacity: signalLimit)

  static let capacity = 512
  static let signalLimit = 65
}

/// The state of the handlers.
///
/// `nonisolated(unsafe)` because a handler cannot wait for a lock; that is safe because one
/// ``SignalTrap`` at a time changes it, in the order said above. The pointer is made before a
/// handler is installed, as making it is not safe inside one.
nonisolated(unsafe) let signalState: UnsafeMutablePointer<SignalState> = {
  let state = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
  state.initialize(to: SignalState())
  state.pointee.found.initialize(repeating: sigaction(), count: SignalState.signalLimit)
  // For a host that ends the process without leaving.
  atexit(restoreTerminalFromHandler)
  return state
}()

/// Tells the loop that a signal came.
///
/// Calls nothing that is not safe in a handler.
func noteSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  // When the pipe is full the loop has enough to wake up for.
  _ = write(signalState.pointee.wakeDescriptor, &byte, 1)
  errno = code
}

/// Gives the terminal back and lets the crash take its course: with the disposition as it was
/// found, so that a core file or the runtime's own report is still to be had.
func restoreAfterCrash(_ number: Int32) {
  restoreTerminalFromHandler()
  sigaction(number, signalState.pointee.found + Int(number), nil)
  // Pending until the handler returns, as the signal is blocked in it. A fault would come again by
  // itself; a signal from outside would not.
  raise(number)
}

/// Gives the terminal back with calls that are safe in a handler.
func restoreTerminalFromHandler() {
  let state = signalState
  let terminal = state.pointee.terminal
  guard terminal >= 0 else { return }
  state.pointee.terminal = -1
  var polled = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
  if poll(&polled, 1, 100) > 0 {
    _ = write(terminal, state.pointee.bytes, state.pointee.count)
  }
  let group = tcgetpgrp(terminal)
  if group < 0 || group == getpgrp() {
    tcsetattr(terminal, TCSANOW, &state.pointee.attributes)
  }
}
