/// The number of terminal cells that text takes.
///
/// A scalar's width is the first that applies: U+00AD and prepended concatenation marks 1; control,
/// format and non-spacing characters and Hangul medial vowels and final consonants 0; East Asian
/// Width W or F 2; all else 1. Unicode 17.0. A control character counts 0 here, and one cell once
/// ``TextGate`` has made it visible: measure text after the gate.
public enum CellWidth {
  /// The cells of one scalar, from 0 to 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7f { return value < 0x20 ? 0 : 1 }
    return WidthTable.width(of: value)
  }

  /// The cells of one grapheme cluster.
  public static func of(_ character: Character, in profile: WidthProfile = .cluster) -> Int {
    let scalars = character.unicodeScalars
    var sum = 0
    var last = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar == "\u{FE0F}", profile.widensEmojiPresentation, let base = previous, last == 1,
        isWidenable(base)
      {
        sum += 1
        last = 2
      } else {
        last = of(scalar)
        sum += last
      }
      previous = scalar
    }
    return profile.capsClusters ? min(2, sum) : sum
  }

  /// The cells of text, the sum of its grapheme clusters.
  public static func of(_ text: String, in profile: WidthProfile = .cluster) -> Int {
    of(text[...], in: profile)
  }

  /// The cells of part of a text, the sum of its grapheme clusters.
  public static func of(_ text: Substring, in profile: WidthProfile = .cluster) -> Int {
    if let ascii = printableASCIICount(text) { return ascii }
    var cells = 0
    for character in text { cells += of(character, in: profile) }
    return cells
  }

  /// The number of characters if all are printable ASCII, which spares finding the clusters.
  private static func printableASCIICount(_ text: Substring) -> Int? {
    // The bytes themselves: generic iteration costs ten times as much.
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy(\.isPrintableASCII) ? bytes.count : nil
    } ?? nil
  }

  /// Whether U+FE0F asks for an emoji presentation after this scalar.
  private static func isWidenable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
