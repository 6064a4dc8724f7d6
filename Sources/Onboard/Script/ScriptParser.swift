import TTYCore

/// Reads the lines of one file of a script; other files are not looked at.
struct ScriptParser {
  /// How deep blocks may stand in one another.
  private static let maximumDepth = 32
  /// How often a block may be repeated.
  private static let maximumCount = 10_000
  /// A longer list of mistakes is not read.
  private static let maximumMistakes = 100

  private var scanner: ScriptScanner
  private let text: SourceText
  private(set) var mistakes: [ScriptMistake] = []
  /// Whether the rest is not read, so that nothing can be said of blocks without an end.
  private var isGivenUp = false

  init(_ text: SourceText) {
    self.text = text
    scanner = ScriptScanner(text.bytes)
  }

  /// Reads all lines; what is wrong with them is in ``mistakes``.
  mutating func parse() -> [ScriptLine] {
    if let invalid = UTF8Check.firstInvalid(in: text.bytes, 0..<text.bytes.count) {
      mistakes.append(ScriptMistake("a byte that is not UTF-8", at: invalid))
      return []
    }
    return block(depth: 0, opening: nil)
  }

  /// Reads lines up to the end of a block, or of the file if there is no `opening`.
  private mutating func block(depth: Int, opening: Int?) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    while true {
      scanner.skipToWord()
      guard let byte = scanner.next else {
        if let opening, !isGivenUp {
          mistakes.append(ScriptMistake("a block without an end", at: opening))
        }
        return lines
      }
      if byte == UInt8(ascii: "}") {
        scanner.index += 1
        if opening != nil { return lines }
        mistakes.append(ScriptMistake("a \"}\" that ends no block", at: scanner.index - 1))
        continue
      }
      do throws(ScriptMistake) {
        lines.append(try line(depth: depth))
        try endLine(inBlock: opening != nil)
      } catch {
        mistakes.append(error)
        scanner.skipLine()
        if mistakes.count >= Self.maximumMistakes { giveUp() }
      }
    }
  }

  private mutating func giveUp() {
    isGivenUp = true
    scanner.skipAll()
  }

  /// One command a line; the last of a block may have the closing brace behind it.
  private mutating func endLine(inBlock: Bool) throws(ScriptMistake) {
    scanner.skipBlanks()
    if scanner.isAtLineEnd || (inBlock && scanner.next == UInt8(ascii: "}")) { return }
    throw ScriptMistake("the end of the line is due here", at: scanner.index)
  }

  private mutating func line(depth: Int) throws(ScriptMistake) -> ScriptLine {
    let start = scanner.index
    let number = text.lineNumber(at: start)
    let word = try scanner.word("a command")
    scanner.skipBlanks()
    var subject = scanner.isAtLineEnd ? start : scanner.index
    let command: ScriptCommand
    switch word {
    case "repeat": command = try repetition(depth: depth)
    case "expect": command = .expect(try scanner.expectation(subject: &subject))
    case "type": command = try typing(subject: &subject)
    case "reply": command = .reply(try scanner.standIn())
    default: command = try plain(word, at: start)
    }
    return ScriptLine(command: command, number: number, subject: subject)
  }

  private mutating func plain(_ word: String, at start: Int) throws(ScriptMistake) -> ScriptCommand
  {
    switch word {
    case "flow": return .flow(try scanner.fileName())
    case "size": return .size(try scanner.size())
    case "today": return .today(try scanner.date())
    case "allow": return .allow(try scanner.name("the name of a command"))
    case "autofill":
      return .autofill(field: try scanner.name("the id of a field"), try scanner.string())
    case "include": return .include(try scanner.fileName())
    case "press":
      scanner.skipBlanks()
      let place = scanner.index
      return .press(try PressedKey.read(try scanner.word("a key"), at: place))
    case "paste": return .paste(try scanner.string())
    case "bytes": return .bytes(try scanner.hexBytes())
    case "click": return .click(try scanner.piece())
    case "resize": return .resize(try scanner.size())
    case "wait": return .wait(milliseconds: try scanner.duration())
    case "snapshot": return .snapshot(try scanner.snapshotName())
    default:
      // What is no command at all may be the rest of a secret whose line was broken.
      let nearest = Spelling.nearest(to: word, in: Self.words)
      throw ScriptMistake(
        nearest == nil ? "no command is called so" : "\"\(word)\" is no command", at: start,
        suggestion: nearest)
    }
  }

  private static let words = [
    "flow", "size", "today", "allow", "autofill", "include", "repeat", "type", "press", "paste",
    "bytes", "click", "resize", "wait", "reply", "expect", "snapshot",
  ]

  private mutating func typing(subject: inout Int) throws(ScriptMistake) -> ScriptCommand {
    guard !scanner.isAtString else {
      let start = scanner.index
      let text = try scanner.string()
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw ScriptMistake(
          "no key types a control character; use \"press\", \"paste\" or \"bytes\"", at: start)
      }
      return .type(text)
    }
    let start = scanner.index
    guard try scanner.name("a text in quotes, or \"secret\",") == "secret" else {
      throw ScriptMistake("a text in quotes, or \"secret\", is due here", at: start)
    }
    scanner.skipBlanks()
    subject = scanner.index
    return .typeSecret(field: try scanner.name("the id of a field"))
  }

  private mutating func repetition(depth: Int) throws(ScriptMistake) -> ScriptCommand {
    var count = 1
    do throws(ScriptMistake) {
      count = try repetitionCount()
    } catch {
      // The block is one all the same, and its end the end of one.
      scanner.skip(to: UInt8(ascii: "{"))
      guard scanner.next == UInt8(ascii: "{") else { throw error }
      mistakes.append(error)
    }
    let opening = scanner.index
    guard depth < Self.maximumDepth else {
      giveUp()
      throw ScriptMistake("nested more than \(Self.maximumDepth) deep", at: opening)
    }
    scanner.index += 1
    return .repeat(count, block(depth: depth + 1, opening: opening))
  }

  /// Reads how often a block is repeated, up to its brace.
  private mutating func repetitionCount() throws(ScriptMistake) -> Int {
    let due = "a number from 1 to \(Self.maximumCount)"
    let start = scanner.index
    let count = try scanner.integer(due)
    guard (1...Self.maximumCount).contains(count) else {
      throw ScriptMistake("\(due) is due here", at: start)
    }
    scanner.skipBlanks()
    guard scanner.next == UInt8(ascii: "{") else {
      throw ScriptMistake("\"{\" is due here", at: scanner.index)
    }
    return count
  }
}

extension SourceText {
  /// The number of the line that a byte is in, from 1.
  fileprivate func lineNumber(at offset: Int) -> Int { position(at: offset).line }
}
