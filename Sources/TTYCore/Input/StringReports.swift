extension Report {
  /// The report in the body of a string that `introducer` began: `]` OSC, `P` DCS, `_` APC.
  init?(string introducer: UInt8, body: ArraySlice<UInt8>) {
    let report: Report? =
      switch introducer {
      case UInt8(ascii: "]"): Report.operatingSystemCommand(body)
      case UInt8(ascii: "P"): Report.deviceControl(body)
      case UInt8(ascii: "_"):
        body.first == UInt8(ascii: "G") && body.count > 1
          ? .kittyGraphics(Array(body.dropFirst())) : nil
      default: nil
      }
    guard let report else { return nil }
    self = report
  }

  private static func operatingSystemCommand(_ body: ArraySlice<UInt8>) -> Report? {
    let fields = body.split(
      separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    guard let number = fields.first.flatMap(decimal) else { return nil }
    switch (number, fields.count) {
    case (10, 2): return RGB(specification: fields[1]).map(Report.foreground)
    case (11, 2): return RGB(specification: fields[1]).map(Report.background)
    case (12, 2): return RGB(specification: fields[1]).map(Report.cursorColor)
    case (4, 3):
      guard let index = decimal(fields[1]), let color = RGB(specification: fields[2]) else {
        return nil
      }
      return .palette(index, color)
    case (52, 3):
      // ctlseqs names the selections with these characters.
      guard fields[1].allSatisfy({ (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }),
        let content = Base64.decode(fields[2])
      else { return nil }
      return .clipboard(selection: String(decoding: fields[1], as: UTF8.self), content)
    default: return nil
    }
  }

  private static func deviceControl(_ body: ArraySlice<UInt8>) -> Report? {
    if body.starts(with: ">|".utf8), body.count > 2 { return .version(Array(body.dropFirst(2))) }
    if body.starts(with: "!|".utf8), body.count > 2 {
      return lowerCaseHex(body.dropFirst(2), allowing: []).map(Report.tertiaryAttributes)
    }
    guard let valid = body.first, (0x30...0x31).contains(valid) else { return nil }
    let isValid = valid == UInt8(ascii: "1")
    let rest = body.dropFirst(3)
    if body.dropFirst().starts(with: "$r".utf8) {
      return .setting(isValid: isValid, Array(rest))
    }
    guard body.dropFirst().starts(with: "+r".utf8) else { return nil }
    return lowerCaseHex(rest, allowing: Array("=;".utf8)).map {
      .capability(isValid: isValid, $0)
    }
  }

  /// Hex digits in lower case; nil if there is anything else but them and `others`.
  private static func lowerCaseHex(
    _ bytes: ArraySlice<UInt8>, allowing others: [UInt8]
  ) -> String? {
    guard bytes.allSatisfy({ hexDigit($0) != nil || others.contains($0) }) else { return nil }
    let folded = bytes.map { (0x41...0x46).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

extension RGB {
  /// A colour as XParseColor reads it: `rgb:r/g/b` and `rgba:r/g/b/a` with one to four digits each,
  /// `#` and three numbers of the same length.
  init?(specification text: ArraySlice<UInt8>) {
    let channels: [ArraySlice<UInt8>]
    let isScaled: Bool
    if text.first == UInt8(ascii: "#") {
      let length = (text.count - 1) / 3
      let start = text.startIndex + 1
      guard (1...4).contains(length), text.count == 1 + 3 * length else { return nil }
      channels = (0..<3).map { text[start + $0 * length..<start + ($0 + 1) * length] }
      isScaled = false
    } else if text.starts(with: "rgb:".utf8) || text.starts(with: "rgba:".utf8) {
      let count = text.starts(with: "rgb:".utf8) ? 3 : 4
      channels = text.dropFirst(count + 1).split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard channels.count == count else { return nil }
      isScaled = true
    } else {
      return nil
    }
    let bytes = channels.compactMap { RGB.highByte($0, isScaled: isScaled) }
    guard bytes.count == channels.count else { return nil }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// The high byte of a channel: in the `rgb:` form the largest number of its digits is full, in
  /// the `#` form the digits are the high ones.
  private static func highByte(_ digits: ArraySlice<UInt8>, isScaled: Bool) -> UInt8? {
    let values = digits.compactMap(hexDigit)
    guard (1...4).contains(values.count), values.count == digits.count else { return nil }
    let number = values.reduce(0) { $0 << 4 | Int($1) }
    let bits = 4 * values.count
    let wide = isScaled ? number * 0xffff / ((1 << bits) - 1) : number << (16 - bits)
    return UInt8(truncatingIfNeeded: wide >> 8)
  }
}

/// The value of a hex digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}
