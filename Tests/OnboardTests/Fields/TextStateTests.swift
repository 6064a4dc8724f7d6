import Testing

@testable import Onboard

/// One line, whatever is pasted, and what the person is told.
@Suite struct TextStateTests {
  static let pastes: [(String, String, Bool)] = [
    ("abc", "abc", false),
    ("", "", false),
    ("12 High St\rLeeds\r", "12 High St Leeds", true),
    ("12 High St\nLeeds\n", "12 High St Leeds", true),
    ("12 High St\r\nLeeds\r\n", "12 High St Leeds", true),
    ("a\r\r\r\nb", "a b", true),
    ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a b c d e f", true),
    ("\n\nabc\n", "abc", false),
    ("\n", "", false),
    ("a\tb", "a b", false),
    ("a\u{0}\u{1B}\u{7F}\u{9B}b", "ab", false),
    ("👨‍👩‍👧\ne\u{301}", "👨‍👩‍👧 e\u{301}", true),
    ("שלום\nעולם", "שלום עולם", true),
  ]

  @Test(arguments: pastes)
  func makesOneLine(_ pasted: String, _ line: String, _ isNoticed: Bool) {
    let text = PastedText(Array(pasted.utf8))
    #expect(text.text == line)
    #expect((text.notice != nil) == isNoticed)
  }

  @Test(arguments: [
    ([0x41, 0xFF, 0x42], "A\u{FFFD}B"),
    ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
    ([0x61, 0xE6], "a\u{FFFD}"),
    ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func replacesWhatIsNoText(_ bytes: [UInt8], _ line: String) {
    #expect(PastedText(bytes).text == line)
  }

  @Test func saysThatAPasteWasCut() {
    #expect(PastedText(Array("abc".utf8), isTruncated: true).notice?.contains("too long") == true)
  }

  @Test func aNoticeGoesWithTheNextEdit() {
    var state = TextState()
    #expect(state.paste("a b", notice: "One line.") == true)
    #expect(state.notice == "One line.")
    _ = state.perform(.left)
    #expect(state.notice == "One line.", "to look at it is no edit")
    _ = state.type("x")
    #expect(state.notice == nil)
    #expect(state.buffer.text == "a xb")
  }

  @Test func aPasteIsOneStepOfUndo() {
    var state = TextState()
    _ = state.type("a")
    _ = state.paste("bc")
    _ = state.type("d")
    #expect(state.perform(.undo) == true)
    #expect(state.buffer.text == "abc")
    #expect(state.perform(.undo) == true)
    #expect(state.buffer.text == "a")
  }

  @Test func lineEndsThatAreLeftAreTakenOut() {
    var state = TextState()
    #expect(state.paste("a\r\nb\u{2028}c") == true)
    #expect(state.buffer.text == "abc")
  }
}
