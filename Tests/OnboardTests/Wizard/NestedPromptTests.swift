import Testing

@testable import Onboard

/// Prompts over prompts: opened, closed in any order, and what becomes of the step below.
@Suite struct NestedPromptTests {
  /// Three prompts, each of which opens the next; the last one opens the first.
  private static let chain = """
    {"p1":{"title":"1","fields":[{"id":"a","type":"text","label":"A"}],"buttons":[
      {"label":"On","opens":"p2"},{"label":"OK"},{"label":"No","role":"cancel"}]},
     "p2":{"title":"2","fields":[{"id":"b","type":"text","label":"B"},{"id":"c","type":"text","label":"C"}],
      "buttons":[{"label":"On","opens":"p3","returnTo":"b"},{"label":"OK"},{"label":"No","role":"cancel"}]},
     "p3":{"title":"3","buttons":[{"label":"On","opens":"p1"},{"label":"No","role":"cancel"}]}}
    """

  private static func play(_ words: String) throws -> Play {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"text","label":"X","onSubmit":{"opens":"p1"}}"#,
        #","buttons":[{"label":"Last","opens":"p3"}]"#, prompts: chain))
    play.press("typed left")
    play.press(words)
    return play
  }

  private static func open(_ play: Play) -> [String] {
    play.wizard.forms.focus.scopes.map(\.id)
  }

  @Test func eachGivesTheFocusBack() throws {
    var play = try NestedPromptTests.play("return one left tab return bee tab sea left tab return")
    #expect(NestedPromptTests.open(play) == ["s", "p1", "p2", "p3"])
    play.press("esc")
    #expect(play.prompt == "p2" && play.focus == "b", "the opener says so")
    play.press("tab !")
    #expect(play.text("c") == "se!a", "the insertion point is where it was")
    play.press("esc")
    #expect(play.prompt == "p1" && play.focus == "@on")
    play.press("shift-tab !")
    #expect(play.text("a") == "on!e")
    play.press("esc !")
    #expect(play.prompt == nil && play.text("x") == "type!d")
  }

  /// What opens a prompt that is open already goes back to it, as it was left.
  @Test func aPromptIsOpenOnce() throws {
    var play = try NestedPromptTests.play("return one tab return bee tab tab return")
    #expect(NestedPromptTests.open(play) == ["s", "p1", "p2", "p3"])
    #expect(play.wizard.keyboardBar.submit == "On", "which does something")
    play.press("return")
    #expect(NestedPromptTests.open(play) == ["s", "p1"])
    #expect(play.focus == "@on" && play.text("a") == "one")
    play.press("return")
    #expect(play.prompt == "p2" && play.text("b") == "", "what was closed is forgotten")
    play.press("tab tab return esc")
    #expect(play.focus == "b", "and so is where it was to return to, until it is opened anew")
  }

  static let asking = """
    {"p":{"title":"P","fields":[{"id":"a","type":"text","label":"A"}],"buttons":[
      {"label":"More","opens":"q"},{"label":"Go","run":["go"]},{"label":"No","role":"cancel"}]},
     "q":{"title":"Q","fields":[{"id":"b","type":"text","label":"B","onSubmit":{"opens":"p"}}],
      "buttons":[{"label":"Go","run":["go"]},{"label":"No","role":"cancel"}]}}
    """

  /// Nor is a prompt lost that a command asks for.
  @Test(arguments: ["tab tab return", "tab return tab return"])
  func aCommandAsksForWhatIsOpen(_ keys: String) throws {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"text","label":"X","onSubmit":{"opens":"p"}}"#,
        #","buttons":[{"label":"Q","opens":"q"}]"#, prompts: NestedPromptTests.asking))
    play.press("return one \(keys)")
    var (announcer, trace) = (Announcer(), DebugTrace())
    _ = announcer.lines(of: play.wizard)
    _ = trace.lines(after: nil, in: play.wizard)
    #expect(play.wizard.isBusy)
    let isOver = play.prompt == "q"
    play.answer(.prompt("p"))
    #expect(NestedPromptTests.open(play) == ["s", "p"] && play.text("a") == "one")
    #expect(play.focus == (isOver ? "@more" : "@go"))
    #expect(
      announcer.lines(of: play.wizard)
        == (isOver ? ["Prompt closed: Q", "More, button, 2 of 4"] : ["Go, button, 3 of 4"]))
    let lines = trace.lines(
      after: .verdict(RunID(1), .prompt("p")), in: play.wizard)
    #expect(lines.contains(#"warning: prompt "p" is open already: those over it are closed"#))
  }

  /// The bar names the prompt that Return goes back to.
  @Test func returnGoesBack() throws {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"text","label":"X","onSubmit":{"opens":"p"}}"#,
        #","buttons":[{"label":"Q","opens":"q"}]"#, prompts: NestedPromptTests.asking))
    play.press("return tab return")
    #expect(play.prompt == "q" && play.wizard.keyboardBar.submit == "P")
    play.press("return")
    #expect(play.prompt == "p" && play.focus == "@more")
  }

  /// The quit prompt and the help come to the top from wherever they are; those between stay.
  @Test func closedOutOfOrder() throws {
    var play = try NestedPromptTests.play("return tab return bee ^C f1")
    #expect(NestedPromptTests.open(play) == ["s", "p1", "p2", "quit", "help"])
    play.press("^C")
    #expect(NestedPromptTests.open(play) == ["s", "p1", "p2", "help", "quit"])
    #expect(play.focus == "@stay")
    play.press("f1")
    #expect(NestedPromptTests.open(play) == ["s", "p1", "p2", "quit", "help"])
    play.clear()
    play.press("f1")
    #expect(play.rings == 1, "the help is what is seen")
    play.press("esc esc !")
    #expect(play.prompt == "p2" && play.text("b") == "bee!")
    play.press("esc esc")
    #expect(play.prompt == nil && play.focus == "x")
  }

  /// A key is for what was there when it was pressed, however many come at once.
  @Test func theKeyThatOpensIsNotDelivered() throws {
    var play = try NestedPromptTests.play("return")
    #expect(play.prompt == "p1" && play.text("a") == "")
    play.press("hi esc")
    #expect(play.prompt == nil && play.text("x") == "typed")
    play = Play(try Flows.code())
    play.press("tab space")
    #expect(play.prompt == "resend", "the same key would press its button")
  }

  @Test func aVerdictWaitsForThePromptOverIt() throws {
    for verdict in [
      Verdict.prompt("resend"), .accepted(answers: []), .refused(field: "a", message: "N"),
    ] {
      var play = try VerdictTests.busy()
      play.press("f1")
      play.send(.progress(RunID(1), fraction: 0.5, message: nil))
      play.answer(verdict)
      #expect(play.prompt == "help" && play.step == "one" && play.wizard.activity != nil)
      play.press("^C")
      #expect(play.prompt == "quit", "to cancel is to cancel what runs")
      #expect(play.wizard.activity == nil)
      play.press("esc esc")
      #expect(play.prompt == nil && play.step == "one" && play.focus == "b")

      play = try VerdictTests.busy()
      play.press("f1")
      play.answer(verdict)
      play.press("esc")
      switch verdict {
      case .prompt: #expect(play.prompt == "resend" && play.focus == "@send")
      case .refused: #expect(play.prompt == nil && play.focus == "a")
      default: #expect(NestedPromptTests.open(play) == ["two"] && play.focus == "c")
      }
    }
  }

  /// What the command of a prompt answers may hide what opened it.
  @Test func theStepBelowChanges() throws {
    let flow = try Flows.step(
      """
      {"id":"t","type":"toggle","label":"T","default":true},
      {"id":"x","type":"text","label":"X","minLength":9,"when":{"field":"t","equals":true},
       "onSubmit":{"opens":"ask"}},
      {"id":"y","type":"text","label":"Y"}
      """,
      prompts: """
        {"ask":{"title":"A","buttons":[{"label":"Go","run":["go"]},{"label":"No","role":"cancel"}]}}
        """)
    var play = Play(flow)
    play.press("tab short return return")
    #expect(play.wizard.isBusy)
    play.answer(.accepted(answers: [.init("t", .bool(false))]))
    #expect(play.prompt == nil && play.focus == "y")
    #expect(play.message("x") == nil, "nobody left it")
    play.press("shift-tab space")
    #expect(play.text("x") == "short")
  }
}

