#if canImport(Glibc)
  import Glibc

  /// Nanoseconds since some moment in the past.
  func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  func milliseconds(from start: Int, to end: Int) -> Double {
    Double(end - start) / 1_000_000
  }

  /// A terminal of 80×24 cells, with this process in front of it.
  final class BenchmarkTerminal {
    /// When the last byte came, in nanoseconds.
    private(set) var lastByte = 0
    private var output: [UInt8] = []
    private var master: Int32 = -1
    private var slave: Int32 = -1
    private let path: String

    init?() {
      var name = [CChar](repeating: 0, count: 128)
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else { return nil }
      path = String(
        decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
      close(master)
      close(slave)
    }

    var byteCount: Int { output.count }
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Starts a program as the leader of a session whose terminal this is.
    func start(_ arguments: [String]) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // POSIX_SPAWN_SETSID, which the C library hides from Swift.
      posix_spawnattr_setflags(&attributes, 0x80)
      let vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
      let variables = ["TERM=xterm-256color", "LANG=C.UTF-8"]
      let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
      defer { for text in vector + environment { free(text) } }
      var process: pid_t = 0
      let code = posix_spawn(
        &process, arguments[0], &actions, &attributes, vector, environment)
      return code == 0 ? process : nil
    }

    func type(_ bytes: [UInt8]) {
      _ = write(master, bytes, bytes.count)
    }

    /// Reads what comes first within some time.
    func read(milliseconds: Int32) -> Bool {
      var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, milliseconds) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = Glibc.read(master, &buffer, buffer.count)
      guard count > 0 else { return false }
      lastByte = now()
      output += buffer.prefix(count)
      return true
    }

    /// Reads until a text has come.
    func wait(for wanted: String) -> Bool {
      while !text.contains(wanted) {
        guard read(milliseconds: 5000) else { return false }
      }
      return true
    }

    /// Says what an xterm says to a request for its attributes, and lets what follows come.
    func answerQueries() {
      if text.contains("\u{1b}[c") { type(Array("\u{1b}[?1;2c".utf8)) }
      while read(milliseconds: 50) {}
    }

    /// Waits for a program to end.
    ///
    /// - Returns: Whether it ended by itself.
    func end(of process: pid_t) -> Bool {
      var status: Int32 = 0
      // What it writes at the end must be taken, or it waits.
      while waitpid(process, &status, WNOHANG) == 0 { _ = read(milliseconds: 0) }
      lastByte = now()
      while read(milliseconds: 0) {}
      return status & 0x7f == 0
    }
  }
#endif
