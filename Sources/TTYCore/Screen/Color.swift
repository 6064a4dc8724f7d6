/// A colour of text or background: the terminal's own, one of its palette, or red, green and blue.
public struct Color: Hashable, Sendable {
  /// What a colour is made of, for those who draw it elsewhere than on a terminal.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own colour of text or background.
    case `default`
    /// An entry of the palette of 256; the first 16 are the ANSI colours.
    case indexed(UInt8)
    /// Red, green and blue, each from 0 to 255.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The kind in bits 24 and 25, its value below, so that colours compare as one number.
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// The terminal's own colour of text or background.
  public static let `default` = Color(bits: 0)

  /// One of the 16 ANSI colours: 0 to 7, and the bright ones from 8 to 15; the high bits are cut.
  public static func ansi(_ index: UInt8) -> Color {
    indexed(index & 15)
  }

  /// An entry of the palette of 256.
  public static func indexed(_ index: UInt8) -> Color {
    Color(bits: 1 << 24 | UInt32(index))
  }

  /// A colour by red, green and blue, each from 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What the colour is made of.
  public var kind: Kind {
    switch bits >> 24 {
    case 1: .indexed(UInt8(truncatingIfNeeded: bits))
    case 2:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    default: .default
    }
  }

  /// ANSI colour 0.
  public static let black = ansi(0)
  /// ANSI colour 1.
  public static let red = ansi(1)
  /// ANSI colour 2.
  public static let green = ansi(2)
  /// ANSI colour 3.
  public static let yellow = ansi(3)
  /// ANSI colour 4.
  public static let blue = ansi(4)
  /// ANSI colour 5.
  public static let magenta = ansi(5)
  /// ANSI colour 6.
  public static let cyan = ansi(6)
  /// ANSI colour 7.
  public static let white = ansi(7)
}
