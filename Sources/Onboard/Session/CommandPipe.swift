#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One end of a pipe; closed when it is let go of, and never inherited.
final class CommandPipe {
  /// The descriptor; -1 once it was closed.
  private(set) var descriptor: Int32

  /// What the system said when something could not be made: an `errno`.
  struct Failure: Error {
    var code: Int32
  }

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close() }

  /// Makes a pipe, from the end that is read to the one that is written.
  static func make() throws(Failure) -> (reading: CommandPipe, writing: CommandPipe) {
    var ends: (Int32, Int32) = (-1, -1)
    let status = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard status == 0 else { throw Failure(code: errno) }
    return (CommandPipe(ends.0), CommandPipe(ends.1))
  }

  /// Whether there may be more to read, or somebody who reads.
  var isOpen: Bool { descriptor >= 0 }

  /// Reads and writes return at once from now on.
  func makeNonBlocking() {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  func close() {
    guard isOpen else { return }
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #endif
    descriptor = -1
  }

  /// Reads what is there, 64 KiB at most so that keys get their turn, and closes at the end.
  func read(_ take: ([UInt8]) -> Void) {
    guard isOpen else { return }
    let size = 65536
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      repeat {
        #if canImport(Darwin)
          count = Darwin.read(descriptor, buffer.baseAddress, size)
        #elseif canImport(Glibc)
          count = Glibc.read(descriptor, buffer.baseAddress, size)
        #elseif canImport(Musl)
          count = Musl.read(descriptor, buffer.baseAddress, size)
        #endif
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    if count > 0 {
      take(bytes)
    } else if count == 0 || errno != EAGAIN {
      close()
    }
  }

  /// Writes what is taken now, and leaves the rest in `bytes`.
  ///
  /// - Returns: Whether there is still somebody who reads.
  func write(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { pointer in
        #if canImport(Darwin)
          Darwin.write(descriptor, pointer.baseAddress, pointer.count)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, pointer.baseAddress, pointer.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, pointer.baseAddress, pointer.count)
        #endif
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        return true
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
