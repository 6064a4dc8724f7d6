import Testing

@testable import Onboard

/// The entries of a list: they stay those that they are, and belong to their list.
@Suite struct ListEntryTests {
  static let flow = """
    {"flow":"f","title":"F","steps":[{"id":"s","title":"S","text":"{hint}",
      "values":{"hint":"step"},
      "sections":{"Two":{"values":{"hint":"section","bar":"Of the section"}}},
      "fields":[
       {"id":"a","type":"text","label":"A","section":"One"},
       {"id":"tag","type":"text","label":"Tag","section":"Two","collects":"tags"},
       {"id":"tags","type":"list","label":"Tags","section":"Two","default":["x","y","z"]},
       {"id":"more","type":"list","label":"More","default":["m"],"values":{"hint":"list"}},
       {"id":"last","type":"text","label":"Last"}],
      "action":{"run":["go"]}}],
     "prompts":{"ask":{"title":"Ask","buttons":[
      {"label":"Sort","run":["sort"]},{"label":"Cancel","role":"cancel"}]}}}
    """

  /// With the focus on an entry.
  static func play(on entry: String) throws -> Play {
    var play = Play(try Flows.read(flow))
    while play.focus != entry { play.press("tab") }
    return play
  }

  static let replies: [([String], focus: String, stops: [String], lines: [String])] = [
    (["x", "y", "z"], "tags.2", ["tags.1", "tags.2", "tags.3"], []),
    (["z", "y", "x"], "tags.2", ["tags.3", "tags.2", "tags.1"], []),
    (["y", "z"], "tags.2", ["tags.2", "tags.3"], ["x taken out of Tags"]),
    (
      ["new", "z", "y"], "tags.2", ["tags.4", "tags.3", "tags.2"],
      ["x taken out of Tags", "new added to Tags, 3 in it"]
    ),
    (["x", "z"], "tags.3", ["tags.1", "tags.3"], ["y taken out of Tags"]),
    (
      ["y", "y"], "tags.2", ["tags.2", "tags.4"],
      ["x taken out of Tags", "z taken out of Tags", "y added to Tags, 2 in it"]
    ),
  ]

  /// What a command replies leaves the focus on the entry that had it, wherever that is now.
  @Test(arguments: replies)
  func aReplyKeepsThem(
    _ reply: [String], _ focus: String, _ stops: [String], _ lines: [String]
  ) throws {
    var play = try ListEntryTests.play(on: "tags.2")
    play.press("f10")
    play.answer(.prompt("ask"))
    play.press("return")
    var announcer = Announcer()
    _ = announcer.lines(of: play.wizard)
    play.answer(.accepted(answers: [.init("tags", .array(reply.map(JSON.string)))]))
    #expect(play.prompt == nil && play.focus == focus)
    let entries = play.wizard.forms.focus.active.fields.map(\.id)
    #expect(entries.filter { $0.hasPrefix("tags.") } == stops)
    #expect(
      announcer.lines(of: play.wizard).filter { $0.hasSuffix("in it") || $0.contains(" out of ") }
        == lines)
  }

  @Test func whatIsShownOfOneIsOfItsList() throws {
    for (entry, hint, bar) in [
      ("tags.1", "section", "Of the section"), ("tags.3", "section", "Of the section"),
      ("more.1", "list", nil), ("last", "step", nil), ("@submit", "step", nil),
    ] {
      let wizard = try ListEntryTests.play(on: entry).wizard
      #expect(wizard.step.text.map { wizard.text($0, in: "s") } == hint, "\(entry)")
      #expect(wizard.keyboardBar.value == bar, "\(entry)")
    }
  }

  /// A section is told when it is come into, on an entry too, and not within it.
  @Test func sectionsAreTold() throws {
    var play = try ListEntryTests.play(on: "more.1")
    var announcer = Announcer()
    _ = announcer.lines(of: play.wizard)
    for (keys, line) in [
      ("shift-tab", "Section Two. z, entry of Tags, Return takes it out, 5 of 8"),
      ("shift-tab", "y, entry of Tags, Return takes it out, 4 of 8"),
      ("shift-tab shift-tab", "Tag, text field, empty, 2 of 8"),
      ("tab", "x, entry of Tags, Return takes it out, 3 of 8"),
    ] {
      play.press(keys)
      #expect(announcer.lines(of: play.wizard).last == line)
    }
  }
}
