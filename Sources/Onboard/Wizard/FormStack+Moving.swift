/// Where the person goes with keys, and which rows can be gone to.
extension FormStack {
  /// Tab and Shift-Tab.
  public mutating func tab(_ direction: FocusDirection) -> FormResult {
    entering { FormResult($0.tab(direction)) }
  }

  /// The bar's Next and Previous.
  public mutating func stepInput(_ direction: FocusDirection) -> FormResult {
    entering { FormResult($0.stepInput(direction)) }
  }

  /// F6 and Shift-F6.
  public mutating func jumpSection(_ direction: FocusDirection) -> FormResult {
    entering { FormResult($0.jumpSection(direction)) }
  }

  /// Up and Down, where the field has no inside.
  public mutating func stepField(_ direction: FocusDirection) -> FormResult {
    entering { FormResult($0.stepField(direction)) }
  }

  /// Moves inside the focused field, if it has an inside, else over the stops of the form.
  public mutating func move(_ direction: Direction) -> FormResult {
    focus.voidRequest()
    guard let id = focused, let row = active.row(id) else {
      return moveOverStops(direction)
    }
    switch row.state {
    case .choice:
      let result = change(id) { row in
        guard case .choice(var choice) = row.state else { return FormResult.ignored }
        let change = choice.move(direction)
        row.state = .choice(choice)
        switch change {
        case .none: return .noop
        case .moved: return .ok
        case .chosen: return .chosen
        case .left: return .atEnd
        }
      }
      return result == .atEnd ? moveOverStops(direction) : result
    case .code:
      guard direction == .left || direction == .right else { return .noop }
      return edit(direction == .left ? .left : .right)
    case .text, .number, .toggle, .list, .note:
      return moveOverStops(direction)
    }
  }

  /// Past the edge of a grid is the neighbouring stop.
  private mutating func moveOverStops(_ direction: Direction) -> FormResult {
    switch direction {
    case .left, .right: focused == nil ? .ignored : .noop
    case .up: stepField(.backward)
    case .down: stepField(.forward)
    }
  }

  /// Done: drops the focus of a step.
  public mutating func dismiss() -> FormResult {
    FormResult(focus.dismiss())
  }

  /// Goes to a row or button of the active form, if it can be gone to.
  @discardableResult
  public mutating func go(to id: String) -> FormResult {
    let place = place(toAnswer: id)
    return entering { FormResult($0.move(to: place)) }
  }

  /// Asks for the focus of a row or button of the active form, or for none; met when it can be.
  mutating func request(_ id: String?) {
    _ = entering { focus in id.map { focus.requestFocus($0) } ?? focus.requestClear() }
  }

  /// Says that a form, the active one if none is named, is on the screen: keys mean something
  /// from now on.
  public mutating func mount(_ id: String? = nil) {
    _ = entering { $0.mount(id) }
  }

  /// Says whether a command runs for the form called `id`; nothing in it has the focus meanwhile.
  public mutating func setBusy(_ isBusy: Bool, in id: String) {
    _ = entering { $0.setBusy(isBusy, in: id) }
  }

  /// The word that the active form publishes under `name`: of the row that the focus is in, else of
  /// its section, else of the form; never of a form below.
  public func value(for name: String) -> String? {
    let form = active
    if let row = rowOfFocus {
      if let value = row.values[name] { return value }
      if let section = row.field.section, let value = form.sectionValues[section]?[name] {
        return value
      }
    }
    return form.values[name]
  }

  /// Goes to the first or the last option of a choice.
  public mutating func moveToEdge(_ direction: Direction) -> FormResult {
    moveInList { $0.moveToEdge(direction) }
  }

  /// Goes so many options up or down in a choice.
  public mutating func movePage(_ direction: Direction, by count: Int) -> FormResult {
    moveInList { $0.movePage(direction, by: count) }
  }

  private mutating func moveInList(
    _ move: (inout ChoiceState) -> ChoiceState.Change
  ) -> FormResult {
    focus.voidRequest()
    guard let id = focused, active.row(id) != nil else { return .ignored }
    return change(id) { row in
      guard case .choice(var choice) = row.state else { return .ignored }
      let change = move(&choice)
      row.state = .choice(choice)
      return change == .chosen ? .chosen : change == .moved ? .ok : .noop
    }
  }
}
