/// Turns frames into the bytes that make a terminal show them.
///
/// It remembers the last frame, the pen and the cursor, and sends the difference only. The terminal
/// is expected to return to the first column at CR, to keep the cursor in the last column once that
/// is written (autowrap off, or deferred), and to take no other output meanwhile; after other output
/// call ``forget()``.
public struct FrameEncoder: Sendable {
  /// What the terminal can be sent.
  ///
  /// After a change that alters what is on screen (colours,
  /// repertoire) call ``forget()``.
  public var capabilities: ScreenCapabilities

  /// What the terminal shows, if that is known.
  private var shown = Frame(size: .minimum)
  private var isKnown = false
  private var shownTitle: String?
  private var isCursorVisible: Bool?

  /// The style that the next character would have; nil if not known.
  var pen: Style?
  /// Where the next character would go.
  var cursor = CursorKnowledge.unknown
  /// The cell after a run of characters whose width no terminal doubts, in the cursor's row.
  ///
  /// Such a run goes on there, though everything else is placed anew.
  var settled: Point?

  /// Creates an encoder for a terminal of which nothing is known to be shown.
  public init(capabilities: ScreenCapabilities = ScreenCapabilities()) {
    self.capabilities = capabilities
  }

  /// Forgets what the terminal shows: the next frame clears it and is drawn whole.
  public mutating func forget() {
    self = FrameEncoder(capabilities: capabilities)
  }

  /// Forgets where the cursor is, after bytes that some terminal may have moved it for.
  public mutating func forgetCursor() {
    cursor = .unknown
    settled = nil
  }

  /// Appends the bytes that turn what the terminal shows into `frame`; none if it shows that.
  ///
  /// - Parameters:
  ///   - rows: Those that may differ from the frame before; nil if any may.
  public mutating func encode(
    _ frame: Frame, rows: Range<Int>? = nil, into output: inout [UInt8]
  ) {
    let isFirst = !isKnown || shown.size != frame.size || shown.profile != frame.profile
    if isFirst { shown = Frame(size: frame.size) }
    let diff = FrameDiff(
      old: shown, new: frame, rows: isFirst ? nil : rows, depth: capabilities.colorDepth)

    if frame.cursor == nil { setCursorVisible(false, into: &output) }
    let isOneRow = !isFirst && diff.spans.first?.row == diff.spans.last?.row
    let isSynchronized = capabilities.synchronizesOutput && !isOneRow
    if isSynchronized { ControlSequence.setPrivateMode(2026).write(to: &output) }
    if isFirst { clear(into: &output) }
    var spans = diff.spans[...]
    while let row = spans.first?.row {
      let end = spans.firstIndex { $0.row != row } ?? spans.endIndex
      draw(spans[..<end], ofRow: row, of: frame, into: &output)
      spans = spans[end...]
    }
    if let target = frame.cursor.map({ nearest($0, in: frame) }) {
      place(target, of: frame, into: &output)
      setCursorVisible(true, into: &output)
    }
    if let title = frame.title, title != shownTitle, capabilities.setsTitle {
      ControlSequence.title(title).write(to: &output)
      shownTitle = title
    }
    if isSynchronized { ControlSequence.resetPrivateMode(2026).write(to: &output) }
    // Not the frame itself, unless it is the first: who draws it would copy it to draw on.
    if isFirst { shown = frame } else { shown.take(diff.spans, of: frame) }
    isKnown = true
  }

  private mutating func clear(into output: inout [UInt8]) {
    setPen(.plain, into: &output)
    let home = Point(column: 0, row: 0)
    ControlSequence.cursorPosition(home).write(to: &output)
    ControlSequence.eraseToEndOfScreen.write(to: &output)
    cursor = CursorKnowledge(home)
    settled = nil
  }

  /// Brings the cursor to its place.
  private mutating func place(
    _ target: Point, of frame: Frame, into output: inout [UInt8]
  ) {
    guard cursor != CursorKnowledge(target) else { return }
    output += motion(to: target, in: frame).bytes(from: cursor)
    settled = nil
    cursor = CursorKnowledge(target)
  }

  private mutating func setCursorVisible(_ isVisible: Bool, into output: inout [UInt8]) {
    if isCursorVisible == isVisible { return }
    let mode = 25
    let sequence: ControlSequence = isVisible ? .setPrivateMode(mode) : .resetPrivateMode(mode)
    sequence.write(to: &output)
    isCursorVisible = isVisible
  }

  private func nearest(_ point: Point, in frame: Frame) -> Point {
    Point(
      column: min(max(point.column, 0), frame.size.columns - 1),
      row: min(max(point.row, 0), frame.size.rows - 1))
  }
}
