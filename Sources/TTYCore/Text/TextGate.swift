/// The gate between data and the terminal: makes text harmless, and shows where it was not.
///
/// Control characters (C0, DEL, C1), bidirectional controls and the line and paragraph separators
/// are replaced, one scalar for one scalar, so an escape sequence is drawn instead of obeyed. A tab
/// becomes a space; another C0 character and DEL become its picture (`ESC` is `␛`); the rest
/// become U+FFFD.
public enum TextGate {
  /// What stands for a scalar that may not reach the terminal.
  public enum Marks: Sendable {
    /// Control pictures (U+2400 to U+2421) and U+FFFD.
    case pictures
    /// A question mark, where only ASCII can be drawn.
    case ascii
  }

  /// Whether the gate would let all of the text through unchanged.
  public static func isClean(_ text: some StringProtocol) -> Bool {
    let verdict = text.utf8.withContiguousStorageIfAvailable { isClean(utf8: $0) }
    return verdict ?? !text.unicodeScalars.contains(where: isHarmful)
  }

  private static func isClean(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var lead: UInt8 = 0
    var middle: UInt8 = 0
    for byte in bytes {
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7f { return false }
        lead = 0
      } else if byte >= 0xc0 {
        lead = byte
        middle = 0
      } else if lead != 0 {
        if isUnsafe(lead, middle, byte) { return false }
        middle = byte
      }
    }
    return true
  }

  /// The text with every scalar that could harm replaced by a visible one.
  ///
  /// - Parameter keepsLineBreaks: Whether `\n` stays, for text that is wrapped afterwards; then
  ///   CR LF, CR, and the line and paragraph separators become `\n` too.
  public static func clean(
    _ text: some StringProtocol, marks: Marks = .pictures, keepsLineBreaks: Bool = false
  ) -> String {
    if isClean(text) { return String(text) }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      if keepsLineBreaks, isLineBreak(scalar) {
        if !(afterReturn && scalar == "\n") { result.append("\n") }
      } else {
        result.append(isHarmful(scalar) ? mark(for: scalar, marks) : scalar)
      }
    }
    return String(result)
  }

  /// Whether a scalar may not reach the terminal from data.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0: true
    // Bidi_Control, the separators, and the deprecated format characters next to them.
    case 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x206f: true
    default: false
    }
  }

  private static func mark(for scalar: Unicode.Scalar, _ marks: Marks) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    if marks == .ascii { return "?" }
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7f: return "\u{2421}"
    default: return "\u{FFFD}"
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The same test as ``isHarmful(_:)`` on UTF-8; `middle` is 0 in the second byte of a sequence.
  @inline(__always)
  private static func isUnsafe(_ lead: UInt8, _ middle: UInt8, _ byte: UInt8) -> Bool {
    switch (lead, middle) {
    case (0xc2, 0): byte < 0xa0
    case (0xd8, 0): byte == 0x9c
    case (0xe2, 0x80): byte == 0x8e || byte == 0x8f || (0xa8...0xae).contains(byte)
    case (0xe2, 0x81): byte >= 0xa6 && byte <= 0xaf
    default: false
    }
  }
}
