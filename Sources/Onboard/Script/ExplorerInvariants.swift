import TTYCore

/// What must be so in every state of every flow.
enum ExplorerInvariants {
  /// What is not so, in words.
  static func problems(in wizard: Wizard) -> [String] {
    guard wizard.outcome == nil else { return [] }
    return focusProblems(in: wizard) + barProblems(in: wizard) + exitProblems(in: wizard)
  }

  /// Nothing has the focus, or something that is there and can be used.
  private static func focusProblems(in wizard: Wizard) -> [String] {
    guard let focused = wizard.forms.focused else { return [] }
    let form = wizard.forms.active
    if form.row(focused) == nil, form.button(focused) == nil {
      return ["the focus is on \(focused), which is not there"]
    }
    return wizard.forms.focus.active.isFocusable(focused)
      ? [] : ["the focus is on \(focused), which cannot be used"]
  }

  /// What can be told apart on the screen.
  private struct Place: Equatable {
    var scopes: [String]
    var focused: String?
    var entries: [FormButton]
    var answer: JSON?
    var isBusy: Bool
    var isOver: Bool

    init(_ wizard: Wizard) {
      scopes = wizard.forms.focus.scopes.map(\.id)
      focused = wizard.forms.focused
      entries = wizard.forms.active.entries
      answer = wizard.forms.focusedState?.answer
      isBusy = wizard.activity != nil
      isOver = wizard.outcome != nil
    }
  }

  /// The bar says what its keys do.
  private static func barProblems(in wizard: Wizard) -> [String] {
    // A Return that belongs to a code does nothing, and what a command said is done first.
    if wizard.swallowsReturn || wizard.heldVerdict != nil { return [] }
    let bar = wizard.keyboardBar
    let place = Place(wizard)
    var problems: [String] = []
    let next = pressed(KeyEvent(.enter), in: wizard)
    let hasMoved = Place(next) != place
    let isInvalid = next.forms.active.rows.contains { $0.message != nil }
    if bar.submit != nil, !hasMoved, !isInvalid {
      problems.append("the bar says what Return does, and it does nothing")
    } else if bar.submit == nil, hasMoved {
      problems.append("the bar says nothing of Return, which does something")
    }
    let sides: [(String, Bool, Unicode.Scalar)] = [
      ("Next", bar.canGoNext, "n"), ("Previous", bar.canGoPrevious, "p"),
    ]
    for (words, can, letter) in sides {
      let moved = pressed(KeyEvent(.character(letter), .control), in: wizard)
      if (moved.forms.focused != wizard.forms.focused) != can {
        problems.append("the bar's \(words) does not do what it says")
      }
    }
    if bar.canDismiss != (wizard.forms.focused != nil) {
      problems.append("the bar's Done does not do what it says")
    }
    return problems
  }

  /// Who wants to quit can.
  private static func exitProblems(in wizard: Wizard) -> [String] {
    let key = KeyEvent(.character("c"), .control)
    let end = pressed(key, in: pressed(key, in: wizard))
    return end.outcome == .cancelled ? [] : ["Ctrl-C, pressed twice, does not end it"]
  }

  private static func pressed(_ key: KeyEvent, in wizard: Wizard) -> Wizard {
    var wizard = wizard
    _ = wizard.update(.input(.key(key)))
    return wizard
  }
}
