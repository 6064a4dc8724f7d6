import TTYCore

/// A part of a screen as a value: what is drawn, and how it takes room.
///
/// A view has no size of its own: it is asked for one in a width, and drawn in a rectangle. Every
/// view can be drawn in every rectangle, if only in part.
indirect enum View: Sendable {
  /// Nothing, without extent.
  case empty
  /// Text in as many rows as it needs; line breaks count.
  case text(String, Style)
  /// Text in one row, cut with an ellipsis.
  case line(String, Style)
  /// One line of a field, scrolled sideways so that the insertion point is in view.
  case input(InputLine)
  /// Blank cells.
  case space(columns: Int, rows: Int)
  /// A rectangle full of one character; of one row where it can choose.
  case fill(Character, Style)
  /// Side by side; those that are ``flexible(_:)`` share what the others leave.
  case row([View])
  /// Takes the width that the others of its row leave.
  case flexible(View)
  /// One below the other.
  case column([View])
  /// Side by side, and in further rows what has no room.
  case flow([View], spacing: Int)
  /// The first of these that has room in the width, else the last.
  case fitting([View])
  /// A width of its own, as far as there is room.
  case width(Int, View)
  /// Blank cells to the left and to the right.
  case pad(left: Int, right: Int, View)
  /// A frame around it.
  case box(View, Style)
  /// A part of what is higher than the room: `offset` rows are above it.
  case scroll(View, offset: Int)
  /// One over the other, the last on top.
  case overlay([View])
  /// Has the insertion point in its first row, at this column.
  case caret(View, column: Int)
  /// Can be clicked.
  case target(ClickTarget, View)
  /// Is to be in view; what is in it and marked again matters more.
  case focus(View)

  /// A row without text.
  static let blankRow = View.space(columns: 0, rows: 1)
}
