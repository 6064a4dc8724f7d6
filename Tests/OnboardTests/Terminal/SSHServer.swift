import Foundation

/// An ssh server on 127.0.0.1 with keys and a configuration of its own, for one test.
final class SSHServer {
  private let folder: URL
  private let port: UInt16
  private var process: pid_t = -1

  private static let server = installedProgram("sshd")
  private static let client = installedProgram("ssh")
  private static let keyMaker = installedProgram("ssh-keygen")

  /// Whether all programs are installed.
  static var isInstalled: Bool { server != nil && client != nil && keyMaker != nil }

  /// Starts the server and waits until it listens.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("onboard-ssh-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    port = try Self.freePort()
    for name in ["host", "user"] {
      _ = try output(
        of: [Self.keyMaker ?? "", "-q", "-t", "ed25519", "-N", "", "-f", path(name)],
        environment: Self.environment)
    }
    try FileManager.default.copyItem(atPath: path("user.pub"), toPath: path("authorized"))
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: path("configuration")))
    // The server wants this folder if it runs as root.
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
    try Data().write(to: URL(fileURLWithPath: path("log")))
    process = try start(
      [Self.server ?? "", "-D", "-e", "-f", path("configuration")],
      environment: Self.environment, output: path("log"))
    try awaitListening()
  }

  deinit {
    if process > 0 {
      kill(process, SIGTERM)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a script at the other end, on a terminal there that `terminal` is the screen of.
  func run(_ script: URL, on terminal: PseudoTerminal) throws -> ChildProcess {
    let options = [
      "StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "IdentitiesOnly=yes",
      "LogLevel=ERROR", "EscapeChar=none", "Port=\(port)", "IdentityFile=\(path("user"))",
    ]
    return try ChildProcess(
      Self.client ?? "",
      ["-tt", "-F", "/dev/null"] + options.flatMap { ["-o", $0] }
        + ["127.0.0.1", "sh '\(script.path)'"],
      on: terminal, environment: Self.environment)
  }

  private static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "HOME": "/",
  ]

  private var configuration: String {
    """
    Port \(port)
    ListenAddress 127.0.0.1
    HostKey \(path("host"))
    AuthorizedKeysFile \(path("authorized"))
    PidFile none
    StrictModes no
    UsePAM no
    PasswordAuthentication no
    PermitRootLogin prohibit-password
    PrintMotd no
    LogLevel ERROR

    """
  }

  private func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private func awaitListening() throws {
    for _ in 0..<500 {
      if Self.isListening(port) { return }
      usleep(10_000)
    }
    let log = (try? String(contentsOfFile: path("log"), encoding: .utf8)) ?? ""
    throw ProgramFailure(arguments: ["sshd"], status: 0, text: log)
  }

  private static func isListening(_ port: UInt16) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    return withAddress(port) { connect(descriptor, $0, $1) } == 0
  }

  /// A port that nobody listened at a moment ago.
  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withAddress(0, { bind(descriptor, $0, $1) }) == 0 else {
      throw SystemError(call: "bind", code: errno)
    }
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withAddress(
    _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
