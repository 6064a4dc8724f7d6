import Testing

@testable import Onboard

/// What follows from the last digit of a code.
@Suite struct CodeCompletionTests {
  private static let code = #"{"id":"c","type":"oneTimeCode","label":"C","length":4}"#
  private static let more =
    #"{"id":"d","type":"text","label":"D","required":true,"when":{"field":"c","equals":"1234"}}"#

  /// A field that the code shows is asked for.
  @Test(arguments: ["next", "submit"])
  func whatItShowsIsAsked(_ completion: String) throws {
    let code = Self.code.replacing("}", with: #","onComplete":"\#(completion)"}"#)
    var play = Play(try Flows.step("\(code),\(Self.more)", ""))
    play.press("1 2 3 4")
    #expect(play.outcome == nil && play.focus == "d")
    #expect((play.message("d") != nil) == (completion == "submit"))
  }

  /// A step that the code shows comes next.
  @Test func theStepThatItShowsIsNext() throws {
    var play = Play(
      try Flows.read(
        """
        {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[\(Self.code)]},
          {"id":"t","title":"T","fields":[{"id":"x","type":"text","label":"X"}],
           "when":{"field":"c","equals":"1234"}}]}
        """))
    play.press("1 2 3 4")
    #expect(play.outcome == nil && play.wizard.step.id == "t")
  }

  /// A code that was refused is typed over from its first digit, and asks once for all of them.
  @Test func aRefusedCodeBeginsAnew() throws {
    var play = Play(try Flows.step(Self.code, #","action":{"run":["go"]}"#))
    play.press("1 1 1 1")
    play.answer(.refused(field: "c", message: "Wrong."))
    #expect(play.message("c") == "Wrong." && play.focus == "c")
    play.press("2 3 4")
    #expect(play.requests.count == 1)
    play.press("5")
    #expect(play.requests.count == 2)
    play.answer(.refused(field: "c", message: "Wrong again."))
    // It has not moved the wizard on, so that Return is not the code's.
    play.press("return")
    #expect(play.requests.count == 3)
    play.answer(.accepted(answers: []))
    #expect(play.outcome?.answers == #"{"c":"2345"}"#)
  }

  /// The last digit does not press what closes a prompt without what was entered.
  @Test func itDoesNotCancel() throws {
    var play = Play(
      try Flows.read(
        """
        {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
          {"id":"a","type":"text","label":"A"}],"buttons":[{"label":"Open","opens":"p"}]}],
         "prompts":{"p":{"title":"P","fields":[\(Self.code)],"buttons":[
           {"label":"Kill","role":"destructive"},{"label":"No","role":"cancel"}]}}}
        """))
    play.press("tab return")
    play.press("1 2 3 4")
    #expect(play.prompt == "p" && play.focus == "@kill")
    play.press("return")
    #expect(play.prompt == "p")
  }
}
