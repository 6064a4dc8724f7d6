import TTYCore
import Testing

@testable import Onboard

/// A step on which nothing has the focus because the person let go of it.
@Suite struct DoneTests {
  private static func lines(_ more: String = "") throws -> Flow {
    let note = (1...60).map { "line \($0)" }.joined(separator: "\\n")
    return try Flows.step(
      """
      {"id":"a","type":"text","label":"A"},{"id":"n","type":"note","label":"\(note)"},
      {"id":"b","type":"text","label":"B"}
      """, more)
  }

  @Test func escapeLetsGo() throws {
    var run = WizardRun(try Flows.names())
    run.send("ada")
    #expect(run.frame.cursor != nil)
    run.send(Keys.escape)
    #expect(run.frame.cursor == nil && run.wizard.forms.focused == nil)
    #expect(run.rows(with: "❯").isEmpty)
    #expect(run.rows(with: Hint.parked.text).count == 1)
    run.send("x")
    #expect(run.effects == [.ring])
    #expect(run.rows(with: Hint.parked.text).count == 1)
    run.send("\t")
    #expect(run.wizard.forms.focused == "city")
    #expect(run.rows(with: Hint.parked.text).isEmpty)
  }

  @Test func aSecondEscapeAsksToQuit() throws {
    var play = Play(try Flows.names())
    play.press("tab esc esc")
    #expect(play.prompt == "quit" && play.focus == "@stay")
    play.press("esc")
    #expect(play.prompt == nil && play.focus == nil && play.wizard.tip == .parked)
    play.press("shift-tab")
    #expect(play.focus == "name")
  }

  static let others: [(String, String)] = [
    (#"{"id":"x","type":"text","label":"X","onSubmit":"done"}"#, "return"),
    (#"{"id":"x","type":"oneTimeCode","label":"X","length":2,"onComplete":"dismiss"}"#, "12"),
  ]

  /// By whatever way the focus went, the person is told how to go on.
  @Test(arguments: others)
  func fieldsThatLetGo(_ field: String, _ words: String) throws {
    var play = Play(try Flows.step(field))
    play.press(words)
    #expect(play.focus == nil && play.wizard.tip == .parked)
  }

  @Test(arguments: [Keys.pageDown, Keys.pageUp])
  func scrollingKeepsTheFocus(_ key: String) throws {
    var run = WizardRun(try DoneTests.lines())
    run.send(Keys.pageDown)
    run.send(key)
    #expect(run.wizard.forms.focused == "a")
    run.send("x")
    #expect(run.frame.cursor != nil, "typing scrolls back")
    #expect(run.wizard.answers["a"] == .string("x"))
  }

  @Test func scrollingLetsGoWhereTheStepSaysSo() throws {
    var run = WizardRun(try DoneTests.lines(#","scrollDismisses":true"#))
    run.send("x")
    run.send(Keys.pageDown)
    #expect(run.wizard.forms.focused == nil && run.frame.cursor == nil)
    #expect(run.rows(with: "line 1").count < 11, "it has scrolled")
    #expect(run.rows(with: Hint.parked.text).count == 1)
    run.send("y")
    #expect(run.effects == [.ring] && run.wizard.answers["a"] == .string("x"))
    run.send("\t")
    #expect(run.wizard.forms.focused == "b" && run.frame.cursor != nil)
  }

  /// In a list the keys move in the list, and in a prompt nothing is let go of.
  @Test func whereNothingIsScrolledTheFocusStays() throws {
    let flow = try Flows.step(
      #"{"id":"x","type":"choice","label":"X","options":["a","b","c"]}"#,
      #","scrollDismisses":true"#)
    var play = Play(flow)
    play.press("pagedown")
    #expect(play.focus == "x" && play.wizard.answers["x"] == .string("c"))
    play.press("f1 pagedown")
    #expect(play.focus == "@close")
  }

  @Test func theKeysAreOfAFlow() throws {
    let flow = try DoneTests.lines(#","scrollDismisses":true,"clickDismisses":true"#)
    #expect(flow.steps[0].scrollDismisses && flow.steps[0].clickDismisses)
    #expect(try !DoneTests.lines().steps[0].clickDismisses)
    for key in ["scrollDismisses", "clickDismisses"] {
      let json = #"{"flow":"f","title":"F","steps":[{"id":"s","title":"S","\#(key)":"yes"}]}"#
      #expect(FlowReader.read(Array(json.utf8)).faults.count == 1)
    }
  }
}
