@testable import Onboard

/// Each operation of the vectors as what the program calls for it; nil if it is of another kind.
extension FormDriver {
  mutating func performOnStack(_ operation: VectorOperation) throws -> String? {
    switch operation {
    case .push(let scope): return try push(scope).rawValue
    case .pop(let scope, let target):
      return stack.pop(scope, returnTo: rowID(target)).rawValue
    case .popTo(let scope): return stack.popTo(scope).rawValue
    case .replace(let old, let scope, let keep):
      let form = try VectorForm(scope)
      let result = stack.replace(old, with: form.form, scope: form.scope, keep: keep)
      if result == .ok { take(scope, form) }
      return result.rawValue
    case .resume(let kept, let old, let keep):
      return stack.resume(kept, replacing: old, keep: keep).rawValue
    default: return nil
    }
  }

  mutating func push(_ scope: VectorScope) throws -> FocusResult {
    let form = try VectorForm(scope)
    let owner: FocusStack.Owner = scope.owner.map { .scope($0) } ?? .active
    let result = stack.push(form.form, scope: form.scope, owner: owner)
    if result == .ok { take(scope, form) }
    return result
  }

  // MARK: - Fields

  mutating func performOnFields(_ operation: VectorOperation) throws -> String? {
    switch operation {
    case .mount(let scope):
      stack.mount(scope)
      return "ok"
    case .insert(let field, let place, let scope):
      return try insert(field, at: place, in: scope ?? stack.active.id).rawValue
    case .remove(let id, let scope):
      return try remove(id, in: scope ?? stack.active.id).rawValue
    case .set(let ids, let change, let scope):
      return set(ids, change, in: scope ?? stack.active.id).rawValue
    case .reorder(let order, let scope):
      guard forms[scope ?? stack.active.id]?.groups.isEmpty != false else {
        throw VectorObject.Fault(description: "reorder among groups")
      }
      return stack.entering { $0.reorder(order, in: scope) }.rawValue
    case .busy(let isBusy, let scope):
      stack.setBusy(isBusy, in: scope ?? stack.active.id)
      return "ok"
    case .setInvalid(let ids, let scope):
      refuse(ids, in: scope ?? stack.active.id)
      return "ok"
    case .resize(let rows):
      resize(to: rows)
      return "ok"
    case .appBlur, .appFocus: return "ok"
    default: return nil
    }
  }

  private mutating func insert(
    _ field: VectorField, at place: VectorOperation.Place, in scope: String
  ) throws -> FocusResult {
    guard var form = forms[scope] else { return .stale }
    let id = form.rowID(of: field)
    if field.role == "button" { actions[scope]?[field.id] = field.action }
    guard id != field.id else {
      return stack.insert(
        form.formRow(of: field), form.button(of: field), try form.focusField(of: field),
        at: position(place, in: form), in: scope)
    }
    guard form.member(field.id) == nil else { return .duplicate }
    let isNew = form.groups[id] == nil
    try form.add(field)
    forms[scope] = form
    guard let group = form.groups[id] else { return .stale }
    guard isNew else { return stack.update(group, in: scope) }
    return stack.insert(
      try form.formRow(of: group), nil, group.focusField, at: position(place, in: form),
      in: scope)
  }

  private func position(_ place: VectorOperation.Place, in form: VectorForm) -> FocusPosition {
    switch place {
    case .end: .end
    case .at(let index): .at(index)
    case .before(let id): .before(form.rowID(of: id))
    case .after(let id): .after(form.rowID(of: id))
    }
  }

  private mutating func remove(_ id: String, in scope: String) throws -> FocusResult {
    guard let row = forms[scope]?.rowID(of: id), row != id else {
      return stack.remove(id, in: scope)
    }
    forms[scope]?.groups[row]?.members.removeAll { $0.id == id }
    guard let group = forms[scope]?.groups[row] else { return .stale }
    guard group.completion == nil else {
      throw VectorObject.Fault(description: "a code with a slot less")
    }
    guard group.members.isEmpty else { return stack.update(group, in: scope) }
    forms[scope]?.groups[row] = nil
    return stack.remove(row, in: scope)
  }

