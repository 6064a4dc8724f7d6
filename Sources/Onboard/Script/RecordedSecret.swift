import TTYCore

/// What a recording has in the place of the edits of a secret.
enum RecordedSecret {
  /// A line, and a word on it.
  struct Line {
    var command: ScriptCommand
    var comment: String?
  }

  private static let end = Line(command: .press(KeyEvent(.end)))
  private static let clear = Line(command: .press(KeyEvent(.character("u"), .control)))

  /// Lines that may leave a secret in the way that the person left it, the simplest first.
  ///
  /// Whoever writes some of them down tries them.
  ///
  /// - Parameters:
  ///   - row: The secret as the person left it.
  ///   - shadow: The run in which the lines are to be played.
  ///   - texts: What must not be among the made-up texts.
  static func candidates(
    for row: FormRow, in shadow: Wizard, avoiding texts: Set<String>, answers: AnswerGenerator
  ) -> [[Line]] {
    let isEmpty = shadow.forms.row(row.id)?.state.isEmpty ?? true
    let made = Line(command: .typeSecret(field: row.id))
    let start = isEmpty ? [] : [end, clear]
    let texts = texts.union(answers.named(for: row.id))
    let others = answers.answers(for: row.field) { shadow.forms.row($0)?.state.answer ?? .null }
      .compactMap { value -> [Line]? in
        guard case .string(let text) = value, !text.isEmpty, !texts.contains(text) else {
          return nil
        }
        return [Line(command: .type(text), comment: "made up")]
      }
    var candidates: [[Line]] = isEmpty ? [[], [made]] : [[], start + [made], start]
    candidates += others.map { start + $0 }
    // Another right one, for a secret that is no longer the same as another field.
    candidates += ["x", "7"].map { start + [made, Line(command: .type($0), comment: "made up")] }
    // One of blanks alone, which is as wrong as an empty one but not empty.
    candidates.append(start + [Line(command: .type(" "))])
    // An edit that nothing is left of is still one: it may have taken a message away.
    candidates += [[end], [made, end, clear], start + [made, end, clear]]
    candidates += others.map { start + [made, end, clear] + $0 }
    return candidates + [start + [made]]
  }
}
