extension FocusScope {
  /// The input that Return's `next` goes to from a field, which itself need not be one that can
  /// take focus: the next tab stop of role input, without going round; nil at the end.
  public func nextInput(after id: FieldID) -> FieldID? {
    guard let index = index(of: id) else { return nil }
    return input(from: index, .forward)
  }

  /// Whether there is an input further that way for ``FocusStack/stepInput(_:)``.
  public func canStepInput(_ direction: FocusDirection) -> Bool {
    guard let focus, let index = index(of: focus) else { return false }
    return input(from: index, direction) != nil
  }

  func input(from index: Int, _ direction: FocusDirection) -> FieldID? {
    field(from: index + direction.step, direction, wraps: false) {
      $0.isTabStop && $0.role == .input
    }
  }

  /// The tab stop that is next to the anchor, which is the focus or the place it was left at.
  func stop(_ direction: FocusDirection, wraps: Bool) -> FieldID? {
    let start =
      switch anchor {
      case nil: direction == .forward ? 0 : fields.count - 1
      case .gap(let gap): direction == .forward ? gap : gap - 1
      case .field(let id): (index(of: id) ?? 0) + direction.step
      }
    return field(from: start, direction, wraps: wraps, where: \.isTabStop)
  }

  /// The first tab stop.
  var firstStop: FieldID? {
    field(from: 0, .forward, wraps: false, where: \.isTabStop)
  }

  /// The field that takes over where the focus was: the next tab stop, else the previous one.
  var fallback: FieldID? {
    stop(.forward, wraps: false) ?? stop(.backward, wraps: false)
  }

  /// The default field if it can take focus, else the first tab stop.
  var initial: FieldID? {
    if let defaultFocus, isFocusable(defaultFocus) { return defaultFocus }
    return firstStop
  }

  /// The field to go to in the next section, in order of their first tab stops, going round:
  /// the one that was left there if it can take focus, else the first tab stop.
  func sectionTarget(_ direction: FocusDirection) -> FieldID? {
    guard !isBusy else { return nil }
    var order: [String] = []
    for field in fields where field.isAvailable && field.isTabStop {
      if let section = field.section, !order.contains(section) { order.append(section) }
    }
    guard let first = order.first, let last = order.last else { return nil }
    var section = direction == .forward ? first : last
    if let here = currentSection, let index = order.firstIndex(of: here) {
      section = order[(index + direction.step + order.count) % order.count]
    }
    if let left = memory[section], isFocusable(left) { return left }
    return field(from: 0, .forward, wraps: false) { $0.isTabStop && $0.section == section }
  }

  /// The section of the focus or, without one, of the field it was dropped in.
  private var currentSection: String? {
    guard case .field(let id) = anchor else { return nil }
    return self[id]?.section
  }

  /// The first field from an index on that can take focus and passes the test; the index may be
  /// one off either end.
  private func field(
    from start: Int, _ direction: FocusDirection, wraps: Bool, where test: (FocusField) -> Bool
  ) -> FieldID? {
    guard !isBusy else { return nil }
    var index = start
    for _ in fields.indices {
      if !fields.indices.contains(index) {
        guard wraps else { return nil }
        index = direction == .forward ? 0 : fields.count - 1
      }
      if fields[index].isAvailable, test(fields[index]) { return fields[index].id }
      index += direction.step
    }
    return nil
  }
}
