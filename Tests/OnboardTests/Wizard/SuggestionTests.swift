import Testing
import TTYCore

@testable import Onboard

/// Known values in empty fields: where they are offered, and when they become answers.
@Suite struct SuggestionTests {
  private static func flow(_ more: String = "") throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"One","fields":[
        {"id":"email","type":"text","label":"Email","contentType":"emailAddress"\(more)},
        {"id":"name","type":"text","label":"Name"}]},
       {"id":"two","title":"Two","fields":[
        {"id":"again","type":"text","label":"Work email","contentType":"emailAddress"},
        {"id":"same","type":"text","label":"Email again","contentType":"emailAddress",
         "equalsField":"again"},
        {"id":"password","type":"secure","label":"Password","contentType":"emailAddress"}]},
       {"id":"review","type":"review","title":"Check"}]}
      """)
  }

  /// A run with somebody at it, and nobody who would have to be asked.
  private func open(_ flow: Flow, knowing values: [String] = ["ada@b.cd"]) -> Play {
    var wizard = Wizard(flow)
    wizard.openSuggestions()
    var play = Play(wizard)
    play.send(.known(values, for: .contentType(.emailAddress)))
    return play
  }

  private func ghost(_ play: Play) -> String? { play.wizard.ghost.map { String($0) } }

  @Test(arguments: ["right", "end", "^E"])
  func isTakenByAKey(_ key: String) throws {
    var play = open(try Self.flow())
    #expect(play.text("email") == "" && ghost(play) == "ada@b.cd")
    #expect(!play.wizard.isAnswered)
    play.press(key)
    #expect(play.text("email") == "ada@b.cd" && ghost(play) == nil)
    play.press("\u{1F}")
    #expect(play.text("email") == "" && ghost(play) == "ada@b.cd")
  }

  /// Return does not take it, nor does leaving the field.
  @Test func isNoAnswerBefore() throws {
    var play = open(try Self.flow())
    play.press("tab f10 f10")
    #expect(play.step == "review")
    #expect(play.text("email") == "" && play.wizard.answers["email"] == .string(""))
    #expect(!WizardScreen.draw(play.wizard).frame.text().contains("ada@b.cd"))
  }

  @Test func completesWhatItBeginsWith() throws {
    var play = open(try Self.flow())
    play.press("ad")
    #expect(ghost(play) == "a@b.cd")
    play.press("left")
    #expect(ghost(play) == nil && play.wizard.keyContext == .text)
    play.press("right")
    #expect(play.text("email") == "ad" && ghost(play) == "a@b.cd")
    play.press("x")
    #expect(ghost(play) == nil)
    play.press("backspace right")
    #expect(play.text("email") == "ada@b.cd")
  }

  @Test func earlierAnswersComeFirst() throws {
    var play = open(try Self.flow())
    play.press("bob@b.cd f10")
    #expect(play.focus == "again" && ghost(play) == "bob@b.cd")
    // What must be typed twice is typed twice, and a secret is never known.
    play.press("tab")
    #expect(play.focus == "same" && ghost(play) == nil)
    play.press("tab")
    #expect(play.focus == "password" && ghost(play) == nil)
  }

  @Test(arguments: [
    ("", ["nobody", "ada@b.cd"], "ada@b.cd"),
    (#","maxLength":6"#, ["ada@b.cd", "a@b.cd"], "a@b.cd"),
    (#","pattern":"[^d]*","patternMessage":"No d.""#, ["ada@b.cd"], nil), ("", ["", " "], nil),
    ("", ["ada@b.cd\u{1b}[31m", "a\nb@b.cd", "\u{202e}ada@b.cd"], nil), ("", [], nil),
  ])
  func onlyARightAnswerIsOffered(_ rules: String, _ known: [String], _ offered: String?) throws {
    #expect(ghost(open(try Self.flow(rules), knowing: known)) == offered)
  }

  /// The world is asked once for each kind, when a field of it first has the focus.
  @Test func asksOnce() throws {
    var wizard = Wizard(try Self.flow())
    wizard.openSuggestions()
    var play = Play(wizard)
    #expect(play.effects == [.suggest(.emailAddress)])
    play.press("tab shift-tab f10")
    #expect(play.step == "two" && play.effects == [.suggest(.emailAddress)])
    // Nobody who is not asked offers anything.
    var closed = Play(try Self.flow())
    closed.press("bob@b.cd f10")
    #expect(closed.effects == [] && ghost(closed) == nil)
    closed.send(.known(["ada@b.cd"], for: .field("again")))
    #expect(ghost(closed) == "ada@b.cd")
  }

  /// In no theme does it look like an answer.
  @Test(arguments: [Glyphs.unicode, .ascii])
  func looksLikeNoAnswer(_ glyphs: Glyphs) throws {
    var play = open(try Self.flow())
    for (keys, line) in [("", "[ada@b.cd]"), ("ad", "ad[a@b.cd]")] {
      play.press(keys)
      let drawing = WizardScreen.draw(play.wizard, glyphs: glyphs)
      #expect(drawing.frame.text().contains(line))
      let cursor = try #require(drawing.frame.cursor)
      let row = drawing.frame.text(row: cursor.row)
      let caret = row.prefix(cursor.column)
      #expect(caret.hasSuffix(keys) && row.dropFirst(cursor.column).hasPrefix("["))
    }
  }

  @Test func isInTheHelp() throws {
    var play = open(try Self.flow())
    let help = { (play: Play) in WizardScreen.draw(play.wizard).frame.text() }
    play.press("f1")
    #expect(help(play).contains("Right, End"))
    play.press("esc right f1")
    #expect(!help(play).contains("Right, End"))
  }

  @Test func isAnnounced() throws {
    var announcer = Announcer()
    var play = open(try Self.flow())
    #expect(
      announcer.lines(of: play.wizard).last
        == "Email, text field, empty, 1 of 3. Offered: ada@b.cd; Right takes it")
    play.press("a")
    #expect(announcer.lines(of: play.wizard) == [])
    play.press("x")
    #expect(announcer.lines(of: play.wizard) == [])
    play.press("backspace")
    #expect(announcer.lines(of: play.wizard) == ["Offered: ada@b.cd; Right takes it"])
  }
}
