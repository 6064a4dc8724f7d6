import Testing

@testable import Onboard

/// A list, and the field that adds to it.
@Suite struct ListTests {
  static func flow(list: String = "", field: String = "", _ more: String = "") throws -> Flow {
    try Flows.step(
      """
      {"id":"tag","type":"text","label":"Tag","onSubmit":"none","collects":"tags"\(field)},
      {"id":"tags","type":"list","label":"Tags"\(list)},
      {"id":"last","type":"text","label":"Last"}
      """, more)
  }

  private func tags(_ play: Play) -> String? { play.wizard.answers["tags"]?.text }

  private func stops(_ play: Play) -> [String] {
    play.wizard.forms.focus.active.fields.filter(\.isAvailable).map(\.id)
  }

  static let added: [(String, String)] = [
    ("a return", #"["a"]"#), ("a return b return", #"["a","b"]"#),
    ("a return a return", #"["a","a"]"#),
    ("return", "[]"), ("a", "[]"), ("_ return", "[]"), ("a_b return", #"["a b"]"#),
    ("a return ^U b return", #"["a","b"]"#), ("a alt-return", "[]"), ("a ^J", #"["a"]"#),
    ("a return b return c return tab tab return", #"["a","c"]"#),
    ("a return b return tab return tab b return", #"["b"]"#),
  ]

  @Test(arguments: added)
  func isAddedTo(_ words: String, _ answer: String) throws {
    var play = Play(try ListTests.flow())
    play.press(words)
    #expect(tags(play) == answer)
  }

  @Test func returnAddsClearsAndStays() throws {
    var play = Play(try ListTests.flow())
    play.press("one return")
    #expect(play.focus == "tag")
    #expect(play.text("tag") == "")
    #expect(play.rings == 0)
    play.press("return")
    #expect(play.focus == "tag")
    #expect(play.wizard.hint?.contains("Tab") == true)
    play.press("two return")
    #expect(stops(play) == ["tag", "tags.1", "tags.2", "last", "@submit"])
  }

  @Test func whatWasAddedCanBeTakenBackByUndo() throws {
    var play = Play(try ListTests.flow())
    play.press("one return")
    play.press(bytes: [0x1F])
    #expect(play.text("tag") == "one")
  }

  @Test func numbersAreNeverUsedAgain() throws {
    var play = Play(try ListTests.flow(list: #","default":["x","y"]"#))
    #expect(stops(play) == ["tag", "tags.1", "tags.2", "last", "@submit"])
    play.press("tab tab return")
    #expect(tags(play) == #"["x"]"#)
    #expect(play.focus == "tags.1")
    play.press("shift-tab z return")
    #expect(stops(play) == ["tag", "tags.1", "tags.3", "last", "@submit"])
  }

  @Test(arguments: [("tags.1", "tags.2"), ("tags.2", "tags.3"), ("tags.3", "tags.2")])
  func itsNeighbourTakesTheFocus(_ entry: String, _ next: String) throws {
    var play = Play(try ListTests.flow(list: #","default":["x","y","z"]"#))
    while play.focus != entry { play.press("tab") }
    play.press("space")
    #expect(play.focus == next)
    #expect(play.wizard.forms.active.button(entry) == nil)
  }

  /// Where nothing is left the focus goes to where the list is added to, and to no other button.
  @Test func afterTheLastOneTheListIsAddedTo() throws {
    var play = Play(try ListTests.flow(list: #","default":["x","y"]"#))
    play.press("tab tab space")
    #expect(play.focus == "tags.1")
    play.press("space")
    #expect(play.focus == "tag" && stops(play) == ["tag", "last", "@submit"])
    play.press("z return tab")
    #expect(play.focus == "tags.3")
  }

  @Test func whatIsWrongIsNotAdded() throws {
    var play = Play(try ListTests.flow(field: #","minLength":2"#))
    play.press("a return")
    #expect(tags(play) == "[]")
    #expect(play.message("tag")?.contains("2 characters") == true)
    play.press("b return")
    #expect(tags(play) == #"["ab"]"#)
    #expect(play.message("tag") == nil)
  }

  @Test func anAddressIsAddedWithoutBlanks() throws {
    var play = Play(try ListTests.flow(field: #","contentType":"emailAddress""#))
    play.press("_a@b.co_ return")
    #expect(tags(play) == #"["a@b.co"]"#)
  }

  static let counts: [(String, String, String?)] = [
    (#","required":true"#, "", "Add at least one."), (#","required":true"#, "a return", nil),
    (#","minimum":2"#, "", nil), (#","minimum":2"#, "a return", "Add at least 2."),
    (#","minimum":2"#, "a return b return", nil),
  ]

  @Test(arguments: counts)
  func countsAreChecked(_ list: String, _ words: String, _ message: String?) throws {
    var play = Play(try ListTests.flow(list: list))
    play.press("\(words) f10")
    #expect(play.message("tags") == message)
    #expect((play.outcome == nil) == (message != nil))
    if message != nil { #expect(play.focus == "tag") }
  }

  @Test func noMoreAreAddedThanThereMayBe() throws {
    var play = Play(try ListTests.flow(list: #","maximum":1"#))
    play.press("a return b return")
    #expect(tags(play) == #"["a"]"#)
    #expect(play.message("tag")?.contains("No more than 1") == true)
    #expect(play.text("tag") == "b")
  }

  @Test func whatIsLeftIsNotLost() throws {
    var play = Play(try ListTests.flow())
    play.press("a tab")
    #expect(play.message("tag")?.contains("Return") == true)
    play.press("f10")
    #expect(play.outcome == nil)
    #expect(play.focus == "tag")
    play.press("return f10")
    #expect(play.outcome?.answers == #"{"tag":"","tags":["a"],"last":""}"#)
  }

  @Test func theBarSaysWhatReturnDoes() throws {
    var play = Play(try ListTests.flow())
    #expect(play.wizard.keyboardBar.submit == nil)
    play.press("a")
    #expect(play.wizard.keyboardBar.submit == "Add")
    play.press("return tab")
    #expect(play.wizard.keyboardBar.submit == "Remove")
  }

  @Test func aHiddenListIsNotAddedTo() throws {
    let flow = try Flows.step(
      """
      {"id":"on","type":"toggle","label":"On","default":true},
      {"id":"tag","type":"text","label":"Tag","collects":"tags"},
      {"id":"tags","type":"list","label":"Tags","when":{"field":"on","equals":true}}
      """)
    var play = Play(flow)
    play.press("tab a return shift-tab space")
    #expect(stops(play) == ["on", "tag", "@submit"])
    play.press("tab b return")
    #expect(play.wizard.keyboardBar.submit == nil)
    play.press("shift-tab space")
    #expect(stops(play) == ["on", "tag", "tags.1", "@submit"])
    #expect(tags(play) == #"["a"]"#)
  }

  @Test func aCommandGivesAList() throws {
    let flow = try ListTests.flow(list: #","default":["x"]"#, #","action":{"run":["go"]}"#)
    var play = Play(flow)
    play.press("tab f10")
    play.answer(.accepted(answers: [.init("tags", .array([.string("p"), .string("q")]))]))
    #expect(play.outcome?.answers == #"{"tag":"","tags":["p","q"],"last":""}"#)
    play = Play(flow)
    play.press("f10")
    play.answer(.refused(field: "tags", message: "Taken."))
    #expect(play.focus == "tag")
    #expect(play.message("tags") == "Taken.")
    play.press("a return")
    #expect(play.message("tags") == nil)
  }

  @Test func aStepThatIsLeftKeepsItsList() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[
        {"id":"tag","type":"text","label":"Tag","collects":"tags"},
        {"id":"tags","type":"list","label":"Tags"}]},
       {"id":"two","title":"2","fields":[{"id":"x","type":"text","label":"X"}],
        "action":{"run":["go"]}}]}
      """)
    var play = Play(flow)
    play.press("a return tab f10")
    #expect(play.step == "two")
    play.press("f9")
    #expect(play.focus == "tags.1")
    play.press("space")
    #expect(play.focus == "tag")
  }

  @Test func inAPromptToo() throws {
    let flow = try Flows.step(
      #"{"id":"a","type":"text","label":"A","onSubmit":{"opens":"ask"}}"#,
      prompts: """
        {"ask":{"title":"Ask","fields":[
         {"id":"tag","type":"text","label":"Tag","collects":"tags"},
         {"id":"tags","type":"list","label":"Tags","required":true,"output":true}],
         "buttons":[{"label":"OK"},{"label":"Cancel","role":"cancel"}]}}
        """)
    var play = Play(flow)
    play.press("return f10")
    #expect(play.prompt == "ask")
    #expect(play.message("tags") != nil)
    play.press("x return y return tab space f10 f10")
    #expect(play.outcome?.answers == #"{"a":"","tags":["y"]}"#)
  }

  @Test func theReviewShowsIt() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[
        {"id":"tag","type":"text","label":"Tag","collects":"tags"},
        {"id":"tags","type":"list","label":"Tags"}]},
       {"id":"r","type":"review","title":"R"}]}
      """)
    var play = Play(flow)
    play.press("a return b return f10")
    let rows = play.wizard.forms.active.buttons.map(\.id)
    #expect(rows == ["@edit-tags", "@submit", "@back"])
    #expect(play.wizard.forms.row("tags").map(play.wizard.shown) == "a, b")
    play.press("shift-tab return")
    #expect(play.focus == "tag")
  }

  @Test func whatChangesIsAnnounced() throws {
    var play = Play(try ListTests.flow())
    var announcer = Announcer()
    _ = announcer.lines(of: play.wizard)
    play.press("a return")
    #expect(announcer.lines(of: play.wizard) == ["a added to Tags, 1 in it"])
    play.press("tab")
    #expect(
      announcer.lines(of: play.wizard) == ["a, entry of Tags, Return takes it out, 2 of 4"])
    play.press("space")
    #expect(announcer.lines(of: play.wizard).first == "a taken out of Tags")
  }
}
