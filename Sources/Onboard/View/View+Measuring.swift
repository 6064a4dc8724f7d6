import TTYCore

/// How much room a view takes.
extension View {
  /// The columns that it fills of those that there are, and the rows that it needs for that.
  func size(in columns: Int, _ look: Look) -> Size {
    let columns = max(0, columns)
    switch self {
    case .empty: return Size(columns: 0, rows: 0)
    case .text(let text, _): return look.size(of: text, in: columns)
    case .line(let text, _):
      return Size(columns: min(look.columns(text), columns), rows: 1)
    case .input, .fill: return Size(columns: columns, rows: 1)
    case .space(let width, let rows): return Size(columns: min(width, columns), rows: rows)
    case .row(let views):
      var sum = Size(columns: 0, rows: 0)
      for (view, width) in zip(views, View.widths(of: views, in: columns, look)) {
        let size = view.size(in: width, look)
        sum = Size(columns: sum.columns + size.columns, rows: max(sum.rows, size.rows))
      }
      return Size(columns: min(columns, sum.columns), rows: sum.rows)
    case .column(let views):
      return views.reduce(Size(columns: 0, rows: 0)) { sum, view in
        let size = view.size(in: columns, look)
        return Size(columns: max(sum.columns, size.columns), rows: sum.rows + size.rows)
      }
    case .flow(let views, let spacing):
      return View.flow(views, spacing: spacing, in: columns, look) { _, _ in }
    case .fitting(let views):
      return View.fitting(views, in: columns, look).size(in: columns, look)
    case .width(let width, let view):
      let width = min(max(0, width), columns)
      return Size(columns: width, rows: view.rows(in: width, look))
    case .pad(let left, let right, let view):
      let size = view.size(in: columns - left - right, look)
      return Size(columns: min(columns, size.columns + left + right), rows: size.rows)
    case .box(let view, _):
      let size = view.size(in: columns - 2, look)
      return Size(columns: min(columns, size.columns + 2), rows: size.rows + 2)
    case .overlay(let views):
      return views.reduce(Size(columns: 0, rows: 0)) { most, view in
        let size = view.size(in: columns, look)
        return Size(columns: max(most.columns, size.columns), rows: max(most.rows, size.rows))
      }
    case .flexible(let view), .scroll(let view, _), .caret(let view, _), .focus(let view),
      .target(_, let view):
      return view.size(in: columns, look)
    }
  }

  /// The rows that it needs in a width.
  func rows(in columns: Int, _ look: Look) -> Int {
    if let rows = rowsInAnyWidth { return rows }
    return switch self {
    case .text(let text, _): look.rowCount(of: text, in: max(0, columns))
    case .column(let views): views.reduce(0) { $0 + $1.rows(in: columns, look) }
    case .row(let views):
      zip(views, View.widths(of: views, in: max(0, columns), look)).reduce(0) {
        max($0, $1.0.rows(in: $1.1, look))
      }
    case .width(let width, let view): view.rows(in: min(max(0, width), columns), look)
    case .focus(let view), .flexible(let view), .caret(let view, _), .target(_, let view):
      view.rows(in: columns, look)
    default: size(in: columns, look).rows
    }
  }

  /// The rows that it needs whatever the width is; nil if it must be measured.
  private var rowsInAnyWidth: Int? {
    switch self {
    case .empty: return 0
    case .line, .input, .fill: return 1
    case .space(_, let rows): return rows
    case .width(_, let view), .focus(let view), .flexible(let view), .caret(let view, _),
      .target(_, let view):
      return view.rowsInAnyWidth
    case .row(let views):
      var most = 0
      for view in views {
        guard let rows = view.rowsInAnyWidth else { return nil }
        most = max(most, rows)
      }
      return most
    default: return nil
    }
  }

  /// The columns that it fills of those that there are.
  private func columns(in columns: Int, _ look: Look) -> Int {
    switch self {
    // How high it is there does not matter.
    case .width(let width, _): min(max(0, width), columns)
    case .line(let text, _): min(look.columns(text), columns)
    case .focus(let view), .flexible(let view), .caret(let view, _), .target(_, let view):
      view.columns(in: columns, look)
    default: min(columns, size(in: columns, look).columns)
    }
  }

