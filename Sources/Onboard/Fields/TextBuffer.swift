import TTYCore

/// One line of text with an insertion point, edited by grapheme clusters.
///
/// The text is kept as an array of characters: `String.count` at each key would make typing
/// quadratic. Backspace takes a whole cluster in every script: an emoji with its modifiers, a
/// letter with its accents and a conjunct go as one, so that what is left is always well formed.
public struct TextBuffer: Hashable, Sendable {
  /// The most clusters that a field holds.
  public static let limit = 100_000

  /// The most bytes of UTF-8 that a cluster grows to by edits.
  ///
  /// Each key forms the cluster at hand anew: without a bound a flood of combining marks would
  /// take quadratic time.
  static let clusterLimit = 1024

  /// The grapheme clusters.
  public private(set) var characters: [Character]
  /// The insertion point: how many clusters stand before it.
  public private(set) var caret: Int
  private var killed: [Character] = []
  private var history = EditHistory()

  /// Creates a buffer with the insertion point at the end; what is over ``limit`` is left out.
  public init(_ text: String = "") {
    characters = TextBuffer.clusters(of: text)
    caret = characters.count
  }

  /// The clusters of a text, at most ``limit`` of them.
  private static func clusters(of text: String) -> [Character] {
    // A cluster has a byte at least: most texts need not be counted.
    text.utf8.count <= limit ? Array(text) : Array(text.prefix(limit))
  }

  /// The whole text.
  public var text: String { String(characters) }
  /// Whether there is no text.
  public var isEmpty: Bool { characters.isEmpty }

  /// Inserts text at the insertion point and moves behind it.
  ///
  /// - Parameter isTyped: Whether it came by a key: a run of typed letters is one step of undo.
  /// - Returns: false if nothing was taken because it would not fit ``limit``.
  @discardableResult
  public mutating func insert(_ text: String, isTyped: Bool = true) -> Bool {
    guard !text.isEmpty else { return true }
    if isTyped, let wasTaken = type(text) { return wasTaken }
    let edit = Edit(caret..<caret, text, in: characters)
    guard edit.fits(characters) else { return false }
    if !isTyped { history.seal() }
    history.note(.insertion, characters, caret)
    if !isTyped { history.seal() }
    make(edit)
    return true
  }

  /// Inserts a letter that joins none beside it, as most keys are.
  ///
  /// - Returns: Whether it fits; nil if it is no such letter.
  private mutating func type(_ text: String) -> Bool? {
    guard text.utf8.count == 1, let byte = text.utf8.first, byte.isPrintableASCII,
      caret == 0 || characters[caret - 1].printableASCII != nil,
      caret == characters.count || characters[caret].printableASCII != nil
    else { return nil }
    guard characters.count < TextBuffer.limit else { return false }
    history.note(.insertion, characters, caret)
    let letter = Character(Unicode.Scalar(byte))
    if caret == characters.count {
      characters.append(letter)
    } else {
      characters.insert(letter, at: caret)
    }
    caret += 1
    return true
  }

  /// Puts another text in the place of this one and moves behind it, as one step of undo.
  public mutating func replace(with text: String) {
    history.seal()
    history.note(.other, characters, caret)
    characters = TextBuffer.clusters(of: text)
    caret = characters.count
  }

  /// Does what a key of a line editor asks for.
  /// - Returns: whether anything changed, the insertion point included.
  @discardableResult
  public mutating func perform(_ command: TextCommand) -> Bool {
    if command.isMovement { history.seal() }
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
    case .yank: return !killed.isEmpty && insert(String(killed), isTyped: false)
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
    make(Edit(range, "", in: characters))
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
    let swapped = String(characters[second]) + String(characters[second - 1])
    make(Edit(second - 1..<second + 1, swapped, in: characters))
    return true
  }

  private mutating func make(_ edit: Edit) {
    characters.replaceSubrange(edit.range, with: edit.clusters)
    caret = edit.range.lowerBound + edit.passed
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

/// A replacement in a row of clusters, with those beside it that it joins: a mark joins the letter
/// before it, and what stood on both sides of something deleted may be one cluster now.
private struct Edit {
  /// The clusters that are replaced.
  private(set) var range: Range<Int>
  /// What replaces them.
  private(set) var clusters: [Character]
  /// How many of the new clusters stand before the insertion point.
  private(set) var passed = 0

  init(_ replaced: Range<Int>, _ text: String, in characters: [Character]) {
    let around = [replaced.lowerBound - 1, replaced.upperBound].filter(characters.indices.contains)
    let letters = Array(text)
    let beside = letters + around.map { characters[$0] }
    if beside.allSatisfy({ $0.printableASCII != nil }) {
      (range, clusters, passed) = (replaced, letters, letters.count)
      return
    }
    range = max(0, replaced.lowerBound - 1)..<replaced.upperBound
    let before = String(characters[range.lowerBound..<replaced.lowerBound]) + text
    clusters = Array(before)
    while range.upperBound < characters.count, let last = clusters.last {
      let next = characters[range.upperBound]
      let joined = Array(String(last) + String(next))
      // From a boundary that stays on, everything stays as it is.
      if joined.count == 2, joined[0].utf8.count == last.utf8.count { break }
      clusters.removeLast()
      clusters += joined
      range = range.lowerBound..<range.upperBound + 1
    }
    let end = before.utf8.count
    var length = 0
    for cluster in clusters where length < end {
      length += cluster.utf8.count
      passed += 1
    }
  }

  /// Whether the row is within the bounds of a field after the edit.
  func fits(_ characters: [Character]) -> Bool {
    characters.count - range.count + clusters.count <= TextBuffer.limit
      && clusters.allSatisfy { $0.utf8.count <= TextBuffer.clusterLimit }
  }
}
