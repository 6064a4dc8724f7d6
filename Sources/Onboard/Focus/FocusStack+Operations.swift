// MARK: - Fields

extension FocusStack {
  /// Inserts a field; `duplicate` if its id is taken.
  @discardableResult
  public mutating func insert(
    _ field: FocusField, at position: FocusPosition = .end, in scope: ScopeID? = nil
  ) -> FocusResult {
    change(scope) { $0.insert(field, at: position) }
  }

  /// Removes a field and what was remembered of it; `noop` if it is not there.
  @discardableResult
  public mutating func remove(_ id: FieldID, in scope: ScopeID? = nil) -> FocusResult {
    change(scope) { $0.remove(id) }
  }

  /// Sets flags of fields; ids that are not there are passed over.
  @discardableResult
  public mutating func set(
    _ ids: [FieldID], in scope: ScopeID? = nil, isEnabled: Bool? = nil, isVisible: Bool? = nil,
    canFocus: Bool? = nil, isTabStop: Bool? = nil
  ) -> FocusResult {
    change(scope) { scope in
      for id in ids {
        guard let index = scope.index(of: id) else { continue }
        if let isEnabled { scope.fields[index].isEnabled = isEnabled }
        if let isVisible { scope.fields[index].isVisible = isVisible }
        if let canFocus { scope.fields[index].canFocus = canFocus }
        if let isTabStop { scope.fields[index].isTabStop = isTabStop }
      }
      return .ok
    }
  }

  /// Puts the fields in another order; `refused` if it does not name each of them once.
  @discardableResult
  public mutating func reorder(_ order: [FieldID], in scope: ScopeID? = nil) -> FocusResult {
    change(scope) { $0.reorder(order) }
  }

  /// Says whether anything in a scope can take focus for now; afterwards the focus comes back.
  @discardableResult
  public mutating func setBusy(_ isBusy: Bool, in scope: ScopeID? = nil) -> FocusResult {
    change(scope) { scope in
      scope.isBusy = isBusy
      return .ok
    }
  }

  /// Says that a scope was drawn for the first time.
  @discardableResult
  public mutating func mount(_ scope: ScopeID? = nil) -> FocusResult {
    change(scope) { scope in
      scope.isMounted = true
      return .ok
    }
  }

  /// Moves the screen reader, and nothing else, to a field that is shown or a static, else
  /// `rejected`.
  @discardableResult
  public mutating func announce(_ id: FieldID, in scope: ScopeID? = nil) -> FocusResult {
    change(scope) { scope in
      guard scope.isAnnounceable(id) else { return .rejected }
      scope.announced = id
      return .ok
    }
  }

  private mutating func change(
    _ id: ScopeID?, _ body: (inout FocusScope) -> FocusResult
  ) -> FocusResult {
    guard let index = index(of: id) else { return .stale }
    return transaction { body(&$0.scopes[index]) }
  }
}

// MARK: - Requests

extension FocusStack {
  /// Asks for the focus of a field: met now, or when the field is there and its scope is active,
  /// mounted and not busy, unless another request or the person comes first.
  ///
  /// With a mark only if nothing was moved or edited in the scope since, else `stale`. A section's
  /// name, or a field that is disabled, hidden or not focusable, is `rejected`.
  @discardableResult
  public mutating func requestFocus(
    _ id: FieldID, in scope: ScopeID? = nil, ifUnmovedSince mark: FocusMark? = nil
  ) -> FocusResult {
    guard let index = index(of: scope) else { return .stale }
    if let mark, mark != self.mark(scope) { return .stale }
    return transaction { stack in
      stack.scopes[index].requestFocus(id, isActive: index == stack.top)
    }
  }

  /// Asks for no focus; where it is nil already it is now nil on purpose, a `noop`.
  @discardableResult
  public mutating func requestClear(in scope: ScopeID? = nil) -> FocusResult {
    guard let index = index(of: scope) else { return .stale }
    return transaction { stack in
      stack.scopes[index].requestClear(isActive: index == stack.top)
    }
  }

  /// Goes back, in the active scope, to the field that focus has left last and that can take it;
  /// the one that is left now is not remembered.
  @discardableResult
  public mutating func back() -> FocusResult {
    guard scopes[top].isMounted else { return .noop }
    return transaction { $0.scopes[$0.top].back() }
  }

