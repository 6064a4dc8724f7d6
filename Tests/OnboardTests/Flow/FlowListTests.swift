import Testing

@testable import Onboard

/// What is said of lists and of the fields that add to them.
@Suite struct FlowListTests {
  static func flow(list: String = "", field: String = "", _ messages: String...) -> MarkedFlow {
    var flow = MarkedFlow.fields(
      """
      {"id":"tag","type":"text","label":"Tag","collects":"tags"\(field)},
      {"id":"tags","type":"list","label":"Tags"\(list)}
      """)
    flow.messages = messages
    return flow
  }

  static let cases: [MarkedFlow] = [
    flow(),
    flow(list: #","default":["a","a"],"minimum":1,"maximum":2,"required":true"#),
    flow(field: #","onSubmit":"none","minLength":2,"submitLabel":"next""#),
    flow(
      field: #","onSubmit":⟦"next""#, "a field that collects has \"none\" here: Return adds"),
    flow(
      field: #","required":⟦true"#,
      "a field that collects is empty in the end: the list is required"),
    flow(
      field: #","default":⟦"x""#, "a field that collects is empty at first: the list has a default"),
    flow(list: #","minimum":⟦1.5"#, "a whole number from 0 to 1000 is due"),
    flow(list: #","maximum":⟦0"#, "a whole number from 1 to 1000 is due"),
    flow(list: #","minimum":3,"maximum":⟦2"#, #""maximum" is less than "minimum""#),
    flow(list: #","default":⟦"a""#, "the default is text where a list is due"),
    flow(list: #","default":⟦["a",1]"#, "the default has a number where text is due"),
    flow(list: #","default":⟦["a"," "]"#, "the default has a text with no words"),
    flow(
      list: #","default":⟦["a","b"],"maximum":1"#,
      #"the default is longer than its "maximum" of 1"#),
    flow(list: #",⟦"onSubmit":"next""#, #""onSubmit" means nothing in a list field"#),
    flow(list: #",⟦"placeholder":"a""#, #""placeholder" means nothing in a list field"#),
    .fields(
      #"{"id":"a","type":"number","label":"A",⟦"collects":"b"}"#,
      #""collects" means nothing in a number field"#),
    .fields(
      #"⟦{"id":"a","type":"list","label":"A"}"#,
      #"warning: no field adds to the list: "collects" is what does"#),
    .fields(
      #"{"id":"a","type":"text","label":"A","collects":⟦"b"},{"id":"b","type":"text","label":"B"}"#,
      #""b" is no list"#),
    .fields(
      #"{"id":"a","type":"text","label":"A","collects":⟦"tag"},{"id":"t","type":"text","label":"T","collects":"tags"},{"id":"tags","type":"list","label":"B"}"#,
      #"no list of this step is called "tag"; did you mean "tags"?"#),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A","collects":⟦"b"}]},{"id":"t","title":"T","fields":[⟦{"id":"b","type":"list","label":"B"}]}"#,
      #"no list of this step is called "b""#,
      #"warning: no field adds to the list: "collects" is what does"#),
    flow(
      list: #","when":{"field":⟦"tags","isEmpty":true}"#,
      #""tags" is not answered yet: a condition names fields before it"#),
    .fields(
      #"{"id":"a","type":"text","label":"A","collects":"b"},{"id":"b","type":"list","label":"B"},{"id":"c","type":"text","label":"C","when":{"field":"b","equals":⟦"x"}}"#,
      #"text where "isEmpty" alone is due, as "b" has it"#),
    .fields(
      #"{"id":"a","type":"text","label":"A","collects":"b"},{"id":"b","type":"list","label":"B"},{"id":"c","type":"text","label":"C","when":{"field":⟦"b","matches":"x"}}"#,
      #""b" has no text to match"#),
    .fields(
      #"{"id":"a","type":"text","label":"A","collects":"b","onSubmit":"none"},{"id":"b","type":"list","label":"B"},{"id":"c","type":"text","label":"C","onSubmit":{"focus":⟦"b"}}"#,
      #""b" is a list and cannot have the focus"#),
  ]

  @Test(arguments: cases) func fault(flow: MarkedFlow) { flow.expectFaults() }

  /// That it has a default is all that is said of it.
  @Test func aDefaultIsOneFault() {
    FlowListTests.flow(
      field: #","default":⟦"x""#, "a field that collects is empty at first: the list has a default"
    ).expectFaults { field in field.collects.map { "is for \($0)" } }
  }
}
