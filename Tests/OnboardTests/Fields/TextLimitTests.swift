import Testing

@testable import Onboard

/// A field holds 100,000 clusters, however they come.
@Suite struct TextLimitTests {
  @Test func typedLettersStopAtTheLimit() {
    var state = TextState()
    for _ in 0..<TextBuffer.limit - 1 { _ = state.type("x") }
    #expect(state.type("漢") == true)
    #expect(state.notice == nil)
    #expect(state.type("y") == false)
    #expect(state.notice != nil)
    #expect(state.buffer.characters.count == TextBuffer.limit)
    #expect(state.buffer.characters.last == "漢")
    #expect(state.type("\u{301}") == true, "a mark takes no room")
    #expect(state.perform(.deleteBackward) == true)
    #expect(state.notice == nil)
    #expect(state.type("y") == true)
  }

  @Test func aPasteIsTakenAsFarAsItFits() {
    var state = TextState("ab")
    state.moveCaret(to: 1)
    #expect(
      state.paste(String(repeating: "👨‍👩‍👧", count: TextBuffer.limit), notice: "One line.") == true)
    #expect(state.buffer.characters.count == TextBuffer.limit)
    #expect(state.buffer.characters.first == "a")
    #expect(state.buffer.characters.last == "b")
    #expect(state.buffer.caret == TextBuffer.limit - 1)
    #expect(state.notice?.contains("not taken") == true)
    #expect(state.paste("c") == false)
    #expect(state.notice?.contains("not taken") == true)
  }

  @Test func aPasteThatFitsIsTakenWhole() {
    var state = TextState()
    let text = String(repeating: "e\u{301}", count: TextBuffer.limit)
    #expect(state.paste(text) == true)
    #expect(state.notice == nil)
    #expect(state.buffer.text == text)
  }

  @Test func initialTextIsCutAtTheLimit() {
    let buffer = TextBuffer(String(repeating: "x", count: TextBuffer.limit + 5))
    #expect(buffer.characters.count == TextBuffer.limit)
  }

  @Test func aClusterIsBounded() {
    var state = TextState("a")
    var taken = 0
    for _ in 0..<5000 where state.type("\u{301}") { taken += 1 }
    #expect(taken == (TextBuffer.clusterLimit - 1) / 2)
    #expect(state.type("b") == true)
    #expect(state.buffer.characters.count == 2)
  }

  @Test func undoOfLongTextsIsBounded() {
    var buffer = TextBuffer(String(repeating: "x", count: TextBuffer.limit / 2))
    for _ in 0..<90 {
      buffer.perform(.deleteBackward)
      buffer.insert("y", isTyped: false)
    }
    var steps = 0
    while buffer.perform(.undo) { steps += 1 }
    #expect((2...25).contains(steps))
  }
}
