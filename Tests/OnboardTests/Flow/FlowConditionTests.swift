import Onboard
import Testing

/// What conditions may name, compare, and whether they can hold.
@Suite struct FlowConditionTests {
  /// Two steps, where the second step and its last field may have conditions.
  static func flow(step: String? = nil, field: String? = nil, _ messages: String...) -> MarkedFlow {
    func when(_ condition: String?) -> String { condition.map { #","when":\#($0)"# } ?? "" }
    return MarkedFlow(
      """
      {"flow":"f","title":"T","steps":[
      {"id":"one","title":"One","fields":[
        {"id":"flag","type":"toggle","label":"Flag"},
        {"id":"name","type":"text","label":"Name"},
        {"id":"plan","type":"choice","label":"Plan",
          "options":["free","paid",{"value":"old","disabled":"No longer sold."}]},
        {"id":"seats","type":"number","label":"Seats"},
        {"id":"words","type":"note","label":"Words"}]},
      {"id":"two","title":"Two"\(when(step)),"fields":[
        {"id":"first","type":"text","label":"First"},
        {"id":"second","type":"text","label":"Second"\(when(field))},
        {"id":"third","type":"text","label":"Third"}]},
      {"id":"three","title":"Three","fields":[{"id":"later","type":"text","label":"Later"}]}],
      "prompts":{"ask":{"title":"Ask","fields":[{"id":"inner","type":"text","label":"Inner"}],
        "buttons":[{"label":"OK"}]}}}
      """, messages)
  }

  static let late = "is not answered yet: a condition names fields before it"

  static let cases: [MarkedFlow] = [
    flow(step: #"{"field":"flag","equals":true}"#),
    flow(step: #"{"field":"name","matches":"[a-z]+"}"#),
    flow(
      step:
        #"{"not":{"any":[{"field":"plan","in":["free","paid"]},{"field":"name","isEmpty":true}]}}"#),
    flow(field: #"{"field":"first","equals":"x"}"#),
    flow(
      step: #"{"field":⟦"flga","equals":true}"#, #"no field is called "flga"; did you mean "flag"?"#
    ),
    flow(step: #"{"field":⟦"first","equals":"x"}"#, #""first" \#(late)"#),
    flow(
      step: #"{"all":[{"field":"flag","equals":true},{"not":{"field":⟦"later","equals":"x"}}]}"#,
      #""later" \#(late)"#),
    flow(field: #"{"field":⟦"second","equals":"x"}"#, #""second" \#(late)"#),
    flow(field: #"{"field":⟦"third","isEmpty":false}"#, #""third" \#(late)"#),
    flow(field: #"{"any":[{"field":⟦"later","isEmpty":false}]}"#, #""later" \#(late)"#),
    flow(
      step: #"{"field":⟦"inner","equals":"x"}"#,
      #""inner" is a field of a prompt, which conditions may not name"#),
    flow(step: #"{"field":⟦"words","isEmpty":true}"#, #""words" is a note and has no answer"#),
    flow(
      step: #"{"field":"flag","equals":⟦"yes"}"#,
      #"text where true or false is due, as "flag" has it"#),
    flow(
      step: #"{"field":"name","in":["x",⟦1]}"#, #"a number where text is due, as "name" has it"#),
    flow(
      step: #"{"field":"plan","equals":⟦"fre"}"#,
      #""fre" is none of the options of "plan"; did you mean "free"?"#),
    flow(step: #"{"field":"plan","equals":null}"#),
    flow(step: #"{"field":⟦"flag","matches":"t"}"#, #""flag" has no text to match"#),
    flow(
      step: #"{"field":"name","matches":⟦"(a+)+"}"#,
      "a repeated group that holds a repetition or an alternative can take for ever"),
    flow(step: #"{"field":"seats","above":3}"#),
    flow(step: #"{"all":[{"field":"seats","equals":1},{"field":"seats","equals":1.0}]}"#),
    flow(step: #"{"field":"seats","in":[1,null]}"#),
    flow(
      step: #"{"field":"seats","equals":⟦"1"}"#, #"text where a number is due, as "seats" has it"#),
    flow(step: #"{"field":"seats","above":⟦"3"}"#, "text where a number is due"),
    flow(step: #"{"field":"seats","below":⟦1e99999999999}"#, "a number that is too large"),
    flow(step: #"{"field":⟦"seats","matches":"1"}"#, #""seats" has no text to match"#),
    flow(
      step: #"⟦{"all":[{"field":"seats","equals":1},{"field":"seats","isEmpty":true}]}"#,
      "this can never hold"),
    flow(step: #"{"field":⟦"name","above":3}"#, #""name" is no number"#),
    flow(
      step: #"⟦{"all":[{"field":"flag","equals":true},{"field":"flag","equals":false}]}"#,
      "this can never hold"),
    flow(
      step: #"⟦{"all":[{"field":"flag","equals":true},{"field":"flag","isEmpty":true}]}"#,
      "this can never hold"),
    flow(
      step: #"⟦{"all":[{"field":"name","equals":"a"},{"not":{"field":"name","in":["a","b"]}}]}"#,
      "this can never hold"),
    flow(
      step: #"⟦{"all":[{"field":"name","equals":"a"},{"field":"name","isEmpty":true}]}"#,
      "this can never hold"),
    flow(step: #"⟦{"field":"plan","equals":"old"}"#, "this can never hold"),
    flow(
      step:
        #"⟦{"not":{"any":[{"field":"plan","in":["free","paid"]},{"field":"plan","isEmpty":true}]}}"#,
      "this can never hold"),
    flow(step: #"{"not":{"field":"name","in":["a","b"]}}"#),
    flow(step: #"{"all":[{"field":"name","matches":"a"},{"field":"name","matches":"b"}]}"#),
    flow(
      step: #"{"field":"flag","equals":true}"#, field: #"⟦{"field":"flag","equals":false}"#,
      "this can never hold"),
  ]

  @Test(arguments: cases) func fault(flow: MarkedFlow) { flow.expectFaults() }

  /// With many fields not every combination is tried, and the condition is believed.
  @Test func manyFields() {
    let toggles = (0..<40).map { #"{"id":"t\#($0)","type":"toggle","label":"T \#($0)"}"# }
    let tests = (0..<40).map { #"{"field":"t\#($0)","equals":true}"# }
    let flow = MarkedFlow.steps(
      """
      {"id":"s","title":"S","fields":[\(toggles.joined(separator: ","))]},
      {"id":"t","title":"T","when":{"all":[\(tests.joined(separator: ","))]}}
      """)
    flow.expectFaults()
  }
}
