/// The mouse: what clicks and the wheel do.
extension Wizard {
  /// Takes a click.
  ///
  /// What is under a prompt does nothing; where there is nothing, a click drops the focus if the
  /// step says so.
  mutating func click(_ hit: Hit, _ effects: inout [Effect]) {
    tip = nil
    swallowsReturn = false
    switch hit {
    case .key(let command): perform(command, &effects)
    case .form(let form):
      guard form == forms.active.id, prompt == nil, step.clickDismisses else { return }
      _ = forms.dismiss()
    case .item(let id, let form, let place):
      guard form == forms.active.id else { return }
      if isBusy { return effects.append(.ring) }
      guard forms.go(to: id) != .ignored else { return }
      if forms.focusedButton != nil {
        act(on: .activated(id), &effects)
      } else {
        click(inside: place, &effects)
      }
    }
  }

  /// Takes a click in the row that has the focus.
  private mutating func click(inside place: Int?, _ effects: inout [Effect]) {
    switch forms.focusedRow?.state {
    case .text, .number, .code: if let place { forms.point(to: place) }
    case .toggle: act(on: forms.type(" "), &effects)
    case .choice(let choice) where choice.style == .menu: act(on: forms.type(" "), &effects)
    case .choice(let choice):
      guard let place, forms.point(to: place) else { return }
      if choice.style == .sheet { return perform(.submit, &effects) }
      act(on: forms.type(" "), &effects)
    case .list, .note, nil: break
    }
  }

  /// Takes a turn of the wheel: scrolls the active form by so many rows of cells, down if positive.
  mutating func wheel(_ rows: Int) {
    tip = nil
    scroll(by: rows)
  }

  /// Scrolls the active form; the focus stays, unless the step says otherwise.
  mutating func scroll(by rows: Int) {
    var scroll = scrolls[forms.active.id] ?? Scroll()
    let (offset, isTooFar) = scroll.offset.addingReportingOverflow(rows)
    guard !isTooFar else { return }
    scroll.offset = max(0, offset)
    scroll.isDetached = true
    scrolls[forms.active.id] = scroll
    if prompt == nil, step.scrollDismisses { _ = forms.dismiss() }
  }
}

extension FormStack {
  /// Puts the insertion point of the focused row, or the cursor among its slots or options, where
  /// the person points.
  ///
  /// - Returns: Whether the place is one to go to.
  @discardableResult
  mutating func point(to place: Int) -> Bool {
    guard let id = focused else { return false }
    var isPlace = false
    _ = change(id) { row in
      switch row.state {
      case .text, .number: row.state.editLine { $0.moveCaret(to: place) }
      case .code(var code):
        _ = code.move(to: place)
        row.state = .code(code)
      case .choice(var choice):
        guard choice.moveCursor(toOption: place) else { return .noop }
        row.state = .choice(choice)
      case .toggle, .list, .note: return .noop
      }
      isPlace = true
      return .ok
    }
    return isPlace
  }
}
