import Testing

@testable import Onboard

/// Buttons that run commands, on steps and in prompts.
@Suite struct ButtonCommandTests {
  static func onStep() throws -> Play {
    let fields = """
      {"id":"a","type":"text","label":"A","required":true},{"id":"b","type":"text","label":"B"}
      """
    var play = Play(try Flows.step(fields, #","buttons":[{"label":"Look up","run":["look"]}]"#))
    play.press("tab tab return")
    try #require(play.requests.map(\.command) == [["look"]])
    return play
  }

  @Test func aButtonOfAStepDoesNotSubmitIt() throws {
    var play = try ButtonCommandTests.onStep()
    #expect(play.wizard.isBusy)
    play.answer(.accepted(answers: [.init("a", .string("found"))]))
    #expect(play.outcome == nil && play.step == "s" && play.focus == "@look-up")
    #expect(play.text("a") == "found")
    play.press("alt-return")
    #expect(play.outcome?.answers == #"{"a":"found","b":""}"#)
  }

  @Test func anAnswerThatIsGivenMendsAMessage() throws {
    var play = Play(
      try Flows.step(
        #"{"id":"a","type":"text","label":"A","required":true}"#,
        #","buttons":[{"label":"Look up","run":["look"]}]"#))
    play.press("return")
    #expect(play.message("a") != nil)
    play.press("tab return")
    play.answer(.accepted(answers: [.init("a", .string("found"))]))
    #expect(play.message("a") == nil)
  }

  @Test func aButtonOfAStepIsRefused() throws {
    var play = try ButtonCommandTests.onStep()
    play.answer(.refused(field: "b", message: "Unknown."))
    #expect(play.focus == "b" && play.message("b") == "Unknown.")
  }

  static let prompt = """
    {"send":{"title":"Send","fields":[{"id":"to","type":"text","label":"To","required":true}],
     "buttons":[{"label":"Send","run":["send"]},{"label":"Cancel","role":"cancel"}]}}
    """

  static func inPrompt() throws -> Play {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"text","label":"X"}"#, #","buttons":[{"label":"Send","opens":"send"}]"#,
        prompts: prompt))
    play.press("tab return me return")
    try #require(play.requests.map(\.command) == [["send"]])
    return play
  }

  @Test func aPromptClosesWhenItsCommandAccepts() throws {
    var play = try ButtonCommandTests.inPrompt()
    #expect(
      play.requests.first?.input.text
        == #"{"flow":"f","step":"s","prompt":"send","answers":{"x":"","to":"me"}}"#)
    #expect(play.prompt == "send" && play.wizard.isBusy)
    play.press("x")
    #expect(play.rings == 1)
    play.answer(.accepted(answers: [.init("x", .string("sent"))]))
    #expect(play.prompt == nil && play.focus == "@send" && play.outcome == nil)
    #expect(play.wizard.answers.text == #"{"x":"sent"}"#)
  }

  @Test func aPromptStaysWhenItsCommandRefuses() throws {
    var play = try ButtonCommandTests.inPrompt()
    play.answer(.refused(field: "to", message: "Nobody there."))
    #expect(play.prompt == "send" && play.focus == "to" && play.message("to") == "Nobody there.")
    play.press("x return")
    #expect(play.requests.count == 2)
    play.answer(.refused(field: nil, message: "No."))
    #expect(play.prompt == "error")
    play.press("return")
    #expect(play.prompt == "send" && play.text("to") == "mex")
    play.press("f10 esc")
    #expect(play.prompt == "send" && !play.wizard.isBusy, "Escape cancels the command only")
    play.press("esc")
    #expect(play.prompt == nil)
  }

  @Test func aPromptIsCheckedBeforeItsCommandRuns() throws {
    var play = Play(
      try Flows.step(
        "", #","buttons":[{"label":"Send","opens":"send"}]"#, prompts: ButtonCommandTests.prompt))
    play.press("shift-tab return")
    try #require(play.prompt == "send")
    play.press("tab return")
    #expect(play.requests.isEmpty && play.focus == "to" && play.message("to") != nil)
  }
}
