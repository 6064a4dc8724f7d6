extension TextLayout {
  /// The text in rows of at most `columns` cells.
  ///
  /// Rows end after white space, which is not part of them, between wide clusters, and at line
  /// breaks; a word that is wider than a row is broken between clusters. A cluster that is wider
  /// than a row has a row of its own. Empty text is one empty row.
  public static func wrap(
    _ text: String, columns: Int, profile: WidthProfile = .cluster
  ) -> [Substring] {
    var rows: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.utf8.count <= columns, CellWidth.of(line, in: profile) <= columns {
        rows.append(line)
      } else {
        wrapLine(line, columns: max(1, columns), profile: profile, into: &rows)
      }
    }
    return rows
  }

  private static func wrapLine(
    _ line: Substring, columns: Int, profile: WidthProfile, into rows: inout [Substring]
  ) {
    var rest = line
    repeat {
      let row = firstRow(of: rest, columns: columns, profile: profile)
      rows.append(rest[..<row.end])
      rest = rest[row.next...]
    } while !rest.isEmpty
  }

  /// Where the first row ends, and where the next one begins.
  private static func firstRow(
    of text: Substring, columns: Int, profile: WidthProfile
  ) -> (end: Substring.Index, next: Substring.Index) {
    var used = 0
    var index = text.startIndex
    var contentEnd = text.startIndex
    var chance: (end: Substring.Index, next: Substring.Index)?
    var wasSpace = false
    var wasWide = false
    while index < text.endIndex {
      let character = text[index]
      let width = CellWidth.of(character, in: profile)
      let isSpace = isBreakingSpace(character)
      if !isSpace {
        // Leading white space is part of the row: it is an indent, not a place to break.
        if index > text.startIndex, wasSpace || wasWide || width > 1, contentEnd > text.startIndex {
          chance = (contentEnd, index)
        }
        if used + width > columns, index > text.startIndex {
          return chance ?? (contentEnd, index)
        }
        contentEnd = text.index(after: index)
      }
      used += width
      wasSpace = isSpace
      wasWide = width > 1
      index = text.index(after: index)
    }
    return (contentEnd > text.startIndex ? contentEnd : text.startIndex, text.endIndex)
  }

  /// White space at which a row may end: not the no-break ones.
  private static func isBreakingSpace(_ character: Character) -> Bool {
    switch character {
    case "\u{A0}", "\u{202F}", "\u{2007}": false
    default: character.isWhitespace
    }
  }
}
