import TTYCore

/// Something wrong with a flow.
public struct Fault: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: Hashable, Sendable {
    /// The flow cannot be used.
    case fault
    /// The flow can be used, but is hardly what was meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong, as half a sentence.
  public var message: String
  /// What was probably meant, if that can be told.
  public var suggestion: String?
  /// Where it is; nil if the flow was not read from a file.
  public var position: SourcePosition?

  /// Creates a fault.
  public init(
    _ message: String, severity: Severity = .fault, suggestion: String? = nil,
    position: SourcePosition? = nil
  ) {
    self.severity = severity
    self.message = message
    self.suggestion = suggestion
    self.position = position
  }

  /// The message with the suggestion, on one line that is safe to print.
  public var text: String {
    let word = severity == .warning ? "warning: " : ""
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return TextGate.clean(word + message + hint, marks: .ascii)
  }

  /// The fault as compilers print theirs: `path:line:column: message`, then the line of the file
  /// and a caret under the place.
  ///
  /// - Parameters:
  ///   - path: the name of the file, as the person gave it.
  ///   - source: the file that the fault was found in.
  ///   - width: the cells that a character takes on the terminal.
  /// - Returns: Three lines, or one if the fault has no position; without a line break at the end.
  public func text(
    path: String, in source: SourceText, width: (Character) -> Int = { CellWidth.of($0) }
  ) -> String {
    guard let position else { return "\(place(in: path)): \(text)" }
    let excerpt = SourceExcerpt(source, at: position.offset, width: width)
    return """
      \(place(in: path)): \(text)
      \(excerpt.line)
      \(excerpt.caret)
      """
  }

  /// Where it is in a file: `path:line:column`, or only `path` if it has no position.
  func place(in path: String) -> String {
    let path = TextGate.clean(path, marks: .ascii)
    return position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
