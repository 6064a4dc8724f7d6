import TTYCore
import Testing

@testable import Onboard

/// The options of a long choice, in a sheet over whatever has the choice.
@Suite struct SheetTests {
  private static func choice(_ more: String = "", count: Int = 26) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz".prefix(count).map { "\"\($0)\"" }
    return """
      {"id":"x","type":"choice","label":"X","options":[\(letters.joined(separator: ","))]\(more)}
      """
  }

  /// A text, the choice, a text.
  private static func play(_ more: String = "", count: Int = 26) throws -> Play {
    var play = Play(
      try Flows.step(
        """
        {"id":"before","type":"text","label":"B"},\(choice(more, count: count)),
        {"id":"after","type":"text","label":"A"}
        """))
    play.press("tab")
    return play
  }

  @Test(arguments: [7, 8])
  func onlyManyOptionsHaveOne(_ count: Int) throws {
    var play = try SheetTests.play(count: count)
    play.press("space")
    #expect((play.prompt == "sheet") == (count > ChoiceState.mostListed))
    #expect((play.wizard.answers["x"] == .string("a")) == (count <= ChoiceState.mostListed))
  }

  /// Opened, moved in, closed; what the answer is then.
  static let closings: [(String, String?)] = [
    ("return return", "a"), ("space space", "a"), ("space down down return", "c"),
    ("space m return", "m"), ("space m f10", "m"), ("space m alt-return", "m"),
    ("space down tab return", "b"), ("space down tab space", "b"), ("space end return", "z"),
    ("space down esc", nil), ("space down tab tab return", nil), ("return m esc", nil),
    ("space up left return", "a"), ("space pagedown return", "q"),
    ("space pagedown pageup return", "a"), ("space end pageup home return", "a"),
  ]

  @Test(arguments: closings)
  func theFocusComesBackExactly(_ words: String, _ value: String?) throws {
    var play = try SheetTests.play()
    play.press(words)
    #expect(play.prompt == nil && play.focus == "x")
    #expect(play.wizard.answers["x"] == value.map(JSON.string) ?? .null)
    play.press("down")
    #expect(play.focus == "after")
    play.press("up up")
    #expect(play.focus == "before")
  }

  @Test func returnShowsTheOptionsOnlyWhileNoneIsChosen() throws {
    var play = try SheetTests.play()
    #expect(play.wizard.keyboardBar.submit == "Choose")
    play.press("return c return")
    #expect(play.wizard.keyboardBar.submit == "Next")
    play.press("return")
    #expect(play.focus == "after" && play.prompt == nil)
    play = try SheetTests.play(#","default":"q""#)
    play.press("return")
    #expect(play.focus == "after" && play.prompt == nil)
    play.press("shift-tab space")
    #expect(play.prompt == "sheet")
    play.press("esc")
    #expect(play.wizard.answers["x"] == .string("q"))
  }

  @Test func whereSpaceIsPartOfANameItDoesNotChoose() throws {
    let names = (1...8).map { #"{"value":"n\#($0)","label":"New \#($0)"}"# }
    let flow = try Flows.step(
      #"{"id":"x","type":"choice","label":"X","options":[\#(names.joined(separator: ","))]}"#)
    var play = Play(flow)
    play.press("space new space 3")
    #expect(play.prompt == "sheet")
    play.press("space")
    #expect(play.prompt == nil && play.wizard.answers["x"] == .string("n3"))
  }

  @Test func aLetterThatNothingBeginsWithRings() throws {
    var play = try SheetTests.play()
    play.press("space")
    play.clear()
    play.press("? 1")
    #expect(play.rings == 2 && play.prompt == "sheet")
    #expect(play.wizard.hint == "No option begins so.")
    play.press(bytes: paste("b"))
    #expect(play.rings == 3)
    play.press("b return")
    #expect(play.wizard.answers["x"] == .string("b"))
  }

  @Test func aLetterAtTheClosedChoiceRings() throws {
    var play = try SheetTests.play()
    play.press("m home end left right")
    #expect(play.prompt == nil && play.wizard.answers["x"] == .null && play.focus == "x")
  }

  @Test func requiredIsSaidAndMended() throws {
    var play = try SheetTests.play(#","required":true"#)
    play.press("f10")
    #expect(play.focus == "x" && play.message("x") != nil)
    play.press("return return")
    #expect(play.message("x") == nil)
  }

  /// A sheet over a prompt, over a step.
  @Test func itOpensOverAPrompt() throws {
    var play = try PromptTests.asking(
      """
      {"ask":{"title":"A","fields":[\(SheetTests.choice(#","output":true"#).replacing("\"x\",\"t", with: "\"y\",\"t"))],
       "buttons":[{"label":"OK"},{"label":"No","role":"cancel"}]}}
      """)
    play.press("return m ^C esc")
    #expect(play.prompt == "sheet", "to stay is to stay in the sheet")
    play.press("return")
    #expect(play.prompt == "ask" && play.focus == "y")
    play.press("f10")
    #expect(play.prompt == nil && play.focus == "@ask")
    #expect(play.wizard.answers["y"] == .string("m"))
  }

  /// It has the chosen option under the cursor, wherever that is, and nothing else in its way.
  @Test(arguments: [Size.standard, Size(columns: 40, rows: 12), Size(columns: 20, rows: 6)])
  func theCursorIsInView(_ size: Size) throws {
    var run = WizardRun(try Flows.step(SheetTests.choice(#","default":"x""#)), size: size)
    run.send(" ")
    #expect(run.rows(with: "❯ ◉ x").count == 1)
    for _ in 0..<26 {
      run.send(Keys.up)
      #expect(run.rows(with: "❯ ").count == 1)
    }
    #expect(run.rows(with: "❯ ○ a").count == 1)
  }

  /// A page is what a sheet shows, but for one option that stays in view.
  @Test func aPageIsWhatIsShown() {
    let options = (0..<99).map { Field.Option(value: "option \($0)") }
    let step = Step(
      id: "s", title: "S", fields: [Field(id: "x", kind: .choice(options), label: "X")])
    for size in [Size.standard, Size(columns: 40, rows: 12), Size(columns: 100, rows: 30)] {
      var run = WizardRun(Flow(name: "f", title: "F", steps: [step]), size: size)
      run.send(" ")
      for _ in 0..<50 { run.send(Keys.down) }
      let shown = run.rows(with: "○ option").count
      #expect(run.wizard.optionsPerPage == shown - 1, "\(size)")
    }
  }
}

/// A choice that a command refused.
@Suite struct RefusedChoiceTests {
  private static let action = #","action":{"run":["go"]}"#

  /// The same answer is an answer once more, by either key.
  @Test(arguments: ["space f10", "return"])
  func theOnlyOptionCanBeGivenAgain(_ words: String) throws {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"choice","label":"X","options":["a"]}"#, RefusedChoiceTests.action))
    play.press("return")
    play.answer(.refused(field: "x", message: "No."))
    #expect(play.message("x") == "No." && play.focus == "x")
    play.press(words)
    #expect(play.message("x") == nil && play.requests.count == 2)
    play.answer(.accepted(answers: []))
    #expect(play.outcome?.answers == #"{"x":"a"}"#)
  }

  @Test func itIsRefusedUntilItIsSubmittedAgain() throws {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"choice","label":"X","options":["a"]}"#, RefusedChoiceTests.action))
    play.press("return")
    play.answer(.refused(field: "x", message: "No."))
    play.press("down up home")
    #expect(play.requests.count == 1 && play.message("x") == "No.")
    play.press("f10")
    #expect(play.requests.count == 2 && play.message("x") == nil)
  }
}
