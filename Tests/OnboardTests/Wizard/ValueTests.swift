import Testing

@testable import Onboard

/// Words that fields, sections, steps and prompts publish while the focus is there.
@Suite struct ValueTests {
  static func flow() throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S: {hint}","text":"{unit}","values":{"hint":"step","bar":"Bar of step"},
        "sections":{"One":{"values":{"hint":"section"}}},
        "fields":[
         {"id":"a","type":"text","label":"A","section":"One","values":{"hint":"field","unit":"kg"}},
         {"id":"b","type":"text","label":"B","section":"One"},
         {"id":"c","type":"text","label":"C","help":"{hint}"}],
        "buttons":[{"label":"Ask","opens":"ask"}]},
       {"id":"t","title":"T: {hint}","values":{"hint":"next"}}],
       "prompts":{"ask":{"title":"P: {hint}{unit}","values":{"hint":"prompt"},
        "fields":[{"id":"p","type":"text","label":"P","values":{"unit":"m"}}],
        "buttons":[{"label":"No","role":"cancel"}]}}}
      """)
  }

  /// Of the field, else of its section, else of the form; never of one below.
  @Test(arguments: [
    ("", "S: field", "kg"), ("tab", "S: section", ""), ("tab tab", "S: step", ""),
    ("esc", "S: step", ""), ("tab tab tab", "S: step", ""), ("tab tab tab return", "S: ", ""),
    ("tab tab tab return esc", "S: step", ""),
  ])
  func stepShows(_ keys: String, _ title: String, _ text: String) throws {
    var play = Play(try ValueTests.flow())
    play.press(keys)
    let (wizard, step) = (play.wizard, play.wizard.step)
    #expect(wizard.text(step.title, in: step.id) == title)
    #expect(step.text.map { wizard.text($0, in: step.id) } == text)
    #expect(wizard.keyboardBar.value == (play.prompt == nil ? "Bar of step" : nil))
  }

  @Test func promptShowsItsOwn() throws {
    var play = Play(try ValueTests.flow())
    play.press("tab tab tab return")
    let prompt = try #require(play.wizard.prompt)
    #expect(play.wizard.text(prompt.title, in: prompt.id) == "P: promptm")
    play.press("^N")
    #expect(play.wizard.text(prompt.title, in: prompt.id) == "P: promptm")
    play.press("tab")
    #expect(play.wizard.text(prompt.title, in: prompt.id) == "P: prompt")
  }

  /// Answers are filled in where labels of buttons and values are shown, on the bar and elsewhere.
  @Test func answersInValuesAndLabels() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","text":"{hint}","submitLabel":"Go, {a}",
        "values":{"hint":"Hello {a}","bar":"{{{a}}}"},
        "fields":[{"id":"a","type":"text","label":"A"},{"id":"g","type":"text","label":"G",
         "collects":"l"},{"id":"l","type":"list","label":"L"}],
        "buttons":[{"label":"Ask {a}","opens":"ask"}]}],
       "prompts":{"ask":{"title":"P","fields":[{"id":"p","type":"text","label":"P"}],
        "buttons":[{"id":"yes","label":"Yes {p}"},{"id":"no","label":"No {a}","role":"cancel"}]}}}
      """)
    var play = Play(flow)
    play.press("ada tab")
    let wizard = play.wizard
    #expect(wizard.step.text.map { wizard.text($0) } == "Hello ada")
    #expect(wizard.keyboardBar.value == "{ada}")
    play.press("{a} return")
    #expect(play.focus == "g")
    play.press("tab")
    #expect(play.wizard.keyboardBar.submit == "Remove")
    #expect(
      play.wizard.forms.focusedButton.map { play.wizard.label(of: $0) } == "{a}", "as it was typed")
    play.press("tab")
    #expect(play.focus == "@ask--a-" && play.wizard.keyboardBar.submit == "Ask ada")
    play.press("tab")
    #expect(play.wizard.keyboardBar.submit == "Go, ada")
    play.press("shift-tab return me")
    #expect(play.wizard.keyboardBar.submit == "Yes me")
    let screen = WizardScreen.draw(play.wizard).frame
    let text = (0..<24).map { screen.text(row: $0) }.joined(separator: "\n")
    #expect(text.contains("[ Yes me ]") && text.contains("[ No ada ]"))
    #expect(text.contains("Esc No ada") && text.contains("Ask ada"))
    play.press("f1")
    let rows = play.wizard.forms.active.rows.map { play.wizard.text($0.field.label) }
    #expect(rows.contains { $0.contains("press \"No ada\"") })
  }

  /// An edit of what a value or a label of a button shows draws more than its line.
  @Test func whatIsShownFollowsTheEdit() throws {
    var run = WizardRun(
      try Flows.step(
        #"{"id":"a","type":"text","label":"A","values":{"bar":"<{a}>"}}"#,
        #","submitLabel":"Go {a}""#))
    for (key, text) in [("x", "x"), ("y", "xy"), ("z", "xyz")] {
      run.send(key)
      #expect(run.text.contains("<\(text)>") && run.text.contains("[ Go \(text) ]"))
    }
  }

  @Test func anotherStepShowsNothingYet() throws {
    let play = Play(try ValueTests.flow())
    let next = play.wizard.flow.steps[1]
    #expect(play.wizard.text(next.title, in: next.id) == "T: ")
  }

  /// The whole screen is drawn when the focus moves, as far as anything looks different.
  @Test func titleFollowsTheFocus() throws {
    var run = WizardRun(try ValueTests.flow())
    for (keys, title) in [("x", "S: field"), ("\t", "S: section"), ("y", "S: section")] {
      run.send(keys)
      #expect(run.text.contains(title))
    }
  }

  static let unfilled = #"warning: "{a}" stays as it is here: no answer is filled in"#

  static let wrong: [MarkedFlow] = [
    .text(#""values":{⟦"a":"x"}"#, #""a" is the id of a field"#),
    .text(#""values":{⟦"1":"x"}"#, #"an id is a letter, then letters, digits, "-" and "_""#),
    .text(#""values":{"v":⟦" "}"#, "a text with no words"),
    .text(#""values":{"v":"x",⟦"v":"y"}"#, #"duplicate key "v""#),
    .text(#""values":⟦["x"]"#, "a list where an object is due"),
    .text(#""values":{"hint":"x"},"help":"{hint}""#),
    .text(
      #""values":{"hint":"x"},"help":⟦"{hin}""#,
      #"no field is called "hin"; did you mean "hint"?"#),
    .fields(
      #"{"id":"a","type":"note","label":"A",⟦"values":{}}"#,
      #""values" means nothing in a note field"#),
    .steps(
      #"{"id":"s","title":"S","sections":{⟦"Hone":{"values":{"v":"x"}}},"fields":[{"id":"a","type":"text","label":"A","section":"Home"}]}"#,
      #"no field stands under "Hone"; did you mean "Home"?"#),
    .steps(
      #"{"id":"s","title":"S","sections":{"Home":{⟦"value":{}}},"fields":[{"id":"a","type":"text","label":"A","section":"Home"}]}"#,
      #"unknown key "value"; did you mean "values"?"#),
    .steps(
      #"{"id":"s","title":"S","values":{"v":"x"}},{"id":"t","title":⟦"T {v}"}"#,
      #""v" is a value that is published elsewhere, and only shown there"#),
    .text(
      #""values":{"v":⟦"{w}","w":"x {a}"}"#, #""w" is a value; a value shows answers only"#),
    .text(#""values":{"v":⟦"<{v}>"}"#, #""v" is a value; a value shows answers only"#),
    .text(#""values":{"v":⟦"{b}"}"#, #"no field is called "b""#),
    .text(
      #""values":{"v":⟦"{"}"#,
      #""{" is no field in braces; a brace itself is written "{{" or "}}""#),
    .fields(
      #"{"id":"a","type":"secure","label":"A","output":true,"values":{"v":⟦"{a}"}}"#,
      #""a" is secret and never shown"#),
    .steps(
      #"{"id":"s","title":"S","submitLabel":⟦"{b}","sections":{"Home":{"values":{"v":⟦"{b}"}}},"fields":[{"id":"a","type":"text","label":"A","section":"Home"}],"buttons":[{"label":⟦"To {b} {a}","run":["b"]}]}"#,
      #"no field is called "b""#, #"no field is called "b""#, #"no field is called "b""#),
    .steps(
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}],"buttons":[{"label":⟦"{a}","run":["b"]}]}"#,
      #"warning: a label without words of its own: it is empty while "a" is"#),
    .prompt(
      #""values":{"v":"{p}"},"fields":[{"id":"p","type":"text","label":"P"}],"buttons":[{"label":"OK {p} {v} {a}"}]"#
    ),
    .text(
      #""placeholder":⟦"{a}","section":⟦"{a}!","submitLabel":⟦"Go {a}","pattern":"x","patternMessage":⟦"No {a}""#,
      unfilled, unfilled, unfilled, unfilled),
    .fields(
      #"{"id":"a","type":"choice","label":"A","values":{"v":"x"},"options":[⟦"{a}",{"value":"b","label":⟦"{v}","disabled":⟦"{a}"},"{c}"]}"#,
      unfilled, unfilled.replacing("{a}", with: "{v}"), unfilled),
    MarkedFlow(
      #"{"flow":"f","title":⟦"T {a}","steps":[{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}],"action":{"run":["x"],"busy":⟦"{a}"}}]}"#,
      [unfilled, unfilled]),
    .prompt(
      #""text":"{v}","values":{"v":"x",⟦"a":"y"},"buttons":[{"label":"OK"}]"#,
      #""a" is the id of a field"#),
  ]

  @Test(arguments: wrong)
  func faults(_ flow: MarkedFlow) {
    flow.expectFaults()
  }
}
