import TTYCore

/// The last line of the screen: which keys do what.
///
/// What there is no room for is left out, the least important first; which that is depends on the
/// width alone, and words have their places, so that nothing moves as keys come and go.
struct KeyboardBarView {
  private let wizard: Wizard
  private let bar: KeyboardBar
  private let look: Look

  init(_ wizard: Wizard, look: Look) {
    self.wizard = wizard
    bar = wizard.keyboardBar
    self.look = look
  }

  private var theme: Theme { look.theme }

  /// The bar in a width.
  func view(in columns: Int) -> View {
    var left: [View] = []
    if columns >= 64 {
      left += key("^P", "Previous", isOn: bar.canGoPrevious)
      left += key("^N", "Next", isOn: bar.canGoNext)
    } else if columns >= 24 {
      left.append(.line(bar.canGoPrevious ? "^P " : "   ", theme.key))
      left.append(.line(bar.canGoNext ? "^N  " : "    ", theme.key))
    }
    if let submit = bar.submit {
      left.append(.line(columns >= 64 ? "Return " : look.glyphs.enter + " ", theme.key))
      left.append(.flexible(.line(submit, theme.bar)))
    } else {
      left.append(.flexible(.empty))
    }
    guard columns >= 12 else { return .row(left) }
    var right: [View] = [.space(columns: 2, rows: 1)]
    if columns >= 38 { right += key("F1", "Help", isOn: true) }
    let room = columns >= 64 ? 20 : 8
    right.append(.line("Esc ", theme.key))
    right.append(.line(look.fit(escapeWords, in: room), theme.barDone))
    return .row([.flexible(.row(left))] + right)
  }

  /// A key and what it does; if it does nothing now its name is left blank.
  private func key(_ name: String, _ words: String, isOn: Bool) -> [View] {
    [
      .line(isOn ? name : String(repeating: " ", count: name.utf8.count), theme.key),
      .line(" \(words)  ", isOn ? theme.bar : theme.disabled),
    ]
  }

  /// What Escape does.
  private var escapeWords: String {
    if wizard.isBusy { return "Cancel" }
    if let prompt = wizard.prompt { return prompt.cancelButton?.label ?? "Done" }
    return bar.canDismiss ? "Done" : "Quit"
  }
}
