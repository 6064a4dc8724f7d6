import Onboard
import Testing

/// What works, but is hardly what was meant.
@Suite struct FlowWarningTests {
  static let secret =
    #"warning: the secret "p" goes nowhere: no command gets it, and "output" is not set"#

  static let cases: [MarkedFlow] = [
    .fields(#"⟦{"id":"p","type":"secure","label":"P"}"#, secret),
    .fields(#"{"id":"p","type":"secure","label":"P","output":false}"#),
    .fields(#"{"id":"p","type":"secure","label":"P","output":true}"#),
    .fields(
      #"{"id":"q","type":"secure","label":"Q","output":true},{"id":"p","type":"secure","label":"P","equalsField":"q"}"#
    ),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"p","type":"secure","label":"P"}],"action":{"run":["x"]}}"#
    ),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"p","type":"secure","label":"P"}]},{"id":"t","title":"T","buttons":[{"label":"B","run":["x"]}]}"#
    ),
    .steps(
      #"{"id":"s","title":"S","action":{"run":["x"]}},{"id":"t","title":"T","fields":[⟦{"id":"p","type":"secure","label":"P"}]}"#,
      secret),
    .text(#""submitLabel":⟦"next""#, #"warning: "next" is not what Return does here: it submits"#),
    .text(#""submitLabel":"go""#),
    .text(#""submitLabel":"Onwards""#),
    .text(
      #""onSubmit":"done","submitLabel":⟦"go""#,
      #"warning: "go" is not what Return does here: it leaves the field"#),
    .text(
      #""onSubmit":"none","submitLabel":⟦"send""#,
      #"warning: "send" is not what Return does here: it does nothing"#),
    .fields(
      #"{"id":"a","type":"text","label":"A","submitLabel":⟦"done"},{"id":"b","type":"text","label":"B","submitLabel":"done"}"#,
      #"warning: "done" is not what Return does here: it goes to the next field"#),
    .fields(
      #"{"id":"a","type":"text","label":"Name"},{"id":"b","type":"text","label":⟦"Name"}"#,
      "warning: a label that repeats"),
    .fields(
      #"{"id":"a","type":"toggle","label":"A"},{"id":"b","type":"text","label":"Name"},{"id":"c","type":"text","label":"Name","when":{"field":"a","equals":true}}"#
    ),
    .fields(#"{"id":"a","type":"text","label":⟦"1"}"#, "warning: a label that only counts"),
    .fields(#"{"id":"a","type":"text","label":⟦"Field 2:"}"#, "warning: a label that only counts"),
    .fields(#"{"id":"a","type":"text","label":"Address line 2"}"#),
    .fields(
      #"{"id":"a","type":"text","label":⟦"Question 2"}"#, "warning: a label that only counts"),
    .fields(
      #"{"id":"a","type":"text","label":"A"},{"id":"b","type":"text","label":⟦" {a} "}"#,
      #"warning: a label without words of its own: it is empty while "a" is"#),
    .fields(
      #"{"id":"a","type":"text","label":"A"},{"id":"b","type":"text","label":⟦"{a}\u200b"}"#,
      #"warning: a label without words of its own: it is empty while "a" is"#),
    .fields(#"{"id":"a","type":"text","label":"A"},{"id":"b","type":"text","label":"Of {a}"}"#),
    .fields(#"{"id":"a","type":"text","label":"A"},{"id":"b","type":"note","label":"{a}"}"#),
    .steps(#"{"id":"s","title":"S"},{"id":"t","title":⟦"S"}"#, "warning: a title that repeats"),
    .steps(#"{"id":"s","title":⟦"Step 1"}"#, "warning: a title that only counts"),
  ]

  static let round = "warning: Return goes round from here and never submits"

  /// From which field Return leads back to one before it, so that it never submits.
  static let loops: [MarkedFlow] = [
    .text(#""onSubmit":{"focus":⟦"a"}"#, round),
    .text(#""onSubmit":{"focus":"@submit"}"#),
    .fields(
      #"{"id":"a","type":"text","label":"A"},{"id":"n","type":"note","label":"N"},{"id":"b","type":"text","label":"B","onSubmit":{"focus":⟦"a"}},{"id":"c","type":"text","label":"C"}"#,
      round),
    .fields(
      #"{"id":"a","type":"text","label":"A","onSubmit":{"focus":"c"}},{"id":"b","type":"text","label":"B"},{"id":"c","type":"text","label":"C","onSubmit":{"focus":⟦"b"}}"#,
      round),
    .fields(
      #"{"id":"a","type":"text","label":"A","onSubmit":{"focus":⟦"a"}},{"id":"b","type":"text","label":"B","onSubmit":{"focus":⟦"b"}}"#,
      round, round),
    .fields(
      #"{"id":"a","type":"text","label":"A","onSubmit":{"focus":"c"}},{"id":"b","type":"text","label":"B","onSubmit":"submit"},{"id":"c","type":"text","label":"C","onSubmit":{"focus":"b"}}"#
    ),
    .steps(
      #"{"id":"s","title":"S","onSubmit":{"focus":⟦"a"},"fields":[{"id":"a","type":"text","label":"A"},{"id":"b","type":"text","label":"B"}]}"#,
      round),
    .prompt(
      #""fields":[{"id":"n","type":"text","label":"N","onSubmit":{"focus":⟦"n"}}],"buttons":[{"label":"A","role":"cancel"}]"#,
      round),
  ]

  @Test(arguments: loops) func returnLoop(flow: MarkedFlow) { flow.expectFaults() }

  @Test(arguments: cases) func warning(flow: MarkedFlow) { flow.expectFaults() }
}
