import TTYCore

/// The lines of a picture: box drawing, underlines, strikethrough.
extension FramePicture {
  /// How a line is drawn.
  private struct Pen: Hashable {
    var color: PictureColor
    var width: Int
  }

  /// A path for each colour and width.
  var lines: [String] {
    var paths: [(pen: Pen, data: String)] = []
    func draw(_ data: String, _ pen: Pen) {
      if let index = paths.firstIndex(where: { $0.pen == pen }) {
        paths[index].data += data
      } else {
        paths.append((pen, data))
      }
    }
    for row in 0..<frame.size.rows {
      drawBoxes(in: row, draw)
      drawAttributes(in: row, draw)
    }
    return paths.map { path in
      "<path d=\"\(path.data)\" fill=\"none\" stroke=\"\(path.pen.color.hex)\" "
        + "stroke-width=\"\(path.pen.width)\"/>"
    }
  }

  private func drawBoxes(in row: Int, _ draw: (String, Pen) -> Void) {
    let stretches = stretches(of: row) { cell, point in
      Line(text: cell.text, color: ink(cell, at: point).color)
    }
    for stretch in stretches {
      guard let box = BoxDrawing(stretch.value.text) else { continue }
      let pen = Pen(color: stretch.value.color, width: box.isHeavy ? 3 : 1)
      if box.isHorizontal {
        draw(line(stretch.columns, y: y(row) + FramePicture.cell.height / 2), pen)
        continue
      }
      for column in stretch.columns { draw(box.path(x: x(column), y: y(row)), pen) }
    }
  }

  private struct Line: Equatable {
    var text: String
    var color: PictureColor
  }

  private func drawAttributes(in row: Int, _ draw: (String, Pen) -> Void) {
    let heights: [(Style.Attributes, Int)] = [
      (.underline, FramePicture.cell.height - 3), (.strikethrough, FramePicture.cell.height / 2),
    ]
    for (attribute, height) in heights {
      let stretches = stretches(of: row) { cell, point in
        cell.style.attributes.contains(attribute) ? ink(cell, at: point).color : nil
      }
      for stretch in stretches {
        guard let color = stretch.value else { continue }
        draw(line(stretch.columns, y: y(row) + height), Pen(color: color, width: 1))
      }
    }
  }

  /// A level line through the middle of a row of pixels.
  private func line(_ columns: Range<Int>, y: Int) -> String {
    "M\(x(columns.lowerBound)) \(y).5H\(x(columns.upperBound))"
  }
}