  private mutating func set(
    _ ids: [String], _ change: VectorOperation.Change, in scope: String
  ) -> FocusResult {
    let plain = ids.filter { forms[scope]?.member($0) == nil }
    let rows = Set(ids.compactMap { forms[scope]?.rowID(of: $0) }).subtracting(plain)
    for row in rows {
      guard let members = forms[scope]?.groups[row]?.members else { continue }
      for index in members.indices where ids.contains(members[index].id) {
        forms[scope]?.groups[row]?.members[index].take(change)
      }
    }
    let groups = rows.sorted().compactMap { forms[scope]?.groups[$0] }
    let result = stack.transaction { stack in
      for group in groups { _ = stack.update(group, in: scope) }
      if let value = change.value {
        for id in plain { _ = stack.setAnswer(.string(value), of: id, in: scope) }
      }
      return stack.entering {
        $0.set(
          plain, in: scope, isEnabled: change.isEnabled, isVisible: change.isVisible,
          canFocus: change.canFocus, isTabStop: change.isTabStop)
      }
    }
    if let isValid = change.isValid {
      let refused = Set(stack[scope]?.rows.filter { $0.refusal != nil }.map(\.id) ?? [])
      refuse(isValid ? refused.subtracting(ids).sorted() : refused.union(ids).sorted(), in: scope)
    }
    return result
  }

  private mutating func refuse(_ ids: [String], in scope: String) {
    stack.refuse(messages(for: ids, in: scope), in: scope)
  }

  private func messages(for ids: [String], in scope: String) -> [String: String] {
    Dictionary(
      ids.map { (forms[scope]?.rowID(of: $0) ?? $0, "This is wrong.") },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Requests

  mutating func performRequest(_ operation: VectorOperation) throws -> String? {
    switch operation {
    case .focus(let id, let scope, let token):
      let mark = token.flatMap { marks[$0] }
      if token != nil, mark == nil { return FocusResult.stale.rawValue }
      return try point(at: id, in: scope) { focus, row in
        focus.requestFocus(row, in: scope, ifUnmovedSince: mark)
      }.rawValue
    case .click(let id, let scope):
      return try point(at: id, in: scope) { $0.click($1, in: scope) }.rawValue
    case .clear(let scope): return stack.entering { $0.requestClear(in: scope) }.rawValue
    case .back: return stack.entering { $0.back() }.rawValue
    case .reset(let scope): return stack.entering { $0.reset(scope) }.rawValue
    case .announce(let id, let scope):
      let row = forms[scope ?? stack.active.id]?.rowID(of: id) ?? id
      return stack.entering { $0.announce(row, in: scope) }.rawValue
    case .mark(let token, let scope):
      marks[token] = stack.focus.mark(scope)
      return FocusResult.ok.rawValue
    default: return nil
    }
  }

  /// Goes to a field and, if its row stands for several, to its position there.
  private mutating func point(
    at id: String, in scope: String?, _ move: (inout FocusStack, _ row: String) -> FocusResult
  ) throws -> FocusResult {
    let scope = scope ?? stack.active.id
    let row = forms[scope]?.rowID(of: id) ?? id
    let result = stack.entering { move(&$0, row) }
    guard row != id else { return result }
    guard scope == stack.active.id, stack.focused == row, result == .ok || result == .noop,
      let slot = forms[scope]?.groups[row]?.members.firstIndex(where: { $0.id == id })
    else { throw VectorObject.Fault(description: "\(id) does not get the focus at once") }
    return stack.point(at: slot, value: id, of: row) ? .ok : result
  }

  private func rowID(_ target: String?) -> String? {
    target.map { id in
      stack.focus.scopes.dropLast().last.flatMap { forms[$0.id]?.rowID(of: id) } ?? id
    }
  }
}

extension VectorField {
  fileprivate mutating func take(_ change: VectorOperation.Change) {
    isEnabled = change.isEnabled ?? isEnabled
    isVisible = change.isVisible ?? isVisible
    canFocus = change.canFocus ?? canFocus
    isTabStop = change.isTabStop ?? isTabStop
  }
}

extension FormStack {
  /// Tells a choice what the fields that it stands for are now.
  fileprivate mutating func update(_ group: VectorForm.Group, in form: String) -> FocusResult {
    setOptions(group.options, of: group.id, in: form)
    let field = group.focusField
    return entering {
      $0.set(
        [group.id], in: form, isEnabled: field.isEnabled, isVisible: field.isVisible,
        canFocus: field.canFocus, isTabStop: field.isTabStop)
    }
  }
}
