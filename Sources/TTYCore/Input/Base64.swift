/// Base64 as OSC 52 has it (RFC 4648, section 4).
enum Base64 {
  /// The bytes that `text` encodes, with or without padding; nil if it is no Base64.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var end = text.endIndex
    while end > text.startIndex, text[end - 1] == UInt8(ascii: "="), text.endIndex - end < 2 {
      end -= 1
    }
    let digits = text[..<end]
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var bitCount = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
