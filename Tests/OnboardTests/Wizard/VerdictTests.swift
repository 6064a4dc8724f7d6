import Testing

@testable import Onboard

/// What commands say, and when it is heard.
@Suite struct VerdictTests {
  static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"zero","title":"0","fields":[{"id":"z","type":"text","label":"Z"}]},
     {"id":"one","title":"1","action":{"run":["go","now"],"busy":"Going"},"fields":[
      {"id":"a","type":"text","label":"A"},
      {"id":"n","type":"note","label":"N"},
      {"id":"b","type":"text","label":"B"},
      {"id":"h","type":"text","label":"H","when":{"field":"z","equals":"show"}}]},
     {"id":"two","title":"2","fields":[
      {"id":"c","type":"text","label":"C"},{"id":"t","type":"toggle","label":"T"},
      {"id":"k","type":"oneTimeCode","label":"K"},
      {"id":"p","type":"choice","label":"P","options":["x",{"value":"y","disabled":"No"}]}]}],
     "prompts":\(Flows.resend)}
    """

  /// On step one, which was submitted from its second field.
  static func busy() throws -> Play {
    var play = Play(try Flows.read(flow))
    play.press("zz return aa return bb return")
    try #require(play.wizard.isBusy && play.requests.count == 1)
    play.clear()
    return play
  }

  @Test func aCommandGetsAllAnswers() throws {
    let play = try VerdictTests.busy()
    let request = try #require(play.requests.first)
    #expect(request.command == ["go", "now"])
    #expect(
      request.input.text
        == #"{"flow":"f","step":"one","answers":{"z":"zz","a":"aa","b":"bb","c":"","t":false,"k":"","p":null}}"#
    )
    #expect(play.wizard.activity?.message == "Going")
    #expect(play.focus == nil)
    #expect(play.wizard.keyboardBar.submit == nil)
  }

  @Test func acceptedGoesOnWithItsAnswers() throws {
    var play = try VerdictTests.busy()
    play.answer(
      .accepted(answers: [
        .init("b", .string("B")), .init("c", .string("C")), .init("t", .bool(true)),
        .init("k", .string("123456")), .init("p", .string("x")),
      ]))
    #expect(play.step == "two" && play.focus == "c" && !play.wizard.isBusy)
    #expect(
      play.wizard.answers.text
        == #"{"z":"zz","a":"aa","b":"B","c":"C","t":true,"k":"123456","p":"x"}"#)
  }

  static let wrong: [[JSON.Member]] = [
    [.init("nobody", .string("x"))], [.init("z", .string("earlier"))], [.init("n", .string("x"))],
    [.init("a", .number("1"))], [.init("t", .string("true"))], [.init("k", .string("12"))],
    [.init("p", .string("q"))], [.init("p", .string("y"))],
    [.init("c", .string("first")), .init("nobody", .null)],
  ]

  @Test(arguments: wrong)
  func answersThatDoNotBelongAreAFailure(_ answers: [JSON.Member]) throws {
    var play = try VerdictTests.busy()
    let before = play.wizard.answers
    play.answer(.accepted(answers: answers))
    #expect(play.prompt == "error" && play.step == "one")
    #expect(play.rings == 1)
    #expect(play.wizard.answers == before, "all or none")
    play.press("return")
    #expect(play.prompt == nil && play.focus == "b")
  }

  @Test func refusedForAField() throws {
    var play = try VerdictTests.busy()
    play.answer(.refused(field: "a", message: "Taken."))
    #expect(play.step == "one" && play.focus == "a" && play.message("a") == "Taken.")
    #expect(play.wizard.standing.lacking == ["a"])
    play.press("x")
    #expect(play.message("a") == nil, "it goes with the next edit")
    play.press("alt-return")
    #expect(play.requests.count == 2)
  }

  /// Case 59: a message that repeats what was wrong does not show it.
  @Test(arguments: [
    Verdict.refused(field: "pw", message: "\"swordfish\" is swordfish, no password."),
    .failed(message: "\"swordfish\" is swordfish, no password."),
  ])
  func aSecretInItsWordsIsMasked(_ verdict: Verdict) throws {
    let flow = """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","action":{"run":["go"]},"fields":[
       {"id":"a","type":"text","label":"A"},{"id":"pw","type":"secure","label":"P"}]}]}
      """
    var play = Play(try Flows.read(flow))
    play.press("ann return swordfish return")
    play.answer(verdict)
    let words = play.message("pw") ?? play.wizard.prompt?.text.map(play.wizard.text)
    #expect(words == "\"••••••••\" is ••••••••, no password.")
  }

  /// Nor does one that has the characters of JSON in it, or that is part of another one; nor in what
  /// a command says of its progress, whatever is open above its form.
  @Test func everySecretIsMasked() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
       {"id":"one","type":"secure","label":"1","output":true},
       {"id":"two","type":"secure","label":"2","output":true}],
       "buttons":[{"label":"P","opens":"p"}]}],
       "prompts":{"p":{"title":"P","fields":[{"id":"key","type":"secure","label":"K","output":true}],
        "buttons":[{"label":"Go","run":["go"]},{"label":"No","role":"cancel"}]}}}
      """
    var play = Play(try Flows.read(flow))
    play.press("fish tab fish\"sword tab return open\\up return")
    try #require(play.requests.count == 1)
    let words = play.requests[0].input.text + " open\\up fish\"sword"
    play.press("f1")
    play.send(.progress(RunID(1), fraction: nil, message: words))
    let shown = try #require(play.wizard.activity?.message)
    for part in ["fish", "sword", "open", "up"] { #expect(!shown.contains(part), "\(shown)") }
  }

  @Test func refusedForWhatIsNotShown() throws {
    for field in ["h", "n", "c", "nobody", nil] {
      var play = try VerdictTests.busy()
      play.answer(.refused(field: field, message: "Not so."))
      #expect(play.prompt == "error")
      #expect(play.wizard.prompt?.text.map(play.wizard.text) == "Not so.")
      play.press("esc")
      #expect(play.prompt == nil && play.focus == "b" && play.step == "one")
    }
  }

  @Test func promptAndFailed() throws {
    var play = try VerdictTests.busy()
    play.answer(.prompt("resend"))
    #expect(play.prompt == "resend")
    play.press("return")
    #expect(play.prompt == nil && play.focus == "b" && play.step == "one")
    play.press("return")
    play.answer(.prompt("nobody"))
    #expect(play.prompt == "error")
    play.press("return return")
    play.answer(.failed(message: "It broke: {a}"))
    #expect(play.wizard.prompt?.text.map(play.wizard.text) == "It broke: {a}")
  }

  @Test func keysAreDroppedWithABell() throws {
    var play = try VerdictTests.busy()
    let before = play.wizard.answers
    let words =
      "x 1 space return tab shift-tab up down ^U ^N f6 f9 f10 alt-return backspace ? \u{1B}[24~"
    play.press(words)
    play.press(bytes: paste("pasted"))
    #expect(play.rings == words.split(separator: " ").count + 1)
    #expect(play.wizard.answers == before)
    #expect(play.prompt == nil && play.wizard.isBusy)
    play.clear()
    play.press("^Z ^L")
    #expect(play.effects == [.suspend, .redraw])
  }

  @Test func escapeCancels() throws {
    var play = try VerdictTests.busy()
    play.press("esc")
    #expect(play.effects == [.cancelRun(RunID(1))])
    #expect(!play.wizard.isBusy && play.focus == "b" && play.prompt == nil)
    play.answer(.accepted(answers: [.init("a", .string("late"))]))
    #expect(play.step == "one" && play.text("a") == "aa", "what comes late is not heard")
    play.press("return")
    #expect(play.requests.count == 2)
    play.answer(.accepted(answers: []), to: 1)
    #expect(play.wizard.isBusy, "it is the verdict of another command")
    play.answer(.accepted(answers: []))
    #expect(play.step == "two")
  }

  @Test func controlCCancelsAndAsks() throws {
    var play = try VerdictTests.busy()
    play.press("^C")
    #expect(play.effects == [.cancelRun(RunID(1))])
    #expect(play.prompt == "quit" && play.outcome == nil)
    play.answer(.accepted(answers: []))
    #expect(play.prompt == "quit" && play.step == "one")
    play.press("^C")
    #expect(play.outcome == .cancelled)
  }

  @Test func controlCAsksThoughNothingWasAnswered() throws {
    var play = Play(try Flows.step("", #","action":{"run":["go"]}"#))
    play.press("return ^C")
    #expect(play.prompt == "quit" && play.outcome == nil)
  }

  @Test func aVerdictDoesNotCloseTheHelpUnderThePerson() throws {
    var play = try VerdictTests.busy()
    play.press("f1")
    #expect(play.prompt == "help")
    #expect(play.wizard.keyboardBar.submit == "Close")
    play.answer(.accepted(answers: []))
    #expect(play.prompt == "help" && play.step == "one")
    play.press("return")
    #expect(play.prompt == nil && play.step == "two" && play.focus == "c")
  }

  @Test func aVerdictThatWaitsIsForgottenWithItsCommand() throws {
    var play = try VerdictTests.busy()
    play.press("f1")
    play.answer(.accepted(answers: []))
    play.press("^C")
    #expect(play.prompt == "quit")
    play.press("esc return")
    #expect(play.prompt == nil && play.step == "one" && play.outcome == nil)
    play.press("return")
    #expect(play.wizard.isBusy && play.requests.count == 2)
  }

  @Test func progressIsShown() throws {
    var play = try VerdictTests.busy()
    play.send(.progress(RunID(1), fraction: 7, message: "More"))
    #expect(play.wizard.activity?.fraction == 1 && play.wizard.activity?.message == "More")
    play.send(.progress(RunID(1), fraction: -1, message: nil))
    #expect(play.wizard.activity?.fraction == 0 && play.wizard.activity?.message == "More")
    play.send(.progress(RunID(9), fraction: 0.5, message: "Other"))
    #expect(play.wizard.activity?.message == "More")
  }

  @Test func finishingStopsWhatRuns() throws {
    var play = try VerdictTests.busy()
    play.press("^C ^C")
    #expect(play.effects == [.cancelRun(RunID(1)), .finish(.cancelled)])
  }
}
