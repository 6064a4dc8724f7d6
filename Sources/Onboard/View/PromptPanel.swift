import TTYCore

/// A prompt on the screen: a frame in the middle, over whatever is there.
struct PromptPanel {
  /// The most cells of a row in it, with the gutter.
  private static let widest = 62
  /// The fewest, where there is room.
  private static let narrowest = 34
  /// What the frame and the blank cells in it take.
  private static let frame = 4

  let prompt: Prompt
  let view: FormView

  /// Draws the prompt.
  func draw(in stage: Rect, on canvas: inout Canvas) -> Drawing.Layout {
    let look = view.look
    let title = view.headings(title: prompt.title, text: nil)
    let text = prompt.text.map { text in
      View.pad(left: FormView.gutter, right: 0, .text(view.words(text), look.theme.text))
    }
    let buttons = view.buttons()
    let above = [text, .blankRow].compactMap { $0 }
    // In lower windows the rows of the frame are for what is in it.
    let isFramed = stage.size.columns >= 16 && stage.size.rows >= 8
    let room = stage.size.columns - (isFramed ? PromptPanel.frame : 0)
    let columns =
      isFramed ? min(room, max(natural(title + above + [buttons]), PromptPanel.narrowest)) : room

    // The title stays in view while the rest scrolls, if there is room for both.
    let titleRows = View.column(title).rows(in: columns, look)
    let isPinned = stage.size.rows >= titleRows + 8
    let head = isPinned ? titleRows : 0
    let fitted = self.fitted(
      to: stage.size.rows - head - (isFramed ? 2 : 0), columns, above, buttons)
    let hasBlankRow = isPinned || fitted.density.hasBlankRows
    let shown = hasBlankRow ? above : [text].compactMap { $0 }
    let panel = FormPanel(
      view: fitted, content: fitted.fields(below: isPinned ? shown : title + shown),
      buttons: buttons,
      isFramed: isFramed)
    let wanted = head + panel.rows(in: columns)
    let rows = isFramed ? min(wanted, stage.size.rows - 2) : stage.size.rows

    let box = isFramed ? centred(columns: columns, rows: rows, in: stage) : stage
    canvas.hits?.begin(prompt.id, in: box)
    // A blank column to both sides, so that the words behind do not touch the frame.
    canvas.draw(.fill(" ", look.theme.base), in: box.widened(by: isFramed ? 1 : 0))
    if isFramed { canvas.draw(.box(.empty, look.theme.border), in: box) }
    let inner =
      isFramed
      ? box.part(Rect(column: 2, row: 1, columns: columns, rows: rows)) : stage
    canvas.draw(
      .column(isPinned ? title : []),
      in: inner.part(Rect(column: 0, row: 0, columns: columns, rows: head)))
    let edge = Rect(column: box.endColumn - 10, row: box.origin.row, columns: 8, rows: 1)
    let lower = Rect(column: box.endColumn - 10, row: box.endRow - 1, columns: 8, rows: 1)
    return panel.draw(
      in: inner.part(Rect(column: 0, row: head, columns: columns, rows: rows - head)),
      above: isFramed ? edge : nil, below: isFramed ? lower : nil, on: &canvas)
  }

  /// The view with the rows for messages, if they have room.
  private func fitted(
    to rows: Int, _ columns: Int, _ above: [View], _ buttons: View
  ) -> FormView {
    for density in [view.density, .compact] {
      let silent = view.with(density, showsMessages: false)
      let wanted = View.column([silent.fields(below: above), buttons])
      if wanted.fits(in: columns, rows: rows, view.look) { return view.with(density) }
    }
    return view.with(.close)
  }

  /// The width that the words want.
  ///
  /// Messages do not count: the frame must not move when one comes.
  private func natural(_ views: [View]) -> Int {
    let look = view.look
    let fields = view.form.rows.map { row -> Int in
      let label = FormView.gutter + look.columns(view.words(row.field.label))
      return row.field.isInput ? max(label, 44) : label
    }
    let widest = PromptPanel.widest
    let texts = views.map { $0.size(in: widest, look).columns }
    // As much to the right of the words as the gutter is to their left.
    return min(widest, (texts + fields).reduce(0, max) + FormView.gutter)
  }

  private func centred(columns: Int, rows: Int, in stage: Rect) -> Rect {
    let size = Size(columns: columns + PromptPanel.frame, rows: rows + 2)
    return Rect(
      origin: Point(
        column: stage.origin.column + (stage.size.columns - size.columns) / 2,
        row: stage.origin.row + (stage.size.rows - size.rows) / 2),
      size: size)
  }
}

extension Rect {
  /// The rectangle with more columns to both sides.
  fileprivate func widened(by columns: Int) -> Rect {
    Rect(
      column: origin.column - columns, row: origin.row, columns: size.columns + 2 * columns,
      rows: size.rows)
  }
}
