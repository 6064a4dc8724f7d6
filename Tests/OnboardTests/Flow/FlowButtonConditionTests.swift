import Testing

@testable import Onboard

/// What is said of buttons that come and go, and of those that empty a field.
@Suite struct FlowButtonConditionTests {
  static func flow(_ button: String, _ messages: String...) -> MarkedFlow {
    MarkedFlow(
      """
      {"flow":"f","title":"T","steps":[
      {"id":"one","title":"One","fields":[{"id":"early","type":"text","label":"Early"}]},
      {"id":"two","title":"Two","when":{"field":"early","equals":"x"},"fields":[
        {"id":"name","type":"text","label":"Name"},
        {"id":"words","type":"note","label":"Words"},
        {"id":"search","type":"text","label":"Search"}],
        "buttons":[\(button)]},
      {"id":"three","title":"Three","fields":[{"id":"later","type":"text","label":"Later"}]}],
      "prompts":{"ask":{"title":"Ask","buttons":[{"label":"OK"}]}}}
      """, messages)
  }

  static func cancel(_ when: String, _ messages: String...) -> MarkedFlow {
    var flow = flow(#"{"label":"Cancel","clears":"search","when":\#(when)}"#)
    flow.messages = messages
    return flow
  }

  static let misplaced = #"only a step's button can ask for this, and not under "not""#

  static let cases: [MarkedFlow] = [
    cancel(#"{"focused":"search"}"#),
    cancel(#"{"all":[{"focused":"search"},{"field":"name","isEmpty":false}]}"#),
    cancel(#"{"any":[{"focused":"name"},{"focused":"search"}]}"#),
    cancel(#"{"field":"search","isEmpty":false}"#),
    flow(
      #"{"label":"Clear","clears":"search",⟦"cooldown":"5s"}"#,
      #""cooldown" without "opens" or "run""#),
    flow(
      #"{"label":"Go","run":["go"],"cooldown":"5s"},{"label":"A","opens":"ask","cooldown":"5s"}"#),
    cancel(
      #"{"focused":⟦"serch"}"#,
      #"no field or button of this step is called "serch"; did you mean "search"?"#),
    cancel(#"{"focused":⟦"words"}"#, #""words" is a note and cannot have the focus"#),
    cancel(#"{"focused":⟦"early"}"#, #"no field or button of this step is called "early""#),
    cancel(#"{"not":{"focused":⟦"search"}}"#, misplaced),
    cancel(#"{"all":[{"not":{"any":[{"focused":⟦"search"}]}}]}"#, misplaced),
    cancel(#"{"focused":⟦7}"#, "a number where text is due"),
    cancel(#"⟦{"focused":"search","field":"name"}"#, #""field" and "focused" in one condition"#),
    cancel(
      #"⟦{"focused":"name"}"#,
      #"warning: no key goes to the button while it is there: "search" is between"#),
    cancel(
      #"{"field":⟦"later","isEmpty":true}"#,
      #""later" is not answered yet: a condition names fields before it"#),
    cancel(#"⟦{"field":"early","equals":"y"}"#, "this can never hold"),
    flow(
      #"{"label":"Clear","clears":⟦"serch"}"#,
      #"no field of this step that could be empty is called "serch"; did you mean "search"?"#),
    flow(
      #"{"label":"Clear","clears":⟦"words"}"#,
      #"no field of this step that could be empty is called "words""#),
    flow(
      #"{"label":"Clear","clears":⟦"search","run":["a"]}"#, #""run" and "clears" in one button"#),
    flow(
      #"{"label":"Clear","opens":"ask","clears":⟦"search"}"#,
      #""opens" and "clears" in one button"#),
    flow(#"⟦{"label":"Clear"}"#, #"a step's button has "opens", "run" or "clears""#),
    .prompt(
      #""buttons":[{"label":"X",⟦"when":{"field":"a","isEmpty":true}}]"#,
      #"unknown key "when""#),
    .prompt(#""buttons":[{"label":"X",⟦"clears":"a"}]"#, #"unknown key "clears""#),
    .fields(
      #"{"id":"a","type":"text","label":"A"},{"id":"b","type":"note","label":"B","when":{"focused":⟦"a"}}"#,
      misplaced),
  ]

  /// Which key goes to the last of these buttons, which is there while the focus is in `search`.
  static func between(_ buttons: String, _ when: String, _ stop: String?) -> MarkedFlow {
    let mark = stop == nil ? "" : "⟦"
    var flow = flow(#"\#(buttons),{"label":"Clear","clears":"search","when":\#(mark)\#(when)}"#)
    flow.messages =
      stop.map {
        ["warning: no key goes to the button while it is there: \"\($0)\" is between"]
      } ?? []
    return flow
  }

  static let ask = #"{"label":"Ask","opens":"ask"}"#
  static let search = #"{"focused":"search"}"#

  static let ways: [MarkedFlow] = [
    between(ask, search, "@ask"),
    between(#"{"label":"Ask","opens":"ask","when":{"focused":"search"}}"#, search, nil),
    between(
      #"{"label":"Ask","opens":"ask","when":{"field":"search","isEmpty":false}}"#, search, nil),
    between(ask, #"{"any":[{"focused":"search"},{"focused":"@ask"}]}"#, nil),
    between(ask, #"{"focused":"@submit"}"#, nil),
    between(ask, #"{"focused":"@back"}"#, "@ask"),
    // Back to it.
    flow(#"{"label":"Clear","clears":"search","when":{"focused":"@ask"}},\#(ask)"#),
  ]

  @Test(arguments: ways) func way(flow: MarkedFlow) { flow.expectFaults() }

  /// Return may go where Tab does not.
  @Test func byReturn() {
    MarkedFlow.steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A","onSubmit":{"focus":"@clear"}},{"id":"b","type":"text","label":"B"}],"buttons":[{"label":"Clear","clears":"a","when":{"focused":"a"}}]}"#
    ).expectFaults()
  }

  @Test(arguments: cases) func fault(flow: MarkedFlow) { flow.expectFaults() }
}
