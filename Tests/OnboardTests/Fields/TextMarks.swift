@testable import Onboard

/// A text with `|` where its insertion point is.
extension TextBuffer {
  init(marked text: String) {
    let sides = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(sides.joined())
    moveCaret(to: sides.first?.count ?? 0)
  }

  var marked: String {
    String(characters[..<caret]) + "|" + String(characters[caret...])
  }

  /// Types words apart by spaces: names of commands, and texts in `'`.
  mutating func play(_ keys: String) {
    for word in keys.split(separator: " ") {
      if word.hasPrefix("'") {
        insert(vectorText(String(word.dropFirst().dropLast())))
      } else if let command = TextBuffer.commands[String(word)] {
        perform(command)
      } else {
        preconditionFailure("no key is called \(word)")
      }
    }
  }

  static let commands: [String: TextCommand] = [
    "left": .left, "right": .right, "wordLeft": .wordLeft, "wordRight": .wordRight,
    "start": .start, "end": .end, "backspace": .deleteBackward, "delete": .deleteForward,
    "^U": .killToStart, "^K": .killToEnd, "^W": .killWordBackward, "~D": .killWordForward,
    "^Y": .yank, "^T": .transpose, "undo": .undo, "redo": .redo,
  ]
}
