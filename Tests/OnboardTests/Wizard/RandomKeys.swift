import Testing
import TTYCore

@testable import Onboard

/// Any events in any order, as a person, a terminal and commands may send them.
struct RandomKeys {
  var random: SeededGenerator

  static let words = [
    "tab", "shift-tab", "return", "^J", "space", "esc", "alt-return", "f10", "backspace", "delete",
    "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "f1", "f6", "shift-f6",
    "f9",
    "^A", "^E", "^K", "^L", "^N", "^P", "^U", "^W", "^Y", "^Z", "?", "a", "b@c.de", "1", "23",
    "456",
    "漢", "👩‍👧", "\u{301}", "12345678", "\u{1F}", "\u{1B}[97;3;261u", "\u{1B}[24;5~", "\u{1B}[I",
    "\u{1B}[<0;3;3M", "\u{1B}[48;1;1;0;0t", "\u{1B}[48;24;80;0;0t", "Long-enough", "ctrl-up",
    "ctrl-down", "-1.5", "CA", "94105",
  ]

  /// One event, or a paste, or a verdict.
  mutating func step(_ play: inout Play) {
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      play.press(
        bytes: paste(["123456", "a\r\nb", "x@y.zz", ""].randomElement(using: &random) ?? ""))
    case 1...4 where play.wizard.activity != nil: play.answer(verdict(play))
    case 5: play.answer(verdict(play), to: Int.random(in: 0...9, using: &random))
    case 6: play.send(.progress(RunID(1), fraction: .infinity, message: "m"))
    case 8: play.send(.clicked(hit(play)))
    case 9: play.send(.wheeled(rows: Int.random(in: -9...9, using: &random)))
    // Quitting ends a run too soon to be frequent.
    case 7 where Int.random(in: 0..<20, using: &random) == 0: play.press("^C")
    default: play.press(RandomKeys.words.randomElement(using: &random) ?? "")
    }
  }

  /// Anything of any open form, with any place in it, as a click may find it.
  private mutating func hit(_ play: Play) -> Hit {
    let form = play.wizard.forms.focus.scopes.randomElement(using: &random)
    let items = form?.fields.map(\.id) ?? []
    guard let form, let id = items.randomElement(using: &random) else { return .key(.done) }
    let places = [nil, 0, 1, 2, 7, -1, .max]
    let place = places.randomElement(using: &random) ?? nil
    return Bool.random(using: &random)
      ? .item(id, form: form.id, inside: place) : .form(form.id)
  }

  private mutating func verdict(_ play: Play) -> Verdict {
    let fields = play.wizard.forms.active.rows.map(\.id) + ["nobody"]
    let field = fields.randomElement(using: &random) ?? ""
    let value = [JSON.string("x"), .bool(true), .null].randomElement(using: &random) ?? .null
    let verdicts: [Verdict] = [
      .accepted(answers: []), .accepted(answers: []), .accepted(answers: [.init(field, value)]),
      .refused(field: field, message: "No."), .refused(field: nil, message: "No."),
      .prompt("ask"), .prompt("resend"), .failed(message: "Broken."),
    ]
    return verdicts.randomElement(using: &random) ?? .accepted(answers: [])
  }
}

extension Wizard {
  /// What is wrong with the state, in words; empty if it is sound.
  var unsoundness: [String] {
    var problems: [String] = []
    func require(_ isRight: Bool, _ words: String) {
      if !isRight { problems.append(words) }
    }
    let scope = forms.focus.active
    require(flow.steps.indices.contains(stepIndex), "no such step")
    if let focused = forms.focused {
      require(scope.isFocusable(focused), "focus on \(focused), which cannot have it")
      require(
        forms.active.row(focused) != nil || forms.active.button(focused) != nil,
        "focus on \(focused), which is not there")
    }
    let stops = Set(scope.fields.map(\.id))
    let buttons = forms.active.entries + forms.active.buttons
    let items = Set(forms.active.rows.map(\.id) + buttons.map(\.id))
    require(stops == items, "stops \(stops), items \(items)")
    for row in forms.active.rows where row.field.isInput {
      require(
        scope[row.id]?.isVisible == isVisible(row.field), "\(row.id) is shown though hidden, or not"
      )
    }
    require(forms.focus.scopes.first?.id == step.id, "the step is not at the bottom")
    require(
      forms.focus.scopes.dropFirst().allSatisfy { openPrompt($0.id) != nil }, "no such prompt")
    require(!isBusy || forms.focused == nil, "busy, with a focus")
    require(
      forms.focus.scopes.allSatisfy { $0.isBusy == ($0.id == activity?.form) }, "busy without cause"
    )
    return problems
  }
}
