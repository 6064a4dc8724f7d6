import TTYCore

/// A frame while views are drawn in it.
struct Canvas {
  /// The cells.
  var frame: Frame
  /// What it is drawn with.
  let look: Look
  /// The cells that may change.
  var clip: Rect
  /// The insertion point, if one was drawn and is in view.
  var caret: Point?
  /// What clicks mean, if that is wanted.
  var hits: HitMap?
  /// The line that has it, if it is one that is typed in.
  var line: Drawing.Line?

  /// Creates a blank canvas.
  init(size: Size, look: Look) {
    self.look = look
    frame = Frame(size: size, profile: look.profile)
    clip = frame.bounds
    if look.theme.base != .plain { frame.fill(frame.bounds, style: look.theme.base) }
  }

  /// Draws with less room.
  mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { draw(&self) }
    clip = outer
  }

  /// Draws a view in a rectangle; what is outside is left out.
  mutating func draw(_ view: View, in rect: Rect) {
    let rect = Rect(
      column: rect.origin.column, row: rect.origin.row, columns: max(0, rect.size.columns),
      rows: max(0, rect.size.rows))
    guard !clip.intersection(rect).isEmpty else { return }
    switch view {
    case .empty, .space: break
    case .text(let text, let style):
      for (index, row) in look.rows(of: text, in: rect.size.columns).enumerated() {
        put(row, column: 0, row: index, of: rect, style)
      }
    case .line(let text, let style):
      put(look.fit(text, in: rect.size.columns), column: 0, row: 0, of: rect, style)
    case .input(let input):
      if hits != nil { addPlaces(of: input, in: rect) }
      input.draw(in: rect, on: &self)
      if input.caret != nil {
        line = Drawing.Line(rect: rect, clip: clip, mask: input.mask, style: input.style)
      }
    case .fill(let character, let style): fill(rect, with: character, style)
    case .row(let views):
      var column = rect.origin.column
      for (view, width) in zip(views, View.widths(of: views, in: rect.size.columns, look)) {
        draw(
          view,
          in: Rect(column: column, row: rect.origin.row, columns: width, rows: rect.size.rows))
        column += width
      }
    case .column(let views): drawColumn(views, in: rect)
    case .flow(let views, let spacing):
      View.flow(views, spacing: spacing, in: rect.size.columns, look) { view, place in
        draw(view, in: rect.part(place))
      }
    case .fitting(let views):
      draw(View.fitting(views, in: rect.size.columns, look), in: rect)
    case .width(let width, let view):
      draw(view, in: rect.part(Rect(column: 0, row: 0, columns: width, rows: rect.size.rows)))
    case .pad(let left, let right, let view):
      let width = rect.size.columns - left - right
      draw(view, in: rect.part(Rect(column: left, row: 0, columns: width, rows: rect.size.rows)))
    case .box(let view, let style): drawBox(view, style, in: rect)
    case .scroll(let view, let offset):
      let all = Rect(
        column: rect.origin.column, row: rect.origin.row - offset, columns: rect.size.columns,
        rows: offset + rect.size.rows)
      clipped(to: rect) { $0.draw(view, in: all) }
    case .overlay(let views):
      for view in views { draw(view, in: rect) }
    case .caret(let view, let column):
      draw(view, in: rect)
      setCaret(column: column, of: rect)
    case .target(let target, let view):
      hits?.add(target, in: clip.intersection(rect))
      draw(view, in: rect)
    case .flexible(let view), .focus(let view): draw(view, in: rect)
    }
  }

  /// Draws a line that is typed in anew, with the insertion point.
  mutating func redraw(_ line: Drawing.Line, with characters: [Character], caret position: Int) {
    clip = line.clip
    caret = nil
    fill(line.rect, with: " ", look.theme.base)
    InputLine(
      characters: characters, caret: position, mask: line.mask, style: line.style
    ).draw(in: line.rect, on: &self)
    frame.cursor = caret
  }

  /// Fills a rectangle with a character of one cell.
  mutating func fill(_ rect: Rect, with character: Character, _ style: Style) {
    frame.fill(clip.intersection(rect), with: character, style: style)
  }

  /// Puts text in a row of a rectangle.
  mutating func put(_ text: String, column: Int, row: Int, of rect: Rect, _ style: Style) {
    put(text[...], column: column, row: row, of: rect, style)
  }

  /// Puts part of a text in a row of a rectangle.
  mutating func put(_ text: Substring, column: Int, row: Int, of rect: Rect, _ style: Style) {
    guard row < rect.size.rows else { return }
    let point = Point(column: rect.origin.column + column, row: rect.origin.row + row)
    frame.put(text, at: point, style: style, within: clip.intersection(rect))
  }

  /// Puts text that is given as UTF-8 in a row of a rectangle.
  mutating func put(
    utf8 bytes: ArraySlice<UInt8>, column: Int, row: Int, of rect: Rect, _ style: Style
  ) {
    guard row < rect.size.rows else { return }
    let point = Point(column: rect.origin.column + column, row: rect.origin.row + row)
    frame.put(utf8: bytes, at: point, style: style, within: clip.intersection(rect))
  }

  /// Puts the insertion point in the first row of a rectangle, if it is in view.
  mutating func setCaret(column: Int, of rect: Rect) {
    let point = Point(
      column: rect.origin.column + min(column, max(0, rect.size.columns - 1)),
      row: rect.origin.row)
    if clip.contains(point) { caret = point }
  }

  /// Takes each cell of a line as a place to put the insertion point.
  private mutating func addPlaces(of input: InputLine, in rect: Rect) {
    let places = input.places(in: rect.size.columns, look)
    for (column, place) in places.enumerated() {
      let cell = rect.part(Rect(column: column, row: 0, columns: 1, rows: 1))
      hits?.add(.inside(place), in: clip.intersection(cell))
    }
  }

  private mutating func drawColumn(_ views: [View], in rect: Rect) {
    var row = rect.origin.row
    for view in views {
      if row >= clip.endRow { return }
      let rows = view.rows(in: rect.size.columns, look)
      draw(
        view,
        in: Rect(
          column: rect.origin.column, row: row, columns: rect.size.columns,
          rows: min(rows, rect.endRow - row)))
      row += rows
    }
  }

  private mutating func drawBox(_ view: View, _ style: Style, in rect: Rect) {
    let box = look.glyphs.box
    let (columns, rows) = (rect.size.columns, rect.size.rows)
    draw(.fill(" ", look.theme.base), in: rect)
    for row in [0, rows - 1] {
      draw(
        .fill(box.horizontal, style),
        in: rect.part(Rect(column: 1, row: row, columns: columns - 2, rows: 1)))
    }
    for column in [0, columns - 1] {
      draw(
        .fill(box.vertical, style),
        in: rect.part(Rect(column: column, row: 1, columns: 1, rows: rows - 2)))
    }
    put(box.topLeft, column: 0, row: 0, of: rect, style)
    put(box.topRight, column: columns - 1, row: 0, of: rect, style)
    put(box.bottomLeft, column: 0, row: rows - 1, of: rect, style)
    put(box.bottomRight, column: columns - 1, row: rows - 1, of: rect, style)
    draw(view, in: rect.part(Rect(column: 1, row: 1, columns: columns - 2, rows: rows - 2)))
  }
}

extension Rect {
  /// A rectangle that is given from the top left cell of this one, as far as it is inside.
  func part(_ inner: Rect) -> Rect {
    Rect(
      column: origin.column + inner.origin.column, row: origin.row + inner.origin.row,
      columns: max(0, min(inner.size.columns, size.columns - inner.origin.column)),
      rows: max(0, min(inner.size.rows, size.rows - inner.origin.row)))
  }
}
