import TTYCore
import Testing

@testable import Onboard

/// Where the focus is before anybody moves it.
@Suite struct InitialFocusTests {
  private static let fields = """
    {"id":"n","type":"note","label":"N"},{"id":"a","type":"text","label":"A"},
    {"id":"b","type":"text","label":"B"}
    """
  private static let ask = #","buttons":[{"label":"Ask","opens":"resend"}]"#

  static let steps: [(String, String, String)] = [
    (fields, "", "a"), (fields, #","focus":"b""#, "b"), (fields, #","focus":"@submit""#, "@submit"),
    (fields, #","focus":"@ask"\#(ask)"#, "@ask"),
    (#"{"id":"n","type":"note","label":"N"}"#, ask, "@submit"), ("", ask, "@submit"),
  ]

  @Test(arguments: steps)
  func ofAStep(_ fields: String, _ more: String, _ focus: String) throws {
    #expect(Play(try Flows.step(fields, more, prompts: Flows.resend)).focus == focus)
  }

  /// What is hidden is passed over: the first input that is there, else Submit.
  @Test(arguments: [("b", "a"), ("a", "@submit")])
  func ofAStepWithAHiddenField(_ hidden: String, _ focus: String) {
    let hide = Condition.not(.all([]))
    let fields = ["a", "b"].map { id in
      Field(id: id, kind: .text, label: "F", when: id >= hidden ? hide : nil)
    }
    let step = Step(
      id: "s", title: "S", fields: fields, buttons: [Button(label: "Ask", opens: "ask")],
      focus: hidden)
    #expect(Play(Flow(name: "f", title: "F", steps: [step])).focus == focus)
  }

  @Test func aPromptThatIsMadeInSwiftDoesNotBeginAtWhatDestroys() {
    let prompt = Prompt(
      id: "ask", title: "A",
      buttons: [
        Button(label: "Delete", role: .destructive), Button(label: "Keep", role: .cancel),
      ], focus: "@delete")
    let step = Step(
      id: "s", title: "S", buttons: [Button(label: "Ask", opens: "ask")], focus: "@ask")
    var play = Play(Flow(name: "f", title: "F", steps: [step], prompts: [prompt]))
    play.press("return")
    #expect(play.prompt == "ask" && play.focus == "@keep")
  }

  @Test func aRequestBeforeTheFirstFrameIsKept() throws {
    for (request, focus) in [("city", "city"), ("nobody", "name"), (nil, nil)] {
      var wizard = Wizard(try Flows.names())
      _ = wizard.update(.focus(request))
      #expect(wizard.forms.focused == nil)
      _ = wizard.update(.appeared)
      #expect(wizard.forms.focused == focus)
    }
  }

  @Test func aRequestWaitsWhileACommandRuns() throws {
    var play = try VerdictTests.busy()
    play.send(.focus("a"))
    #expect(play.focus == nil)
    play.answer(.refused(field: nil, message: "No."))
    play.press("return")
    #expect(play.focus == "a")
    play.send(.focus("@submit"))
    #expect(play.focus == "@submit")
    play.send(.focus(nil))
    #expect(play.focus == nil && play.wizard.tip == .parked)
    play.send(.focus("b"))
    #expect(play.focus == "b" && play.wizard.hint == nil)
  }

  @Test func nothingIsLostAtTheStart() throws {
    let text = String(repeating: "0123456789", count: 10)
    #expect(
      run(try Flows.names(), keys("\(text) return \(text) return")).answers
        == #"{"name":"\#(text)","city":"\#(text)"}"#)
  }
}
