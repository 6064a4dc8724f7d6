import TTYCore

/// One line of text in a field, scrolled sideways so that the insertion point is in view.
///
/// Where it is scrolled to follows from the insertion point and the width alone, in steps of half
/// the width: most keys change a cell or two, and nothing has to be remembered.
struct InputLine: Sendable {
  /// The grapheme clusters.
  var characters: [Character]
  /// The clusters before the insertion point; nil if the line does not have the focus.
  var caret: Int?
  /// What stands for every cluster, if none may be shown.
  var mask: Character?
  /// How it is drawn.
  var style: Style
  /// What is offered behind it, which is no part of it.
  var ghost: [Character] = []

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let look = canvas.look
    let width = rect.size.columns
    guard width > 0 else { return }
    let caretColumn = columns(of: caret.map { characters.prefix($0) } ?? [], look)
    let start = start(caretColumn, in: width, look)
    // In a very narrow field every cell is needed.
    let isMarked = width >= 4
    var column = -start
    var isCut = false
    for (text, style) in [(characters, style), (ghost, look.theme.placeholder)]
    where !isCut {
      var run = Run(style: style)
      for character in text {
        let cells = columns(of: character, look)
        if column + cells > width {
          isCut = true
          break
        }
        if column >= (start > 0 && isMarked ? 1 : 0) {
          run.append(mask ?? character, at: column, rect, &canvas)
        }
        column += cells
      }
      run.flush(rect, &canvas)
    }
    if isMarked, start > 0 { put(look.glyphs.ellipsis, at: 0, rect, &canvas) }
    if isMarked, isCut {
      // A wide cluster that the mark would cut in half goes whole.
      put(look.glyphs.ellipsis, at: width - 1, rect, &canvas)
    }
    if caret != nil { canvas.setCaret(column: caretColumn - start, of: rect) }
  }

  /// For each cell of a width, how many clusters are before the place there.
  func places(in width: Int, _ look: Look) -> [Int] {
    let caretColumn = columns(of: caret.map { characters.prefix($0) } ?? [], look)
    var column = -start(caretColumn, in: width, look)
    var places: [Int] = []
    for (index, character) in characters.enumerated() {
      let end = column + columns(of: character, look)
      places += Array(repeating: index, count: max(0, min(end, width) - max(column, 0)))
      column = end
      if column >= width { break }
    }
    return places + Array(repeating: characters.count, count: max(0, width - places.count))
  }

  /// The column of the text that stands in the first cell.
  private func start(_ caret: Int, in width: Int, _ look: Look) -> Int {
    guard caret >= width - 1 else { return 0 }
    if caret == width - 1, fits(in: width, look) { return 0 }
    let step = max(1, width / 2)
    return min(caret, ((caret - width + 1) / step + 1) * step)
  }

  private func fits(in width: Int, _ look: Look) -> Bool {
    // Clusters have a cell at least, but for those that are not drawn.
    var columns = 0
    for character in characters {
      columns += self.columns(of: character, look)
      if columns > width { return false }
    }
    return true
  }

  private func columns(of text: ArraySlice<Character>, _ look: Look) -> Int {
    mask == nil ? text.reduce(0) { $0 + columns(of: $1, look) } : text.count
  }

  private func columns(of character: Character, _ look: Look) -> Int {
    if mask != nil || character.isPrintableASCII { return 1 }
    return look.columns(String(character))
  }

  private func put(_ text: String, at column: Int, _ rect: Rect, _ canvas: inout Canvas) {
    canvas.put(text, column: column, row: 0, of: rect, canvas.look.theme.quiet)
  }

  /// Clusters of ASCII that are drawn at once; others are placed one by one, since side by side
  /// in a string some would join.
  private struct Run {
    let style: Style
    private var text = ""
    private var column = 0

    init(style: Style) { self.style = style }

    mutating func append(
      _ character: Character, at column: Int, _ rect: Rect, _ canvas: inout Canvas
    ) {
      if text.isEmpty { self.column = column }
      if character.isPrintableASCII { return text.append(character) }
      flush(rect, &canvas)
      canvas.put(String(character), column: column, row: 0, of: rect, style)
    }

    mutating func flush(_ rect: Rect, _ canvas: inout Canvas) {
      if text.isEmpty { return }
      canvas.put(text, column: column, row: 0, of: rect, style)
      text = ""
    }
  }
}

extension Character {
  /// Whether it is one cell of ASCII, which spares measuring it.
  fileprivate var isPrintableASCII: Bool {
    utf8.count == 1 && utf8.first.map { $0 >= 0x20 && $0 < 0x7f } ?? false
  }
}
