/// The states of a text before its edits, for undo and redo.
///
/// A run of typed letters, or of deletions, is one step. At most ``limit`` steps are kept, and of
/// long texts fewer.
struct EditHistory: Hashable, Sendable {
  /// A text and its insertion point.
  struct State: Hashable, Sendable {
    var characters: [Character]
    var caret: Int
  }

  /// What kind of edit comes; edits of one kind in a row are one step.
  enum Kind: Hashable, Sendable {
    case insertion, deletion, other
  }

  /// The most steps that are kept.
  static let limit = 100
  /// The most characters that the steps have together, beside the last one.
  static let volume = 1_000_000

  private var past: [State] = []
  private var future: [State] = []
  private var run: Kind?

  /// Notes the state before an edit.
  mutating func note(_ kind: Kind, _ characters: [Character], _ caret: Int) {
    if !future.isEmpty { future.removeAll() }
    if run == kind, kind != .other { return }
    run = kind
    past.append(State(characters: characters, caret: caret))
    var volume = past.reduce(0) { $0 + $1.characters.count }
    while past.count > EditHistory.limit || (volume > EditHistory.volume && past.count > 1) {
      volume -= past.removeFirst().characters.count
    }
  }

  /// Ends the run: the next edit is a step of its own.
  mutating func seal() {
    run = nil
  }

  /// The state before the last step, if there is one; the one given can be had back by redo.
  mutating func undo(_ characters: [Character], _ caret: Int) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(State(characters: characters, caret: caret))
    run = nil
    return state
  }

  /// The state that the last undo left.
  mutating func redo(_ characters: [Character], _ caret: Int) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(State(characters: characters, caret: caret))
    run = nil
    return state
  }
}
