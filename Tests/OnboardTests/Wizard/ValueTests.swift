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
    .prompt(
      #""text":"{v}","values":{"v":"x",⟦"a":"y"},"buttons":[{"label":"OK"}]"#,
      #""a" is the id of a field"#),
  ]

  @Test(arguments: wrong)
  func faults(_ flow: MarkedFlow) {
    flow.expectFaults()
  }
}
