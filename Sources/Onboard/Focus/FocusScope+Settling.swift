extension FocusScope {
  // MARK: Requests

  /// Records a request for a field; the last one counts.
  mutating func requestFocus(_ id: FieldID, isActive: Bool) -> FocusResult {
    let field = self[id]
    if field == nil, fields.contains(where: { $0.section == id }) { return .rejected }
    if isActive, focus == id, isFocusable(id) {
      request = nil
      return .noop
    }
    request = .focus(id)
    if isActive, isMounted, let field, !field.isAvailable { return .rejected }
    epoch += 1
    guard isActive else { return .deferred }
    return isMounted && isFocusable(id) ? .ok : .pending
  }

  /// Records a request for no focus.
  mutating func requestClear(isActive: Bool) -> FocusResult {
    if isActive, focus == nil {
      request = nil
      clear()
      return .noop
    }
    request = .clear
    epoch += 1
    return isActive ? .ok : .deferred
  }

  // MARK: Moves that were asked for

  /// Moves the focus to a field that can take it.
  mutating func move(to id: FieldID) -> FocusResult {
    guard id != focus else { return .noop }
    epoch += 1
    setFocus(id)
    return .ok
  }

  /// Drops the focus on purpose.
  mutating func clear() {
    guard !isCleared else { return }
    epoch += 1
    setFocus(nil)
    isCleared = true
    lost = nil
  }

  /// Goes back to the most recent field of the history that can take focus.
  mutating func back() -> FocusResult {
    request = nil
    guard let id = history.last(where: isFocusable) else { return .noop }
    epoch += 1
    setFocus(id, remembering: false)
    return .ok
  }

  /// Goes to where the focus was at first.
  mutating func reset() -> FocusResult {
    request = nil
    guard let id = initial else { return .noop }
    return move(to: id)
  }

  // MARK: Settling

  /// Brings the focus in line with the fields at the end of a transaction: meets or drops the
  /// request, moves a focus that its field cannot hold, fills one that was lost.
  mutating func settle() {
    meetRequest()
    if let focus {
      if index(of: focus) != nil {
        anchor = .field(focus)
      }
      if !isFocusable(focus) {
        let fallback = fallback
        setFocus(fallback)
        if fallback == nil { lost = focus }
      }
    }
    if focus == nil, !isCleared {
      setFocus(refill)
    }
    if let announced, !isAnnounceable(announced) {
      self.announced = focus
    }
  }

  private mutating func meetRequest() {
    switch request {
    case nil: break
    case .clear:
      request = nil
      clear()
    case .focus(let id):
      guard let field = self[id] else { return }
      if isBusy, field.isAvailable { return }
      request = nil
      if field.isAvailable { _ = move(to: id) }
    }
  }

  /// The field that takes a focus that is nil, but not on purpose.
  private var refill: FieldID? {
    guard anchor != nil else { return initial }
    if let lost, isFocusable(lost) { return lost }
    return fallback
  }

  /// Whether a screen reader can be at it: a static, or a field that is shown.
  func isAnnounceable(_ id: FieldID) -> Bool {
    statics.contains(id) || self[id]?.isVisible == true
  }

  private mutating func setFocus(_ new: FieldID?, remembering: Bool = true) {
    guard new != focus else { return }
    if remembering, let focus, index(of: focus) != nil {
      history.append(focus)
    }
    focus = new
    guard let new else { return }
    history.removeAll { $0 == new }
    if let section = self[new]?.section {
      memory[section] = new
    }
    anchor = .field(new)
    announced = new
    isCleared = false
    lost = nil
  }
}
