import Testing

@testable import Onboard

/// Buttons that cannot be used again at once.
@Suite struct CooldownTests {
  static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"S","fields":[{"id":"code","type":"text","label":"Code"}],"buttons":[
      {"label":"Ask","opens":"resend","cooldown":"30s"},
      {"label":"Call","run":["call"],"cooldown":"2m"}]},
     {"id":"t","title":"T"}],
     "prompts":{"resend":{"title":"Send?","buttons":[
      {"label":"Send","run":["send"]},{"label":"Cancel","role":"cancel"}]}}}
    """

  private func play() throws -> Play { Play(try Flows.read(Self.flow)) }

  private func rest(_ play: Play, _ id: String) -> String? {
    play.wizard.forms["s"]?.button(id).flatMap { play.wizard.rest(of: $0, in: "s") }
  }

  private func isEnabled(_ play: Play, _ id: String) -> Bool {
    play.wizard.forms.focus["s"]?.fields.first { $0.id == id }?.isEnabled ?? false
  }

  @Test func coolsWhenItsPromptWasAnswered() throws {
    var play = try play()
    #expect(play.wizard.nextDeadline == nil)
    play.send(.timePassed(5000))
    play.press("tab return return")
    play.answer(.accepted(answers: []))
    #expect(play.prompt == nil && rest(play, "@ask") == "0:30" && !isEnabled(play, "@ask"))
    #expect(play.focus == "@call", "the next one, as of anything that cannot be used any more")
    #expect(play.wizard.nextDeadline == 6000)
    play.send(.timePassed(6000))
    #expect(rest(play, "@ask") == "0:29" && play.wizard.nextDeadline == 7000)
    #expect(WizardScreen.draw(play.wizard).frame.text().contains("Ask (0:29)"))
    play.send(.timePassed(34_999))
    #expect(rest(play, "@ask") == "0:01" && play.wizard.nextDeadline == 35_000)
    play.send(.timePassed(35_000))
    #expect(rest(play, "@ask") == nil && isEnabled(play, "@ask"))
    #expect(play.wizard.nextDeadline == nil && play.focus == "@call")
  }

  @Test func whatDidNotHappenCoolsNothing() throws {
    var play = try play()
    play.press("tab return esc")
    #expect(play.focus == "@ask" && isEnabled(play, "@ask"))
    play.press("return return")
    play.answer(.refused(field: nil, message: "Not now."))
    play.press("return esc")
    #expect(isEnabled(play, "@ask"))
    play.press("tab return")
    play.answer(.failed(message: "No line."))
    play.press("return")
    #expect(isEnabled(play, "@call"))
    play.press("return esc")
    #expect(isEnabled(play, "@call") && play.wizard.nextDeadline == nil)
  }

  @Test func timePassesOnOtherSteps() throws {
    var play = try play()
    play.press("tab tab return")
    play.answer(.accepted(answers: []))
    #expect(rest(play, "@call") == "2:00")
    play.press("alt-return")
    try #require(play.step == "t")
    play.send(.timePassed(60_000))
    play.press("f9")
    #expect(!isEnabled(play, "@call") && rest(play, "@call") == "1:00")
    play.press("alt-return")
    play.send(.timePassed(120_000))
    play.press("f9")
    #expect(isEnabled(play, "@call"))
  }

  /// Where nothing waits for it, the time changes nothing on the screen.
  @Test func timeAloneDrawsNothing() throws {
    var play = try play()
    #expect(play.wizard.keepsTime)
    var wizard = play.wizard
    wizard.noteDrawn()
    #expect(wizard.update(.timePassed(1000)).isEmpty && wizard.damage == .nothing)
    #expect(Wizard(try Flows.names()).keepsTime == false)
    play.send(.timePassed(9000))
    play.send(.timePassed(2000))
    #expect(play.wizard.now == 9000, "it does not go back")
  }

  @Test func inScripts() throws {
    let result = try ScriptRunner(Flows.read(Self.flow)).run(
      """
      reply send {"ok": true}
      press tab
      press return
      press return
      expect screen "Ask (0:30)"
      wait 29.5s
      expect screen "Ask (0:01)"
      wait 500ms
      expect screen "[ Ask ]"
      press shift+tab
      expect focus @ask
      """)
    #expect(result.failure == nil)
  }

  /// A recording waits as well.
  @Test func recorded() throws {
    let flow = try Flows.read(Self.flow)
    var play = RecordedPlay(flow)
    play.press("\t\t\r")
    play.send(.verdict(RunID(1), .accepted(answers: [])))
    for second in 1...120 { play.send(.timePassed(second * 1000)) }
    play.press("\u{1B}[Z\r")
    play.send(.verdict(RunID(2), .accepted(answers: [])))
    play.press("\u{3}")
    let recording = play.recording()
    #expect(recording.isExact && recording.text.contains("wait 2m\n"))
    let result = try ScriptRunner(flow).run(recording.text)
    #expect(result.failure == nil, "\(recording.text)")
    #expect(play.requests.map(\.command) == [["call"], ["call"]])
  }
}
