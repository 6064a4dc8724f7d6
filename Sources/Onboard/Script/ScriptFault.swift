/// Something wrong with a script, found before anything is run.
public struct ScriptFault: Hashable, Sendable {
  /// The file that it is in.
  public var path: String
  /// What is wrong, and where.
  public var fault: Fault
  /// The fault as compilers print theirs: the place and the message, the line, and a caret; without
  /// the line if that may have a secret in it.
  public var text: String

  /// Creates a fault of a whole file.
  init(path: String, fault: Fault) {
    self.path = path
    self.fault = fault
    text = "\(path): \(fault.text)"
  }

  /// Creates a fault at a place in a file.
  init(_ message: String, at offset: Int, in source: ScriptSource, suggestion: String? = nil) {
    path = source.path
    fault = Fault(
      message, suggestion: suggestion, position: source.text.position(at: offset))
    text =
      source.text.isOpenLine(at: offset)
      ? fault.text(path: path, in: source.text)
      : "\(fault.place(in: path)): \(fault.text)"
  }
}

extension SourceText {
  /// Whether the line of a script can be shown whatever the fields are: what is typed into them, or
  /// looked for, is not on it.
  fileprivate func isOpenLine(at offset: Int) -> Bool {
    let line = String(decoding: bytes[lineRange(at: offset)], as: UTF8.self)
    let words = line.split { $0 == " " || $0 == "\t" }
    switch words.first {
    case "flow", "include", "snapshot", "size", "today", "allow", "press", "resize", "wait", "}":
      return true
    case "type": return words.dropFirst().first == "secret"
    case "expect":
      let subjects: [Substring] = ["step", "focus", "prompt", "no", "exit"]
      return words.dropFirst().first.map(subjects.contains) ?? true && !line.contains("\"")
    default: return false
    }
  }
}

/// A script that cannot be run: everything that is wrong with it.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of the script.
  public var faults: [ScriptFault]

  /// Creates an error.
  public init(_ faults: [ScriptFault]) {
    self.faults = faults
  }

  /// Creates the error of a file that cannot be used at all; the message says why.
  public init(path: String, _ message: String) {
    faults = [ScriptFault(path: path, fault: Fault(message))]
  }

  /// The faults as compilers print theirs, one below the other.
  public var description: String { faults.map(\.text).joined(separator: "\n") }
}

/// Why a line is not in the language, and where.
struct ScriptMistake: Error {
  var message: String
  var offset: Int
  var suggestion: String?

  init(_ message: String, at offset: Int, suggestion: String? = nil) {
    self.message = message
    self.offset = offset
    self.suggestion = suggestion
  }
}
