import Foundation

/// A shell in tmux, which is a terminal that answers, pastes and resizes by rules of its own.
final class TmuxSession {
  /// What the shell runs and writes.
  let scene: ShellScene
  private let name = "onboard-\(UUID().uuidString)"

  /// Where tmux is; nil if it is not installed.
  static let executable = installedProgram("tmux")

  /// Starts tmux on a socket of its own, with a shell that runs `onboard` with these arguments.
  init(_ arguments: String, columns: Int = 80, rows: Int = 24) throws {
    scene = try ShellScene(arguments)
    let size = ["-x", "\(columns)", "-y", "\(rows)"]
    let script = scene.folder.appendingPathComponent("script").path
    try tmux(
      ["-f", "/dev/null", "set", "-g", "default-terminal", "tmux-256color", ";"]
        + ["set", "-g", "status", "off", ";", "new-session", "-d"] + size + ["sh '\(script)'"])
    try tmux(["resize-window"] + size)
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try output(
      of: [Self.executable ?? "tmux", "-u", "-L", name] + arguments,
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
        "HOME": "/", "SHELL": "/bin/sh",
      ])
  }

  /// The screen as text.
  func screen() -> String {
    (try? tmux(["capture-pane", "-p"])) ?? ""
  }

  /// Waits until the screen is as `isRight` wants it.
  ///
  /// False if it does not become so in time.
  func wait(seconds: Double = 20, until isRight: (String) -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while !isRight(screen()) {
      if Date() > deadline { return false }
      usleep(10_000)
    }
    return true
  }

  /// Waits until a text is on the screen.
  func wait(for text: String) -> Bool {
    wait { $0.contains(text) }
  }

  /// Waits until a field or button has the mark of the focus before it.
  func wait(forFocusOn label: String) -> Bool {
    wait { screen in
      screen.split(separator: "\n").contains { line in
        guard let start = line.range(of: label)?.lowerBound else { return false }
        let before = line[..<start].suffix(2)
        return before.last == " " && before.count == 2 && before.first != " "
      }
    }
  }

  /// Types a text.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Presses keys, which have tmux's names.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Pastes a text, between markers if the program has asked for them.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", text])
    try tmux(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Whether the first screen is shown, and its cursor.
  func isScreenGivenBack() throws -> Bool {
    try tmux(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}"])
      == "0 1 0\n"
  }
}
