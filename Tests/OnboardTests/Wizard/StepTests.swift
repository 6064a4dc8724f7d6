import Testing

@testable import Onboard

/// Going forward and back.
@Suite struct StepTests {
  @Test func returnGoesOnFieldByFieldAndStepByStep() throws {
    var play = Play(try Flows.three())
    for (step, focus) in [
      ("s1", "a1"), ("s1", "b1"), ("s2", "a2"), ("s2", "b2"), ("s3", "a3"), ("s3", "b3"),
    ] {
      #expect(play.step == step)
      #expect(play.focus == focus)
      play.press("\(focus) return")
    }
    #expect(
      play.outcome?.answers
        == #"{"a1":"a1","b1":"b1","a2":"a2","b2":"b2","a3":"a3","b3":"b3"}"#)
    #expect(play.effects.count == 1)
  }

  @Test(arguments: ["f9", "tab tab tab return", "tab tab tab space"])
  func backIsHandledOnce(_ back: String) throws {
    var play = Play(try Flows.three())
    play.press("x return y return")
    #expect(play.step == "s2")
    play.press(back)
    #expect(play.step == "s1")
    #expect(play.focus == "b1")
    #expect(play.wizard.answers["a1"] == .string("x"))
    play.press(back == "f9" ? "left z" : "left z")
    #expect(play.text("b1") == "zy")
  }

  @Test func backIsDisabledOnTheFirstStep() throws {
    var play = Play(try Flows.three())
    #expect(play.wizard.forms.focus.active[Button.backID]?.isEnabled == false)
    play.press("f9")
    #expect(play.step == "s1")
    #expect(play.rings == 1)
    play.press("tab tab tab")
    #expect(play.focus == "a1", "Tab passes over it")
    play.press("return return")
    #expect(play.wizard.forms.focus.active[Button.backID]?.isEnabled == true)
  }

  @Test func backGoesToTheNearestVisibleStep() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[{"id":"more","type":"toggle","label":"More"}]},
       {"id":"two","title":"2","when":{"field":"more","equals":true},
        "fields":[{"id":"x","type":"text","label":"X"}]},
       {"id":"three","title":"3","fields":[{"id":"y","type":"text","label":"Y"}]}]}
      """)
    var play = Play(flow)
    play.press("return")
    #expect(play.step == "three")
    play.press("f9")
    #expect(play.step == "one")
    play.press("space return")
    #expect(play.step == "two")
    play.press("return")
    #expect(play.step == "three")
    play.press("f9")
    #expect(play.step == "two")
    #expect(play.wizard.visibleSteps.count == 3)
  }

  @Test func aStepIsEnteredAgainAsItWasLeft() throws {
    var play = Play(try Flows.three())
    play.press("one left return two return three return four return five left left")
    play.press("f9 f9")
    #expect(play.step == "s1" && play.focus == "b1")
    play.press("shift-tab X")
    #expect(play.text("a1") == "onXe")
    play.press("alt-return")
    #expect(play.step == "s2" && play.focus == "b2")
    play.press("alt-return")
    #expect(play.step == "s3" && play.focus == "a3")
    play.press("Y")
    #expect(play.text("a3") == "fiYve")
    #expect(play.wizard.answers["b1"] == .string("two"))
    #expect(play.wizard.answers["b2"] == .string("four"))
  }

  @Test func backLeavesAnInvalidStep() throws {
    var play = Play(try Flows.three())
    play.press("return return return return")
    #expect(play.step == "s2" && play.focus == "b2")
    #expect(play.message("b2") != nil)
    play.press("f9")
    #expect(play.step == "s1")
    play.press("alt-return")
    #expect(play.step == "s2")
    #expect(play.message("b2") == nil, "no message from before")
    play.press("alt-return")
    #expect(play.message("b2") != nil)
  }

  @Test func aStepWithNothingToAnswerIsNoDeadEnd() throws {
    let note = #"{"id":"n","type":"note","label":"Read this."}"#
    #expect(run(try Flows.step(note), keys("return")).answers == "{}")
    #expect(run(try Flows.step(""), keys("return")).answers == "{}")
    var play = Play(try Flows.step(note))
    #expect(play.focus == Button.submitID)
    #expect(play.wizard.keyboardBar.submit == "Finish")
    let hidden = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[{"id":"t","type":"toggle","label":"T"}]},
       {"id":"two","title":"2","fields":[
        {"id":"x","type":"text","label":"X","when":{"field":"t","equals":true}}]}]}
      """)
    play = Play(hidden)
    play.press("return")
    #expect(play.step == "two" && play.focus == Button.submitID)
    play.press("return")
    #expect(play.outcome?.answers == #"{"t":false}"#)
  }

  @Test func everythingIsCheckedAtTheEnd() throws {
    // The last step's command spoils an answer of that step after it was checked.
    let flow = try Flows.step(
      #"{"id":"x","type":"text","label":"X","required":true}"#, #","action":{"run":["do"]}"#)
    var play = Play(flow)
    play.press("x return")
    play.answer(.accepted(answers: [.init("x", .string(""))]))
    #expect(play.outcome == nil)
    #expect(play.focus == "x" && play.message("x") != nil)
  }

  @Test func escapeThenTabGoesOnFromWhereItWas() throws {
    var play = Play(try Flows.three())
    play.press("esc")
    #expect(play.focus == nil && play.prompt == nil)
    #expect(play.wizard.hint != nil)
    play.press("x return space")
    #expect(play.text("a1") == "" && play.rings == 3)
    play.press("tab")
    #expect(play.focus == "b1" && play.wizard.hint == nil)
  }
}
