import Onboard

/// The focus engine alone: it has no texts, groups, grids, validity, submit and scrolling.
struct EngineDriver: FocusDriver {
  private var engine: FocusStack
  private var marks: [String: FocusMark] = [:]

  init(_ scopes: [VectorScope]) throws {
    guard let bottom = scopes.first else { throw NotDriven() }
    engine = FocusStack(try Self.scope(bottom))
    for scope in scopes.dropFirst() {
      engine.push(try Self.scope(scope), owner: Self.owner(scope))
    }
  }

  var stack: [String] { engine.scopes.map(\.id) }
  var focus: String? { engine.focus }
  var announced: String? { engine.active.announced }
  var canNext: Bool { engine.active.canStepInput(.forward) }
  var canPrevious: Bool { engine.active.canStepInput(.backward) }

  func remembered(in scope: String) -> String? { engine[scope]?.focus }
  func value(of field: String) throws -> String? { throw NotDriven() }
  func checked() throws -> [String: String] { throw NotDriven() }
  func topRow() throws -> Int? { throw NotDriven() }

  mutating func takeEvents() -> [String] {
    engine.takeEvents().map(\.description)
  }

  mutating func apply(_ operation: VectorOperation) throws -> String? {
    if case .batch(let operations) = operation {
      engine.beginTransaction()
      defer { engine.endTransaction() }
      return try operations.reduce(nil) { try apply($1) }
    }
    if case .mark(let token, let scope) = operation {
      marks[token] = engine.mark(scope)
      return FocusResult.ok.rawValue
    }
    let result =
      try applyToStack(operation) ?? applyToFields(operation) ?? request(operation)
      ?? press(operation)
    guard let result else { throw NotDriven() }
    return result.rawValue
  }

  private mutating func applyToStack(_ operation: VectorOperation) throws -> FocusResult? {
    switch operation {
    case .push(let scope): engine.push(try Self.scope(scope), owner: Self.owner(scope))
    case .pop(let scope, let returnTo): engine.pop(scope, returnTo: returnTo)
    case .popTo(let scope): engine.popTo(scope)
    case .replace(let old, let new, let keep):
      engine.replace(old, with: try Self.scope(new), keeping: keep)
    case .resume(let kept, let old, let keep): engine.replace(old, resuming: kept, keeping: keep)
    default: nil
    }
  }

  private mutating func applyToFields(_ operation: VectorOperation) throws -> FocusResult? {
    switch operation {
    case .mount(let scope): engine.mount(scope)
    case .insert(let field, let place, let scope):
      engine.insert(try Self.field(field), at: Self.position(place), in: scope)
    case .remove(let id, let scope): engine.remove(id, in: scope)
    case .set(_, let change, _) where change.isValid != nil || change.value != nil: nil
    case .set(let ids, let change, let scope):
      engine.set(
        ids, in: scope, isEnabled: change.isEnabled, isVisible: change.isVisible,
        canFocus: change.canFocus, isTabStop: change.isTabStop)
    case .reorder(let order, let scope): engine.reorder(order, in: scope)
    case .busy(let isBusy, let scope): engine.setBusy(isBusy, in: scope)
    default: nil
    }
  }

  private mutating func request(_ operation: VectorOperation) throws -> FocusResult? {
    switch operation {
    case .focus(let id, let scope, nil): engine.requestFocus(id, in: scope)
    case .focus(let id, let scope, let token?):
      if let mark = marks[token] {
        engine.requestFocus(id, in: scope, ifUnmovedSince: mark)
      } else {
        .stale
      }
    case .clear(let scope): engine.requestClear(in: scope)
    case .back: engine.back()
    case .reset(let scope): engine.reset(scope)
    case .announce(let id, let scope): engine.announce(id, in: scope)
    default: nil
    }
  }

  private mutating func press(_ operation: VectorOperation) throws -> FocusResult? {
    switch operation {
    case .tab: engine.tab(.forward)
    case .shiftTab: engine.tab(.backward)
    case .next: engine.stepInput(.forward)
    case .previous: engine.stepInput(.backward)
    case .arrow("down"): engine.stepField(.forward)
    case .arrow("up"): engine.stepField(.backward)
    case .arrow: engine.focus == nil ? .ignored : .noop
    case .section(let direction): engine.jumpSection(direction > 0 ? .forward : .backward)
    case .click(let id, let scope): engine.click(id, in: scope)
    case .escape: engine.escape()
    case .appBlur, .appFocus: .ok
    default: nil
    }
  }

  private static func scope(_ scope: VectorScope) throws -> FocusScope {
    guard
      scope.groups.isEmpty, scope.viewport == nil, let kind = FocusScope.Kind(rawValue: scope.kind)
    else { throw NotDriven() }
    return FocusScope(
      scope.id, kind: kind, fields: try scope.fields.map(field), defaultFocus: scope.defaultFocus,
      autofocus: scope.autofocus, wraps: scope.wraps, isMounted: scope.isMounted,
      isBusy: scope.isBusy, isDismissible: scope.isDismissible, statics: scope.statics)
  }

  private static func field(_ field: VectorField) throws -> FocusField {
    guard field.group == nil, field.grid == nil, let role = FocusField.Role(rawValue: field.role)
    else { throw NotDriven() }
    return FocusField(
      field.id, role: role, section: field.section, isEnabled: field.isEnabled,
      isVisible: field.isVisible, canFocus: field.canFocus, isTabStop: field.isTabStop)
  }

  private static func owner(_ scope: VectorScope) -> FocusStack.Owner {
    scope.owner.map { .scope($0) } ?? .active
  }

  private static func position(_ place: VectorOperation.Place) -> FocusPosition {
    switch place {
    case .end: .end
    case .at(let index): .at(index)
    case .before(let id): .before(id)
    case .after(let id): .after(id)
    }
  }
}
