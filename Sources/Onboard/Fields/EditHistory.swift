/// The states of a text before its edits, for undo and redo.
///
/// A run of typed letters, or of deletions, is one step. At most ``limit`` steps are kept.
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

  private var past: [State] = []
  private var future: [State] = []
  private var run: Kind?

  /// Notes the state before an edit.
  mutating func note(_ kind: Kind, _ characters: [Character], _ caret: Int) {
    future.removeAll()
    if run == kind, kind != .other { return }
    run = kind
    past.append(State(characters: characters, caret: caret))
    if past.count > EditHistory.limit { past.removeFirst() }
  }

  /// Ends the run: the next edit is a step of its own.
  mutating func seal() {
    run = nil
  }

  /// Ends the run unless it is of this kind.
  mutating func seal(unless kind: Kind) {
    if run != kind { run = nil }
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
