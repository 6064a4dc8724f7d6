import TTYCore

/// The words, strings and values of a script.
struct ScriptScanner {
  let bytes: [UInt8]
  /// The next byte to read; never beyond the end.
  var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether nothing but a comment is left on the line.
  var isAtLineEnd: Bool {
    next.map { Self.isLineEnd($0) || $0 == UInt8(ascii: "#") } ?? true
  }

  /// Skips the blanks between words.
  mutating func skipBlanks() {
    while let byte = next, Self.isBlank(byte) { index += 1 }
  }

  /// Skips blanks, comments and empty lines.
  mutating func skipToWord() {
    while let byte = next {
      if byte == UInt8(ascii: "#") {
        skipLine()
      } else if Self.isBlank(byte) || Self.isLineEnd(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    while let byte = next, !Self.isLineEnd(byte) { index += 1 }
  }

  /// Skips to a byte on the line, or to its end.
  mutating func skip(to byte: UInt8) {
    while let next, next != byte, !Self.isLineEnd(next) { index += 1 }
  }

  /// Skips to the end of the file.
  mutating func skipAll() { index = bytes.count }

  /// Reads up to the next blank; `due` says what must stand here.
  mutating func word(_ due: String) throws(ScriptMistake) -> String {
    skipBlanks()
    let start = index
    while let byte = next, !Self.isBlank(byte), !Self.isLineEnd(byte) { index += 1 }
    guard index > start else { throw ScriptMistake("\(due) is due here", at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads the name of something: not a string, a value or a comment.
  mutating func name(_ due: String) throws(ScriptMistake) -> String {
    skipBlanks()
    let start = index
    guard let byte = next, !isAtLineEnd, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "{")
    else { throw ScriptMistake("\(due) is due here", at: start) }
    return try word(due)
  }

  /// Reads a whole number.
  mutating func integer(_ due: String) throws(ScriptMistake) -> Int {
    let text = try name(due)
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) else {
      throw ScriptMistake("\(due) is due here", at: index - text.utf8.count)
    }
    return number
  }

  /// Whether a string stands here.
  var isAtString: Bool { next == UInt8(ascii: "\"") }

  /// Reads a string as in JSON.
  mutating func string(_ due: String = "a text in quotes") throws(ScriptMistake) -> String {
    skipBlanks()
    guard isAtString else { throw ScriptMistake("\(due) is due here", at: index) }
    var scanner = JSONScanner(bytes)
    scanner.index = index
    do throws(JSONError) {
      let text = try scanner.readString()
      index = scanner.index
      return text
    } catch {
      throw ScriptMistake(error.message, at: error.offset)
    }
  }

  /// Reads a JSON value; it ends on its line.
  mutating func value(_ due: String) throws(ScriptMistake) -> JSON {
    skipBlanks()
    if isAtLineEnd { throw ScriptMistake("\(due) is due here", at: index) }
    let start = index
    let end = endOfValue
    do throws(JSONError) {
      let node = try JSONReader.read(Array(bytes[start..<end]))
      index = end
      return node.value
    } catch {
      throw ScriptMistake(error.message, at: start + error.offset)
    }
  }

  /// Where the value that begins here ends: behind its last bracket or quote, else at a blank.
  private var endOfValue: Int {
    var depth = 0
    var isQuoted = false
    var end = index
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      let byte = bytes[end]
      end += 1
      if isQuoted {
        if byte == UInt8(ascii: "\\") { end = min(end + 1, bytes.count) }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      } else if Self.isBlank(byte), depth <= 0 {
        return end - 1
      } else {
        continue
      }
      if depth <= 0, !isQuoted { return end }
    }
    return end
  }

  /// Reads a size such as `80x24`.
  mutating func size() throws(ScriptMistake) -> Size {
    let due = "a size such as 80x24, from 1x1 to 1000x1000,"
    let text = try name(due)
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      Size(columns: columns, rows: rows).clamped == Size(columns: columns, rows: rows)
    else { throw ScriptMistake("\(due) is due here", at: index - text.utf8.count) }
    return Size(columns: columns, rows: rows)
  }

  /// Reads a duration such as `1.5s`; in milliseconds.
  mutating func duration() throws(ScriptMistake) -> Int {
    let due = "a duration such as 500ms, 30s, 5m or 1h"
    let text = try name(due)
    guard let milliseconds = DurationText.milliseconds(text) else {
      throw ScriptMistake("\(due) is due here", at: index - text.utf8.count)
    }
    return milliseconds
  }

  /// Reads bytes in hexadecimal, in one word or several.
  mutating func hexBytes() throws(ScriptMistake) -> [UInt8] {
    var result: [UInt8] = []
    repeat {
      let text = try name("an even number of hexadecimal digits")
      let start = index - text.utf8.count
      let digits = text.utf8.map { UInt8(hexDigit: $0) }
      guard digits.count.isMultiple(of: 2), !digits.contains(nil) else {
        throw ScriptMistake("an even number of hexadecimal digits is due here", at: start)
      }
      let values = digits.compactMap { $0 }
      for pair in stride(from: 0, to: values.count, by: 2) {
        result.append(values[pair] << 4 | values[pair + 1])
      }
      skipBlanks()
    } while !isAtLineEnd && next != UInt8(ascii: "}")
    return result
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate init?(hexDigit byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = byte - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}
