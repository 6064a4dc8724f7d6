import Testing

@testable import Onboard

/// A number as a field of a step.
@Suite struct NumberTests {
  static func flow(_ more: String = "") throws -> Flow {
    try Flows.step(#"{"id":"n","type":"number","label":"Seats"\#(more)}"#)
  }

  static let typed: [(String, String, String)] = [
    ("", "1.50 return", "1.50"), ("", "-0 return", "-0"), ("", "1e3 return", "1e3"),
    ("", "_7_ return", "7"), ("", "٣ return", "3"), ("", "return", "null"),
    ("", "99999999999999999999 return", "99999999999999999999"), ("", "NaN return", "null"),
    ("", "12 home left delete return", "2"), ("", "12 ^U return", "null"),
    ("", "ctrl-up return", "1"), ("", "ctrl-down return", "-1"), ("", "1.5 ctrl-up return", "2.5"),
    ("", "5 ctrl-up ctrl-up ctrl-down return", "6"),
    (#","default":1.50"#, "return", "1.50"), (#","default":2"#, "ctrl-down 3 return", "13"),
    (#","minimum":18"#, "ctrl-up return", "18"), (#","minimum":18"#, "5 ctrl-up return", "18"),
    (#","maximum":2"#, "2 ctrl-up return", "2"), (#","maximum":2.5"#, "2 ctrl-up return", "2.5"),
    (#","maximum":10"#, "15 ctrl-down return", "10"),
    (#","keyboardType":"numberPad""#, "-1.5e1 return", "151"),
  ]

  @Test(arguments: typed)
  func isPrintedAsWritten(_ more: String, _ words: String, _ answer: String) throws {
    let outcome = run(try NumberTests.flow(more), keys(words))
    #expect(outcome.answers == #"{"n":\#(answer)}"#)
  }

  static let wrong: [(String, String, String)] = [
    ("", "1,9 return", "point"), ("", "0x10 return", "zeros"), ("", "1. return", "after"),
    ("", ".5 tab", "before"), (#","minimum":1"#, "0 return", "At least 1"),
    (#","maximum":9"#, "10 return", "At most 9"), (#","required":true"#, "return", "a number"),
    (#","maximum":9"#, "15 ctrl-up return", "At most 9"),
  ]

  @Test(arguments: wrong)
  func isSaidToBeWrong(_ more: String, _ words: String, _ message: String) throws {
    var play = Play(try NumberTests.flow(more))
    play.press(words)
    #expect(play.outcome == nil)
    #expect(play.message("n")?.contains(message) == true)
  }

  @Test func whatIsNoPartOfANumberRings() throws {
    var play = Play(try NumberTests.flow())
    play.press("x")
    #expect(play.rings == 1)
    play.press("1e99 ctrl-up")
    #expect(play.rings == 2, "a number with an exponent is not stepped")
    play.press("_")
    #expect(play.rings == 3)
    #expect(play.wizard.answers["n"] == .number("1e99"))
  }

  @Test func aStepIsUndone() throws {
    var play = Play(try NumberTests.flow())
    play.press("41 ctrl-up")
    play.press(bytes: [0x1F])
    #expect(play.wizard.answers["n"] == .number("41"))
  }

  @Test func aPasteIsANumberOrNothing() throws {
    var play = Play(try NumberTests.flow())
    play.press(bytes: paste("  1250.5\r\n"))
    #expect(play.wizard.answers["n"] == .number("1250.5"))
    play.press("^U")
    play.press(bytes: paste("12 apples"))
    #expect(play.wizard.answers["n"] == .null)
    #expect(play.rings == 1)
    #expect(play.wizard.forms.focusedRow?.state.line?.notice != nil)
  }

  @Test func whatIsHalfTypedCountsAsAnswered() throws {
    var play = Play(try NumberTests.flow())
    #expect(!play.wizard.isAnswered)
    play.press("1.")
    #expect(play.wizard.isAnswered)
    play.press("^C")
    #expect(play.prompt == "quit")
  }

  @Test(arguments: [
    (#""above":3"#, "3", false), (#""above":3"#, "3.000000000000000000001", true),
    (#""below":0"#, "-0", false), (#""below":0"#, "-1e-9", true), (#""equals":1.5"#, "1.50", true),
    (#""in":[1,10]"#, "1e1", true), (#""above":3"#, "4.", false), (#""isEmpty":true"#, "", true),
  ])
  func conditionsCompareIt(_ test: String, _ text: String, _ isThere: Bool) throws {
    let flow = try Flows.step(
      """
      {"id":"n","type":"number","label":"Seats"},
      {"id":"t","type":"text","label":"T","when":{"field":"n",\(test)}}
      """)
    var play = Play(flow)
    play.press(text)
    #expect((play.wizard.answers["t"] != nil) == isThere)
  }

  @Test func onTextAPadTakesDigitsOnly() throws {
    let flow = try Flows.step(
      #"{"id":"t","type":"text","label":"T","keyboardType":"numberPad"}"#)
    #expect(run(flow, keys("1a-2 return")).answers == #"{"t":"12"}"#)
  }
}
