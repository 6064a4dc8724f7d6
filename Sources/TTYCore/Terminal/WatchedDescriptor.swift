#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A descriptor to wait for beside the terminal.
public struct WatchedDescriptor: Hashable, Sendable {
  /// The descriptor.
  public var descriptor: Int32
  /// Whether to wait for room to write rather than for bytes to read.
  public var isForWriting: Bool

  /// Creates a descriptor to wait for.
  public init(_ descriptor: Int32, isForWriting: Bool = false) {
    self.descriptor = descriptor
    self.isForWriting = isForWriting
  }

  /// Sleeps until one of these is ready, with one `poll`.
  ///
  /// - Parameter milliseconds: How long at most.
  public static func wait(for watched: [WatchedDescriptor], milliseconds: Int) {
    var polled = watched.map(\.polled)
    poll(&polled, nfds_t(polled.count), Int32(clamping: max(0, milliseconds)))
  }

  /// What `poll` is given for it.
  var polled: pollfd {
    pollfd(fd: descriptor, events: Int16(isForWriting ? POLLOUT : POLLIN), revents: 0)
  }
}
