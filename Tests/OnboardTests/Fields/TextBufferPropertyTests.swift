import Testing

@testable import Onboard

/// What holds for any edits of any text.
@Suite struct TextBufferPropertyTests {
  static let pieces = [
    "a", "Z", " ", "_", "e", "\u{301}", "\u{200D}", "👩", "👧", "🏽", "🇯", "🇵", "\r", "\n", "\r\n",
    "\u{1100}", "\u{1161}", "\u{11A8}", "क", "\u{94D}", "ष", "ש", "漢", "1", "\u{FE0F}", "\u{20E3}",
    "\u{0600}", "\u{E0067}", "\u{E007F}", "\u{FFFD}", "👨‍👩‍👧 x",
  ]

  @Test(arguments: 1...40)
  func clustersAndCaretHold(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var buffer = TextBuffer()
    for _ in 0..<400 {
      let before = buffer
      if Bool.random(using: &random) {
        let text = TextBufferPropertyTests.pieces.randomElement(using: &random) ?? ""
        buffer.insert(text, isTyped: Bool.random(using: &random))
        let sides = (before.characters[..<before.caret], before.characters[before.caret...])
        let due = String(sides.0) + text + String(sides.1)
        #expect(Array(buffer.text.utf8) == Array(due.utf8), "seed \(seed)")
      } else {
        let commands = TextBuffer.commands.sorted { $0.key < $1.key }
        guard let command = commands.randomElement(using: &random)?.value else { continue }
        let hasChanged = buffer.perform(command)
        if !hasChanged { #expect(buffer.text == before.text && buffer.caret == before.caret) }
        if command.isMovement { #expect(buffer.text == before.text) }
      }
      #expect(buffer.characters == Array(buffer.text), "seed \(seed)")
      #expect((0...buffer.characters.count).contains(buffer.caret), "seed \(seed)")
    }
  }

  @Test(arguments: 1...20)
  func undoLeadsBackAndRedoForth(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var buffer = TextBuffer("Zoë 👩‍👧")
    let edits: [TextCommand] = [.deleteBackward, .deleteForward, .killToEnd, .yank, .transpose]
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      if Bool.random(using: &random) {
        buffer.insert(TextBufferPropertyTests.pieces.randomElement(using: &random) ?? "")
      } else {
        buffer.perform(edits.randomElement(using: &random) ?? .undo)
      }
      buffer.moveCaret(to: Int.random(in: 0...buffer.characters.count, using: &random))
    }
    let text = buffer.text
    while buffer.perform(.undo) {}
    #expect(buffer.text == "Zoë 👩‍👧")
    while buffer.perform(.redo) {}
    #expect(buffer.text == text)
  }
}
