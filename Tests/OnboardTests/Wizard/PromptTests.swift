import Testing

@testable import Onboard

/// Prompts of the flow: where the focus goes, and what their buttons do.
@Suite struct PromptTests {
  @Test(arguments: ["esc", "tab return", "shift-tab space", "right return"])
  func theFocusGoesBackToTheOpener(_ close: String) throws {
    var play = Play(try Flows.code())
    play.press("12 tab return")
    #expect(play.prompt == "resend" && play.focus == "@send")
    #expect(play.wizard.keyboardBar.submit == "Send")
    play.press(close)
    #expect(play.prompt == nil && play.focus == "@send-a-new-code")
    play.press("shift-tab 3456")
    #expect(play.outcome?.answers == #"{"code":"123456"}"#)
  }

  @Test func theOpenerMaySayWhereTheFocusGoes() throws {
    var play = Play(try Flows.code(returnTo: true))
    play.press("12 tab return return")
    #expect(play.prompt == nil && play.focus == "code")
    play.press("3456")
    #expect(play.outcome?.answers == #"{"code":"123456"}"#)
  }

  @Test(arguments: ["f10", "alt-return", "ctrl-return"])
  func submittingPressesTheDefaultButtonOnce(_ key: String) throws {
    var play = Play(try Flows.code())
    play.press("tab return")
    for _ in 0..<10 {
      play.press("tab")
      #expect(["@send", "@cancel"].contains(play.focus ?? ""))
    }
    play.press(key)
    #expect(play.prompt == nil && play.outcome == nil && play.step == "s")
    play.press(key)
    #expect(play.outcome != nil, "the step is next")
  }

  @Test func aCoveredStepGetsNothing() throws {
    var play = Play(try Flows.code())
    play.press("tab return 123456 f9 up down")
    play.press(bytes: paste("123456"))
    #expect(play.text("code") == "" && play.prompt == "resend")
    #expect(play.rings == 8)
  }

  static let askName = """
    {"ask":{"title":"Ask","fields":[
      {"id":"who","type":"text","label":"Who","required":true,"output":true},
      {"id":"why","type":"text","label":"Why"}],
     "buttons":[{"label":"No","role":"cancel"},{"label":"Yes","role":"default"}]}}
    """

  static func asking(_ prompts: String = askName) throws -> Play {
    let flow = try Flows.step(
      #"{"id":"x","type":"text","label":"X"}"#, #","buttons":[{"label":"Ask","opens":"ask"}]"#,
      prompts: prompts)
    var play = Play(flow)
    play.press("tab return")
    try #require(play.prompt == "ask")
    return play
  }

  @Test func aPromptsFieldsAreCheckedByAllButCancel() throws {
    var play = try PromptTests.asking()
    #expect(play.focus == "who")
    play.press("return")
    #expect(play.focus == "why")
    #expect(play.wizard.keyboardBar.submit == "Yes")
    play.press("return")
    #expect(play.prompt == "ask" && play.focus == "who" && play.message("who") != nil)
    play.press("ann return return")
    #expect(play.prompt == nil)
    #expect(play.wizard.answers.text == #"{"x":"","who":"ann"}"#)
    // What is given up is not kept.
    play.press("return bob esc")
    #expect(play.prompt == nil)
    #expect(play.wizard.answers.text == #"{"x":"","who":"ann"}"#)
  }

  @Test func cancelAsksNothingOfTheFields() throws {
    let prompts = """
      {"ask":{"title":"Ask","fields":[{"id":"who","type":"text","label":"W","required":true}],
       "buttons":[{"label":"Close"}]}}
      """
    for key in ["esc", "f10", "tab return"] {
      var play = try PromptTests.asking(prompts)
      play.press(key)
      #expect(play.prompt == nil, "\(key)")
      #expect(play.wizard.answers.text == #"{"x":""}"#)
    }
  }

  @Test func aButtonThatOpensAnotherPromptKeepsItsOwn() throws {
    let prompts = """
      {"ask":{"title":"A","buttons":[{"label":"More","opens":"more"},{"label":"No","role":"cancel"}]},
       "more":{"title":"M","buttons":[{"label":"OK"}]}}
      """
    var play = try PromptTests.asking(prompts)
    play.press("return")
    #expect(play.prompt == "more")
    play.press("return")
    #expect(play.prompt == "ask" && play.focus == "@more")
    play.press("esc")
    #expect(play.prompt == nil && play.focus == "@ask")
  }

  @Test func returnOpensAPromptIfTheFieldSaysSo() throws {
    let flow = try Flows.step(
      #"{"id":"x","type":"text","label":"X","onSubmit":{"opens":"resend"}}"#, prompts: Flows.resend)
    var play = Play(flow)
    #expect(play.wizard.keyboardBar.submit == "Send?")
    play.press("a return")
    #expect(play.prompt == "resend")
    play.press("esc b")
    #expect(play.text("x") == "ab")
  }

  @Test func aFieldOfAPromptMayHaveACondition() throws {
    let flow = try Flows.step(
      #"{"id":"t","type":"toggle","label":"T"}"#, #","buttons":[{"label":"Ask","opens":"ask"}]"#,
      prompts: """
        {"ask":{"title":"A","fields":[
          {"id":"who","type":"text","label":"W","required":true,"when":{"field":"t","equals":true}}],
         "buttons":[{"label":"OK"},{"label":"No","role":"cancel"}]}}
        """)
    var play = Play(flow)
    play.press("tab return f10")
    #expect(play.prompt == nil, "what is hidden is not checked")
    play.press("shift-tab space tab return")
    #expect(play.focus == "who")
    play.press("f10")
    #expect(play.prompt == "ask" && play.message("who") != nil)
  }
}

/// What the list of keys says where it was opened.
@Suite struct HelpPlaceTests {
  private func words(_ play: Play) -> [String] {
    (play.wizard.forms[Wizard.helpID]?.rows ?? []).map { play.wizard.text($0.field.label) }
  }

  @Test func inAPromptItNamesThePromptsButtons() throws {
    var play = try PromptTests.asking(
      #"{"ask":{"title":"Ask","buttons":[{"label":"Do"},{"label":"No","role":"cancel"}]}}"#)
    play.press("f1")
    let words = words(play)
    #expect(words.contains { $0.hasPrefix("Escape") && $0.hasSuffix(#"press "No""#) })
    #expect(words.contains { $0.contains("F10") && $0.hasSuffix(#"press "Do""#) })
    #expect(!words.contains { $0.hasPrefix("F9") || $0.contains("F6") })
  }

  @Test func inAStepItNamesSectionsOnlyWhereThereAreSome() throws {
    for section in [true, false] {
      let extra = section ? #","section":"One""# : ""
      var play = Play(try Flows.step(#"{"id":"x","type":"text","label":"X"\#(extra)}"#))
      play.press("f1")
      #expect(words(play).contains { $0.hasPrefix("F6") } == section)
      #expect(!words(play).contains { $0.hasPrefix("F9") }, "there is no step to go back to")
    }
  }
}
