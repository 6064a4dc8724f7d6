/// The cells that must be drawn to turn one frame into another.
public struct FrameDiff: Equatable, Sendable {
  /// Changed cells side by side in a row.
  public struct Span: Equatable, Sendable {
    /// The row, from 0.
    public var row: Int
    /// The columns, which hold whole clusters of the new frame.
    public var columns: Range<Int>
  }

  /// What changed, from top to bottom and from left to right; no two touch.
  public var spans: [Span]

  /// Compares what is seen of two frames.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows; nil, or a frame of another size, is a cleared screen.
  ///   - new: What it shall show.
  ///   - rows: Those that may differ; nil for all.
  ///   - depth: Colours that are the same at this depth are no change.
  public init(
    from old: Frame?, to new: Frame, rows: Range<Int>? = nil, depth: ColorDepth = .trueColor
  ) {
    let old = old.flatMap { $0.size == new.size ? $0 : nil } ?? Frame(size: new.size)
    self.init(old: old, new: new, rows: rows, depth: depth)
  }

  /// Compares two frames of one size.
  init(old: Frame, new: Frame, rows: Range<Int>?, depth: ColorDepth) {
    let comparison = FrameComparison(old: old, new: new, depth: depth)
    let all = 0..<new.size.rows
    spans = []
    for row in (rows ?? all).clamped(to: all) { comparison.addSpans(ofRow: row, to: &spans) }
  }
}

/// Two frames of one size, cell by cell.
private struct FrameComparison {
  let old: Frame
  let new: Frame
  let depth: ColorDepth

  func addSpans(ofRow row: Int, to spans: inout [FrameDiff.Span]) {
    old.cells.withUnsafeBufferPointer { olds in
      new.cells.withUnsafeBufferPointer { news in
        addSpans(ofRow: row, olds, news, to: &spans)
      }
    }
  }

  private func addSpans(
    ofRow row: Int, _ olds: UnsafeBufferPointer<StoredCell>,
    _ news: UnsafeBufferPointer<StoredCell>, to spans: inout [FrameDiff.Span]
  ) {
    let columns = new.size.columns
    let start = row * columns
    func isUnchanged(_ column: Int) -> Bool {
      let cell = news[start + column]
      return olds[start + column] == cell && cell.code < StoredCell.firstCluster
    }
    // Most of a row is the same, and a plain comparison of its ends finds that soonest.
    var (column, changedEnd) = (0, columns)
    while column < columns, isUnchanged(column) { column += 1 }
    if column == columns { return }
    while isUnchanged(changedEnd - 1) { changedEnd -= 1 }
    while column > 0, news[start + column].width == 0 { column -= 1 }
    while column < changedEnd {
      // A cluster is drawn whole if any of its cells changed.
      let end = min(columns, column + max(1, Int(news[start + column].width)))
      var changed = false
      for index in start + column..<start + end where !isSame(olds[index], news[index]) {
        changed = true
      }
      if changed {
        if let last = spans.last, last.row == row, last.columns.upperBound == column {
          spans[spans.count - 1].columns = last.columns.lowerBound..<end
        } else {
          spans.append(FrameDiff.Span(row: row, columns: column..<end))
        }
      }
      column = end
    }
  }

  @inline(__always)
  private func isSame(_ one: StoredCell, _ other: StoredCell) -> Bool {
    if one == other, one.code < StoredCell.firstCluster { return true }
    return one.width == other.width && looksSame(one, other)
  }

  private func looksSame(_ one: StoredCell, _ other: StoredCell) -> Bool {
    // A covered cell is drawn with the first cell of its cluster.
    if one.width == 0 { return true }
    if one.code >= StoredCell.firstCluster, other.code >= StoredCell.firstCluster {
      let (text, otherText) = (old.text(of: one), new.text(of: other))
      guard text.unicodeScalars.elementsEqual(otherText.unicodeScalars) else { return false }
    } else if one.code != other.code {
      return false
    }
    return one.look(at: depth) == other.look(at: depth)
  }
}
