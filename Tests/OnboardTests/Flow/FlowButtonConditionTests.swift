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

  @Test(arguments: cases) func fault(flow: MarkedFlow) { flow.expectFaults() }
}
