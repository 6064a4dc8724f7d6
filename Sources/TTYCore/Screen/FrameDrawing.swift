extension Frame {
  /// The scalars of a cluster that are kept; more (stacked marks without end) are cut off.
  ///
  /// Unicode's stream-safe text format allows 30 marks on a base.
  private static let scalarsKept = 32
  /// Text that begins farther left is not drawn: no text is so long, and sums stay in bounds.
  private static let farthestLeft = -(1 << 40)

  /// Writes text in one row, and gives the columns from `point` to where it ended.
  ///
  /// The text passes ``TextGate``. Only cells inside the frame and inside `clip` change; the
  /// columns end at the right edge of these. A wide cluster of which one part is outside leaves
  /// blanks inside; so does one whose other part is overwritten. Clusters without width are left
  /// out; a combining mark with nothing to combine with becomes U+FFFD.
  @discardableResult
  public mutating func put(
    _ text: String, at point: Point, style: Style = .plain, within clip: Rect? = nil
  ) -> Int {
    put(text[...], at: point, style: style, within: clip)
  }

  /// Writes part of a text, as ``put(_:at:style:within:)`` does.
  @discardableResult
  public mutating func put(
    _ text: Substring, at point: Point, style: Style = .plain, within clip: Rect? = nil
  ) -> Int {
    let advanced = text.utf8.withContiguousStorageIfAvailable {
      putASCII($0, at: point, style: style, within: clip)
    }
    return (advanced ?? nil) ?? putClusters(text, at: point, style: style, within: clip)
  }

  /// Writes text that is given as UTF-8, as ``put(_:at:style:within:)`` does.
  @discardableResult
  public mutating func put(
    utf8 bytes: ArraySlice<UInt8>, at point: Point, style: Style = .plain,
    within clip: Rect? = nil
  ) -> Int {
    let advanced = bytes.withUnsafeBufferPointer {
      putASCII($0, at: point, style: style, within: clip)
    }
    if let advanced { return advanced }
    let text = String(decoding: bytes, as: UTF8.self)
    return putClusters(text[...], at: point, style: style, within: clip)
  }

  /// The columns in which text that begins at a point may be seen; nil if there are none.
  private func columns(from point: Point, within clip: Rect?) -> Range<Int>? {
    let area = clip.map { bounds.intersection($0) } ?? bounds
    guard !area.isEmpty, point.row >= area.origin.row, point.row < area.endRow,
      point.column < area.endColumn, point.column > Frame.farthestLeft
    else { return nil }
    return area.origin.column..<area.endColumn
  }

  /// Fills a rectangle with a character of one cell, a blank by default.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    let cell = narrowCell(character, style: style)
    for row in area.origin.row..<area.endRow {
      sever(area.origin.column, row: row)
      sever(area.endColumn, row: row)
      let start = start(ofRow: row)
      cells.withUnsafeMutableBufferPointer { cells in
        cells[start + area.origin.column..<start + area.endColumn].update(repeating: cell)
      }
    }
  }

  /// The cell for a character; a blank one if it does not fit in a cell.
  private mutating func narrowCell(_ character: Character, style: Style) -> StoredCell {
    if let byte = character.printableASCII {
      return StoredCell(style: style, code: UInt32(byte), width: 1)
    }
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
      SettledWidth.contains(first.value), CellWidth.of(first) == 1
    {
      return StoredCell(style: style, code: first.value, width: 1)
    }
    let text = TextGate.clean(String(character))
    let isNarrow = CellWidth.of(text, in: profile) == 1
    return stored(isNarrow ? text.first ?? " " : " ", width: 1, style: style)
  }

  /// Changes the style of every cluster that begins in a rectangle.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for row in area.origin.row..<area.endRow {
      let start = start(ofRow: row)
      var column = area.origin.column
      while column < size.columns {
        let index = start + column
        if cells[index].width == 0 {
          if column > 0 { cells[index].style = cells[index - 1].style }
        } else if column < area.endColumn {
          change(&cells[index].style)
        } else {
          break
        }
        column += 1
      }
    }
  }

  /// Writes text of printable ASCII; nil if it is not.
  private mutating func putASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: Style, within clip: Rect?
  ) -> Int? {
    guard bytes.allSatisfy(\.isPrintableASCII) else { return nil }
    guard let columns = columns(from: point, within: clip) else { return 0 }
    let first = max(point.column, columns.lowerBound)
    let end = min(point.column + bytes.count, columns.upperBound)
    guard first < end else { return max(0, min(bytes.count, columns.upperBound - point.column)) }
    sever(first, row: point.row)
    sever(end, row: point.row)
    let start = start(ofRow: point.row)
    cells.withUnsafeMutableBufferPointer { cells in
      for column in first..<end {
        cells[start + column] = StoredCell(
          style: style, code: UInt32(bytes[column - point.column]), width: 1)
      }
    }
    return end - point.column
  }

  private mutating func putClusters(
    _ text: Substring, at point: Point, style: Style, within clip: Rect?
  ) -> Int {
    guard let columns = columns(from: point, within: clip) else { return 0 }
    var column = point.column
    for character in TextGate.clean(text) {
      if column >= columns.upperBound { break }
      let width = CellWidth.of(character, in: profile)
      let end = column + width
      if width == 0 || end <= columns.lowerBound {
        column = end
        continue
      }
      let visible = max(column, columns.lowerBound)..<min(end, columns.upperBound)
      sever(visible.lowerBound, row: point.row)
      sever(visible.upperBound, row: point.row)
      let start = start(ofRow: point.row)
      for covered in visible { cells[start + covered] = .blank(style) }
      if visible == column..<end {
        let cell = stored(character, width: width, style: style)
        cells[start + column] = cell
        for covered in column + 1..<max(column + 1, column + Int(cell.width)) {
          cells[start + covered] = .covered(style)
        }
      }
      column = end
    }
    return max(0, min(column, columns.upperBound) - point.column)
  }

  /// The cell for a cluster, which is added to the table if it has more than one scalar.
  private mutating func stored(_ character: Character, width: Int, style: Style) -> StoredCell {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !Frame.needsBase(first) else {
      return StoredCell(style: style, code: 0xFFFD, width: 1)
    }
    let width = UInt8(clamping: width)
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return StoredCell(style: style, code: first.value, width: width)
    }
    let index = UInt32(truncatingIfNeeded: clusters.count)
    clusters.append(String(String.UnicodeScalarView(scalars.prefix(Frame.scalarsKept))))
    return StoredCell(style: style, code: StoredCell.firstCluster + index, width: width)
  }

  /// Whether a scalar would join the cell before it, which may belong to other text.
  private static func needsBase(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return CellWidth.of(scalar) == 0 || scalar.properties.generalCategory == .spacingMark
  }

  /// Blanks the cluster that covers both sides of the left edge of a column, if one does.
  private mutating func sever(_ column: Int, row: Int) {
    let start = start(ofRow: row)
    guard column > 0, column < size.columns, cells[start + column].width == 0 else { return }
    var head = start + column
    while head > start, cells[head].width == 0 { head -= 1 }
    let end = min(head + Int(cells[head].width), start + size.columns)
    for index in head..<max(head, end) { cells[index] = .blank(cells[index].style) }
  }
}
