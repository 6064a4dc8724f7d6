import TTYCore
import Testing

@testable import Onboard

/// What counts as a secret of a run, and what it costs a key to know.
@Suite struct RunSecretsTests {
  private static func flow() throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
       {"id":"a","type":"secure","label":"A","output":true},
       {"id":"b","type":"text","label":"B","onSubmit":{"opens":"p"}}]}],
       "prompts":{"p":{"title":"P","fields":[
        {"id":"k","type":"secure","label":"K","output":true}],
        "buttons":[{"label":"OK"},{"label":"No","role":"cancel"}]}}}
      """)
  }

  private static func masked(_ text: String, _ secrets: RunSecrets, _ play: Play) -> String? {
    secrets.masked([text], in: play.wizard) { $0 }.first
  }

  /// One that is being typed, was left, was cleared later, or went with its prompt.
  @Test func whatHasBeenASecretStaysOne() throws {
    var play = Play(try Self.flow())
    var secrets = RunSecrets()
    func press(_ keys: String) {
      for key in keys.split(separator: " ") {
        play.press(String(key))
        secrets.note(play.wizard)
      }
    }
    press("trout")
    #expect(secrets.texts(in: play.wizard) == ["trout"])
    #expect(Self.masked("trout", secrets, play) == Wizard.secretMask, "as long as the text itself")
    press("tab shift-tab ^U perch tab")
    #expect(secrets.texts(in: play.wizard) == ["trout", "perch"])
    press("return tench")
    #expect(Self.masked("a tench, a trout", secrets, play) == "a ••••••••, a ••••••••")
    press("return")
    #expect(play.prompt == nil)
    #expect(Self.masked("a tench, a trout", secrets, play) == "a ••••••••, a ••••••••")
    #expect(Self.masked("tenc", secrets, play) == "tenc")
  }

  /// The same letters may be written with more bytes or fewer.
  @Test func otherBytesAreTheSameSecret() throws {
    var play = Play(try Self.flow())
    var secrets = RunSecrets()
    play.press("e\u{301}e\u{301}e\u{301} tab")
    secrets.note(play.wizard)
    #expect(Self.masked("ééé", secrets, play) == Wizard.secretMask)
  }

  /// Who listens does not hold what is typed, or each key would copy all of it.
  @Test(arguments: ["a", "b"])
  func noKeyCopiesTheText(_ field: String) throws {
    var play = Play(try Self.flow())
    var announcer = Announcer()
    var trace = DebugTrace()
    if field == "b" { play.press("tab") }
    play.press(String(repeating: "x", count: 1000))
    var moves = 0
    var place: UnsafeRawPointer?
    for _ in 0..<200 {
      play.press("y")
      _ = announcer.lines(of: play.wizard)
      _ = trace.lines(after: .input(.text("y")), in: play.wizard)
      let text = play.wizard.forms.focusedRow?.state.line?.buffer.characters ?? []
      let now = text.withUnsafeBytes { $0.baseAddress }
      moves += now == place ? 0 : 1
      place = now
    }
    #expect(moves <= 2, "only where it grows is it moved")
  }
}
