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
    let width = rect.size.columns
    guard width > 0 else { return }
    let bytes = mask == nil ? printableASCII : nil
    // Then a cluster is a cell, and nothing has to be measured.
    let isEven = mask != nil || bytes != nil
    let caretColumn =
      isEven ? caret ?? 0 : columns(of: characters.prefix(caret ?? 0), canvas.look)
    let start = start(caretColumn, in: width, isEven, canvas.look)
    // In a very narrow field every cell is needed.
    let isMarked = width >= 4
    let first = start > 0 && isMarked ? 1 : 0
    var isCut = characters.count - start > width
    let shown = first..<max(first, min(width, characters.count - start))
    if let mask {
      let cells = Rect(column: shown.lowerBound, row: 0, columns: shown.count, rows: 1)
      canvas.fill(rect.part(cells), with: mask, style)
    } else if let bytes, ghost.isEmpty {
      let text = bytes.dropFirst(start + first).prefix(shown.count)
      canvas.put(utf8: text, column: first, row: 0, of: rect, style)
    } else {
      isCut = drawClusters(from: start, first, in: rect, on: &canvas)
    }
    if isMarked, start > 0 { put(canvas.look.glyphs.ellipsis, at: 0, rect, &canvas) }
    if isMarked, isCut {
      // A wide cluster that the mark would cut in half goes whole.
      put(canvas.look.glyphs.ellipsis, at: width - 1, rect, &canvas)
    }
    if caret != nil { canvas.setCaret(column: caretColumn - start, of: rect) }
  }

  /// Places clusters one by one, since side by side in a string some would join.
  ///
  /// - Returns: Whether some have no room.
  private func drawClusters(
    from start: Int, _ first: Int, in rect: Rect, on canvas: inout Canvas
  ) -> Bool {
    var column = -start
    for (text, style) in [(characters, style), (ghost, canvas.look.theme.placeholder)] {
      for character in text {
        let cells = columns(of: character, canvas.look)
        if column + cells > rect.size.columns { return true }
        if column >= first {
          canvas.put(String(character), column: column, row: 0, of: rect, style)
        }
        column += cells
      }
    }
    return false
  }

  /// The bytes of the text, if each is a cell of ASCII.
  private var printableASCII: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count)
    for character in characters {
      guard let byte = character.printableASCII else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// For each cell of a width, how many clusters are before the place there.
  func places(in width: Int, _ look: Look) -> [Int] {
    let isEven = mask != nil || printableASCII != nil
    let caretColumn = isEven ? caret ?? 0 : columns(of: characters.prefix(caret ?? 0), look)
    var column = -start(caretColumn, in: width, isEven, look)
    var places: [Int] = []
    for (index, character) in characters.enumerated() where column < width {
      let end = column + (isEven ? 1 : columns(of: character, look))
      places += Array(repeating: index, count: max(0, min(end, width) - max(column, 0)))
      column = end
    }
    return places + Array(repeating: characters.count, count: max(0, width - places.count))
  }

  /// The column of the text that stands in the first cell.
  private func start(_ caret: Int, in width: Int, _ isEven: Bool, _ look: Look) -> Int {
    guard caret >= width - 1 else { return 0 }
    if caret == width - 1, isEven ? characters.count <= width : fits(in: width, look) { return 0 }
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
    text.reduce(0) { $0 + columns(of: $1, look) }
  }

  private func columns(of character: Character, _ look: Look) -> Int {
    character.printableASCII == nil ? look.columns(String(character)) : 1
  }

  private func put(_ text: String, at column: Int, _ rect: Rect, _ canvas: inout Canvas) {
    canvas.put(text, column: column, row: 0, of: rect, canvas.look.theme.quiet)
  }
}
