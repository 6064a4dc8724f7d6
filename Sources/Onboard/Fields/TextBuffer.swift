/// One line of text with an insertion point, edited by grapheme clusters.
///
/// The text is kept as an array of characters: `String.count` at each key would make typing
/// quadratic. Backspace takes a whole cluster in every script: an emoji with its modifiers, a
/// letter with its accents and a conjunct go as one, so that what is left is always well formed.
public struct TextBuffer: Hashable, Sendable {
  /// The most clusters that a field holds.
  public static let limit = 100_000

  /// The grapheme clusters.
  public private(set) var characters: [Character]
  /// The insertion point: how many clusters stand before it.
  public private(set) var caret: Int
  private var killed: [Character] = []
  private var history = EditHistory()

  /// Creates a buffer with the insertion point at the end; what is over ``limit`` is left out.
  public init(_ text: String = "") {
    characters = Array(text.prefix(TextBuffer.limit))
    caret = characters.count
  }

  /// The whole text.
  public var text: String { String(characters) }
  /// Whether there is no text.
  public var isEmpty: Bool { characters.isEmpty }

  /// Inserts text at the insertion point and moves behind it.
  ///
  /// A mark that follows a letter joins it: the clusters on both sides are formed anew.
  /// - Returns: false if nothing was taken because it would not fit ``limit``.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    let before = caret > 0 ? String(characters[caret - 1]) : ""
    let after = caret < characters.count ? String(characters[caret]) : ""
    let typed = before + text
    let formed = Array(typed + after)
    let replaced = max(0, caret - 1)..<min(characters.count, caret + 1)
    guard characters.count - replaced.count + formed.count <= TextBuffer.limit else { return false }
    history.note(.insertion, characters, caret)
    var length = 0
    var passed = 0
    let end = typed.utf8.count
    for cluster in formed where length < end {
      length += cluster.utf8.count
      passed += 1
    }
    characters.replaceSubrange(replaced, with: formed)
    caret = replaced.lowerBound + passed
    return true
  }

  /// Does what a key of a line editor asks for.
  /// - Returns: whether anything changed, the insertion point included.
  @discardableResult
  public mutating func perform(_ command: TextCommand) -> Bool {
    let old = (characters.count, caret)
    switch command {
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(characters.count, caret + 1)
    case .wordLeft: caret = wordStart(before: caret)
    case .wordRight: caret = wordEnd(after: caret)
    case .start: caret = 0
    case .end: caret = characters.count
    case .deleteBackward: delete(max(0, caret - 1)..<caret)
    case .deleteForward: delete(caret..<min(characters.count, caret + 1))
    case .killToStart: kill(0..<caret)
    case .killToEnd: kill(caret..<characters.count)
    case .killWordBackward: kill(spaceStart(before: caret)..<caret)
    case .killWordForward: kill(caret..<wordEnd(after: caret))
    case .yank: return !killed.isEmpty && insert(String(killed))
    case .transpose: return transpose()
    case .undo: return restore(history.undo(characters, caret))
    case .redo: return restore(history.redo(characters, caret))
    }
    return old != (characters.count, caret)
  }

  /// Moves the insertion point to `position`, or as near as there is text.
  public mutating func moveCaret(to position: Int) {
    caret = min(max(0, position), characters.count)
    history.seal()
  }

  private mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    history.note(.deletion, characters, caret)
    characters.removeSubrange(range)
    caret = range.lowerBound
    history.seal(unless: .deletion)
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(characters[range])
    history.seal()
    delete(range)
    history.seal()
  }

  private mutating func transpose() -> Bool {
    guard caret > 0, characters.count > 1 else { return false }
    let second = min(caret, characters.count - 1)
    history.note(.other, characters, caret)
    characters.swapAt(second - 1, second)
    caret = second + 1
    return true
  }

  private mutating func restore(_ state: EditHistory.State?) -> Bool {
    guard let state else { return false }
    characters = state.characters
    caret = state.caret
    return true
  }

  private func wordStart(before position: Int) -> Int {
    var index = position
    while index > 0, !characters[index - 1].isWordCharacter { index -= 1 }
    while index > 0, characters[index - 1].isWordCharacter { index -= 1 }
    return index
  }

  private func wordEnd(after position: Int) -> Int {
    var index = position
    while index < characters.count, !characters[index].isWordCharacter { index += 1 }
    while index < characters.count, characters[index].isWordCharacter { index += 1 }
    return index
  }

  /// Ctrl-W's word ends at white space, as a shell's does.
  private func spaceStart(before position: Int) -> Int {
    var index = position
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

/// What a key of a line editor does to a text.
public enum TextCommand: Hashable, Sendable {
  case left, right, wordLeft, wordRight, start, end
  case deleteBackward, deleteForward
  /// The rest of the line, or a word, is taken out and kept for ``yank``.
  case killToStart, killToEnd, killWordBackward, killWordForward
  case yank, transpose, undo, redo

  /// Whether it only moves the insertion point.
  public var isMovement: Bool {
    switch self {
    case .left, .right, .wordLeft, .wordRight, .start, .end: true
    default: false
    }
  }
}
