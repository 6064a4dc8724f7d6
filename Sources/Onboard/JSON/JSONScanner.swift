/// The tokens of JSON text: strings, numbers, words, and the space between them.
struct JSONScanner {
  let bytes: [UInt8]
  /// The next byte to read; never beyond the end.
  var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index >= bytes.count }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Reads a string, a number, `true`, `false` or `null`.
  mutating func readScalar() throws(JSONError) -> JSONNode {
    let start = index
    guard let first = next else { throw unexpected("a value") }
    let content: JSONNode.Content
    switch first {
    case UInt8(ascii: "\""): content = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = .number(try readNumber())
    case UInt8(ascii: "t") where skip("true"): content = .bool(true)
    case UInt8(ascii: "f") where skip("false"): content = .bool(false)
    case UInt8(ascii: "n") where skip("null"): content = .null
    default: throw unexpected("a value")
    }
    return JSONNode(content: content, range: start..<index)
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isThere { index += word.utf8CodeUnitCount }
    return isThere
  }

  private mutating func readNumber() throws(JSONError) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
      if isDigit(next) { throw JSONError("a number with a zero before it", at: start) }
    } else {
      try skipDigits()
    }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if let mark = next, mark | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() throws(JSONError) {
    guard isDigit(next) else { throw unexpected("a digit") }
    while isDigit(next) { index += 1 }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The error for what stands here instead of `due`.
  func unexpected(_ due: String) -> JSONError {
    guard let byte = next else {
      return JSONError("the text ends where \(due) is due", at: index)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || byte == 0 {
      return JSONError("the text is not UTF-8", at: index)
    }
    if let invalid = UTF8Check.firstInvalid(in: bytes, index..<min(index + 4, bytes.count)),
      invalid == index
    {
      return JSONError("a byte that is not UTF-8", at: index)
    }
    let rest = String(decoding: bytes[index..<min(index + 32, bytes.count)], as: UTF8.self)
    let found = rest.prefix(1)
    return JSONError("\(JSON.string(String(found)).text) where \(due) is due", at: index)
  }
}
