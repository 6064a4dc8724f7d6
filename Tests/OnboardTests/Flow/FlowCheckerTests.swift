import Onboard
import Testing

/// References, rules, defaults and prompts.
@Suite struct FlowCheckerTests {
  static let options = #"["x",{"value":"y","label":"Y","disabled":"sold out"}]"#

  static let fields: [MarkedFlow] = [
    .text(#""minLength":3,"default":⟦"x""#, #"the default is shorter than its "minLength" of 3"#),
    .text(#""maxLength":3,"default":⟦"xxxx""#, #"the default is longer than its "maxLength" of 3"#),
    .text(#""maxLength":3,"default":"🇯🇵🇯🇵🇯🇵""#),
    .text(#""minLength":3,"default":"""#),
    .text(#""pattern":"[a-z]+","default":⟦"x1""#, #"the default does not match its "pattern""#),
    .text(#""default":⟦7"#, "the default is a number where text is due"),
    .text(#""default":⟦null"#, "the default is null where text is due"),
    .text(#""default":⟦"a\nb""#, "the default has more than one line"),
    .text(#""minLength":4,"maxLength":⟦3"#, #""maxLength" is less than "minLength""#),
    .text(#""maxLength":⟦3,"minLength":4"#, #""maxLength" is less than "minLength""#),
    .text(#"⟦"patternMessage":"No.""#, #""patternMessage" without "pattern""#),
    .number(
      #""keyboardType":"numberPad","minimum":-5,"maximum":⟦-1"#,
      #""numberPad" has no minus, and "maximum" is below 0"#),
    .number(
      #""keyboardType":"decimalPad","maximum":⟦-0.5"#,
      #""decimalPad" has no minus, and "maximum" is below 0"#),
    .number(#""keyboardType":"numberPad","minimum":-5,"maximum":-0"#),
    .number(#""keyboardType":"numbersAndPunctuation","minimum":-5,"maximum":-1"#),
    .text(#""equalsField":⟦"a""#, #""a" is the field itself"#),
    .text(#""equalsField":⟦"aa""#, #"no field is called "aa""#),
    .text(
      #""onSubmit":{"focus":⟦"b"}"#,
      #"no field or button of this step is called "b""#),
    .text(#""onSubmit":{"focus":"@submit"}"#),
    .text(#""onSubmit":{"opens":⟦"b"}"#, #"no prompt is called "b""#),
    .fields(
      #"{"id":"a","type":"toggle","label":"A","default":⟦"yes"}"#,
      "the default is text where true or false is due"),
    .fields(
      #"{"id":"a","type":"oneTimeCode","label":"A","default":⟦"12345"}"#,
      "the default is no code of 6 digits"),
    .fields(#"{"id":"a","type":"oneTimeCode","label":"A","length":4,"default":"1234"}"#),
    .fields(#"{"id":"a","type":"choice","label":"A","options":\#(options),"default":"x"}"#),
    .fields(#"{"id":"a","type":"choice","label":"A","options":\#(options),"default":null}"#),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":\#(options),"default":⟦"y"}"#,
      #"the default "y" is disabled"#),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":\#(options),"default":⟦"z"}"#,
      #"the default "z" is none of its options"#),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":["x",⟦"x"]}"#, #"duplicate option "x""#),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":["x",{"label":"X","value":⟦"x"}]}"#,
      #"duplicate option "x""#),
    .fields(
      #"{"id":"a","type":"choice","label":"A","options":⟦[{"value":"x","disabled":"No."}]}"#,
      "no option can be chosen: all are disabled"),
    .fields(
      #"{"id":"a","type":"text","label":"A"},{"id":⟦"a","type":"text","label":"B"}"#,
      #"duplicate id "a""#),
    .fields(
      #"{"id":"a","type":"toggle","label":"A"},{"id":"b","type":"text","label":"B","equalsField":⟦"a"}"#,
      #""a" has no text to compare with"#),
    .fields(
      #"{"id":"a","type":"note","label":"A"},{"id":"b","type":"text","label":"B","onSubmit":{"focus":⟦"a"}}"#,
      #""a" is a note and cannot have the focus"#),
    .steps(
      #"{"id":"s","title":"S","focus":⟦"Who","fields":[{"id":"n","type":"note","label":"N","section":"Who"},{"id":"a","type":"text","label":"A","section":"Who"}],"buttons":[{"label":"B","opens":⟦"x","returnTo":⟦"Who"}]}"#,
      #""Who" is a section and cannot have the focus; its first field is "a""#,
      #"no prompt is called "x""#,
      #""Who" is a section and cannot have the focus; its first field is "a""#),
    .fields(
      #"{"id":"a","type":"text","label":"A","section":"Who"},{"id":"b","type":"text","label":"B","onSubmit":{"focus":⟦"Who"}}"#,
      #""Who" is a section and cannot have the focus; its first field is "a""#),
    .prompt(
      #""fields":[{"id":"n","type":"text","label":"N","section":"New"}],"focus":⟦"New","buttons":[{"label":"A","role":"cancel"}]"#,
      #""New" is a section and cannot have the focus; its first field is "n""#),
    // A field may be called as a section.
    .fields(
      #"{"id":"a","type":"text","label":"A","section":"b","onSubmit":{"focus":"b"}},{"id":"b","type":"text","label":"B"}"#
    ),
    .steps(
      #"{"id":"s","title":"S","focus":⟦"nmae","fields":[{"id":"name","type":"text","label":"A"}]}"#,
      #"no field or button of this step is called "nmae"; did you mean "name"?"#),
  ]

  static let steps: [MarkedFlow] = [
    .steps(#"{"id":"s","title":"S"},{"id":⟦"s","title":"T"}"#, #"duplicate id "s""#),
    .steps(#"{"id":⟦"quit","title":"S"}"#, #""quit" is reserved"#),
    .steps(#"⟦{"id":"s","type":"review","title":"S"}"#, "a review with no field before it"),
    .steps(
      #"{"id":"s","title":"S","focus":⟦"x"}"#, #"no field or button of this step is called "x""#),
    .steps(
      #"{"id":"s","title":"S","buttons":[⟦{"label":"B"}]}"#,
      #"a step's button has "opens", "run" or "clears""#),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":"B","opens":⟦"p"}]}"#, #"no prompt is called "p""#
    ),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":"B","run":["b"],"returnTo":⟦"a"}]}"#,
      #""returnTo" without "opens""#),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":"Go on!","run":["b"]},{"label":⟦"Go on?","run":["b"]}]}"#,
      #"the id "@go-on-" that the label gives is taken; add an "id""#),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":⟦"Back","run":["b"]}]}"#,
      #"the id "@back" that the label gives is taken; add an "id""#),
    .steps(
      #"{"id":"s","title":"S","buttons":[{"label":⟦"Submit","run":["b"]},{"id":"other","label":"submit","run":["b"]}]}"#,
      #"the id "@submit" that the label gives is taken; add an "id""#),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}],"buttons":[{"id":⟦"a","label":"B","run":["b"]},{"id":"s","label":"C","run":["c"]}]}"#,
      #"duplicate id "a""#),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}]},{"id":"r","type":"review","title":"R","buttons":[{"label":⟦"Edit A","run":["b"]}]}"#,
      #"the id "@edit-a" that the label gives is taken; add an "id""#),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A","equalsField":⟦"b"}]},{"id":"t","title":"T","fields":[{"id":"b","type":"text","label":"B"}]}"#,
      #""b" is neither here nor in an earlier step"#),
  ]

  static let prompts: [MarkedFlow] = [
    .prompt(#""buttons":[{"label":"OK"}]"#),
    .prompt(#""buttons":[{"label":"OK"},{"label":"No","role":"cancel"}]"#),
    .prompt(
      #""buttons":⟦[]"#, #"the prompt cannot be closed: a button with the role "cancel" is due"#),
    .prompt(
      #""buttons":⟦[{"label":"OK","run":["x"]}]"#,
      #"the prompt cannot be closed: a button with the role "cancel" is due"#),
    .prompt(
      #""buttons":⟦[{"label":"OK","role":"destructive"}]"#,
      #"the prompt cannot be closed: a button with the role "cancel" is due"#),
    .prompt(
      #""buttons":⟦[{"label":"OK"},{"label":"No"}]"#,
      #"the prompt cannot be closed: a button with the role "cancel" is due"#),
    .prompt(
      #""buttons":[{"label":"A","role":"cancel"},{"label":"B","role":⟦"cancel"}]"#,
      #"a second button with the role "cancel""#),
    .prompt(
      #""buttons":[{"label":"A","role":"cancel","run":⟦["x"]}]"#,
      "the button that cancels runs nothing"),
    .prompt(
      #""buttons":[{"label":"A","role":"cancel"},{"label":"B","opens":⟦"p"}]"#,
      "a prompt cannot open itself"),
    .prompt(
      #""focus":⟦"b","buttons":[{"label":"A","role":"cancel"},{"id":"b","label":"B","role":"destructive"}]"#,
      "a destructive button cannot have the focus at first"),
    .prompt(#""focus":"@a","buttons":[{"label":"A","role":"cancel"}]"#),
    .prompt(
      #""focus":⟦"a","buttons":[{"label":"A","role":"cancel"}]"#,
      #"no field or button of this prompt is called "a""#),
    .prompt(
      #""fields":[{"id":⟦"a","type":"text","label":"B"}],"buttons":[{"label":"OK"}]"#,
      #"duplicate id "a""#),
    .prompt(#""text":"{a}","buttons":[{"label":"OK"}]"#),
    MarkedFlow(
      #"{"flow":"f","title":"T","steps":[{"id":"s","title":"S"}],"prompts":{⟦"s":{"title":"P","buttons":[{"label":"OK"}]}}}"#,
      [#"duplicate id "s"; a step has it too"#]),
    MarkedFlow(
      #"{"flow":"f","title":"T","steps":[{"id":"s","title":"S"}],"prompts":{⟦"sheet":{"title":"P","buttons":[{"label":"OK"}]}}}"#,
      [#""sheet" is reserved"#]),
  ]

  static let templates: [MarkedFlow] = [
    .steps(#"{"id":"s","title":⟦"Hello {name}"}"#, #"no field is called "name""#),
    .steps(
      #"{"id":"s","title":⟦"Hello {name"}"#,
      #""{name" is no field in braces; a brace itself is written "{{" or "}}""#),
    .steps(
      #"{"id":"s","title":"{{a}}","text":⟦"a } b"}"#,
      #""}" is no field in braces; a brace itself is written "{{" or "}}""#),
    .fields(
      #"{"id":"a","type":"secure","label":"A","output":true},{"id":"b","type":"text","label":⟦"B {a}"}"#,
      #""a" is secret and never shown"#),
    .steps(
      #"{"id":"s","title":⟦"{a}"},{"id":"t","title":"T","fields":[{"id":"a","type":"text","label":"A"}]}"#,
      #""a" is a field of a later step"#),
    .steps(
      #"{"id":"s","title":"{a}","fields":[{"id":"a","type":"text","label":"A","help":⟦"{b}"}]}"#,
      #"no field is called "b""#),
  ]

  @Test(arguments: fields) func field(flow: MarkedFlow) { flow.expectFaults() }
  @Test(arguments: steps) func step(flow: MarkedFlow) { flow.expectFaults() }
  @Test(arguments: prompts) func prompt(flow: MarkedFlow) { flow.expectFaults() }
  @Test(arguments: templates) func template(flow: MarkedFlow) { flow.expectFaults() }

  @Test func defaultsAreAskedAboutElsewhereToo() {
    MarkedFlow.text(#""contentType":"emailAddress","default":⟦"ada""#, "the default is no address")
      .expectFaults { $0.contentType == .emailAddress ? "is no address" : nil }
    MarkedFlow.text(
      #""maxLength":2,"default":⟦"ada""#, #"the default is longer than its "maxLength" of 2"#
    )
    .expectFaults { _ in "is no address" }
    MarkedFlow.text(#""contentType":"emailAddress""#).expectFaults { _ in "is no address" }
  }
}
