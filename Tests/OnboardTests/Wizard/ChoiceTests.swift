import Testing

@testable import Onboard

/// A choice as a field of a step.
@Suite struct ChoiceTests {
  static let cases: [(String, String, String)] = [
    ("abc", "return", "a"), ("Abc", "return", "b"), ("ABcD", "return", "c"),
    ("abc", "down return", "b"), ("abc", "up return", "c"), ("aBc", "down return", "c"),
    ("AbC", "down down up return", "b"), ("abc", "end return", "c"), ("abC", "end return", "b"),
    ("abc", "end home return", "a"), ("abc", "right space left return", "a"),
    ("abc", "x return", "a"), ("abc", "down esc tab tab return", "b"),
  ]

  @Test(arguments: cases)
  func picks(_ options: String, _ words: String, _ answer: String) throws {
    let outcome = run(try Flows.plan(options), keys(words))
    #expect(outcome.answers == #"{"plan":"\#(answer)"}"#)
  }

  @Test func nothingIsChosenUnasked() throws {
    #expect(run(try Flows.plan("abc"), keys("alt-return")).answers == #"{"plan":null}"#)
    let flow = try Flows.plan("abc", #","required":true"#)
    #expect(run(flow, keys("alt-return")).standing?.lacking == ["plan"])
  }

  @Test func aDefaultIsChosen() throws {
    #expect(
      run(try Flows.plan("abc", #","default":"b""#), keys("return")).answers == #"{"plan":"b"}"#)
  }

  /// A flow file cannot say this; a flow that is made in Swift can.
  @Test(arguments: [[], [Field.Option(value: "a", disabled: "Sold out")]])
  func nothingCanBeChosen(_ options: [Field.Option]) {
    let field = Field(
      id: "plan", kind: .choice(options), label: "Plan", initial: .string("a"), required: true)
    let flow = Flow(name: "f", title: "F", steps: [Step(id: "s", title: "S", fields: [field])])
    var play = Play(flow)
    play.press("down up home end space return")
    #expect(play.outcome == nil)
    #expect(play.message("plan") != nil)
    #expect(play.wizard.answers.text == #"{"plan":null}"#)
    play.press("tab tab")
    #expect(play.focus == "plan")
  }

  @Test func whatWasVisitedIsKept() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[
        {"id":"plan","type":"choice","label":"P","options":["a","b","c"]}]},
       {"id":"two","title":"2","fields":[{"id":"x","type":"text","label":"X"}]}]}
      """)
    var play = Play(flow)
    play.press("down down return f9")
    #expect(play.step == "one" && play.focus == "plan")
    #expect(play.wizard.answers["plan"] == .string("c"))
    play.press("up return return")
    #expect(play.outcome?.answers == #"{"plan":"b","x":""}"#)
  }
}
