/// A UTF-8 character of which some bytes have come.
///
/// What cannot be continued is given up at once, so that the bytes that are no UTF-8 fall into
/// maximal subparts (The Unicode Standard, section 3.9, table 3-7).
struct OpenCharacter: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xbf

  /// What a further byte made of the character.
  enum Step {
    case complete(Unicode.Scalar)
    case incomplete
    case invalid
  }

  /// Begins with `lead`; false if no character begins so.
  mutating func begin(_ lead: UInt8) -> Bool {
    allowed = 0x80...0xbf
    switch lead {
    case 0xc2...0xdf: missing = 1
    case 0xe0...0xef:
      missing = 2
      if lead == 0xe0 { allowed = 0xa0...0xbf }
      if lead == 0xed { allowed = 0x80...0x9f }
    case 0xf0...0xf4:
      missing = 3
      if lead == 0xf0 { allowed = 0x90...0xbf }
      if lead == 0xf4 { allowed = 0x80...0x8f }
    default: return false
    }
    value = UInt32(lead) & (0x3f >> UInt32(missing))
    return true
  }

  /// Takes the next byte; an invalid one is not part of the character.
  mutating func take(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .invalid }
    allowed = 0x80...0xbf
    value = value << 6 | UInt32(byte & 0x3f)
    missing -= 1
    if missing > 0 { return .incomplete }
    return Unicode.Scalar(value).map(Step.complete) ?? .invalid
  }
}
