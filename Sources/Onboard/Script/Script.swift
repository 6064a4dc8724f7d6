import TTYCore

/// A .keys script: what a person does in a run of a flow, and what must be seen.
///
/// docs/keys.md describes the language. A script is a value: reading it needs a function that gives
/// the bytes of a named file, running it needs ``ScriptRunner``.
public struct Script: Sendable {
  /// The name of the file, by which others beside it are found.
  public let path: String
  /// What is done, in order; includes are in their places.
  public let lines: [ScriptLine]
  /// The file of the flow that the script names, as seen from where `path` is; nil if it names none.
  public let flowPath: String?
  /// The line that names the flow.
  private let flowLine: ScriptLine?
  /// The size of the window at first, in cells; nil if the script does not say.
  public let size: Size?
  /// The files that the lines are from, the script itself first.
  let sources: [ScriptSource]

  init(
    path: String, lines: [ScriptLine], flowPath: String?, flowLine: ScriptLine? = nil,
    size: Size?, sources: [ScriptSource]
  ) {
    self.path = path
    self.lines = lines
    self.flowPath = flowPath
    self.flowLine = flowLine
    self.size = size
    self.sources = sources
  }

  /// The name of the file that a line is from.
  public func path(of line: ScriptLine) -> String {
    sources.indices.contains(line.source) ? sources[line.source].path : path
  }

  /// A fault of the flow that the script is for, at the line that names it if there is one.
  public func flowFault(_ message: String) -> ScriptFault {
    flowLine.map { fault(message, at: $0) } ?? ScriptFault(path: path, fault: Fault(message))
  }

  /// A fault at the place of a line.
  func fault(_ message: String, at line: ScriptLine, suggestion: String? = nil) -> ScriptFault {
    guard sources.indices.contains(line.source) else {
      return ScriptFault(path: path, fault: Fault(message, suggestion: suggestion))
    }
    return ScriptFault(
      message, at: line.subject, in: sources[line.source], suggestion: suggestion)
  }

  /// The path of a file that is named in the file `path`: beside it, unless the name is absolute.
  static func path(of name: String, beside path: String) -> String {
    guard !name.hasPrefix("/"), let end = path.lastIndex(of: "/") else { return name }
    return path[...end] + name
  }
}

/// One line of a script.
public struct ScriptLine: Hashable, Sendable {
  /// What it says.
  public var command: ScriptCommand
  /// The number of the line in its file, from 1.
  public var number: Int
  /// The index of its file among those of the script.
  var source = 0
  /// The place of what the line is about, in bytes from the start of its file.
  var subject: Int
}

/// A file that lines of a script are from.
struct ScriptSource: Sendable {
  var path: String
  var text: SourceText
}

/// Why a file cannot be read, in a few words.
public struct UnreadableFile: Error, Hashable, Sendable {
  /// The reason, such as "No such file or directory".
  public var reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// Gives the bytes of the file at a path.
public typealias FileReader = (_ path: String) throws(UnreadableFile) -> [UInt8]
