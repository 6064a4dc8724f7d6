import TTYCore

/// The text of a picture, and what is behind it.
extension FramePicture {
  /// How a cell is drawn, all attributes resolved into colours.
  struct Ink: Hashable {
    var color: PictureColor
    var ground: PictureColor
    var isBold = false
    var isItalic = false
  }

  /// How the cell at a point is drawn; the one under the caret in exchanged colours.
  func ink(_ cell: Frame.Cell, at point: Point) -> Ink {
    let style = cell.style
    let attributes = style.attributes
    var color = palette.color(style.foreground, default: palette.text)
    var ground = palette.color(style.background, default: palette.ground)
    if attributes.contains(.dim) { color = color.mixed(4, into: ground) }
    if attributes.contains(.reverse) { swap(&color, &ground) }
    if point == frame.cursor { (color, ground) = (palette.ground, palette.text) }
    return Ink(
      color: color, ground: ground, isBold: attributes.contains(.bold),
      isItalic: attributes.contains(.italic))
  }

  /// A rectangle for each stretch of a row that is not on the screen's own ground.
  var grounds: [String] {
    (0..<frame.size.rows).flatMap { row in
      stretches(of: row) { cell, point in ink(cell, at: point).ground }
        .filter { $0.value != palette.ground }
        .map { stretch in
          let width = stretch.columns.count * FramePicture.cell.width
          return "<rect x=\"\(x(stretch.columns.lowerBound))\" y=\"\(y(row))\" "
            + "width=\"\(width)\" height=\"\(FramePicture.cell.height)\" "
            + "fill=\"\(stretch.value.hex)\" shape-rendering=\"crispEdges\"/>"
        }
    }
  }

  /// The cells of a row in stretches of one value each.
  func stretches<Value: Equatable>(
    of row: Int, _ value: (Frame.Cell, Point) -> Value
  ) -> [(columns: Range<Int>, value: Value)] {
    var result: [(columns: Range<Int>, value: Value)] = []
    for column in 0..<frame.size.columns {
      let point = Point(column: column, row: row)
      let cell = frame[point]
      if let last = result.last, cell.width == 0 || last.value == value(cell, point) {
        result[result.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        result.append((column..<column + 1, value(cell, point)))
      }
    }
    return result
  }

  /// A text element for each row that is not blank.
  var rows: [String] {
    (0..<frame.size.rows).compactMap { row in
      let runs = runs(of: row)
      guard !runs.isEmpty else { return nil }
      let spans = runs.map { span($0) }.joined()
      // Hebrew is where U+0590 begins: from here on there are scripts that run to the left, and a
      // renderer must not order the cells anew.
      let mayTurn = runs.contains { $0.text.unicodeScalars.contains { $0.value >= 0x590 } }
      let order = mayTurn ? " direction=\"ltr\" unicode-bidi=\"bidi-override\"" : ""
      return "<text xml:space=\"preserve\" y=\"\(baseline(row))\"\(order)>\(spans)</text>"
    }
  }

  /// Text that is placed and drawn as one.
  private struct Run {
    var column: Int
    var text: String
    var ink: Ink
    var isASCII: Bool
    /// The blanks after it, which nobody sees: they are for those who copy the text.
    var blanks = 0
  }

  /// The words of a row, and each character that is not ASCII.
  private func runs(of row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<frame.size.columns {
      let point = Point(column: column, row: row)
      let cell = frame[point]
      if cell.width == 0 { continue }
      let ink = ink(cell, at: point)
      let isASCII = cell.text.utf8.count == 1
      if cell.text == " ", !runs.isEmpty {
        runs[runs.count - 1].blanks += 1
      } else if let last = runs.last, isASCII, last.isASCII, last.blanks == 0, last.ink == ink {
        runs[runs.count - 1].text += cell.text
      } else {
        runs.append(Run(column: column, text: cell.text, ink: ink, isASCII: isASCII))
      }
    }
    if let last = runs.indices.last { runs[last].blanks = 0 }
    return runs.count == 1 && runs.first?.text == " " ? [] : runs
  }

  private func span(_ run: Run) -> String {
    var attributes = "x=\"\(x(run.column))\""
    if run.isASCII, run.text.count > 1 {
      attributes += " textLength=\"\(run.text.count * FramePicture.cell.width)\""
    }
    if BoxDrawing(run.text) != nil {
      attributes += " fill=\"none\""
    } else if run.ink.color != palette.text {
      attributes += " fill=\"\(run.ink.color.hex)\""
    }
    if run.ink.isBold { attributes += " font-weight=\"bold\"" }
    if run.ink.isItalic { attributes += " font-style=\"italic\"" }
    return "<tspan \(attributes)>\(XMLText.escaped(run.text))</tspan>"
      + String(repeating: " ", count: run.blanks)
  }
}
