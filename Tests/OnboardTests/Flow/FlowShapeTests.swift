import Onboard
import Testing

/// Keys, types and ids.
@Suite struct FlowShapeTests {
  static let cases: [MarkedFlow] = [
    .text(#"⟦"lable":"B""#, #"unknown key "lable"; did you mean "label"?"#),
    .text(#"⟦"cooldown":"30s""#, #"unknown key "cooldown""#),
    .text(#"⟦"length":6"#, #""length" means nothing in a text field"#),
    .text(#"⟦"options":["a"]"#, #""options" means nothing in a text field"#),
    .text(#"⟦"label":"B""#, #"duplicate key "label""#),
    .text(#""help":⟦7"#, "a number where text is due"),
    .text(#""help":⟦null"#, "null where text is due"),
    .text(#""required":⟦"yes""#, "text where true or false is due"),
    .text(#""minLength":⟦"3""#, "text where a whole number is due"),
    .text(#""minLength":⟦2.5"#, "a number that is not whole, or too large"),
    .text(#""minLength":⟦1e1"#, "a number that is not whole, or too large"),
    .text(#""minLength":⟦99999999999999999999"#, "a number that is not whole, or too large"),
    .text(#""minLength":⟦-1"#, "a number from 0 to 100000 is due"),
    .text(#""maxLength":⟦0"#, "a number from 1 to 100000 is due"),
    .text(#"⟦"minimum":1"#, #""minimum" means nothing in a text field"#),
    .text(
      #""keyboardType":⟦"numberpad""#, #"unknown value "numberpad"; did you mean "numberPad"?"#),
    .number(#""minimum":⟦"1""#, "text where a number is due"),
    .number(#""maximum":⟦1e99999999999"#, "a number that is too large"),
    .number(#""minimum":1.5,"maximum":⟦1.49"#, #""maximum" is less than "minimum""#),
    .number(#""minimum":1,"maximum":1.0"#),
    .number(#"⟦"minLength":1"#, #""minLength" means nothing in a number field"#),
    .number(#""default":⟦"1""#, "the default is text where a number is due"),
    .number(#""default":⟦0.5,"minimum":1"#, #"the default is below its "minimum" of 1"#),
    .number(#""default":⟦1e3,"maximum":9"#, #"the default is above its "maximum" of 9"#),
    .number(#""default":⟦1e99999999999"#, "the default is too large"),
    .number(#""default":1.50,"minimum":1.5,"maximum":1.5"#),
    .number(#""default":null,"placeholder":"0","keyboardType":"decimalPad""#),
    .text(#""onSubmit":⟦true"#, "true where text or an object is due"),
    .text(#""onSubmit":⟦"nxt""#, #"unknown value "nxt"; did you mean "next"?"#),
    .text(
      #""onSubmit":⟦"elsewhere""#,
      #"unknown value "elsewhere"; known: "next", "submit", "done", "none""#),
    .text(#""onSubmit":⟦{}"#, #""focus" or "opens" is due"#),
    .text(
      #""contentType":⟦"emailAdress""#,
      #"unknown value "emailAdress"; did you mean "emailAddress"?"#),
    .text(#""section":⟦" ""#, "a text with no words"),
    .text(#""section":⟦"\u200b\u2060""#, "a text with no words"),
    .fields(#"{"id":"a","type":"toggle","label":⟦"\u200d"}"#, "a text with no words"),
    .fields(#"{"id":"a","type":"text","label":⟦"\u0301\u2060"}"#, "a text with no words"),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":[⟦"\u3164",{"value":"b","label":⟦"\u001b"}]}"#,
      "a text with no words", "a text with no words"),
    .fields(
      #"{"id":"a","type":"text","label":"\u200d👩‍👩‍👧‍👦"},{"id":"b","type":"text","label":"e\u0301"}"#),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"id":"b","label":⟦"\u200b","run":["x"]}]}"#,
      "a text with no words"),
    .text(#""default":⟦["a"]"#, "the default is a list where text is due"),
    .fields(#"⟦{"id":"a","type":"text"}"#, #"missing key "label""#),
    .fields(#"⟦{"id":"a","label":"A"}"#, #"missing key "type""#),
    .fields(#"⟦{"type":"text","label":"A"}"#, #"missing key "id""#),
    .fields(#"⟦{"id":"a","type":"choice","label":"A"}"#, #"missing key "options""#),
    .fields(#"⟦"a""#, "text where an object is due"),
    .fields(
      #"{"id":⟦"1a","type":"text","label":"A"}"#,
      #"an id is a letter, then letters, digits, "-" and "_""#),
    .fields(
      #"{"id":⟦"é","type":"text","label":"A"}"#,
      #"an id is a letter, then letters, digits, "-" and "_""#),
    .fields(
      #"{"id":"a","type":⟦"txt","label":"A"}"#, #"unknown value "txt"; did you mean "text"?"#),
    .fields(
      #"{"id":"a","type":"note","label":"A",⟦"default":""}"#,
      #""default" means nothing in a note field"#),
    .fields(
      #"{"id":"a","type":"oneTimeCode","label":"A","length":⟦33}"#, "a number from 1 to 32 is due"),
    .fields(
      #"{"id":"a","type":"secure","label":"A","output":true,"mask":⟦"stars"}"#,
      #"unknown value "stars"; known: "dots", "none""#),
    .fields(#"{"id":"a","type":"choice","label":"A","options":⟦[]}"#, "an empty list"),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":["b",⟦2]}"#,
      "a number where text or an object is due"),
    .steps("⟦7", "a number where an object is due"),
    .steps(#"{"id":"s","type":⟦"form","title":"S"}"#, #"unknown value "form"; known: "review""#),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}]},{"id":"r","type":"review","title":"R",⟦"fields":[]}"#,
      #""fields" means nothing in a review step"#),
    .steps(#"{"id":"s","title":"S","action":{"run":⟦[]}}"#, "an empty list"),
    .steps(#"{"id":"s","title":"S","action":{"run":["a",⟦1]}}"#, "a number where text is due"),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":"B","run":["b"],⟦"role":"cancel"}]}"#,
      #"unknown key "role""#),
    MarkedFlow("⟦[]", ["a list where an object is due"]),
    MarkedFlow("⟦{}", [#"missing key "flow""#]),
    MarkedFlow(#"{"flow":"f","title":"T","steps":⟦[]}"#, ["an empty list"]),
    MarkedFlow(
      #"{"flow":"f","title":"T","version":⟦2,"steps":[{"id":"s","title":"S"}]}"#,
      ["only 1 is known here"]),
    MarkedFlow(#"{"flow":"f","title":"T" ⟦"steps":[]}"#, [#""\"" where "," or "}" is due"#]),
    .steps(
      #"{"id":"s","title":"S","action":{"run":["a"],"timeout":⟦60}}"#,
      #"a number where a duration such as "30s" is due"#),
    .steps(
      #"{"id":"s","title":"S","action":{"run":["a"],"timeout":⟦"60"}}"#,
      #"a duration such as "30s", "500ms", "5m" or "1h" is due"#),
    .steps(
      #"{"id":"s","title":"S","action":{"run":["a"],"timeout":⟦"0s"}}"#,
      "a duration from 1ms to 24h is due"),
    .steps(
      #"{"id":"s","title":"S","action":{"run":["a"],⟦"timout":"1s"}}"#,
      #"unknown key "timout"; did you mean "timeout"?"#),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":"B","run":["b"],"cooldown":⟦"25h"}]}"#,
      "a duration from 1s to 24h is due"),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":"B","run":["b"],"cooldown":⟦"soon"}]}"#,
      #"a duration such as "30s", "500ms", "5m" or "1h" is due"#),
    .prompt(#""buttons":[{"label":"X",⟦"cooldown":"3s"}]"#, #"unknown key "cooldown""#),
  ]

  @Test(arguments: cases)
  func fault(flow: MarkedFlow) {
    if flow.marked == "⟦{}" {
      let faults = FlowReader.read(flow.bytes).faults
      #expect(
        faults.map(\.text)
          == [#"missing key "flow""#, #"missing key "title""#, #"missing key "steps""#])
    } else {
      flow.expectFaults()
    }
  }

  @Test func conditionForms() {
    for (condition, message) in [
      (#"⟦{}"#, #"a condition has "field", "all", "any" or "not""#),
      (#"⟦{"field":"a"}"#, #"a condition on a field has "equals", "in", "matches" or "isEmpty""#),
      (#"⟦{"field":"a","equals":"x","isEmpty":true}"#, #""equals" and "isEmpty" in one condition"#),
      (
        #"⟦{"field":"a","not":{"field":"a","equals":"x"},"equals":"x"}"#,
        #""field" and "not" in one condition"#
      ),
      (#"⟦{"all":[{"field":"a","equals":"x"}],"equals":"x"}"#, #""equals" without "field""#),
      (#"{"all":⟦[]}"#, "an empty list"),
      (#"{"field":"a","in":⟦[]}"#, "an empty list"),
      (
        #"{"field":"a",⟦"eqals":"x","isEmpty":true}"#,
        #"unknown key "eqals"; did you mean "equals"?"#
      ),
    ] {
      MarkedFlow.fields(
        #"{"id":"a","type":"text","label":"A"},{"id":"b","type":"text","label":"B","when":\#(condition)}"#,
        message
      ).expectFaults()
    }
  }
}
