import TTYCore

/// A line of a file, cut to a readable width around one place, and a caret under that place.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line, or the part of it that is shown; without control characters other than tabs.
  public var line: String
  /// White space and a caret; as wide as what stands before the place.
  public var caret: String

  private static let maximumCells = 78
  private static let cellsBefore = 56
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
    _ source: SourceText, at offset: Int, width: (Character) -> Int = { CellWidth.of($0) }
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

    let isCut = start > range.lowerBound || end < range.upperBound
    let beforeCells = before.reduce(0) { $0 + cells($1) }
    let afterCells = after.reduce(0) { $0 + cells($1) }
    let isWhole = !isCut && beforeCells + afterCells <= SourceExcerpt.maximumCells

    var head = before
    if !isWhole, start > range.lowerBound || beforeCells > SourceExcerpt.cellsBefore {
      var room = SourceExcerpt.cellsBefore
      let kept = before.reversed().prefix { character in
        room -= cells(character)
        return room >= 0
      }
      head = "..." + String(kept.reversed())
    }
    var tail = after
    if !isWhole {
      var room = SourceExcerpt.maximumCells - head.reduce(0) { $0 + cells($1) }
      tail = String(
        after.prefix { character in
          room -= cells(character)
          return room >= 0
        })
      if tail.utf8.count < after.utf8.count || end < range.upperBound { tail += "..." }
    }
    line = head + tail
    caret =
      head.map { $0 == "\t" ? "\t" : String(repeating: " ", count: max(0, width($0))) }
      .joined() + "^"
  }

  /// `text` with a question mark for everything that could move the cursor or reorder the line;
  /// tabs stay, because the caret is placed by them.
  private static func harmless(_ text: String) -> String {
    if TextGate.isClean(text) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar != "\t" && TextGate.isHarmful(scalar) ? "?" : scalar)
    }
    return String(scalars)
  }
}
