import TTYCore

/// The last line of the screen: which keys do what.
///
/// What there is no room for is left out, the least important first; which that is depends on the
/// width alone. A key that does nothing is dimmed in its place, so that nothing moves.
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
  ///
  /// What Return does stands to the left, the way out at the far end.
  func view(in columns: Int) -> View {
    var left: [View] = []
    if let submit = bar.submit {
      let name = columns >= 72 ? "Return" : look.glyphs.enter
      let views: [View] = [
        .line(name, theme.key), .space(columns: 1, rows: 1), .line(submit, theme.bar),
      ]
      left.append(.target(.key(.submit), .row(views)))
    }
    guard columns >= 16 else { return .row(left) }
    var right: [View] = [.space(columns: 2, rows: 1)]
    if columns >= 72, bar.canTake { right += key("Right", "Take", .takeSuggestion, isOn: true) }
    if columns >= 60 {
      right += key("^P", "Previous", .previousInput, isOn: bar.canGoPrevious)
      right += key("^N", "Next", .nextInput, isOn: bar.canGoNext)
    }
    if columns >= 34 { right += key("F1", "Help", .help, isOn: true) }
    let wayOut = look.fit(escapeWords, in: columns >= 72 ? 20 : 8)
    right.append(
      .target(.key(.done), .row([.line("Esc ", theme.key), .line(wayOut, theme.wayOut)])))
    if let value = bar.value {
      let view: [View] = [.space(columns: left.isEmpty ? 0 : 3, rows: 1), .line(value, theme.text)]
      let room = columns - width(of: right)
      // Half a word would say less than none.
      if width(of: left + view) <= room { left += view }
    }
    return .row([.flexible(.row(left))] + right)
  }

  private func width(of views: [View]) -> Int {
    views.reduce(0) { $0 + $1.size(in: .max, look).columns }
  }

  /// A key and what it does; dimmed, with dashes where the key is named, if it does nothing now.
  private func key(
    _ name: String, _ words: String, _ command: Command, isOn: Bool
  ) -> [View] {
    let off = String(repeating: "-", count: name.utf8.count)
    return [
      .target(
        .key(command),
        .row([
          .line(isOn ? name : off, isOn ? theme.key : theme.disabled),
          .line(" \(words)", isOn ? theme.bar : theme.disabled),
        ])), .line("  ", isOn ? theme.bar : theme.disabled),
    ]
  }

  /// What Escape does.
  private var escapeWords: String {
    if wizard.isBusy { return "Cancel" }
    if let prompt = wizard.prompt { return prompt.cancelButton?.label ?? "Done" }
    return bar.canDismiss ? "Done" : "Quit"
  }
}
