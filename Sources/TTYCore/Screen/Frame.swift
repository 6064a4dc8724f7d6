/// A picture of the whole screen: cells, the cursor, the title of the window.
///
/// Every cell holds one grapheme cluster and a style; a wide cluster owns the cells after its first.
public struct Frame: Sendable {
  /// The extent in cells, at least 1×1.
  public let size: Size
  /// How clusters are counted.
  public let profile: WidthProfile
  /// Where the cursor is; nil hides it.
  public var cursor: Point?
  /// The title of the window; nil leaves it as it is.
  public var title: String?

  /// The cells, row by row.
  var cells: [StoredCell]
  /// The clusters of more than one scalar; a cell refers to one by its index.
  var clusters: [String] = []

  /// Creates a blank frame.
  ///
  /// - Parameter size: In cells; brought between ``Size/minimum`` and ``Size/maximum``.
  public init(size: Size, profile: WidthProfile = .cluster) {
    self.size = size.clamped
    self.profile = profile
    cells = Array(repeating: .blank(.plain), count: self.size.columns * self.size.rows)
  }

  /// All cells.
  public var bounds: Rect { Rect(origin: Point(column: 0, row: 0), size: size) }

  /// The index of the first cell of a row.
  func start(ofRow row: Int) -> Int { row * size.columns }

  /// The cluster of a stored cell.
  func text(of cell: StoredCell) -> String {
    if cell.code >= StoredCell.firstCluster {
      let index = Int(cell.code - StoredCell.firstCluster)
      return clusters.indices.contains(index) ? clusters[index] : "\u{FFFD}"
    }
    if cell.width == 0 { return "" }
    return String(Character(Unicode.Scalar(cell.code) ?? "\u{FFFD}"))
  }
}

extension Frame {
  /// A cell of a frame.
  public struct Cell: Hashable, Sendable {
    /// The grapheme cluster; empty in a cell that the cluster to its left covers.
    public var text: String
    /// The cells that the cluster owns; 0 in a cell that the cluster to its left covers.
    public var width: Int
    /// How the cluster is drawn.
    public var style: Style
  }

  /// The cell at a point; a blank one outside the frame.
  public subscript(point: Point) -> Cell {
    guard bounds.contains(point) else { return Cell(text: " ", width: 1, style: .plain) }
    let cell = cells[start(ofRow: point.row) + point.column]
    return Cell(text: text(of: cell), width: Int(cell.width), style: cell.style)
  }

  /// The text of a row without trailing blanks; empty outside the frame.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    let start = start(ofRow: row)
    let row = cells[start..<start + size.columns]
    let end = row.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    var result = ""
    for cell in row[..<end] where cell.width > 0 { result += text(of: cell) }
    return result
  }

  /// The text of all rows, without trailing blanks, each followed by a line break.
  public func text() -> String {
    (0..<size.rows).map { text(row: $0) + "\n" }.joined()
  }
}

extension Frame {
  /// Takes over what differs from another frame of the same size and profile.
  mutating func take(_ spans: [FrameDiff.Span], of other: Frame) {
    // A cell refers to the clusters of its own frame.
    guard clusters.isEmpty, other.clusters.isEmpty else {
      self = other
      return
    }
    for span in spans {
      let start = start(ofRow: span.row)
      for index in start + span.columns.lowerBound..<start + span.columns.upperBound {
        cells[index] = other.cells[index]
      }
    }
  }
}

extension Frame: Equatable {
  /// Whether both frames hold the same clusters, styles, cursor and title.
  public static func == (left: Frame, right: Frame) -> Bool {
    guard left.size == right.size, left.profile == right.profile,
      left.cursor == right.cursor, left.title == right.title
    else { return false }
    if left.clusters.isEmpty, right.clusters.isEmpty { return left.cells == right.cells }
    return zip(left.cells, right.cells).allSatisfy { one, other in
      one.style == other.style && one.width == other.width
        && left.text(of: one).unicodeScalars.elementsEqual(right.text(of: other).unicodeScalars)
    }
  }
}

extension Frame {
  /// Appends the UTF-8 of a stored cell's cluster.
  func appendText(of cell: StoredCell, to output: inout [UInt8]) {
    if cell.code < StoredCell.firstCluster, let scalar = Unicode.Scalar(cell.code) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte) }
    } else {
      output += text(of: cell).utf8
    }
  }
}
