import Foundation

/// Starts a program in a session of its own, without a terminal, and gives its process.
///
/// - Parameters:
///   - arguments: The program's path and its arguments.
///   - environment: The whole environment.
///   - output: The path of a file for what it writes.
func start(
  _ arguments: [String], environment: [String: String], output: String = "/dev/null"
) throws -> pid_t {
  // A file for all three: what the program leaves behind could keep a pipe open.
  try spawn(arguments, terminal: output, environment: environment, isControlling: false)
}

/// Runs a program to its end and gives what it wrote.
func output(of arguments: [String], environment: [String: String] = [:]) throws -> String {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("output-\(UUID().uuidString)")
  try Data().write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = try start(arguments, environment: environment, output: file.path)
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1, errno == EINTR {}
  let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  guard status == 0 else { throw ProgramFailure(arguments: arguments, status: status, text: text) }
  return text
}

/// A program that failed.
struct ProgramFailure: Error {
  var arguments: [String]
  var status: Int32
  var text: String
}

/// Where a program is; nil if it is not installed.
func installedProgram(_ name: String) -> String? {
  // sshd is where the path of most people does not lead.
  let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin:/usr/bin"
  return path.split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
