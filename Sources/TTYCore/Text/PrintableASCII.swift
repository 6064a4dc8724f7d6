/// Printable ASCII, of which most text is: each byte is one cell, and beside its like always a grapheme
/// cluster of its own.
extension UInt8 {
  /// Whether it is a printable character of ASCII, a blank included.
  @inlinable public var isPrintableASCII: Bool { self &- 0x20 < 0x5f }
}

extension UInt8 {
  /// The small letter of a capital letter of ASCII; any other byte as it is.
  @inlinable public var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension Character {
  /// Its byte, if it is printable ASCII.
  @inlinable public var printableASCII: UInt8? {
    guard utf8.count == 1, let byte = utf8.first, byte.isPrintableASCII else { return nil }
    return byte
  }
}
