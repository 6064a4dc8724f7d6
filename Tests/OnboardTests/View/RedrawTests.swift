import Testing

@testable import Onboard
@testable import TTYCore

/// A screen on which only a line was drawn anew is the screen that is drawn whole.
struct RedrawTests {
  private static let words = [
    "a", "b", " ", "@", "é", "漢", "👩‍💻", "e\u{301}", "longer text than the line has room for",
  ]

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 24, rows: 8)], 0..<6)
  func lineIsTheWholeDifference(size: Size, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for name in ["sign-in", "address", "welcome", "verify", "profile"] {
      let bytes = try [UInt8](Vectors.flow("\(name).json"))
      var wizard = Wizard(try #require(FlowReader.read(bytes).flow), size: size)
      wizard.openSuggestions()
      _ = wizard.update(.known(["ab@ba.ab"], for: .contentType(.emailAddress)))
      _ = wizard.update(.appeared)
      var shown = WizardScreen.draw(wizard)
      wizard.noteDrawn()
      var lines = 0
      for _ in 0..<400 where wizard.outcome == nil {
        for _ in 0...Int.random(in: 0..<3, using: &random) {
          _ = wizard.update(.input(Self.event(&random)))
        }
        let whole = WizardScreen.draw(wizard)
        let before = shown
        if shown.redraw(wizard) {
          lines += 1
          try #require(shown.frame.text() == whole.frame.text())
          try #require(FrameDiff(from: shown.frame, to: whole.frame).spans.isEmpty)
          try #require(shown.frame.cursor == whole.frame.cursor)
          let rows = try #require(shown.changedRows)
          let changed = FrameDiff(from: before.frame, to: shown.frame).spans.map(\.row)
          try #require(changed.allSatisfy(rows.contains))
        } else {
          shown = whole
        }
        for layout in whole.layouts {
          wizard.noteLayout(of: layout.form, offset: layout.offset, page: layout.page)
        }
        wizard.noteDrawn()
      }
      #expect(lines > 0 || name == "verify")
    }
  }

  private static func event(_ random: inout SeededGenerator) -> InputEvent {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .key(KeyEvent(.tab))
    case 1: .key(KeyEvent(.tab, .shift))
    case 2: .key(KeyEvent(.enter))
    case 3, 4: .key(KeyEvent(.backspace))
    case 5: .key(KeyEvent(.left))
    case 6: .key(KeyEvent(.home))
    case 7: .key(KeyEvent(.pageDown))
    case 8: .key(KeyEvent(.character("u"), .control))
    case 9: .paste(Paste(Array("two\nlines".utf8)))
    case 10 where Bool.random(using: &random): .key(KeyEvent(.escape))
    default: .text(words.randomElement(using: &random) ?? "a")
    }
  }
}
