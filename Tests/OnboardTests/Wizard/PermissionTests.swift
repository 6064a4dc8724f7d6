import TTYCore
import Testing

@testable import Onboard

/// The question whether a command may run.
@Suite struct PermissionTests {
  /// A step that was submitted, and whose command may not run by itself.
  static func asked(_ command: String = #"["acme","sign in",""]"#) throws -> Play {
    var play = Play(
      try Flows.read(
        """
        {"flow":"f","title":"F","steps":[
         {"id":"s","title":"S","action":{"run":\(command)},"fields":[
          {"id":"a","type":"text","label":"A"},{"id":"b","type":"text","label":"B"}]},
         {"id":"t","title":"T","fields":[{"id":"c","type":"text","label":"C"}]}]}
        """))
    play.press("aa return bb return")
    play.send(.permissionNeeded(RunID(1)))
    play.clear()
    return play
  }

  @Test func namesTheWholeCommand() throws {
    let play = try PermissionTests.asked()
    #expect(play.prompt == "allow" && play.focus == "@do-not-run")
    #expect(!WizardScreen.draw(play.wizard).frame.text().contains("Working"), "it does not run yet")
    #expect(
      play.wizard.forms.row("command")?.field.label == Template(verbatim: #"acme "sign in" """#))
    let bad = try PermissionTests.asked(#"["a\u001b[2J\u202eb","{x}"]"#)
    let words = try #require(bad.wizard.forms.row("command")).field.label
    let frame = WizardScreen.draw(bad.wizard).frame.text()
    #expect(!frame.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" })
    #expect(bad.wizard.text(words).contains("{x}"), "nothing in it stands for an answer")
  }

  @Test(arguments: ["return", "esc", "space", "alt-return", "f10"])
  func notToRunIsTheDefault(_ key: String) throws {
    var play = try PermissionTests.asked()
    play.press(key)
    #expect(play.effects == [.cancelRun(RunID(1))])
    #expect(play.prompt == nil && play.step == "s" && play.focus == "b" && !play.wizard.isBusy)
    #expect(play.wizard.hint == "Not done: acme was not allowed to run.")
    play.press("return")
    #expect(play.wizard.isBusy && play.requests.count == 2)
  }

  @Test func allowedItRuns() throws {
    var play = try PermissionTests.asked()
    play.press("tab return")
    #expect(play.effects == [.allowRun(RunID(1))])
    #expect(play.prompt == nil && play.wizard.isBusy && play.wizard.hint == nil)
    play.answer(.accepted(answers: []))
    #expect(play.step == "t")
  }

  @Test func helpOverItChangesNothing() throws {
    var play = try PermissionTests.asked()
    play.press("tab f1 return")
    #expect(play.prompt == "allow" && play.focus == "@allow")
  }

  @Test func interruptedItIsGone() throws {
    var play = try PermissionTests.asked()
    play.press("^C")
    #expect(play.effects == [.cancelRun(RunID(1))])
    #expect(play.prompt == "quit")
    play.press("return")
    #expect(play.prompt == nil && play.focus == "b")
  }

  @Test func aQuestionForNobodyIsNotAsked() throws {
    var play = try PermissionTests.asked()
    play.press("esc")
    play.send(.permissionNeeded(RunID(1)))
    #expect(play.prompt == nil)
  }

  /// The command and both buttons are there in any window that has room for a question.
  @Test(arguments: [Size.standard, Size(columns: 40, rows: 12), Size(columns: 200, rows: 60)])
  func looks(_ size: Size) throws {
    var play = try PermissionTests.asked()
    play.send(.resized(size))
    let text = WizardScreen.draw(play.wizard).frame.text()
    for part in ["Run this command?", #"acme "sign in" """#, "[ Do not run ]", "[ Allow ]"] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  /// Where there is little room, which program it is, and the end that is not in view is marked.
  @Test func namesTheProgramInALowWindow() throws {
    var play = try PermissionTests.asked()
    play.send(.resized(Size(columns: 20, rows: 6)))
    let text = WizardScreen.draw(play.wizard).frame.text()
    for part in ["Run this command?", "acme", "[ Do not run ]", "[ Allow ]"] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  /// A prompt whose button runs something stays open below the question.
  @Test func overAPrompt() throws {
    var play = Play(
      try Flows.read(
        """
        {"flow":"f","title":"F","steps":[{"id":"s","title":"S","buttons":[
          {"label":"More","opens":"p"}]}],
         "prompts":{"p":{"title":"P","buttons":[
          {"label":"Go","run":["go"]},{"label":"No","role":"cancel"}]}}}
        """))
    play.press("shift-tab space return")
    try #require(play.requests.count == 1)
    play.send(.permissionNeeded(RunID(1)))
    play.press("return")
    #expect(play.prompt == "p" && play.focus == "@go")
  }
}
