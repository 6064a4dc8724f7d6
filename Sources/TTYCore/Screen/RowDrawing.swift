/// How the changed cells of a row are written.
extension FrameEncoder {
  /// Writes the changed cells of a row, from left to right.
  mutating func draw(
    _ spans: ArraySlice<FrameDiff.Span>, ofRow row: Int, of frame: Frame,
    into output: inout [UInt8]
  ) {
    guard let changedEnd = spans.last?.columns.upperBound else { return }
    let row = RowCells(frame: frame, row: row, depth: capabilities.colorDepth)
    for span in spans {
      let end = span.columns.upperBound
      var column = span.columns.lowerBound
      while column < end {
        let cell = row[column]
        if cell.isBlank {
          if erasesTail(of: row, from: column, changedEnd: changedEnd, into: &output) { return }
          let count = row.runLength(from: column, to: end)
          writeBlanks(count, at: column, of: row, isLast: column + count == changedEnd, &output)
          column += count
        } else {
          let count = row.runLength(from: column, to: end)
          writeCluster(at: column, count: count, of: row, into: &output)
          column += count * max(1, Int(cell.width))
        }
      }
    }
  }

  /// The way of the cursor to a cell of a frame.
  func motion(to target: Point, in frame: Frame) -> CursorMotion {
    let depth = capabilities.colorDepth
    let pen = pen
    return CursorMotion(target: target) { row, columns in
      let cells = RowCells(frame: frame, row: row, depth: depth)
      var bytes: [UInt8] = []
      for column in columns {
        let cell = cells[column]
        let shown = cell.isBlank ? pen?.onBlank : pen
        guard cell.isASCII, shown == cell.look(at: depth) else { return nil }
        bytes.append(UInt8(truncatingIfNeeded: cell.code))
      }
      return bytes
    }
  }

  /// Changes the pen to a style that is already brought to the terminal's colours.
  mutating func setPen(_ style: Style, into output: inout [UInt8]) {
    if pen == style { return }
    StyleChange.write(from: pen, to: style, into: &output)
    pen = style
  }

  private mutating func move(to column: Int, of row: RowCells, into output: inout [UInt8]) {
    let target = Point(column: column, row: row.row)
    if cursor == CursorKnowledge(target) { return }
    output += motion(to: target, in: row.frame).bytes(from: cursor)
    cursor = CursorKnowledge(target)
    settled = nil
  }

  /// Erases to the end of the row, if what is left of it is blank and that is shorter.
  private mutating func erasesTail(
    of row: RowCells, from column: Int, changedEnd: Int, into output: inout [UInt8]
  ) -> Bool {
    let style = row[column].look(at: row.depth)
    // Writing the last column costs the knowledge of where the cursor is.
    let cost = changedEnd - column + (changedEnd == row.columns ? 1 : 0)
    guard cost > ControlSequence.eraseToEndOfRow.bytes.count, canErase(with: style),
      row.runLength(from: column, to: row.columns) == row.columns - column
    else { return false }
    move(to: column, of: row, into: &output)
    setPenForBlank(of: row, at: column, into: &output)
    ControlSequence.eraseToEndOfRow.write(to: &output)
    return true
  }

  private mutating func writeBlanks(
    _ count: Int, at column: Int, of row: RowCells, isLast: Bool, _ output: inout [UInt8]
  ) {
    move(to: column, of: row, into: &output)
    setPenForBlank(of: row, at: column, into: &output)
    let erase = ControlSequence.eraseCharacters(count).bytes
    // What comes next in the row has to be moved to, past the erased cells.
    let step = isLast ? 0 : ControlSequence.cursorForward(count).bytes.count
    let style = row[column].look(at: row.depth)
    if capabilities.erasesCharacters, canErase(with: style), erase.count + step < count {
      output += erase
    } else {
      write(0x20, times: count, into: &output)
      advance(to: column + count, of: row, isASCII: true)
    }
  }

  private mutating func writeCluster(
    at column: Int, count: Int, of row: RowCells, into output: inout [UInt8]
  ) {
    let cell = row[column]
    let width = max(1, Int(cell.width))
    let look = cell.look(at: row.depth)
    if cell.isASCII {
      move(to: column, of: row, into: &output)
      setPen(look, into: &output)
      write(UInt8(truncatingIfNeeded: cell.code), times: count, into: &output)
      advance(to: column + count, of: row, isASCII: true)
      return
    }
    if capabilities.isASCIIOnly {
      move(to: column, of: row, into: &output)
      setPen(look, into: &output)
      write(UInt8(ascii: "?"), times: count * width, into: &output)
      advance(to: column + count * width, of: row, isASCII: true)
      return
    }
    let isSettled = SettledWidth.contains(cell.code)
    for index in 0..<count {
      let place = column + index * width
      if !(isSettled && settled == Point(column: place, row: row.row)) {
        move(to: place, of: row, into: &output)
      }
      setPen(look, into: &output)
      row.frame.appendText(of: cell, to: &output)
      advance(to: place + width, of: row, isASCII: false)
      if isSettled { settled = Point(column: place + width, row: row.row) }
    }
  }

  /// Writes a character several times, by REP if that is known and shorter.
  private func write(_ character: UInt8, times count: Int, into output: inout [UInt8]) {
    if capabilities.repeatsCharacters, count > 1 {
      let again = ControlSequence.repeatCharacter(count - 1)
      if again.bytes.count < count - 1 {
        output.append(character)
        again.write(to: &output)
        return
      }
    }
    for _ in 0..<count { output.append(character) }
  }

  /// Notes where the cursor is after writing: at a known column after ASCII only, and nowhere
  /// known after the last column, where terminals differ.
  private mutating func advance(to column: Int, of row: RowCells, isASCII: Bool) {
    settled = nil
    if column >= row.columns {
      cursor = .unknown
    } else {
      cursor = CursorKnowledge(row: row.row, column: isASCII ? column : nil)
    }
  }

  private func canErase(with style: Style) -> Bool {
    style.attributes.isEmpty
      && (style.background == .default || capabilities.erasesWithBackground)
  }

  /// Changes the pen only if a blank would look different.
  private mutating func setPenForBlank(
    of row: RowCells, at column: Int, into output: inout [UInt8]
  ) {
    let cell = row[column]
    if pen?.onBlank == cell.look(at: row.depth) { return }
    setPen(row.depth.nearest(cell.style), into: &output)
  }
}

/// The cells of one row of a frame.
struct RowCells {
  let frame: Frame
  let row: Int
  let depth: ColorDepth
  private let start: Int

  init(frame: Frame, row: Int, depth: ColorDepth) {
    self.frame = frame
    self.row = row
    self.depth = depth
    start = frame.start(ofRow: row)
  }

  var columns: Int { frame.size.columns }

  /// A cell; the column is inside the frame.
  subscript(column: Int) -> StoredCell { frame.cells[start + column] }

  /// How many clusters from a column on are the same and look the same, at least 1.
  func runLength(from column: Int, to end: Int) -> Int {
    let first = self[column]
    let width = max(1, Int(first.width))
    if first.code >= StoredCell.firstCluster { return 1 }
    let look = first.look(at: depth)
    var count = 1
    var next = column + width
    while next < end, self[next].code == first.code, self[next].look(at: depth) == look {
      count += 1
      next += width
    }
    return count
  }
}
