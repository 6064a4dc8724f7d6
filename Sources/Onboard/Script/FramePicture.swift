import TTYCore

/// A frame as a picture: a window with a title in Scalable Vector Graphics 1.1.
///
/// The text is text: it can be selected, searched and read aloud. Renderers and machines differ in
/// fonts, so that every word says where it begins and how long it is, and every character that is
/// not ASCII where it stands; lines and frames are drawn, so that they join. There is no script,
/// style sheet or reference in a picture: it is safe where only images are let in.
public struct FramePicture: Sendable {
  /// The screen.
  public var frame: Frame
  /// What the window is called.
  public var title: String
  /// The colours.
  public var palette: FramePalette

  /// Creates a picture.
  ///
  /// - Parameter title: What the window is called; as the frame says, if nil.
  public init(_ frame: Frame, title: String? = nil, palette: FramePalette = .dark) {
    self.frame = frame
    self.title = title ?? frame.title ?? ""
    self.palette = palette
  }

  /// The picture as a document of its own.
  public var svg: String { FramePictureSheet([self]).svg }

  // Lengths in pixels. The advance of most monospaced fonts is 0.6 of their size. Cells have an odd
  // width and height, so that lines of one pixel through their middle are sharp.
  static let fontSize = 15
  static let cell = (width: 9, height: 19)
  private static let baseline = 14
  private static let barHeight = 36
  private static let padding = (side: 10, top: 8, bottom: 10)

  /// The width of the window.
  var width: Int { frame.size.columns * FramePicture.cell.width + 2 * FramePicture.padding.side }
  /// The height of the window.
  var height: Int {
    FramePicture.barHeight + FramePicture.padding.top
      + frame.size.rows * FramePicture.cell.height + FramePicture.padding.bottom
  }

  /// The left edge of a column.
  func x(_ column: Int) -> Int { FramePicture.padding.side + column * FramePicture.cell.width }
  /// The top edge of a row.
  func y(_ row: Int) -> Int {
    FramePicture.barHeight + FramePicture.padding.top + row * FramePicture.cell.height
  }
  /// Where the letters of a row stand.
  func baseline(_ row: Int) -> Int { y(row) + FramePicture.baseline }

  /// The window, with its top left corner at the origin.
  var elements: [String] { window + grounds + lines + rows }

  /// The edge, the bar with three buttons, and the title.
  private var window: [String] {
    let bar = FramePicture.barHeight
    var lines = [
      "<rect x=\".5\" y=\".5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"10\" "
        + "fill=\"\(palette.ground.hex)\"/>",
      "<path d=\"M.5 \(bar).5V10.5A10 10 0 0 1 10.5 .5H\(width - 11).5"
        + "A10 10 0 0 1 \(width - 1).5 10.5V\(bar).5Z\" fill=\"\(palette.bar.hex)\"/>",
      "<path d=\"M1 \(bar).5H\(width - 1)\" stroke=\"\(palette.edge.hex)\"/>",
      "<rect x=\".5\" y=\".5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"10\" "
        + "fill=\"none\" stroke=\"\(palette.edge.hex)\"/>",
    ]
    for button in 0..<3 where width >= 100 {
      lines.append(
        "<circle cx=\"\(20 + 20 * button)\" cy=\"\(bar / 2)\" r=\"6\" "
          + "fill=\"\(palette.edge.hex)\"/>")
    }
    // Eight pixels a cell is more than the letters of a title take.
    let title = TextLayout.fit(
      TextGate.clean(title), columns: max(0, (width - 160) / 8), ellipsis: "…")
    if !title.isEmpty {
      lines.append(
        "<text x=\"\(width / 2)\" y=\"\(bar / 2 + 5)\" text-anchor=\"middle\" font-size=\"13\" "
          + "font-family=\"\(FramePicture.titleFonts)\" xml:space=\"preserve\" "
          + "fill=\"\(palette.title.hex)\">\(XMLText.escaped(title))</text>")
    }
    return lines
  }

  /// What is found first is used; each system has one of them.
  static let fonts =
    "ui-monospace,SFMono-Regular,'SF Mono',Menlo,'DejaVu Sans Mono','Cascadia Mono',Consolas,"
    + "'Liberation Mono','Courier New',monospace"
  private static let titleFonts =
    "system-ui,-apple-system,'Segoe UI','Noto Sans','DejaVu Sans',Helvetica,Arial,sans-serif"
}
