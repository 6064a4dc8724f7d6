/// Buttons of a step that come and go.
extension Wizard {
  /// Shows the buttons whose condition holds now, and hides the others.
  ///
  /// Twice, since a button that goes may give the focus to a field for which others are there. A
  /// button that has the focus does not go for that: it counts as the field that it is there for.
  mutating func updateButtons() {
    let buttons = step.buttons.filter { $0.when != nil }
    guard !buttons.isEmpty else { return }
    for _ in 0..<2 {
      guard let scope = forms.focus[step.id] else { return }
      let shown = buttons.filter { isShown($0, in: scope) }.map(\.id)
      guard buttons.contains(where: { scope[$0.id]?.isVisible != shown.contains($0.id) }) else {
        return
      }
      isLineEdit = false
      forms.setVisible(buttons.map(\.id), shown, in: step.id)
    }
  }

  private func isShown(_ button: Button, in scope: FocusScope) -> Bool {
    guard let condition = button.when else { return true }
    // While a command runs, what has lost the focus will get it back.
    let place = scope.focus ?? scope.lost
    let holder = step.buttons.first { $0.id == place }
    return hidden.holds(condition, forms) { id in
      id == place || holder?.when?.focuses.contains(id) ?? false
    }
  }
}
