import Testing

@testable import Onboard

/// The bar says what Return does, and what Next and Previous can.
@Suite struct KeyboardBarTests {
  /// What can be seen of a wizard.
  struct Place: Equatable {
    var scopes: [String]
    var focus: String?
    var isBusy: Bool
    var outcome: Outcome?

    init(_ wizard: Wizard) {
      scopes = wizard.forms.focus.scopes.map(\.id)
      focus = wizard.forms.focused
      isBusy = wizard.activity != nil
      outcome = wizard.outcome
    }
  }

  /// Whether what happened is what the bar had said.
  static func isKept(_ words: String?, _ old: Play, _ new: Play) -> Bool {
    let (before, after) = (Place(old.wizard), Place(new.wizard))
    guard let words else { return before == after }
    // What a command said while the help was read is done when it is closed.
    if old.wizard.heldVerdict != nil { return !after.isBusy || !after.scopes.contains("help") }
    let isInvalid = new.wizard.forms.active.rows.contains { $0.message != nil }
    let goesOn =
      before.scopes != after.scopes || after.isBusy || after.outcome != nil || isInvalid
    if let label = old.wizard.forms.focusedRow?.field.submitLabel, label.words == words {
      let moves = before.scopes == after.scopes && before.focus != after.focus && after.focus != nil
      switch label {
      case .next: return moves
      case .done: return goesOn || after.focus == nil
      case .continue, .return, .text: return goesOn || before != after
      default: return goesOn
      }
    }
    switch words {
    case "Next":
      return before.scopes == after.scopes && before.focus != after.focus && after.focus != nil
    case "Done": return after.focus == nil && before.scopes == after.scopes
    case "Continue": return after.scopes != before.scopes || after.isBusy || isInvalid
    case "Finish": return after.outcome != nil || after.isBusy || isInvalid
    case "Back": return after.scopes.count == 1 && after.scopes != before.scopes
    case "Change": return after.scopes != before.scopes
    case "Add":
      // What is empty or wrong is not added, and says so; the focus stays for the next.
      return before.scopes == after.scopes && before.focus == after.focus
    case "Clear": return before.scopes == after.scopes && after.focus == nil
    case "Remove": return before.scopes == after.scopes && before.focus != after.focus
    case "Ask", "Ask?": return after.scopes == before.scopes + ["ask"]
    case "Look": return after.isBusy
    case "More": return after.scopes == before.scopes + ["more"] || isInvalid
    case "Yes": return after.scopes == before.scopes.dropLast() || after.isBusy || isInvalid
    case "Choose" where old.wizard.keyContext == .choice:
      guard case .choice(let choice)? = old.wizard.forms.focusedState, let id = before.focus,
        choice.cursor != choice.chosen
      else { return false }
      // A prompt that was closed has no rows any more.
      let answer = new.wizard.forms.row(id)?.state.answer
      return answer.map { $0 == choice.cursorValue.map(JSON.string) } ?? goesOn
    case "Choose" where before.scopes.last != "sheet":
      return after.scopes == before.scopes + ["sheet"]
    case "No", "Close", "Stay", "OK", "Choose", "Cancel":
      return after.scopes == before.scopes.dropLast()
    case "Quit": return after.outcome == .cancelled
    default: return false
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func returnDoesWhatTheBarSays(_ seed: UInt64) {
    let flow = AnyFlow.make(seed: seed)
    var keys = RandomKeys(random: SeededGenerator(seed: seed &* 7919))
    var play = Play(flow)
    for _ in 0..<120 {
      if play.outcome != nil { play = Play(flow) }
      keys.step(&play)
      // A Return that belongs to a code does nothing, whatever the bar says.
      if play.outcome != nil || play.wizard.swallowsReturn { continue }
      let bar = play.wizard.keyboardBar
      var next = play
      next.press("return")
      let isKept = KeyboardBarTests.isKept(bar.submit, play, next)
      let places = "\(Place(play.wizard)), \(Place(next.wizard))"
      #expect(isKept, "seed \(seed): \(bar.submit ?? "nothing"), \(places)")
      if !isKept { return }
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func nextAndPreviousGoWhereTheBarSays(_ seed: UInt64) {
    let flow = AnyFlow.make(seed: seed)
    var keys = RandomKeys(random: SeededGenerator(seed: seed))
    var play = Play(flow)
    for _ in 0..<100 {
      if play.outcome != nil { play = Play(flow) }
      keys.step(&play)
      if play.outcome != nil { continue }
      let bar = play.wizard.keyboardBar
      for (key, can) in [("^N", bar.canGoNext), ("^P", bar.canGoPrevious)] {
        var next = play
        next.press(key)
        let hasMoved = next.focus != play.focus
        #expect(hasMoved == can, "seed \(seed), \(key)")
        let isOnButton = next.wizard.forms.focusedButton != nil
        #expect(!hasMoved || !isOnButton, "seed \(seed), \(key)")
      }
    }
  }

  /// SwiftUI's names give way where they do not say what happens; a flow's own words do where nothing
  /// happens.
  @Test(arguments: [
    ("", "next", "Finish"), ("", "send", "Send"), ("", "Off you go", "Off you go"),
    (#","onSubmit":"done""#, "search", "Done"), (#","onSubmit":"done""#, "done", "Done"),
    (#","onSubmit":"none""#, "Nothing", nil),
    (#","onSubmit":{"opens":"resend"}"#, "search", "Search"),
    (#","onSubmit":{"opens":"resend"}"#, "next", "Send?"),
  ])
  func labels(_ rule: String, _ label: String, _ words: String?) throws {
    let field = #"{"id":"a","type":"text","label":"A","submitLabel":"\#(label)"\#(rule)}"#
    let play = Play(try Flows.step(field, prompts: Flows.resend))
    #expect(play.wizard.keyboardBar.submit == words)
  }

  /// Where Return would change the answer it says so, however the options are shown.
  @Test(arguments: ["radio", "list", "cards"], [true, false])
  func returnChooses(_ style: String, _ isLast: Bool) throws {
    let next = isLast ? "" : #",{"id":"b","type":"text","label":"B"}"#
    let label = isLast ? "Finish" : "Next"
    for (more, words, help) in [
      ("", "Choose", #""Choose", then "\#(label)", as the bar says"#),
      (#","default":"x""#, label, #""\#(label)", as the bar says"#),
      (#","submitLabel":"Pick it""#, "Pick it", #""Pick it", then "\#(label)", as the bar says"#),
      (
        #","submitLabel":"\#(isLast ? "next" : "send")""#, "Choose",
        #""Choose", then "\#(label)", as the bar says"#
      ),
      (#","onSubmit":"none""#, "Choose", #""Choose", as the bar says"#),
    ] {
      let field =
        #"{"id":"a","type":"choice","label":"A","style":"\#(style)","options":["x","y"]\#(more)}"#
      var play = Play(try Flows.step(field + next))
      let place = HelpPlace(of: play.wizard)
      #expect(play.wizard.keyboardBar.submit == words)
      #expect(place.rows.contains { $0.command == .submit && $0.words == help })
      play.press("return")
      #expect(play.wizard.answers["a"] == .string("x"))
    }
  }

  /// Arrows choose in a radio group, and only there.
  @Test(arguments: [("radio", "Next"), ("list", "Choose"), ("cards", "Choose")])
  func returnChoosesWhatArrowsDidNot(_ style: String, _ words: String) throws {
    var play = Play(
      try Flows.step(
        """
        {"id":"a","type":"choice","label":"A","style":"\(style)","options":["x","y"],"default":"x"},
        {"id":"b","type":"text","label":"B"}
        """))
    play.press(style == "cards" ? "right" : "down")
    #expect(play.wizard.keyboardBar.submit == words)
    play.press("return")
    #expect(play.focus == "b" && play.wizard.answers["a"] == .string("y"))
  }

  /// The last field that can be gone to is the end, whatever is hidden behind it.
  @Test func endsAreThoseThatCanBeReached() throws {
    var play = Play(
      try Flows.step(
        """
        {"id":"on","type":"toggle","label":"On"},
        {"id":"a","type":"text","label":"A","when":{"field":"on","equals":true},"submitLabel":"next"},
        {"id":"note","type":"note","label":"N"},
        {"id":"b","type":"text","label":"B","when":{"field":"on","equals":true}}
        """))
    #expect(!play.wizard.keyboardBar.canGoNext && play.wizard.keyboardBar.submit == "Finish")
    play.press("space")
    #expect(play.wizard.keyboardBar.canGoNext && play.wizard.keyboardBar.submit == "Next")
    play.press("^N")
    #expect(play.focus == "a" && play.wizard.keyboardBar.canGoPrevious)
  }

  @Test func words() throws {
    var play = Play(try Flows.three())
    #expect(
      play.wizard.keyboardBar
        == KeyboardBar(canGoPrevious: false, canGoNext: true, submit: "Next", canDismiss: true))
    play.press("tab")
    #expect(play.wizard.keyboardBar.submit == "Continue")
    play.press("esc")
    #expect(
      play.wizard.keyboardBar
        == KeyboardBar(canGoPrevious: false, canGoNext: false, submit: nil, canDismiss: false))
    play.press("tab alt-return x return x return tab")
    #expect(play.step == "s3" && play.wizard.keyboardBar.submit == "Finish")
  }
}
