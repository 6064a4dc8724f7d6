import Foundation

/// A shell that runs the command, and writes down how it finds the terminal before and after.
///
/// The script is run on a terminal that the test does not hold: in tmux, or at the other end of ssh.
final class ShellScene {
  /// The folder of the script and of what it writes.
  let folder: URL

  /// A flow of two texts without rules.
  static let twoTexts = """
    {"flow": "two-texts", "title": "Two texts", "steps": [{"id": "step", "title": "Step", "fields": [
      {"id": "name", "type": "text", "label": "Name"},
      {"id": "city", "type": "text", "label": "City"}]}]}
    """

  /// Prepares the script.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `onboard`; `two-texts.json` is in the folder where it runs.
  ///   - prologue: Lines of the script before everything else; by default they turn job control on.
  init(_ arguments: String, prologue: String = "set -m") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("onboard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = Self.script(
      arguments: arguments, prologue: prologue, folder: folder.path,
      command: ChildProcess.product("onboard"))
    try Data(script.utf8).write(to: folder.appendingPathComponent("script"))
    try Data(Self.twoTexts.utf8).write(to: folder.appendingPathComponent("two-texts.json"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of a flow that is part of the project.
  static func flow(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("flows/\(name).json").path
  }

  /// With job control a command that stops gives the terminal to the shell until a line is typed.
  ///
  /// At the end the shell takes what has been typed at it, for as long as more of it comes.
  private static func script(
    arguments: String, prologue: String, folder: String, command: String
  ) -> String {
    """
    \(prologue)
    cd '\(folder)'
    export LANG=C.UTF-8 SWIFT_BACKTRACE=enable=no
    stty -g > before
    echo BEFORE
    '\(command)' \(arguments) > answers
    status=$?
    if [ $status = 148 ]; then
      stty -g > stopped
      echo STOPPED
      read line
      fg
      status=$?
    fi
    stty -g > after
    echo AFTER
    stty -icanon min 0 time 2
    cat > left
    stty icanon
    echo $status > status.part
    mv status.part status
    exec cat > rest
    """
  }

  /// What the script wrote into a file; nil if it has not.
  func text(_ name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits for the command's exit status, which is written last; nil if it does not come.
  func status(seconds: Double = 20) -> Int? {
    let deadline = Date().addingTimeInterval(seconds)
    while Date() < deadline {
      if let text = text("status") { return Int(text.dropLast()) }
      usleep(10_000)
    }
    return nil
  }

  /// Whether the line settings were found as they had been, and nothing was left for the shell.
  var isTerminalGivenBack: Bool {
    let before = text("before")
    return before?.isEmpty == false && before == text("after") && text("left") == ""
  }
}
