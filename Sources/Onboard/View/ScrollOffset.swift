/// How far a content is scrolled in a window that is lower than it.
public enum ScrollOffset {
  /// The offset, from the one that is shown, after the least scrolling that brings rows into view.
  ///
  /// Of more rows than the window has, as many as it has are brought into view.
  /// - Parameters:
  ///   - rows: the rows to be seen; nil if none are wanted, then the offset is only brought into
  ///     its bounds.
  ///   - viewport: the rows of the window.
  ///   - content: the rows of the content.
  ///   - offset: the number of rows above the window that are shown now.
  /// - Returns: the number of rows above the window, from 0 to `content` less `viewport`.
  public static func revealing(
    _ rows: Range<Int>?, viewport: Int, content: Int, from offset: Int
  ) -> Int {
    var result = offset
    if let rows, !rows.isEmpty {
      let ends = rows.upperBound - max(1, viewport)
      result = max(min(ends, rows.lowerBound), min(result, max(ends, rows.lowerBound)))
    }
    return max(0, min(result, content - viewport))
  }
}
