#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the environment says of the machine.
enum Surroundings {
  /// Whether nobody is there, by the convention of build services: `CI` is set, and not to `0` or
  /// `false` in any case.
  static var isAutomated: Bool {
    guard let value = variable("CI")?.lowercased() else { return false }
    return !value.isEmpty && value != "0" && value != "false"
  }

  /// A variable of the environment; nil if it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The bytes of a small regular file, 1 MiB at most; nil if there is none that can be read.
  static func file(_ path: String) -> [UInt8]? {
    // A FIFO is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= 1 << 20
    else { return nil }
    var bytes: [UInt8] = []
    while bytes.count <= 1 << 20, let more = StandardStreams.read(from: descriptor) {
      bytes += more
    }
    return bytes
  }
}
