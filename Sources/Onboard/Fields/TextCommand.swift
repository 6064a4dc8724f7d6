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
