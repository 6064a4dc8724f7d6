import TTYCore

/// Keeps secrets out of the screens that a run leaves behind.
///
/// Those are snapshots, pictures, recordings, and what is shown of a failure. Who sits at the
/// terminal sees what is there. Dots stand for a secret of at least ``Wizard/shortestSecret``
/// characters wherever it is in a row; and for so long a part of one where the rest may be cut off:
/// at the end of a text that goes on in the next row, at a mark for what has no room, and at the
/// insertion point, where it is still being typed.
struct ScreenMask {
  /// The clusters of each secret, without blanks around them, which are everywhere.
  private let secrets: [[String]]
  private let dot: Character

  /// - Parameter dot: What a cell of a secret is drawn as.
  init(_ secrets: some Sequence<String>, dot: Character = Glyphs.unicode.mask) {
    self.dot = dot
    self.secrets = secrets.map { secret in
      let drawn = TextGate.clean(secret).filter { CellWidth.of($0) > 0 }.map { String($0) }
      return Array(
        drawn.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
    }.filter { $0.count >= Wizard.shortestSecret }
  }

  /// The frame with dots in the place of secrets, as wide as they are, and in its title.
  func applied(to frame: Frame) -> Frame {
    if secrets.isEmpty { return frame }
    var result = frame
    result.title = frame.title.map(applied)
    for row in 0..<frame.size.rows {
      let points = (0..<frame.size.columns).map { Point(column: $0, row: row) }
        .filter { frame[$0].width > 0 }
      let caret = frame.cursor.flatMap { points.firstIndex(of: $0) }
      for index in hidden(in: points.map { frame[$0].text }, caret: caret) {
        let cell = frame[points[index]]
        result.put(String(repeating: dot, count: cell.width), at: points[index], style: cell.style)
      }
    }
    return result
  }

  /// A text with a dot in the place of each character of a secret.
  func applied(to text: String) -> String {
    var characters = text.map { String($0) }
    for index in hidden(in: characters, caret: nil) { characters[index] = String(dot) }
    return characters.joined()
  }

  /// Which clusters of a row belong to a secret.
  private func hidden(in row: [String], caret: Int?) -> Set<Int> {
    var hidden: Set<Int> = []
    for start in row.indices where row[start] != " " {
      let mayBeCut = start == caret || Self.isCut(row[..<start].reversed())
      for secret in secrets {
        for offset in mayBeCut ? secret.indices : 0..<1 {
          let same = zip(secret[offset...], row[start...]).prefix { $0 == $1 }.count
          let length = stride(from: same, through: Wizard.shortestSecret, by: -1).first { length in
            let end = start + length
            return row[end - 1] != " "
              && (offset + length == secret.count || end == caret || Self.isCut(row[end...]))
          }
          if let length { hidden.formUnion(start..<start + length) }
        }
      }
    }
    return hidden
  }

  /// Whether a text may be cut off where this comes next to it.
  private static func isCut(_ next: some Collection<String>) -> Bool {
    guard let first = next.first else { return true }
    if marks.contains(first) { return true }
    guard first == " " else { return false }
    // One blank parts words, two or the edge of a box part texts.
    return next.dropFirst().first.map { $0 == " " || marks.contains($0) } ?? true
  }

  /// What stands where a text is cut off, beside it, or around what is offered behind it.
  private static let marks = Set(
    [Glyphs.unicode, .ascii].flatMap { [$0.ellipsis, $0.gutter, String($0.box.vertical)] } + [
      "[", "]",
    ])
}

extension Wizard {
  /// What is in the secret fields, and in those that must be the same as one: a slip there tells
  /// nearly all of it.
  var secretTexts: [String] {
    let fields = flow.secretFields
    return allRows.filter { fields.contains($0.id) }.compactMap(\.longText)
  }
}
