/// A line of a file, cut to a readable width around one place, and a caret under that place.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line, or the part of it that is shown; without control characters other than tabs.
  public var line: String
  /// White space and a caret; as wide as what stands before the place.
  public var caret: String

  private static let maximumCells = 78
  private static let cellsBefore = 40
  /// More than a shown line can need; longer ones are not even looked at.
  private static let maximumBytes = 1024
  private static let tabCells = 8

  /// Cuts out the line that a byte is in.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - offset: the place that the caret marks, in bytes.
  ///   - width: the cells that a character takes on the terminal.
  public init(
    _ source: SourceText, at offset: Int, width: (Character) -> Int = SourceExcerpt.cells
  ) {
    func cells(_ character: Character) -> Int {
      character == "\t" ? SourceExcerpt.tabCells : width(character)
    }
    let range = source.lineRange(at: offset)
    let place = max(range.lowerBound, min(offset, range.upperBound))
    let start = max(range.lowerBound, place - SourceExcerpt.maximumBytes)
    let end = min(range.upperBound, place + SourceExcerpt.maximumBytes)
    let before = SourceExcerpt.harmless(
      String(decoding: source.bytes[start..<place], as: UTF8.self))
    let after = SourceExcerpt.harmless(
      String(decoding: source.bytes[place..<end], as: UTF8.self))

    let isShort =
      start == range.lowerBound
      && before.reduce(0) { $0 + cells($1) } <= SourceExcerpt.cellsBefore
    var room = SourceExcerpt.maximumCells
    var kept: [Character] = []
    for character in before.reversed() {
      let isFull = SourceExcerpt.maximumCells - room + cells(character) > SourceExcerpt.cellsBefore
      if !isShort, isFull { break }
      kept.append(character)
      room -= cells(character)
    }
    var head = String(kept.reversed())
    if !isShort { head = "..." + head }
    var tail = ""
    for character in after {
      room -= cells(character)
      guard room >= 0 else { break }
      tail.append(character)
    }
    if tail.utf8.count < after.utf8.count || end < range.upperBound { tail += "..." }
    line = head + tail
    caret =
      head.map { $0 == "\t" ? "\t" : String(repeating: " ", count: max(0, width($0))) }
      .joined() + "^"
  }

  /// `text` with a question mark for everything that could move the cursor or reorder the line:
  /// control characters other than tabs, line separators, and the controls for directions.
  public static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isHarmful(scalar) ? "?" : scalar) }
    return String(scalars)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t": false
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      true
    default: false
    }
  }

  /// The cells that a character takes on most terminals.
  public static func cells(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return first.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
