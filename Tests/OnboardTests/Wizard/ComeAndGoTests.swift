import Testing

@testable import Onboard

/// Fields, buttons and entries that come and go never take from the person what they are at.
@Suite struct ComeAndGoTests {
  /// Typing in a field shows and hides others, before the eyes of the person.
  @Test func typingKeepsCaretAndText() throws {
    let flow = try Flows.step(
      """
      {"id":"top","type":"note","label":"Top"},
      {"id":"name","type":"text","label":"Name"},
      {"id":"long","type":"text","label":"Long","when":{"field":"name","matches":"..."}},
      {"id":"none","type":"text","label":"None","when":{"field":"name","isEmpty":true}},
      {"id":"words","type":"note","label":"Words","when":{"field":"name","isEmpty":false}}
      """)
    var play = Play(flow)
    var model = TextBuffer()
    for (words, edit) in [
      ("a", { $0.insert("a") }), ("b", { $0.insert("b") }), ("left", { $0.perform(.left) }),
      ("x", { $0.insert("x") }), ("home", { $0.perform(.start) }),
      ("delete", { $0.perform(.deleteForward) }), ("y", { $0.insert("y") }),
      ("^K", { $0.perform(.killToEnd) }), ("backspace", { $0.perform(.deleteBackward) }),
      ("^Y", { $0.perform(.yank) }),
    ] as [(String, (inout TextBuffer) -> Bool)] {
      play.press(words)
      _ = edit(&model)
      #expect(play.focus == "name")
      let buffer = play.wizard.forms.focusedRow?.state.line?.buffer
      #expect(buffer?.text == model.text, "\(words)")
      #expect(buffer?.caret == model.caret, "\(words)")
    }
  }

  /// A command answers a field on which the one below its prompt depends.
  @Test(arguments: [("a", "b"), ("b", "c"), ("c", "d"), ("d", "@submit")])
  func aFocusedFieldThatIsHiddenGivesTheFocusToTheNext(_ start: String, _ next: String) throws {
    let fields = ["a", "b", "c", "d"].map { id in
      let when = id == start ? #","when":{"field":"on","equals":true}"# : ""
      return #"{"id":"\#(id)","type":"text","label":"\#(id)","onSubmit":{"opens":"ask"}\#(when)}"#
    }
    let flow = try Flows.step(
      #"{"id":"on","type":"toggle","label":"On","default":true},\#(fields.joined(separator: ","))"#,
      #","focus":"\#(start)""#,
      prompts: """
        {"ask":{"title":"Ask","buttons":[
         {"label":"Go","run":["go"]},{"label":"Cancel","role":"cancel"}]}}
        """)
    var play = Play(flow)
    play.press("word return return")
    play.answer(.accepted(answers: [.init("on", .bool(false))]))
    #expect(play.prompt == nil)
    #expect(play.focus == next)
    #expect(play.text(start) == "word", "the draft is kept")
    while play.focus != "on" { play.press("shift-tab") }
    play.press("space")
    while play.focus != start { play.press("tab") }
    play.press("s")
    #expect(play.text(start) == "words")
  }

  // MARK: - Any flow

  private static let typed = ["a", "7", "é", "漢", "x"]

  /// A key that is typed changes the field that has the focus by that key, and no other one.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func typingChangesTheFocusedFieldAlone(_ seed: UInt64) {
    var keys = RandomKeys(random: SeededGenerator(seed: seed))
    var play = Play(AnyFlow.make(seed: seed))
    for _ in 0..<150 {
      if play.outcome != nil { play = Play(AnyFlow.make(seed: seed)) }
      keys.step(&play)
      let old = play.wizard
      guard play.outcome == nil, !old.isBusy, let row = old.forms.focusedRow,
        case .text(let line) = row.state, let letter = Self.typed.randomElement(using: &keys.random)
      else { continue }
      play.press(letter)
      var buffer = line.buffer
      buffer.insert(letter)
      let context: Comment = "seed \(seed), \(letter) in \(row.id)"
      #expect(play.focus == row.id, context)
      #expect(play.wizard.forms.focusedRow?.state.line?.buffer == buffer, context)
      for other in old.forms.active.rows where other.id != row.id {
        #expect(play.wizard.forms.row(other.id)?.state == other.state, context)
      }
    }
  }

  /// What goes and has the focus gives it to the next stop, else to the one before; what stays keeps
  /// it, and its place among the others.
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func whatGoesGivesTheFocusOn(_ seed: UInt64) {
    var keys = RandomKeys(random: SeededGenerator(seed: seed))
    var play = Play(AnyFlow.make(seed: seed))
    for _ in 0..<150 {
      if play.outcome != nil { play = Play(AnyFlow.make(seed: seed)) }
      keys.step(&play)
      guard play.outcome == nil, !play.wizard.isBusy else { continue }
      // As a command would, one that answers whatever it likes.
      var wizard = play.wizard
      let old = wizard.forms.focus.active
      for row in wizard.forms.active.rows where Bool.random(using: &keys.random) {
        let values: [JSON] = [
          .string(""), .string("b"), .bool(true), .bool(false), .number("30"), .null, .array([]),
          .array([.string("z")]),
        ]
        let value = values.randomElement(using: &keys.random) ?? .null
        _ = wizard.forms.setAnswer(value, of: row.id, in: old.id)
      }
      wizard.settle()
      let new = wizard.forms.focus.active
      let context: Comment = "seed \(seed), focus \(old.focus ?? "none")"
      #expect(new.focus == Self.successor(in: old, new), context)
      let stayed = new.fields.map(\.id).filter { old[$0] != nil }
      #expect(stayed == old.fields.map(\.id).filter { new[$0] != nil }, context)
      #expect(wizard.unsoundness == [], context)
    }
  }

  /// Where the focus of a scope is expected after some of its fields have gone.
  private static func successor(in old: FocusScope, _ new: FocusScope) -> String? {
    guard let focus = old.focus, !new.isFocusable(focus),
      let index = old.fields.firstIndex(where: { $0.id == focus })
    else { return old.focus }
    // A list that is answered anew has new entries where the old ones were.
    let before = old.fields[..<index].last { new[$0.id] != nil }?.id
    let place = before.flatMap { id in new.fields.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    let start = new.fields.firstIndex { $0.id == focus } ?? place
    return new.fields[start...].first { new.isFocusable($0.id) }?.id
      ?? new.fields[..<start].last { new.isFocusable($0.id) }?.id
  }
}
