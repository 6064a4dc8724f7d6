/// How a cell is drawn: two colours and attributes.
public struct Style: Hashable, Sendable {
  /// Attributes of drawn text (SGR 1, 2, 3, 4, 7 and 9).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Bold, or bright.
    public static let bold = Attributes(rawValue: 1)
    /// Dim, or faint.
    public static let dim = Attributes(rawValue: 2)
    /// Italic; shown as reverse or not at all by some terminals.
    public static let italic = Attributes(rawValue: 4)
    /// A single underline.
    public static let underline = Attributes(rawValue: 8)
    /// Text and background colour exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through the text.
    public static let strikethrough = Attributes(rawValue: 32)

    /// Those that are seen on a blank cell.
    static let seenOnBlank: Attributes = [.underline, .reverse, .strikethrough]
  }

  /// Text colour in bits 0 to 25, background in 26 to 51, attributes from 52.
  private var bits: UInt64

  /// Creates a style; the default is the terminal's own.
  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = []
  ) {
    bits =
      UInt64(foreground.bits) | UInt64(background.bits) << 26
      | UInt64(attributes.rawValue) << 52
  }

  /// The terminal's own colours, no attribute.
  public static let plain = Style()

  /// The colour of text.
  public var foreground: Color {
    get { Color(bits: UInt32(truncatingIfNeeded: bits & 0x3ff_ffff)) }
    set { self = Style(foreground: newValue, background: background, attributes: attributes) }
  }

  /// The colour behind text.
  public var background: Color {
    get { Color(bits: UInt32(truncatingIfNeeded: bits >> 26 & 0x3ff_ffff)) }
    set { self = Style(foreground: foreground, background: newValue, attributes: attributes) }
  }

  /// The attributes.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { self = Style(foreground: foreground, background: background, attributes: newValue) }
  }

  /// The part of the style that is seen where no character is drawn.
  var onBlank: Style {
    let seen = attributes.intersection(.seenOnBlank)
    return Style(
      foreground: seen.isEmpty ? .default : foreground, background: background, attributes: seen)
  }
}
