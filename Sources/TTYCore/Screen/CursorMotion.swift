/// What is known of where the terminal's cursor is.
struct CursorKnowledge: Equatable {
  /// The row; nil if not known.
  var row: Int?
  /// The column; nil if not known.
  var column: Int?

  /// Nothing is known.
  static let unknown = CursorKnowledge(row: nil, column: nil)

  /// Creates what is known of a cursor.
  init(row: Int?, column: Int?) {
    self.row = row
    self.column = column
  }

  /// A cursor that is surely at a cell.
  init(_ point: Point) {
    self.init(row: point.row, column: point.column)
  }
}

/// The shortest way of the cursor to a cell.
struct CursorMotion {
  /// Up to so many columns or rows it can pay to send one byte for each.
  private static let shortSteps = 4

  /// The cell to reach.
  var target: Point
  /// The bytes that print the cells of a row of the screen once more, if the pen can do that.
  var reprint: (_ row: Int, _ columns: Range<Int>) -> [UInt8]?

  /// The fewest bytes that bring the cursor to the target.
  func bytes(from cursor: CursorKnowledge) -> [UInt8] {
    if cursor == CursorKnowledge(target) { return [] }
    // No sequence that names the row too is shorter than the one for a column.
    if cursor.row == target.row { return alongRow(from: cursor.column) }
    var best = ControlSequence.cursorPosition(target).bytes
    func consider(_ candidate: [UInt8]) {
      if candidate.count < best.count { best = candidate }
    }
    guard let row = cursor.row else { return best }
    let down = target.row - row
    if down > 0, down <= CursorMotion.shortSteps {
      // CR first: a line feed may or may not return to the first column (ONLCR, LNM).
      let feed = [0x0d] + [UInt8](repeating: 0x0a, count: down)
      consider(feed + alongRow(from: 0))
    }
    let vertical = (down > 0 ? ControlSequence.cursorDown(down) : .cursorUp(-down)).bytes
    if vertical.count < best.count { consider(vertical + alongRow(from: cursor.column)) }
    return best
  }

  private func alongRow(from column: Int?) -> [UInt8] {
    if column == target.column { return [] }
    var best = ControlSequence.cursorColumn(target.column).bytes
    // What would be longer is not made.
    func consider(_ candidate: @autoclosure () -> [UInt8], length: Int) {
      if length < best.count { best = candidate() }
    }
    // Farther on, the column is as short.
    if target.column < CursorMotion.shortSteps {
      let home = [0x0d] + forward(from: 0)
      consider(home, length: home.count)
    }
    guard let column else { return best }
    let steps = abs(column - target.column)
    if column > target.column {
      if steps <= CursorMotion.shortSteps {
        consider([UInt8](repeating: 0x08, count: steps), length: steps)
      }
      consider(ControlSequence.cursorBackward(steps).bytes, length: jumpLength(steps))
    } else if min(steps, jumpLength(steps)) < best.count {
      let way = forward(from: column)
      consider(way, length: way.count)
    }
    return best
  }

  private func forward(from column: Int) -> [UInt8] {
    let steps = target.column - column
    if steps == 0 { return [] }
    if steps < jumpLength(steps), let cells = reprint(target.row, column..<target.column) {
      return cells
    }
    return ControlSequence.cursorForward(steps).bytes
  }

  /// The bytes of a sequence for a number of steps; the number is left out if it is 1.
  private func jumpLength(_ steps: Int) -> Int {
    steps == 1 ? 3 : steps < 10 ? 4 : steps < 100 ? 5 : 6
  }
}
