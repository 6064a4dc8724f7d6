import Testing

@testable import Onboard

/// What conditions hide.
@Suite struct HiddenTests {
  @Test func whatIsHiddenIsNoAnswerAndKeepsItsDraft() throws {
    var play = Play(try Flows.company())
    #expect(play.wizard.answers.text == #"{"work":false}"#)
    play.press("space tab ^U Initech shift-tab space")
    #expect(play.wizard.answers.text == #"{"work":false}"#)
    #expect(play.text("company") == "Initech")
    play.press("space return")
    #expect(play.focus == "company")
    play.press("return")
    #expect(play.outcome?.answers == #"{"work":true,"company":"Initech"}"#)
  }

  @Test func theDefaultComesWithTheField() throws {
    #expect(run(try Flows.company(), keys("return")).answers == #"{"work":false}"#)
    #expect(
      run(try Flows.company(), keys("space return return")).answers
        == #"{"work":true,"company":"Acme"}"#)
  }

  @Test func whatIsHiddenIsNotChecked() throws {
    let fields = """
      {"id":"t","type":"toggle","label":"T","default":true},
      {"id":"x","type":"text","label":"X","required":true,"when":{"field":"t","equals":true}}
      """
    #expect(run(try Flows.step(fields), keys("alt-return")).standing?.lacking == ["x"])
    #expect(run(try Flows.step(fields), keys("space alt-return")).answers == #"{"t":false}"#)
  }

  @Test func whatIsHiddenIsEmptyForLaterConditions() throws {
    let fields = """
      {"id":"t","type":"toggle","label":"T","default":true},
      {"id":"x","type":"text","label":"X","default":"yes","when":{"field":"t","equals":true}},
      {"id":"y","type":"text","label":"Y","when":{"field":"x","equals":"yes"}},
      {"id":"z","type":"text","label":"Z","when":{"field":"x","isEmpty":true}}
      """
    var play = Play(try Flows.step(fields))
    #expect(play.wizard.answers.text == #"{"t":true,"x":"yes","y":""}"#)
    play.press("space")
    #expect(play.wizard.answers.text == #"{"t":false,"z":""}"#)
  }

  @Test func theFocusLeavesAFieldThatGoes() throws {
    let fields = """
      {"id":"a","type":"text","label":"A"},
      {"id":"b","type":"text","label":"B","when":{"field":"a","equals":"x"}},
      {"id":"c","type":"text","label":"C"}
      """
    var play = Play(try Flows.step(fields))
    play.press("x tab")
    #expect(play.focus == "b")
    play.press("shift-tab y tab")
    #expect(play.focus == "c")
  }

  @Test func whatAChoiceShowsIsGoneToByTheReturnThatPicksIt() throws {
    let fields = """
      {"id":"plan","type":"choice","label":"Plan","options":["free","paid"]},
      {"id":"card","type":"text","label":"Card","when":{"field":"plan","equals":"free"}}
      """
    var play = Play(try Flows.step(fields))
    #expect(play.wizard.keyboardBar.submit == "Choose")
    #expect(play.wizard.wordsOnceChosen == "Next", "the help knows what will be chosen")
    play.press("return")
    #expect(play.outcome == nil)
    #expect(play.focus == "card")
    play.press("shift-tab down")
    #expect(play.wizard.keyboardBar.submit == "Finish")
    play.press("return")
    #expect(play.outcome?.answers == #"{"plan":"paid"}"#)
  }

  @Test func answersOfCommandsShowAndHide() throws {
    let fields = """
      {"id":"t","type":"toggle","label":"T"},
      {"id":"x","type":"text","label":"X","when":{"field":"t","equals":true}}
      """
    var play = Play(try Flows.step(fields, #","buttons":[{"label":"Look","run":["look"]}]"#))
    play.press("tab return")
    play.answer(.accepted(answers: [.init("t", .bool(true))]))
    #expect(play.wizard.answers.text == #"{"t":true,"x":""}"#)
    play.press("shift-tab")
    #expect(play.focus == "x")
  }

  static let conditions: [(String, String, Bool)] = [
    (#"{"field":"x","equals":"ab"}"#, "ab", true), (#"{"field":"x","equals":"ab"}"#, "a", false),
    (#"{"field":"x","in":["a","b"]}"#, "b", true), (#"{"field":"x","in":["a","b"]}"#, "ab", false),
    (#"{"field":"x","matches":"[a-z]+"}"#, "abc", true),
    (#"{"field":"x","matches":"[a-z]+"}"#, "abc1", false),
    (#"{"field":"x","isEmpty":true}"#, "", true), (#"{"field":"x","isEmpty":false}"#, "a", true),
    (#"{"not":{"field":"x","isEmpty":true}}"#, "a", true),
    (#"{"all":[{"field":"x","isEmpty":false},{"field":"x","equals":"a"}]}"#, "a", true),
    (#"{"all":[{"field":"x","isEmpty":false},{"field":"x","equals":"a"}]}"#, "b", false),
    (#"{"any":[{"field":"x","equals":"b"},{"field":"x","equals":"a"}]}"#, "a", true),
    (#"{"any":[{"field":"x","equals":"b"},{"field":"x","equals":"a"}]}"#, "c", false),
  ]

  @Test(arguments: conditions)
  func holds(_ condition: String, _ typed: String, _ isShown: Bool) throws {
    let fields = """
      {"id":"x","type":"text","label":"X"},{"id":"y","type":"text","label":"Y","when":\(condition)}
      """
    var play = Play(try Flows.step(fields))
    play.press(typed)
    #expect((play.wizard.answers["y"] != nil) == isShown)
  }
}
