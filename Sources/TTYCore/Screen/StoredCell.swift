/// A cell as a frame keeps it: 16 bytes, no allocation for a cluster of one scalar.
struct StoredCell: Equatable {
  /// From here on, `code` is an index into the frame's table of clusters.
  static let firstCluster: UInt32 = 0x8000_0000

  /// How the cell is drawn.
  var style: Style
  /// The scalar, or where the cluster is; 0 in a cell that the cluster to its left covers.
  var code: UInt32
  /// The cells of the cluster; 0 in a cell that the cluster to its left covers.
  var width: UInt8

  /// An empty cell.
  static func blank(_ style: Style) -> StoredCell {
    StoredCell(style: style, code: 0x20, width: 1)
  }

  /// A cell that the cluster to its left covers.
  static func covered(_ style: Style) -> StoredCell {
    StoredCell(style: style, code: 0, width: 0)
  }

  var isBlank: Bool { code == 0x20 }
  var isASCII: Bool { code < 0x80 && code != 0 }

  /// What is seen of the style at a colour depth.
  func look(at depth: ColorDepth) -> Style {
    depth.nearest(isBlank ? style.onBlank : style)
  }
}
