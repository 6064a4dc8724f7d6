import TTYCore

/// What all screens of a run are drawn with.
///
/// A class, since every view holds it and it is big; nothing in it changes.
final class Look: Sendable {
  let theme: Theme
  let glyphs: Glyphs
  let profile: WidthProfile
  /// Grows while something runs; says which picture of the spinner is shown.
  let tick: Int

  init(theme: Theme, glyphs: Glyphs, profile: WidthProfile, tick: Int = 0) {
    self.theme = theme
    self.glyphs = glyphs
    self.profile = profile
    self.tick = tick
  }

  /// The cells of text, after the gate.
  func columns(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    return CellWidth.of(TextGate.clean(text), in: profile)
  }

  /// The rows of text in a width, after the gate; line breaks of the text count.
  func rows(of text: String, in columns: Int) -> [Substring] {
    if text.utf8.count <= columns, text.isPrintableASCII { return [text[...]] }
    return TextLayout.wrap(
      TextGate.clean(text, keepsLineBreaks: true), columns: max(1, columns), profile: profile)
  }

  /// The number of rows of text in a width.
  ///
  /// Most texts are one, and are not wrapped to know it: a cluster has at least as many bytes as
  /// cells.
  func rowCount(of text: String, in columns: Int) -> Int {
    let isClean = TextGate.isClean(text)
    if isClean, text.utf8.count <= columns || CellWidth.of(text, in: profile) <= columns {
      return 1
    }
    return rows(of: text, in: columns).count
  }

  /// The extent of text in a width.
  func size(of text: String, in columns: Int) -> Size {
    if text.utf8.count <= columns, text.isPrintableASCII {
      return Size(columns: text.utf8.count, rows: 1)
    }
    let rows = rows(of: text, in: columns)
    let widest = rows.reduce(0) { max($0, CellWidth.of($1, in: profile)) }
    return Size(columns: min(widest, columns), rows: rows.count)
  }

  /// Text in one row of a width, with an ellipsis if something was cut.
  func fit(_ text: String, in columns: Int) -> String {
    // A cluster has at least as many bytes as cells.
    if text.utf8.count <= columns { return text }
    return TextLayout.fit(
      TextGate.clean(text), columns: max(0, columns), ellipsis: glyphs.ellipsis, profile: profile)
  }
}

extension String {
  /// Whether each byte is a cell, which is so for most texts and spares measuring them.
  fileprivate var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy(\.isPrintableASCII)
    } ?? utf8.allSatisfy(\.isPrintableASCII)
  }
}
