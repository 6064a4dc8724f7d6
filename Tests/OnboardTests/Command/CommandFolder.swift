import Foundation
import Testing

/// A temporary folder with the project's flows in it, where `onboard` is on the path.
///
/// The lines that it runs are lines of the shell, as a person would type them.
final class CommandFolder {
  /// Where it is.
  let path: String

  /// What a line came to.
  struct Result {
    /// The status that the shell reports.
    var status: Int32
    /// What was written to standard output.
    var output: String
    /// What was written to standard error.
    var errors: String
  }

  /// Makes a folder with these files beside `flows`.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("onboard-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("flows"),
      withDestinationURL: FlowFilesTests.folder)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path).appendingPathComponent(name))
  }

  /// The text of a file of the folder; nil if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Runs a line where there is no terminal; standard input is at its end, unless the line says
  /// otherwise.
  func run(_ line: String, environment: [String: String] = [:]) throws -> Result {
    let process = try spawn(
      ["/bin/sh", "-c", "cd '\(path)'\n{ \(line)\n} >.output 2>.errors"], terminal: "/dev/null",
      environment: self.environment(environment), isControlling: false)
    let status = try #require(wait(for: process), "it does not end: \(line)")
    return Result(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f,
      output: text(".output") ?? "", errors: text(".errors") ?? "")
  }

  /// Starts a line in the foreground of a terminal; a line that is only a call of `onboard` may
  /// begin with `exec`, so that the process is `onboard` itself.
  func start(
    _ line: String, on terminal: PseudoTerminal, environment: [String: String] = [:],
    ignoring ignored: [Int32] = []
  ) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", "cd '\(path)'\n\(line)"], on: terminal,
      environment: self.environment(["TERM": "linux"].merging(environment) { $1 }),
      ignoring: ignored)
  }

  /// The whole environment of what is started; an empty `TERM` stands for none.
  private func environment(_ more: [String: String]) -> [String: String] {
    let folder = URL(fileURLWithPath: ChildProcess.product("onboard")).deletingLastPathComponent()
    let base = [
      "PATH": "\(folder.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      // Swift's own crash reporter would start a dialogue on the terminal.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    return base.merging(more) { $1 }
  }

  /// The status of a process when it has ended; nil if it does not in time.
  private func wait(for process: pid_t, seconds: Double = 60) -> Int32? {
    let deadline = Date().addingTimeInterval(seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Date() < deadline else {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        return nil
      }
      usleep(2000)
    }
    return status
  }
}

extension CommandFolder {
  /// A folder with `d/sign-in.json`, and with these scripts and whatever else.
  static func withScripts(_ files: [String: String] = [:]) throws -> CommandFolder {
    let folder = try CommandFolder()
    _ = try folder.run("mkdir -p d/sign-in && cp flows/sign-in.json d/")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }
}
