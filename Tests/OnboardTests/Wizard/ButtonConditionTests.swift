import Testing

@testable import Onboard

/// Buttons that come and go, by answers and by where the focus is.
@Suite struct ButtonConditionTests {
  static let search = #"""
    {"id":"search","type":"text","label":"Search"}
    """#
  static let buttons = #"""
    ,"buttons":[
     {"id":"cancel","label":"Cancel","clears":"search","when":{"focused":"search"}},
     {"id":"look","label":"Look","run":["look"],"when":{"all":[{"focused":"search"},
      {"field":"search","isEmpty":false}]}},
     {"id":"ask","label":"Ask","opens":"ask","when":{"focused":"search"}}]
    """#

  private func play() throws -> Play {
    let flow = try Flows.step(
      #"{"id":"first","type":"text","label":"First"},"# + Self.search, Self.buttons,
      prompts: #"{"ask":{"title":"Ask","buttons":[{"label":"OK"}]}}"#)
    return Play(flow)
  }

  private func shown(_ play: Play) -> [String] {
    play.wizard.forms.focus["s"]?.fields.filter(\.isVisible).map(\.id)
      .filter { !$0.hasPrefix("@") && $0 != "first" && $0 != "search" } ?? []
  }

  @Test func theyComeWithTheFocusAndGoWithIt() throws {
    var play = try play()
    #expect(shown(play) == [])
    play.press("tab")
    #expect(shown(play) == ["cancel", "ask"])
    play.press("x")
    #expect(shown(play) == ["cancel", "look", "ask"])
    play.press("tab")
    #expect(play.focus == "cancel")
    #expect(shown(play) == ["cancel", "look", "ask"], "from one to another they stay")
    play.press("tab tab")
    #expect(play.focus == "ask")
    play.press("tab")
    #expect(play.focus == "@submit")
    #expect(shown(play) == [])
    play.press("shift-tab")
    #expect(play.focus == "search")
    #expect(shown(play) == ["cancel", "look", "ask"])
    play.press("esc")
    #expect(shown(play) == [])
  }

  @Test func clearingEmptiesAndLetsGo() throws {
    var play = try play()
    play.press("tab abc tab space")
    #expect(play.focus == nil)
    #expect(play.text("search") == "")
    #expect(shown(play) == [])
    #expect(play.rings == 0)
    play.press("tab")
    #expect(play.focus == "@submit", "Tab goes on from the button that has gone")
    play.press("shift-tab")
    play.press(bytes: [0x1F])
    #expect(play.text("search") == "abc", "it can be undone")
  }

  @Test func aPromptOverThemChangesNothing() throws {
    var play = try play()
    play.press("tab tab tab return")
    #expect(play.prompt == "ask")
    #expect(shown(play) == ["cancel", "ask"])
    play.press("return")
    #expect(play.focus == "ask")
  }

  @Test func aCommandThatRunsChangesNothing() throws {
    var play = try play()
    play.press("tab x tab tab return")
    #expect(play.wizard.isBusy)
    #expect(play.focus == nil)
    #expect(shown(play) == ["cancel", "look", "ask"])
    play.answer(.accepted(answers: []))
    #expect(play.focus == "look")
  }

  /// The button goes for another reason than the focus: the fallback rule.
  @Test func aFocusedButtonThatGoesGivesTheFocusOn() throws {
    var play = try play()
    play.press("tab x tab tab return")
    play.answer(.accepted(answers: [.init("search", .string(""))]))
    #expect(play.focus == "ask")
    #expect(shown(play) == ["cancel", "ask"])
  }

  static let cleared: [(String, String, String)] = [
    (#""type":"number""#, "12", "null"), (#""type":"toggle""#, "space", "false"),
    (#""type":"choice","options":["a","b"]"#, "down space", "null"),
    (#""type":"oneTimeCode","length":4,"onComplete":"next""#, "12", #""""#),
    (#""type":"secure","output":true"#, "abc", #""""#),
    (#""type":"list","default":["x","y"]"#, "tab", "[]"),
  ]

  @Test(arguments: cleared)
  func anyKindIsCleared(_ kind: String, _ keys: String, _ empty: String) throws {
    let flow = try Flows.step(
      #"{"id":"t","type":"text","label":"T","collects":"x"},{"id":"x","label":"X",\#(kind)}"#
        .replacing(kind.contains("list") ? "\u{0}" : #","collects":"x""#, with: ""),
      #","buttons":[{"id":"clear","label":"Clear","clears":"x"}]"#)
    var play = Play(flow)
    play.press("tab \(keys)")
    while play.focus != "clear" { play.press("tab") }
    play.press("return")
    #expect(play.wizard.answers["x"]?.text == empty)
    #expect(play.focus == nil)
  }

  @Test func theyAreRightBeforeTheFirstFrame() throws {
    let flow = try Flows.step(
      Self.search,
      #"""
      ,"buttons":[{"id":"a","label":"A","clears":"search","when":{"focused":"search"}},
       {"id":"b","label":"B","clears":"search","when":{"field":"search","isEmpty":false}}]
      """#)
    let wizard = Wizard(flow)
    #expect(wizard.forms.focus.active["a"]?.isVisible == false)
    #expect(wizard.forms.focus.active["b"]?.isVisible == false)
    #expect(Play(flow).wizard.forms.focus.active["a"]?.isVisible == true)
  }
}
