/// What is behind `expect` and `reply`, and a few smaller things.
extension ScriptScanner {
  private static let subjects = [
    "step", "focus", "prompt", "no", "error", "value", "screen", "bar", "announced", "answers",
    "exit",
  ]

  /// Reads what is behind `expect`; `subject` becomes the place of the id that it names, if any.
  mutating func expectation(subject: inout Int) throws(ScriptMistake) -> ScriptExpectation {
    skipBlanks()
    let start = index
    let word = try name("what is expected, such as \"step\" or \"focus\",")
    skipBlanks()
    if !isAtLineEnd { subject = index }
    switch word {
    case "step": return .step(try name("the id of a step"))
    case "focus":
      let id = try name("the id of a field or button, or \"none\",")
      return .focus(id == "none" ? nil : id)
    case "prompt": return .prompt(try name("the id of a prompt"))
    case "no": return try negation(subject: &subject)
    case "error":
      let field = try name("the id of a field")
      skipBlanks()
      return .error(field: field, isAtString ? try piece() : nil)
    case "value":
      return .value(field: try name("the id of a field"), try value("the answer"))
    case "screen": return .screen(try piece())
    case "bar": return .bar(try piece())
    case "announced": return .announced(try string())
    case "answers":
      let answers = try value("an object with the answers")
      guard case .object = answers else {
        throw ScriptMistake("an object with the answers is due here", at: subject)
      }
      return .answers(answers)
    case "exit": return .exit(try integer("an exit status"))
    default:
      throw ScriptMistake(
        "nothing called \"\(word)\" can be expected", at: start,
        suggestion: Spelling.nearest(to: word, in: Self.subjects))
    }
  }

  private mutating func negation(subject: inout Int) throws(ScriptMistake) -> ScriptExpectation {
    let start = index
    let word = try name("\"prompt\", \"error\" or \"screen\"")
    skipBlanks()
    if !isAtLineEnd { subject = index }
    switch word {
    case "prompt": return .noPrompt
    case "error": return .noError(field: try name("the id of a field"))
    case "screen": return .noScreen(try piece())
    default:
      throw ScriptMistake("\"prompt\", \"error\" or \"screen\" is due here", at: start)
    }
  }

  /// Reads a text that something is to contain: everything contains the empty one.
  mutating func piece() throws(ScriptMistake) -> String {
    skipBlanks()
    let start = index
    let text = try string()
    if text.isEmpty { throw ScriptMistake("a text that is not empty is due here", at: start) }
    return text
  }

  /// Reads the name of a file.
  mutating func fileName() throws(ScriptMistake) -> String {
    skipBlanks()
    let start = index
    let name = try string("the name of a file, in quotes,")
    if name.isEmpty { throw ScriptMistake("the name of a file is due here", at: start) }
    return name
  }

  /// Reads what is behind `reply`.
  mutating func standIn() throws(ScriptMistake) -> StandIn {
    var command = [isAtString ? try string() : try name("the name of a command")]
    skipBlanks()
    while isAtString {
      command.append(try string())
      skipBlanks()
    }
    let start = index
    guard next == UInt8(ascii: "{") else {
      throw ScriptMistake(
        "arguments in quotes, or what the command says in braces, is due here", at: start)
    }
    var standIn = StandIn(command, reply: try value("what the command says"))
    guard standIn.verdict != nil else {
      throw ScriptMistake(
        "a command says {\"ok\": true}, {\"ok\": false, \"message\": \"…\"} or {\"prompt\": \"…\"}",
        at: start)
    }
    skipBlanks()
    let place = index
    if !isAtLineEnd, next != UInt8(ascii: "}") {
      guard try name("\"after\"") == "after" else {
        throw ScriptMistake("\"after\" or the end of the line is due here", at: place)
      }
      standIn.delay = try duration()
    }
    return standIn
  }

  /// Reads a date such as `2026-03-29`.
  mutating func date() throws(ScriptMistake) -> String {
    let due = "a date such as 2026-03-29"
    let text = try name(due)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.allSatisfy({ $0 == "-" || $0.isASCII && $0.isNumber })
    else { throw ScriptMistake("\(due) is due here", at: index - text.utf8.count) }
    return text
  }

  /// Reads the name of a snapshot, which is part of the name of a file.
  mutating func snapshotName() throws(ScriptMistake) -> String {
    skipBlanks()
    let start = index
    let name = try string()
    let isPlain = name.unicodeScalars.allSatisfy {
      $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
    }
    guard !name.isEmpty, !name.hasPrefix("."), isPlain, name.utf8.count <= 100 else {
      throw ScriptMistake("a name for a file, without a folder, is due here", at: start)
    }
    return name
  }
}
