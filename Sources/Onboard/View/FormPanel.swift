import TTYCore

/// Draws a form where there is less room than it needs: what scrolls, and what stays.
struct FormPanel {
  let view: FormView
  /// What scrolls.
  let content: View
  /// What stands below it, and stays in view if there is room.
  let buttons: View
  /// Whether it is in a frame, in whose edges there is room for marks.
  var isFramed = false

  /// The rows that it would fill in a width.
  func rows(in columns: Int) -> Int {
    content.rows(in: columns, view.look) + buttons.rows(in: columns, view.look)
  }

  /// Draws it in a rectangle.
  ///
  /// - Parameters:
  ///   - above: where to say that there is more above; nil if that is said at `below`.
  ///   - below: where to say that there is more below, if not between content and buttons.
  func draw(in rect: Rect, above: Rect?, below: Rect?, on canvas: inout Canvas) -> Drawing.Layout {
    let look = view.look
    let columns = rect.size.columns
    let rows = max(1, rect.size.rows)
    let buttonRows = buttons.rows(in: columns, look)
    var (content, contentRows) = (content, content.rows(in: columns, look))
    if !view.density.hasBlankRows, contentRows + buttonRows < rows {
      (content, contentRows) = (.column([content, .blankRow]), contentRows + 1)
    }
    let fits = contentRows + buttonRows <= rows
    // A field wants some rows around it; where a button has the focus, a few will do.
    let wanted = fits ? [] : content.focusRows(in: columns, look)
    let isSticky = !fits && rows >= buttonRows + (wanted.isEmpty ? 3 : 5)

    let whole = isSticky ? content : .column([content, buttons])
    let wholeRows = isSticky ? contentRows : contentRows + buttonRows
    let button = isSticky || fits || !wanted.isEmpty ? [] : whole.focusRows(in: columns, look)
    // Where one button has the focus, the others are seen if they can be.
    let wantedButtons = button.isEmpty ? [] : [contentRows..<wholeRows] + button
    let viewport = isSticky ? rows - buttonRows - 1 : rows
    let offset = offset(for: wanted + wantedButtons, rows: wholeRows, viewport: viewport)
    canvas.draw(
      .scroll(whole, offset: offset),
      in: rect.part(Rect(column: 0, row: 0, columns: columns, rows: viewport)))
    if isSticky {
      canvas.draw(
        buttons,
        in: rect.part(
          Rect(column: 0, row: viewport + 1, columns: columns, rows: buttonRows)))
    }
    // It ends where the lines above do.
    let end = columns - (columns < 24 ? 0 : FormView.gutter)
    let gap = Rect(column: end - 8, row: viewport, columns: 8, rows: 1)
    let below = isSticky && !isFramed ? rect.part(gap) : below
    let hasMoreAbove = offset > 0
    let hasMoreBelow = offset + viewport < wholeRows
    if hasMoreAbove, let above { mark(look.glyphs.up, in: above, on: &canvas) }
    let arrows =
      (hasMoreAbove && above == nil ? look.glyphs.up : "") + (hasMoreBelow ? look.glyphs.down : "")
    if !arrows.isEmpty, let below { mark(arrows, in: below, on: &canvas) }
    return Drawing.Layout(form: view.form.id, offset: offset, page: viewport)
  }

  /// The rows above the window: as they were, but for what the focus needs.
  private func offset(for wanted: [Range<Int>], rows: Int, viewport: Int) -> Int {
    let scroll = view.wizard.scrolls[view.form.id] ?? Wizard.Scroll()
    var offset = ScrollOffset.revealing(
      nil, viewport: viewport, content: rows, from: scroll.offset)
    // From the least important to the most: the last one wins where there is no room for all.
    for range in wanted where !scroll.isDetached {
      offset = ScrollOffset.revealing(range, viewport: viewport, content: rows, from: offset)
    }
    return offset
  }

  private func mark(_ arrow: String, in rect: Rect, on canvas: inout Canvas) {
    let text = "\(arrow) more"
    let width = view.look.columns(text)
    guard rect.size.columns >= width else { return }
    canvas.draw(
      .line(text, view.look.theme.quiet),
      in: Rect(
        column: rect.endColumn - width, row: rect.origin.row, columns: width,
        rows: rect.size.rows))
  }
}
