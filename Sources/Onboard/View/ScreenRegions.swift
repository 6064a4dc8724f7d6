import TTYCore

/// Where the parts of a screen are, for a window of a size.
///
/// Text stands in a column of readable width in the middle of a wide window. In a low one the
/// step's own part keeps its rows as long as it can: first the list of steps goes, then the header,
/// then the line above the keyboard bar, and at last the bar.
struct ScreenRegions {
  /// The line with the title.
  let title: Rect
  /// The line with the steps.
  let rail: Rect
  /// Says that there is more above; nil if that is said where there is more below.
  let above: Rect?
  /// The step, with its gutter.
  let body: Rect
  /// Where prompts are drawn: everything above the status line.
  let stage: Rect
  /// The line above the bar.
  let status: Rect
  /// Says that there is more below; empty while the status line says something.
  let below: Rect
  /// The keyboard bar.
  let bar: Rect

  /// Finds the places of a screen of this wizard.
  init(for wizard: Wizard) {
    let size = wizard.size
    let (columns, rows) = (size.columns, size.rows)
    let width = wizard.readableColumns
    let left = (columns - width) / 2
    let indent = min(FormView.gutter, width)
    func line(_ row: Int, isShown: Bool) -> Rect {
      // As much is left free to the right as to the left, where that is not much of the row.
      let end = width >= 24 ? indent : 0
      return Rect(
        column: left + indent, row: row, columns: width - indent - end, rows: isShown ? 1 : 0)
    }

    let hasSteps = wizard.flow.steps.count > 1
    var row = rows < 20 ? 0 : max(1, min(6, (rows - 20) / 6))
    title = line(row, isShown: rows >= 9)
    row += title.size.rows
    rail = line(row, isShown: rows >= 16 && hasSteps)
    row += rail.size.rows
    let gap = line(row, isShown: rows >= 12)
    row += gap.size.rows

    let hasWords = wizard.runsCommand || wizard.hint != nil
    let hasStatus = rows >= 8 || (rows >= 3 && hasWords)
    let hasBar = rows >= 2
    let end = rows - (hasBar ? 1 : 0) - (hasStatus ? 1 : 0)
    body = Rect(column: left, row: row, columns: width, rows: end - row)
    stage = Rect(column: left, row: 0, columns: width, rows: end)

    let mark = min(8, max(0, width - indent))
    above = gap.size.rows == 0 ? nil : ScreenRegions.end(of: gap, columns: mark)
    status = line(end, isShown: hasStatus)
    below = ScreenRegions.end(of: status, columns: hasWords ? 0 : mark)
    // In a narrow window the bar needs every cell.
    let last = Rect(column: left, row: rows - 1, columns: width, rows: hasBar ? 1 : 0)
    bar = columns < 34 ? last : line(rows - 1, isShown: hasBar)
  }

  private static func end(of rect: Rect, columns: Int) -> Rect {
    Rect(
      column: rect.endColumn - columns, row: rect.origin.row, columns: columns,
      rows: rect.size.rows)
  }
}
