import Testing

@testable import Onboard

/// What was refused can be submitted again as it is: it may be right by now.
@Suite struct ResubmitTests {
  @Test(arguments: ["alt-return", "f10", "return return", "tab tab return"])
  func theCommandRunsAgain(_ keys: String) throws {
    var play = try VerdictTests.busy()
    play.answer(.refused(field: "a", message: "Taken."))
    play.press(keys)
    #expect(play.wizard.isBusy && play.requests.count == 2)
    #expect(play.message("a") == nil)
    #expect(play.requests[1].input == play.requests[0].input)
    play.answer(.accepted(answers: []))
    #expect(play.step == "two")
  }

  static let flow = """
    {"flow":"f","title":"F","steps":[{"id":"s","title":"S","action":{"run":["go"]},
     "buttons":[{"label":"Look","run":["look"]}],"fields":[
     {"id":"a","type":"text","label":"A"},
     {"id":"b","type":"text","label":"B","required":true}]}]}
    """

  /// What the wizard itself finds wrong stays in the way, and what only a command refused does not.
  @Test func whatIsWrongByTheRulesOfTheFlowStays() throws {
    var play = Play(try Flows.read(Self.flow))
    play.press("x tab y f10")
    play.answer(.refused(field: "a", message: "Taken."))
    play.press("tab backspace f10")
    #expect(play.requests.count == 1 && play.focus == "b")
    #expect(play.message("b") == "Enter an answer." && play.message("a") == nil)
  }

  /// A button that runs a command forgets what was refused before; one that does not ask again cannot.
  @Test func onlyACommandLiftsARefusal() throws {
    var play = Play(
      try Flows.read(Self.flow.replacing(#""action":{"run":["go"]},"#, with: "")))
    play.press("x tab y tab return")
    play.answer(.refused(field: "a", message: "Taken."))
    play.press("f10")
    #expect(play.outcome == nil && play.message("a") == "Taken.")
    play.press("tab tab return")
    #expect(play.requests.count == 2 && play.message("a") == nil)
    play.answer(.accepted(answers: []))
    play.press("f10")
    #expect(play.outcome != nil)
  }

  @Test func thePromptsButtonRunsAgain() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[],
       "buttons":[{"label":"P","opens":"p"}]}],
       "prompts":{"p":{"title":"P","fields":[{"id":"k","type":"text","label":"K"}],
        "buttons":[{"label":"Go","run":["go"]},{"label":"No","role":"cancel"}]}}}
      """
    for keys in ["return", "tab return", "f10"] {
      var play = Play(try Flows.read(flow))
      play.press("shift-tab return")
      try #require(play.prompt == "p")
      play.press("x return")
      play.answer(.refused(field: "k", message: "No."))
      #expect(play.message("k") == "No.")
      play.press(keys)
      #expect(play.requests.count == 2)
      play.answer(.accepted(answers: []))
      #expect(play.prompt == nil)
    }
  }

  // MARK: - What is told

  @Test func theSameRefusalIsToldAgain() throws {
    var listener = AnnouncerTests.Listener(try Flows.read(Self.flow))
    _ = listener.press("x tab y f10")
    let first = listener.tell { $0.answer(.refused(field: "a", message: "Taken.")) }
    _ = listener.press("f10")
    let second = listener.tell { $0.answer(.refused(field: "a", message: "Taken.")) }
    #expect(first == second)
    #expect(first == ["A, text field, x, 1 of 4. Error: Taken."])
  }

  /// Where the focus is on what is wrong already, the message alone is told.
  @Test func whatStaysWrongIsToldAgain() throws {
    var listener = AnnouncerTests.Listener(try Flows.read(Self.flow))
    #expect(
      listener.press("f10") == ["B, text field, empty, 2 of 4, required. Error: Enter an answer."])
    #expect(listener.press("f10") == ["B, error: Enter an answer."])
    #expect(listener.press("f10") == ["B, error: Enter an answer."])
    #expect(listener.press("tab") == ["Look, button, 3 of 4"])
  }
}
