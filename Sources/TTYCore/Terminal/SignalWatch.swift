#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals of a process that waits for something and has no terminal to give back.
///
/// While it exists, a signal that asks the process to end does not end it but a wait, so that what
/// was begun can be ended first. A stop stops the process as ever.
public final class SignalWatch {
  private let trap: SignalTrap

  /// Begins to watch.
  ///
  /// - Throws: ``TerminalError/inUse`` while a terminal is in use, whose waits tell of signals.
  public init() throws(TerminalError) {
    trap = try SignalTrap()
  }

  /// Sleeps until a watched descriptor is ready or a signal comes, with one `poll`.
  ///
  /// - Parameter milliseconds: How long at most.
  public func wait(milliseconds: Int, watching watched: [WatchedDescriptor]) -> Wake {
    var polled = [WatchedDescriptor(trap.descriptor).polled] + watched.map(\.polled)
    let count = poll(&polled, nfds_t(polled.count), Int32(clamping: max(0, milliseconds)))
    var wake = Wake()
    wake.isTimeout = count == 0
    if count > 0 { wake.ready = polled.dropFirst().filter { $0.revents != 0 }.map(\.fd) }
    trap.collect()
    let signals = trap.take()
    if signals.isStopRequested { trap.stop() }
    wake.termination = signals.termination ?? trap.take().termination
    return wake
  }
}