/// What destroys is never what Return or the submit key presses unasked.
@Suite struct DestructivePromptTests {
  private static let prompts = """
    {"ask":{"title":"Delete it?","fields":[
      {"id":"name","type":"text","label":"Its name","required":true,"when":{"field":"x","equals":"ask"}}],
     "buttons":[{"label":"Delete","role":"destructive","run":["delete"]},
      {"label":"Keep","role":"cancel"}]}}
    """

  private static func play(_ text: String) throws -> Play {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"text","label":"X","onSubmit":{"opens":"ask"}}"#, prompts: prompts))
    play.press("\(text) return")
    return play
  }

  @Test(arguments: ["return", "space", "f10", "alt-return", "esc"])
  func toCancelIsTheDefault(_ key: String) throws {
    var play = try DestructivePromptTests.play("x")
    #expect(play.focus == "@keep", "though it is not the first button, and a field is hidden")
    play.press(key)
    #expect(play.prompt == nil && play.requests.isEmpty)
  }

  @Test func cancellingByReturnAsksNothingOfTheField() throws {
    for words in ["return", "f10", "wrong return"] {
      var play = try DestructivePromptTests.play("ask")
      #expect(play.focus == "name" && play.wizard.keyboardBar.submit == "Keep")
      play.press(words)
      #expect(play.prompt == nil && play.requests.isEmpty, "\(words)")
    }
  }

  @Test func itWantsTheFieldsRight() throws {
    var play = try DestructivePromptTests.play("ask")
    play.press("tab return")
    #expect(play.focus == "name" && play.message("name") != nil && play.requests.isEmpty)
    play.press("it tab return")
    #expect(play.requests.map(\.command) == [["delete"]])
  }
}
