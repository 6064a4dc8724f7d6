import Foundation

@testable import TTYCore

/// A terminal that is not ours: tmux without a client, on a socket of its own.
///
/// What is written goes through a FIFO to `cat` in the pane. tmux has seen all of it when the title
/// that follows it has become the pane's.
final class TmuxTerminal {
  private let folder: URL
  private let name = "onboard-\(UUID().uuidString)"
  private let input: FileHandle
  private var writes = 0
  let size: Size

  /// Where tmux is; nil if it is not installed.
  static let executable: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/tmux" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Failure: Error {
    var text: String
  }

  init(size: Size) throws {
    self.size = size
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fifo = folder.appendingPathComponent("bytes").path
    guard mkfifo(fifo, 0o600) == 0 else { throw Failure(text: "mkfifo: \(errno)") }
    // Both ways, so that opening waits for nobody.
    guard let handle = FileHandle(forUpdatingAtPath: fifo) else { throw Failure(text: fifo) }
    input = handle
    let extent = ["-x", "\(size.columns)", "-y", "\(size.rows)"]
    let command = "stty raw -echo; exec cat '\(fifo)'"
    _ = try tmux(["-f", "/dev/null", "new-session", "-d"] + extent + [command])
    _ = try tmux(["set", "-g", "status", "off"])
    _ = try tmux(["resize-window"] + extent)
  }

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes to the terminal and waits until it has seen everything.
  func feed(_ bytes: [UInt8]) throws {
    writes += 1
    let mark = "mark-\(writes)"
    try input.write(contentsOf: Data(bytes + Array("\u{1B}]2;\(mark)\u{1B}\\".utf8)))
    for _ in 0..<1000 {
      if try tmux(["display-message", "-p", "#{pane_title}"]) == mark + "\n" { return }
      usleep(2000)
    }
    throw Failure(text: "tmux has not read \(bytes.readable)")
  }

  /// The cells that it shows; a row ends with the last that was written, erased ones behind it
  /// are not captured, whatever their background.
  func cells(profile: WidthProfile) throws -> [[VirtualScreen.Cell]] {
    let text = try tmux(["capture-pane", "-p", "-e", "-N"])
    var pen = Style.plain
    return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows)
      .map { line in
        var row: [VirtualScreen.Cell] = []
        var parser = OutputParser(Array(line.utf8))
        while let item = parser.next() {
          switch item {
          case .text(let text): row += TmuxTerminal.cells(text, pen, profile)
          case .sequence(let parameters, UInt8(ascii: "m")):
            let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
            pen = OutputParser.style(pen, after: numbers)
          default: row.append(VirtualScreen.rubbish)
          }
        }
        return row
      }
  }

  /// The cursor, and whether it is visible.
  func cursor() throws -> (point: Point, isVisible: Bool) {
    let numbers = try tmux(["display-message", "-p", "#{cursor_x} #{cursor_y} #{cursor_flag}"])
      .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 3 else { throw Failure(text: "no cursor: \(numbers)") }
    return (Point(column: numbers[0], row: numbers[1]), numbers[2] == 1)
  }

  private static func cells(
    _ text: String, _ pen: Style, _ profile: WidthProfile
  ) -> [VirtualScreen.Cell] {
    text.flatMap { character in
      let width = CellWidth.of(character, in: profile)
      return [VirtualScreen.Cell(text: String(character), width: width, style: pen)]
        + Array(
          repeating: VirtualScreen.Cell(text: "", width: 0, style: pen), count: max(0, width - 1))
    }
  }

  /// Runs tmux and gives what it writes.
  ///
  /// It writes to a file: the server that it leaves behind could keep a pipe open.
  private func tmux(_ arguments: [String]) throws -> String {
    let output = folder.appendingPathComponent("output").path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The threads of the tests block signals, and tmux would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let executable = TmuxTerminal.executable ?? "tmux"
    let vector = ([executable, "-u", "-L", name] + arguments).map { strdup($0) } + [nil]
    let environment = TmuxTerminal.environment.map { strdup($0) } + [nil]
    defer { for pointer in vector + environment { free(pointer) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, vector, environment)
    guard result == 0 else { throw Failure(text: "posix_spawn: \(result)") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    guard status == 0 else { throw Failure(text: "tmux \(arguments) ended with \(status)") }
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
  }

  private static let environment = [
    "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=xterm-256color", "HOME=/",
    "SHELL=/bin/sh",
  ]
}
