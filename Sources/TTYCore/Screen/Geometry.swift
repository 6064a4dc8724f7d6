/// A width and a height in cells.
public struct Size: Hashable, Sendable {
  /// The width in cells.
  public var columns: Int
  /// The height in cells.
  public var rows: Int

  /// The size at which screens are designed: 80×24.
  public static let standard = Size(columns: 80, rows: 24)
  /// The smallest size that is drawn.
  public static let minimum = Size(columns: 1, rows: 1)
  /// The largest size that is drawn; a terminal that claims more is taken to be this large.
  public static let maximum = Size(columns: 1000, rows: 1000)

  /// Creates a size, in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The nearest size that can be drawn, from ``minimum`` to ``maximum``.
  public var clamped: Size {
    Size(
      columns: min(max(columns, Size.minimum.columns), Size.maximum.columns),
      rows: min(max(rows, Size.minimum.rows), Size.maximum.rows))
  }
}

/// A cell of the screen; the first column and the first row are 0.
public struct Point: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// Creates a point, in cells from the top left corner.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent; an empty rectangle has no column or no row.
  public var size: Size

  /// Creates a rectangle from its top left cell and its extent, in cells.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its edges, in cells.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The first column to the right of the rectangle.
  public var endColumn: Int { origin.column + size.columns }
  /// The first row below the rectangle.
  public var endRow: Int { origin.row + size.rows }
  /// Whether the rectangle has no cell.
  public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  /// Whether the cell at `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.column >= origin.column && point.column < endColumn
      && point.row >= origin.row && point.row < endRow
  }

  /// The cells that are in both rectangles.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(origin.column, other.origin.column)
    let row = max(origin.row, other.origin.row)
    return Rect(
      column: column, row: row,
      columns: max(0, min(endColumn, other.endColumn) - column),
      rows: max(0, min(endRow, other.endRow) - row))
  }
}
