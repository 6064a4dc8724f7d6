import TTYCore

/// What all screens of a run are drawn with.
struct Look: Sendable {
  var theme: Theme
  var glyphs: Glyphs
  var profile: WidthProfile
  /// Grows while something runs; says which picture of the spinner is shown.
  var tick = 0

  /// The cells of text, after the gate.
  func columns(_ text: String) -> Int {
    CellWidth.of(TextGate.isClean(text) ? text : TextGate.clean(text), in: profile)
  }

  /// The rows of text in a width, after the gate; line breaks of the text count.
  func rows(of text: String, in columns: Int) -> [Substring] {
    // A cluster has at least as many bytes as cells, so that what has few bytes needs no measuring.
    if text.utf8.count <= columns, TextGate.isClean(text) { return [text[...]] }
    return TextLayout.wrap(
      TextGate.clean(text, keepsLineBreaks: true), columns: max(1, columns), profile: profile)
  }

  /// Text in one row of a width, with an ellipsis if something was cut.
  func fit(_ text: String, in columns: Int) -> String {
    if text.utf8.count <= columns { return text }
    return TextLayout.fit(
      TextGate.clean(text), columns: max(0, columns), ellipsis: glyphs.ellipsis, profile: profile)
  }
}
