/// Several pictures of frames on one sheet, row by row.
public struct FramePictureSheet: Sendable {
  /// What is on the sheet, in reading order.
  public var pictures: [FramePicture]
  /// The pictures in a row.
  public var columns: Int

  /// Creates a sheet.
  ///
  /// - Parameter columns: The pictures in a row; as many as make the sheet about square, if nil.
  public init(_ pictures: [FramePicture], columns: Int? = nil) {
    self.pictures = pictures
    let square = (1...32).first { $0 * $0 >= pictures.count } ?? 32
    self.columns = max(1, columns ?? square)
  }

  /// Between two pictures, in pixels.
  private static let gap = 24

  /// The sheet as a document in Scalable Vector Graphics 1.1.
  public var svg: String {
    let wide = pictures.map(\.width).max() ?? 0
    let rows = stride(from: 0, to: pictures.count, by: columns).map { start in
      pictures[start..<min(start + columns, pictures.count)]
    }
    var lines: [String] = []
    var top = 0
    for row in rows {
      for (column, picture) in row.enumerated() {
        let left = column * (wide + FramePictureSheet.gap)
        lines += FramePictureSheet.placed(picture, left: left, top: top)
      }
      top += (row.map(\.height).max() ?? 0) + FramePictureSheet.gap
    }
    let count = min(columns, pictures.count)
    let width = max(1, count * wide + (count - 1) * FramePictureSheet.gap)
    let height = max(1, top - FramePictureSheet.gap)
    let root =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">"
    return ([root] + lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func placed(_ picture: FramePicture, left: Int, top: Int) -> [String] {
    let place = left == 0 && top == 0 ? "" : " transform=\"translate(\(left) \(top))\""
    let group =
      "<g\(place) font-family=\"\(FramePicture.fonts)\" font-size=\"\(FramePicture.fontSize)\" "
      + "fill=\"\(picture.palette.text.hex)\">"
    return [group] + picture.elements + ["</g>"]
  }
}
