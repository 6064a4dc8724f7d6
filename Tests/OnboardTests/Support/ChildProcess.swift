import Foundation

/// A program that runs on a pseudo-terminal, under a parent that does the job control of a shell.
final class ChildProcess {
  /// What became of the program.
  enum State: Equatable {
    case stopped(signal: Int32)
    case exited(status: Int32)
    case ended(signal: Int32)
  }

  /// The program's process.
  private(set) var process: pid_t = 0
  /// The CPU time that the program took, in milliseconds; known when it has ended.
  private(set) var cpuMilliseconds = 0
  private var hasEnded = false
  private let supervisor: pid_t
  private let orders: Int32
  private var unread: [UInt8] = []

  /// A program that is built beside the tests.
  static func product(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Starts a program in the foreground of a terminal, which becomes its controlling terminal.
  ///
  /// - Parameters:
  ///   - environment: The whole environment.
  ///   - ignored: Signals that the program finds ignored.
  init(
    _ program: String, _ arguments: [String], on terminal: PseudoTerminal,
    environment: [String: String] = [:], ignoring ignored: [Int32] = []
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SystemError(call: "socketpair", code: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    orders = ends[0]
    supervisor = try spawn(
      [Self.product("TerminalFixture"), "supervise"] + ignored.map { "-\($0)" } + [program]
        + arguments,
      terminal: terminal.path, extra: ends[1], environment: environment)
    close(ends[1])
    guard let line = readLine(seconds: 20), let number = Int32(line.dropFirst(4)) else {
      throw SystemError(call: "supervise", code: 0)
    }
    process = number
  }

  deinit {
    close(orders)
    // The number of a process that has ended may be another's by now.
    if !hasEnded { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(supervisor, &status, 0)
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Continues the program after a stop.
  func resume(inForeground: Bool = true) {
    _ = write(orders, inForeground ? "f" : "b", 1)
  }

  /// Waits until the program stops or ends; nil if it does neither in time.
  func nextState(seconds: Double = 20) -> State? {
    guard let line = readLine(seconds: seconds) else { return nil }
    let words = line.split(separator: " ")
    guard words.count >= 2, let number = Int32(words[1]) else { return nil }
    if words.count == 4 { cpuMilliseconds = Int(words[3]) ?? 0 }
    hasEnded = words[0] != "stopped"
    switch words[0] {
    case "stopped": return .stopped(signal: number)
    case "exited": return .exited(status: number)
    default: return .ended(signal: number)
    }
  }

  private func readLine(seconds: Double) -> String? {
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      if let end = unread.firstIndex(of: 10) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var polled = pollfd(fd: orders, events: Int16(POLLIN), revents: 0)
      let left = deadline.timeIntervalSinceNow
      guard left > 0, poll(&polled, 1, Int32(left * 1000) + 1) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(orders, &buffer, buffer.count)
      guard count > 0 else { return nil }
      unread += buffer.prefix(count)
    }
  }
}

/// Starts a program as the leader of a new session on a terminal, with `extra` as descriptor 3.
///
/// - Parameter isControlling: Whether the terminal becomes the session's controlling one.
func spawn(
  _ arguments: [String], terminal: String, extra: Int32? = nil, environment: [String: String],
  isControlling: Bool = true
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  let flags = isControlling ? O_RDWR : O_RDWR | O_NOCTTY
  posix_spawn_file_actions_addopen(&actions, 0, terminal, flags, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  if let extra { posix_spawn_file_actions_adddup2(&actions, extra, 3) }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // The threads of the tests block signals. 0x80 is POSIX_SPAWN_SETSID, which the C library hides
  // from Swift.
  var mask = sigset_t()
  sigemptyset(&mask)
  posix_spawnattr_setsigmask(&attributes, &mask)
  posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
  let vector = arguments.map { strdup($0) } + [nil]
  let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in vector + variables { free(text) } }
  var process: pid_t = 0
  let code = posix_spawn(&process, arguments[0], &actions, &attributes, vector, variables)
  guard code == 0 else { throw SystemError(call: "posix_spawn", code: code) }
  return process
}
