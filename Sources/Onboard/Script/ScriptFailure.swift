import TTYCore

/// A line of a script that did not hold.
public struct ScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file of the line.
  public var path: String
  /// The number of the line, from 1.
  public var line: Int
  /// What the line asks for.
  public var expected: String
  /// What was there instead.
  public var found: String
  /// The screen at that moment, with a word on the focus.
  public var screen: String

  /// The place, what was expected and what was there, on one line.
  public var summary: String { "\(path):\(line): expected \(expected), found \(found)" }

  /// The summary, and the screen below it.
  public var description: String { "\(summary)\n\(screen)" }
}

extension ScriptedRun {
  /// The screen as a failure shows it: where the run stands, the rows, and a mark below the place
  /// where text would go.
  var failureScreen: String {
    var place = "step \(wizard.step.id)"
    if let prompt = wizard.prompt { place += ", prompt \(prompt.id)" }
    place += ", focus \(wizard.forms.focused ?? "none")"
    let frame = frame
    var lines = [place]
    for row in 0..<frame.size.rows {
      lines.append("  |" + frame.text(row: row))
      if let cursor = frame.cursor, cursor.row == row {
        lines.append("  |" + String(repeating: " ", count: cursor.column) + "^")
      }
    }
    return lines.joined(separator: "\n")
  }
}
