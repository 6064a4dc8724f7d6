@testable import TTYCore

/// A terminal of our own: it interprets what an encoder writes, and minds what it should not write.
///
/// It is strict where terminals differ: a half of a wide cluster whose other half is overwritten
/// holds rubbish, not a blank; nothing may depend on the cursor after the last column is written, or
/// on its column after text whose width could be disputed.
struct VirtualScreen {
  struct Cell: Equatable {
    var text = " "
    var width = 1
    var style = Style.plain
  }

  static let rubbish = Cell(text: "¿")

  let size: Size
  /// How this terminal counts; need not be what the encoder believes.
  let profile: WidthProfile
  let erasesWithBackground: Bool
  /// Whether to mind what depends on the terminal; off, it behaves as most terminals do.
  let isStrict: Bool

  var rows: [[Cell]]
  var cursor = Point(column: 0, row: 0)
  var isCursorVisible = true
  var pen = Style.plain
  var title: String?
  var isSynchronizing = false
  /// What was written that should not have been.
  var faults: [String] = []

  /// The last column was written: the cursor is in it or beyond.
  var isPastEnd = false
  /// The column can be disputed.
  var isDoubtful = false
  private var isSettledRun = false
  private var lastText: String?

  init(
    size: Size, profile: WidthProfile = .cluster, erasesWithBackground: Bool = false,
    isStrict: Bool = true
  ) {
    self.size = size
    self.profile = profile
    self.erasesWithBackground = erasesWithBackground
    self.isStrict = isStrict
    rows = Array(
      repeating: Array(repeating: isStrict ? VirtualScreen.rubbish : Cell(), count: size.columns),
      count: size.rows)
  }

  mutating func feed(_ bytes: [UInt8]) {
    var parser = OutputParser(bytes)
    while let item = parser.next() { apply(item) }
  }

  private mutating func apply(_ item: OutputParser.Item) {
    switch item {
    case .text(let text):
      for character in text { print(String(character)) }
      return
    case .control(0x0d):
      cursor.column = 0
      isDoubtful = false
      isPastEnd = false
    case .control(0x0a):
      mindPosition("LF", column: false)
      cursor.row = min(cursor.row + 1, size.rows - 1)
    case .control(0x08):
      mindPosition("BS", column: true)
      cursor.column = max(0, cursor.column - 1)
      isPastEnd = false
    case .control(let byte), .escape(let byte): fault("unknown control \(byte)")
    case .command(let text):
      if text.utf8.starts(with: "2;".utf8) {
        title = String(text.unicodeScalars.dropFirst(2))
      } else {
        fault("OSC \(text)")
      }
      return
    case .sequence(let parameters, let final): apply(parameters, final)
    }
    lastText = nil
  }

  private mutating func apply(_ parameters: String, _ final: UInt8) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch Character(Unicode.Scalar(final)) {
    case "A": moveVertically(by: -count)
    case "B": moveVertically(by: count)
    case "C": moveAlong(by: count)
    case "D": moveAlong(by: -count)
    case "G":
      if isPastEnd { fault("CHA after the last column") }
      place(Point(column: count - 1, row: cursor.row))
    case "H":
      let column = numbers.count > 1 ? max(1, numbers[1]) : 1
      place(Point(column: column - 1, row: count - 1))
    case "J" where parameters.isEmpty:
      erase(row: cursor.row, columns: cursor.column..<size.columns)
      for row in cursor.row + 1..<max(cursor.row + 1, size.rows) {
        erase(row: row, columns: 0..<size.columns)
      }
    case "K" where parameters.isEmpty: erase(row: cursor.row, columns: cursor.column..<size.columns)
    case "X":
      erase(
        row: cursor.row, columns: cursor.column..<min(size.columns, cursor.column + count))
    case "b":
      guard let last = lastText else { return fault("REP without a character") }
      for _ in 0..<count { print(last) }
    case "m": pen = OutputParser.style(pen, after: numbers)
    case "h" where parameters == "?25": isCursorVisible = true
    case "l" where parameters == "?25": isCursorVisible = false
    case "h" where parameters == "?2026": isSynchronizing = true
    case "l" where parameters == "?2026": isSynchronizing = false
    default: fault("unknown sequence \(parameters) \(final)")
    }
  }

  private mutating func print(_ text: String) {
    let width = CellWidth.of(text, in: profile)
    let isSettled =
      text.unicodeScalars.count == 1
      && SettledWidth.contains(text.unicodeScalars.first?.value ?? 0)
    if isPastEnd { fault("text after the last column") }
    if isDoubtful, !(isSettledRun && isSettled) { fault("text at a column in doubt: \(text)") }
    if width == 0 { fault("text without width") }
    if cursor.column + width > size.columns {
      // What another profile makes too wide is cut off; our own never is.
      fault("wide text at the edge: \(text)")
    }
    let columns = cursor.column..<min(size.columns, cursor.column + max(1, width))
    sever(columns, row: cursor.row)
    for column in columns {
      rows[cursor.row][column] = Cell(text: "", width: 0, style: pen)
    }
    rows[cursor.row][cursor.column] = Cell(text: text, width: width, style: pen)
    isDoubtful = text.utf8.count > 1
    isSettledRun = isSettled
    isPastEnd = columns.upperBound == size.columns
    cursor.column = min(columns.upperBound, size.columns - 1)
    lastText = text
  }

  private mutating func erase(row: Int, columns: Range<Int>) {
    mindPosition("erasing", column: true)
    if !pen.attributes.isDisjoint(with: [.reverse, .underline, .strikethrough]) {
      fault("erasing with attributes")
    }
    sever(columns, row: row)
    let background = erasesWithBackground ? pen.background : .default
    for column in columns { rows[row][column] = Cell(style: Style(background: background)) }
  }

  /// Spoils the outer halves of clusters that are cut by the ends of a range.
  private mutating func sever(_ columns: Range<Int>, row: Int) {
    for edge in [columns.lowerBound, columns.upperBound]
    where edge < size.columns && rows[row][edge].width == 0 {
      var head = edge
      while head > 0, rows[row][head].width == 0 { head -= 1 }
      let end = min(size.columns, head + max(1, rows[row][head].width))
      for column in head..<end {
        rows[row][column] =
          isStrict ? VirtualScreen.rubbish : Cell()
      }
    }
  }

  private mutating func moveVertically(by rows: Int) {
    mindPosition("a vertical move", column: false)
    cursor.row = min(max(0, cursor.row + rows), size.rows - 1)
  }

  private mutating func moveAlong(by columns: Int) {
    mindPosition("a horizontal move", column: true)
    cursor.column = min(max(0, cursor.column + columns), size.columns - 1)
    isPastEnd = false
  }

  private mutating func place(_ point: Point) {
    if point.column >= size.columns || point.row >= size.rows { fault("a move outside") }
    cursor = Point(
      column: min(point.column, size.columns - 1), row: min(point.row, size.rows - 1))
    isPastEnd = false
    isDoubtful = false
  }

  private mutating func mindPosition(_ what: String, column: Bool) {
    if isPastEnd { fault("\(what) after the last column") }
    if column, isDoubtful { fault("\(what) at a column in doubt") }
  }

  private mutating func fault(_ text: String) {
    if isStrict { faults.append(text) }
  }
}
