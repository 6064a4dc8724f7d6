import Testing

@testable import Onboard

/// A Submit button that waits until what is required is filled in.
@Suite struct SubmitButtonTests {
  static func flow(_ fields: String) throws -> Flow {
    try Flows.step(fields, #","submitEnabled":"whenComplete""#)
  }

  private static func isEnabled(_ play: Play) -> Bool? {
    play.wizard.forms.focus.active[Button.submitID]?.isEnabled
  }

  /// What is typed, and whether the button can be pressed after it.
  @Test(arguments: [
    (#"{"id":"a","type":"text","label":"A"}"#, "", true),
    (#"{"id":"a","type":"text","label":"A","required":true}"#, "", false),
    (#"{"id":"a","type":"text","label":"A","required":true}"#, "x", true),
    (#"{"id":"a","type":"text","label":"A","required":true}"#, "x backspace", false),
    (#"{"id":"a","type":"text","label":"A","required":true,"minLength":4}"#, "x", true),
    (#"{"id":"a","type":"toggle","label":"A","required":true}"#, "", false),
    (#"{"id":"a","type":"toggle","label":"A","required":true}"#, "space", true),
    (#"{"id":"a","type":"choice","label":"A","options":["x","y"],"required":true}"#, "", false),
    (#"{"id":"a","type":"choice","label":"A","options":["x","y"],"required":true}"#, "space", true),
    (
      #"{"id":"a","type":"oneTimeCode","length":2,"label":"A","onComplete":"dismiss","required":true}"#,
      "1", false
    ),
    (
      #"{"id":"a","type":"oneTimeCode","length":2,"label":"A","onComplete":"dismiss","required":true}"#,
      "12", true
    ),
    (
      #"{"id":"on","type":"toggle","label":"O"},{"id":"a","type":"text","label":"A","required":true,"when":{"field":"on","equals":true}}"#,
      "", true
    ),
    (
      #"{"id":"on","type":"toggle","label":"O"},{"id":"a","type":"text","label":"A","required":true,"when":{"field":"on","equals":true}}"#,
      "space", false
    ),
  ])
  func waits(_ fields: String, _ keys: String, _ isEnabled: Bool) throws {
    var play = Play(try SubmitButtonTests.flow(fields))
    play.press(keys)
    #expect(SubmitButtonTests.isEnabled(play) == isEnabled)
    // It is told by characters.
    #expect(WizardScreen.draw(play.wizard).frame.text().contains("[ Finish ]") == isEnabled)
  }

  static let two = """
    {"id":"a","type":"text","label":"A","required":true},{"id":"b","type":"text","label":"B"}
    """

  @Test func keysSkipItAndGuide() throws {
    for keys in ["tab return", "tab f10", "tab alt-return", "tab tab"] {
      var play = Play(try SubmitButtonTests.flow(SubmitButtonTests.two))
      play.press(keys)
      #expect(play.focus == "a" && play.outcome == nil, "\(keys)")
      #expect((play.message("a") != nil) == (keys != "tab tab"))
    }
    var play = Play(try SubmitButtonTests.flow(SubmitButtonTests.two))
    play.press("x tab tab")
    #expect(play.focus == Button.submitID)
    play.press("return")
    #expect(play.outcome != nil)
  }

  /// Return that goes to the button submits while it cannot be gone to.
  @Test func returnThatGoesToItGuides() throws {
    let field = #"{"id":"c","type":"text","label":"C","onSubmit":{"focus":"@submit"}}"#
    var play = Play(try SubmitButtonTests.flow("\(field),\(SubmitButtonTests.two)"))
    #expect(play.wizard.keyboardBar.submit == "Finish")
    play.press("return")
    #expect(play.focus == "a" && play.message("a") != nil)
    play.press("x tab tab")
    #expect(play.focus == Button.submitID)
  }

  /// A step that is returned to counts as it is now.
  @Test func isDecidedAnewAtEachEntry() throws {
    var play = Play(
      try Flows.read(
        """
        {"flow":"f","title":"F","steps":[
         {"id":"s","title":"S","fields":[{"id":"on","type":"toggle","label":"On"}]},
         {"id":"t","title":"T","focus":"@submit","submitEnabled":"whenComplete","fields":[
          {"id":"a","type":"text","label":"A","required":true,"when":{"field":"on","equals":true}}]}]}
        """))
    play.press("return")
    #expect(play.focus == Button.submitID)
    play.press("f9 space return")
    #expect(
      play.step == "t" && SubmitButtonTests.isEnabled(play) == false && play.focus != "@submit")
  }

  @Test(arguments: [
    MarkedFlow.steps(
      #"{"id":"s","title":"S","submitEnabled":⟦"whenComplet"}"#,
      #"unknown value "whenComplet"; did you mean "whenComplete"?"#),
    .steps(#"{"id":"s","title":"S","submitEnabled":⟦true}"#, "true where text is due"),
  ])
  func faults(_ flow: MarkedFlow) {
    flow.expectFaults()
  }
}