  /// Whether it has room in so many rows of a width; what has none is measured no further.
  func fits(in columns: Int, rows: Int, _ look: Look) -> Bool {
    var left = rows
    func take(_ view: View) -> Bool {
      switch view {
      case .column(let views): return views.allSatisfy(take)
      case .focus(let view), .target(_, let view): return take(view)
      default:
        left -= view.rows(in: columns, look)
        return left >= 0
      }
    }
    return take(self)
  }

  /// The widths of views side by side: those that are not flexible have theirs from left to
  /// right, the others what is left, in equal parts.
  static func widths(of views: [View], in columns: Int, _ look: Look) -> [Int] {
    var left = columns
    var flexible = 0
    var widths = views.map { view -> Int in
      if case .flexible = view {
        flexible += 1
        return 0
      }
      let width = view.columns(in: left, look)
      left -= width
      return width
    }
    guard flexible > 0 else { return widths }
    for (index, view) in views.enumerated() {
      guard case .flexible = view else { continue }
      widths[index] = left / flexible
      left -= widths[index]
      flexible -= 1
    }
    return widths
  }

  /// Finds where each view is that stands in a row with the others, or in one of the next rows.
  ///
  /// - Parameter body: Is given each view and its place.
  /// - Returns: The size of all.
  @discardableResult
  static func flow(
    _ views: [View], spacing: Int, in columns: Int, _ look: Look,
    _ body: (View, Rect) -> Void
  ) -> Size {
    var size = Size(columns: 0, rows: 0)
    var point = Point(column: 0, row: 0)
    for view in views {
      let own = view.size(in: columns, look)
      if point.column > 0, point.column + spacing + own.columns > columns {
        point = Point(column: 0, row: size.rows)
      } else if point.column > 0 {
        point.column += spacing
      }
      body(view, Rect(origin: point, size: own))
      point.column += own.columns
      size.columns = max(size.columns, point.column)
      size.rows = max(size.rows, point.row + own.rows)
    }
    return size
  }

  /// The first of several views that has room in a width, else the last.
  static func fitting(_ views: [View], in columns: Int, _ look: Look) -> View {
    views.first { $0.size(in: .max, look).columns <= columns } ?? views.last ?? .empty
  }

  /// The rows that are to be in view in a width, the outermost first.
  func focusRows(in columns: Int, _ look: Look) -> [Range<Int>] {
    switch self {
    case .focus(let view):
      return [0..<max(1, rows(in: columns, look))] + view.focusRows(in: columns, look)
    case .column(let views):
      var row = 0
      for view in views {
        let found = view.focusRows(in: columns, look)
        if !found.isEmpty { return found.map { $0.lowerBound + row..<$0.upperBound + row } }
        row += view.rows(in: columns, look)
      }
      return []
    case .row(let views):
      for (view, width) in zip(views, View.widths(of: views, in: columns, look)) {
        let found = view.focusRows(in: width, look)
        if !found.isEmpty { return found }
      }
      return []
    case .flow(let views, let spacing):
      var rows: [Range<Int>] = []
      View.flow(views, spacing: spacing, in: columns, look) { view, place in
        guard rows.isEmpty else { return }
        rows = view.focusRows(in: place.size.columns, look).map {
          $0.lowerBound + place.origin.row..<$0.upperBound + place.origin.row
        }
      }
      return rows
    case .fitting(let views):
      return View.fitting(views, in: columns, look).focusRows(in: columns, look)
    case .width(let width, let view):
      return view.focusRows(in: min(max(0, width), columns), look)
    case .pad(let left, let right, let view):
      return view.focusRows(in: max(0, columns - left - right), look)
    case .flexible(let view), .caret(let view, _), .target(_, let view):
      return view.focusRows(in: columns, look)
    case .overlay(let views):
      for view in views {
        let found = view.focusRows(in: columns, look)
        if !found.isEmpty { return found }
      }
      return []
    case .empty, .text, .line, .input, .space, .fill, .box, .scroll: return []
    }
  }
}
