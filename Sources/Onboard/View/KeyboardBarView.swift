import TTYCore

/// The last line of the screen: which keys do what.
///
/// What there is no room for is left out, the least important first; which that is depends on the
/// width alone. A key that does nothing is dimmed in its place, so that nothing moves, unless words
/// of others would be cut for it.
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
    let words = look.columns(escapeWords)
    func room(beside right: [View]) -> Int { columns - width(of: left + right) - 4 }
    var right = keys(in: columns, showsDimmed: true)
    if room(beside: right) < words { right = keys(in: columns, showsDimmed: false) }
    let most = max(columns >= 72 ? 20 : 8, room(beside: right))
    right.append(
      .target(
        .key(.done),
        .row([.line("Esc ", theme.key), .line(look.fit(escapeWords, in: most), theme.wayOut)])))
    if let value = bar.value {
      let view: [View] = [.space(columns: left.isEmpty ? 0 : 3, rows: 1), .line(value, theme.text)]
      let room = columns - width(of: right)
      // Half a word would say less than none.
      if width(of: left + view) <= room { left += view }
    }
    return .row([.flexible(.row(left))] + right)
  }

  /// The keys between what Return does and the way out.
  private func keys(in columns: Int, showsDimmed: Bool) -> [View] {
    var views: [View] = [.space(columns: 2, rows: 1)]
    if columns >= 72, bar.canTake { views += key("Right", "Take", .takeSuggestion, isOn: true) }
    if columns >= 60 {
      if bar.canGoPrevious || showsDimmed {
        views += key("^P", "Previous", .previousInput, isOn: bar.canGoPrevious)
      }
      if bar.canGoNext || showsDimmed {
        views += key("^N", "Next", .nextInput, isOn: bar.canGoNext)
      }
    }
    if columns >= 34, bar.hasHelp { views += key("F1", "Help", .help, isOn: true) }
    return views
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
    if let prompt = wizard.prompt {
      return prompt.cancelButton.map { wizard.text($0.label) } ?? "Done"
    }
    return bar.canDismiss ? "Done" : "Quit"
  }
}
