/// Lines of text in a number of cells: wrapping, fitting and padding.
///
/// Text is expected to have passed ``TextGate``; the only control character that means something
/// here is the line break.
public enum TextLayout {
  /// Text cut to a width, with an ellipsis at its end if something was cut.
  ///
  /// - Parameters:
  ///   - columns: The width in cells that the result does not exceed.
  ///   - ellipsis: What stands for the rest; left out if it is itself too wide.
  public static func fit(
    _ text: String, columns: Int, ellipsis: String = "…",
    profile: WidthProfile = .cluster
  ) -> String {
    if CellWidth.of(text, in: profile) <= columns { return text }
    let mark = CellWidth.of(ellipsis, in: profile) <= columns ? ellipsis : ""
    let room = columns - CellWidth.of(mark, in: profile)
    return prefix(text, columns: room, profile: profile) + mark
  }

  /// The longest beginning of the text, in whole clusters, that is at most `columns` wide.
  public static func prefix<Text: StringProtocol>(
    _ text: Text, columns: Int, profile: WidthProfile = .cluster
  ) -> Text.SubSequence where Text.SubSequence: StringProtocol {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += CellWidth.of(text[end], in: profile)
      if used > columns { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// The text followed by as many spaces as make it `columns` wide; never shortened.
  public static func pad(
    _ text: String, columns: Int, profile: WidthProfile = .cluster
  ) -> String {
    let missing = columns - CellWidth.of(text, in: profile)
    return text + String(repeating: " ", count: max(0, missing))
  }
}
