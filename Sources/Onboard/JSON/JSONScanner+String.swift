extension JSONScanner {
  /// Reads a string; the next byte is its opening quote.
  mutating func readString() throws(JSONError) -> String {
    let opening = index
    index += 1
    var text = ""
    while true {
      text += try readRun()
      guard let byte = next else { throw JSONError("a string without an end", at: opening) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try readEscape())
      default:
        throw JSONError(
          byte == 0x0A || byte == 0x0D
            ? "a string without an end on its line" : "a control character in a string",
          at: byte == 0x0A || byte == 0x0D ? opening : index)
      }
    }
  }

  /// Reads the characters up to the next quote, escape or control character.
  private mutating func readRun() throws(JSONError) -> String {
    let start = index
    var isASCII = true
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): break scan
      case 0x80...: isASCII = false
      default: break
      }
      index += 1
    }
    if start == index { return "" }
    if !isASCII, let invalid = UTF8Check.firstInvalid(in: bytes, start..<index) {
      throw JSONError("a byte that is not UTF-8", at: invalid)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = next
    if letter != nil { index += 1 }
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default: throw JSONError("an escape that JSON does not have", at: start)
    }
  }

  private mutating func readUnicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readHex(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, next == UInt8(ascii: "\\") {
      index += 1
      if next == UInt8(ascii: "u") {
        index += 1
        let second = try readHex(from: start)
        if (0xDC00..<0xE000).contains(second),
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
          return scalar
        }
      }
    }
    throw JSONError("half a surrogate pair", at: start)
  }

  private mutating func readHex(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = hexDigit(byte) else {
        throw JSONError("\\u without four hexadecimal digits", at: start)
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