  /// Goes to the default field of a scope, else to its first tab stop, if the scope is active and
  /// mounted.
  @discardableResult
  public mutating func reset(_ scope: ScopeID? = nil) -> FocusResult {
    guard let index = index(of: scope) else { return .stale }
    guard index == top, scopes[top].isMounted else { return .noop }
    return transaction { $0.scopes[index].reset() }
  }

  /// The present moment of a scope; nil if it is not open.
  public func mark(_ scope: ScopeID? = nil) -> FocusMark? {
    index(of: scope).map { index in
      let scope = scopes[index]
      return FocusMark(scope: scope.id, instance: scope.instance, epoch: scope.epoch)
    }
  }

  /// Whether the scope of a mark is open, the very one and not another of its id.
  public func isOpen(_ mark: FocusMark) -> Bool {
    self[mark.scope]?.instance == mark.instance
  }

  /// Whether the scope of a mark is open, and no focus was moved or asked for and no field edited
  /// in it since; what moved because a field went away does not count.
  public func isUnmoved(since mark: FocusMark) -> Bool {
    self.mark(mark.scope) == mark
  }
}

// MARK: - The person

/// Operations of the person void a request of the active scope that waits. Before the scope is
/// mounted they are ignored: hold the keys until then.
extension FocusStack {
  /// Goes to the next or previous tab stop from the focus or the place where it was dropped,
  /// round the ends if the scope wraps; `noop` if there is no other.
  @discardableResult
  public mutating func tab(_ direction: FocusDirection) -> FocusResult {
    act { scope in
      scope.stop(direction, wraps: scope.wraps).map { scope.move(to: $0) } ?? .noop
    }
  }

  /// Goes to the next or previous input, never round the ends (`atEnd`); `ignored` without focus.
  @discardableResult
  public mutating func stepInput(_ direction: FocusDirection) -> FocusResult {
    act { scope in
      guard let focus = scope.focus, let index = scope.index(of: focus) else { return .ignored }
      return scope.input(from: index, direction).map { scope.move(to: $0) } ?? .atEnd
    }
  }

  /// Goes to the next or previous tab stop as Down and Up do, never round the ends (`noop`);
  /// `ignored` without focus.
  @discardableResult
  public mutating func stepField(_ direction: FocusDirection) -> FocusResult {
    act { scope in
      guard scope.focus != nil else { return .ignored }
      return scope.stop(direction, wraps: false).map { scope.move(to: $0) } ?? .noop
    }
  }

  /// Goes to the next or previous section, to the field that was left there.
  @discardableResult
  public mutating func jumpSection(_ direction: FocusDirection) -> FocusResult {
    act { scope in
      scope.sectionTarget(direction).map { scope.move(to: $0) } ?? .noop
    }
  }

  /// Goes to a field of the active scope: where a click, Return or a failed submit leads.
  ///
  /// `ignored` if it cannot take focus.
  @discardableResult
  public mutating func move(to id: FieldID) -> FocusResult {
    act { $0.isFocusable(id) ? $0.move(to: id) : .ignored }
  }

  /// Goes to the field that the pointer pressed; `inert` in a scope that is covered.
  @discardableResult
  public mutating func click(_ id: FieldID, in scope: ScopeID? = nil) -> FocusResult {
    guard index(of: scope) == top else { return .inert }
    return move(to: id)
  }

  /// Drops the focus as Done does; `ignored` without focus.
  @discardableResult
  public mutating func dismiss() -> FocusResult {
    act { scope in
      guard scope.focus != nil else { return .ignored }
      scope.clear()
      return .ok
    }
  }

  /// Does what Escape does: closes a modal, `refused` if that must be answered; in a step drops
  /// the focus.
  @discardableResult
  public mutating func escape() -> FocusResult {
    guard active.kind == .modal, active.isMounted else { return dismiss() }
    voidRequest()
    return active.isDismissible ? pop(active.id) : .refused
  }

  /// Says that the person edited or checked something in the active scope.
  public mutating func noteEdit() {
    voidRequest()
    scopes[top].epoch += 1
  }

  /// Says that the person did something in the active scope, if only to submit it.
  public mutating func voidRequest() {
    guard scopes[top].isMounted else { return }
    scopes[top].request = nil
  }

  private mutating func act(_ body: (inout FocusScope) -> FocusResult) -> FocusResult {
    guard scopes[top].isMounted else { return .ignored }
    return transaction { stack in
      stack.scopes[stack.top].request = nil
      return body(&stack.scopes[stack.top])
    }
  }
}
