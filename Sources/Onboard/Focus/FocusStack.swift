/// The focus of a wizard: a stack of scopes, one for the step and one for each open prompt.
///
/// The stack is never empty, and only the top scope is active. It knows ids and nothing of what is
/// behind them. Every operation is a transaction; ``transaction(_:)`` makes several into one. At
/// the end of the outermost one the active scope is settled, so that its focus is nil or a field
/// that can have it. Operations of the person (``tab(_:)`` and the others of that file) act at
/// once and do not belong into a transaction with others; requests are met when it ends.
///
/// An operation that is refused changes nothing. Operations on a scope that is not open are
/// ``FocusResult/stale`` unless they say otherwise. Where a scope is optional, nil means the
/// active one.
public struct FocusStack: Hashable, Sendable {
  /// To whom a scope belongs that is opened; it goes when its owner is replaced.
  public enum Owner: Hashable, Sendable {
    /// The scope that is active when it is opened.
    case active
    /// The open scope of that id; nobody if there is none.
    case scope(ScopeID)
    /// Nobody: only closing it closes it.
    case nobody
  }

  /// The open scopes, the bottom one first; never empty.
  public internal(set) var scopes: [FocusScope] = []
  /// The scopes that were replaced and can be resumed.
  private var shelf: [ScopeID: FocusScope] = [:]
  private var instances = 0
  /// How many transactions are open, one in another.
  private var depth = 0
  /// The scopes as they were when the outermost one began.
  private var before: [FocusScope] = []
  private var events: [FocusEvent] = []

  /// Creates a stack of one scope; of fields with the same id the first one counts.
  public init(_ scope: FocusScope) {
    var scope = scope
    if !scope.hasUniqueIDs {
      var ids: Set<FieldID> = []
      scope.fields.removeAll { !ids.insert($0.id).inserted }
    }
    transaction { $0.append(scope, owner: nil) }
  }

  /// The scope on top.
  public var active: FocusScope {
    scopes[scopes.count - 1]
  }

  /// The field of the active scope that has the focus.
  public var focus: FieldID? {
    scopes[top].focus
  }

  /// The open scope of that id.
  public subscript(id: ScopeID) -> FocusScope? {
    index(of: id).map { scopes[$0] }
  }

  /// Whether a scope of that id was kept and can be resumed.
  public func isKept(_ id: ScopeID) -> Bool {
    shelf[id] != nil
  }

  /// Takes the events of all transactions since they were last taken.
  ///
  /// A transaction gives at most one blur and one focus for each scope: first the blurs from the
  /// top down, then the focuses from the bottom up.
  public mutating func takeEvents() -> [FocusEvent] {
    defer { events = [] }
    return events
  }

  /// Makes the operations of `body` one: the active scope is settled once, at the end of the
  /// outermost transaction, and events tell the net change.
  @discardableResult
  public mutating func transaction<Result>(_ body: (inout FocusStack) -> Result) -> Result {
    beginTransaction()
    defer { endTransaction() }
    return body(&self)
  }

  /// Begins a transaction, for one who holds the stack as a part and cannot lend it to
  /// ``transaction(_:)``; each needs its ``endTransaction()``.
  public mutating func beginTransaction() {
    depth += 1
    guard depth == 1 else { return }
    before = scopes
  }

  /// Ends a transaction that ``beginTransaction()`` began; without one it does nothing.
  public mutating func endTransaction() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0 else { return }
    if scopes[top].isMounted {
      scopes[top].settle()
    }
    report()
  }

  private mutating func report() {
    defer { before = [] }
    for old in before.reversed() {
      guard let field = old.focus else { continue }
      let now = scopes.first { $0.instance == old.instance }?.focus
      if now != field { events.append(.blur(old.id, field)) }
    }
    for scope in scopes {
      guard let field = scope.focus else { continue }
      let old = before.first { $0.instance == scope.instance }?.focus
      if old != field { events.append(.focus(scope.id, field)) }
    }
  }

  var top: Int {
    scopes.count - 1
  }

  func index(of id: ScopeID?) -> Int? {
    guard let id else { return top }
    return scopes.firstIndex { $0.id == id }
  }

  private mutating func append(_ scope: FocusScope, owner: ScopeID?) {
    scopes.append(numbered(scope))
    scopes[top].owner = owner
  }

  private mutating func numbered(_ scope: FocusScope) -> FocusScope {
    instances += 1
    var scope = scope
    scope.instance = instances
    return scope
  }
}

// MARK: - Opening and closing

extension FocusStack {
  /// Opens a scope on top and makes it the active one.
  ///
  /// `noop` if a scope of that id is open, `duplicate` if two of its fields have the same id.
  @discardableResult
  public mutating func push(_ scope: FocusScope, owner: Owner = .active) -> FocusResult {
    guard index(of: scope.id) == nil else { return .noop }
    guard scope.hasUniqueIDs else { return .duplicate }
    let owner: ScopeID? =
      switch owner {
      case .active: scopes[top].id
      case .scope(let id): index(of: id) == nil ? nil : id
      case .nobody: nil
      }
    transaction { $0.append(scope, owner: owner) }
    return .ok
  }

  /// Closes a scope wherever it is in the stack; what it opened passes to its owner.
  ///
  /// `returnTo` asks for the focus in the scope below; it counts only if the closed scope was on
  /// top and the field is there, enabled, shown and focusable. The bottom scope is `refused`; one
  /// that is not open is a `noop`.
  @discardableResult
  public mutating func pop(_ id: ScopeID, returnTo: FieldID? = nil) -> FocusResult {
    guard let index = index(of: id) else { return .noop }
    guard index > 0 else { return .refused }
    return transaction { stack in
      let wasTop = index == stack.top
      let closed = stack.scopes.remove(at: index)
      for other in stack.scopes.indices where stack.scopes[other].owner == id {
        stack.scopes[other].owner = closed.owner
      }
      if wasTop, let returnTo, stack.scopes[stack.top][returnTo]?.isAvailable == true {
        _ = stack.scopes[stack.top].requestFocus(returnTo, isActive: true)
      }
      return .ok
    }
  }

  /// Closes everything above a scope.
  ///
  /// `noop` if it is on top, `refused` if it is not open.
  @discardableResult
  public mutating func popTo(_ id: ScopeID) -> FocusResult {
    guard let index = index(of: id) else { return .refused }
    guard index < top else { return .noop }
    transaction { $0.scopes.removeSubrange((index + 1)...) }
    return .ok
  }

  /// Puts a new scope in the place of one, with the same owner; closes all that the replaced one
  /// owned, directly or not.
  ///
  /// With `keeping` the old scope can be resumed once, as it was. `refused` if there is no such
  /// scope; `duplicate` if two fields have the same id, or a scope that stays has the new id.
  @discardableResult
  public mutating func replace(
    _ id: ScopeID, with scope: FocusScope, keeping: Bool = false
  ) -> FocusResult {
    guard let index = index(of: id) else { return .refused }
    guard scope.hasUniqueIDs else { return .duplicate }
    return replace(index, with: scope, isNew: true, keeping: keeping)
  }

  /// Puts a scope that was kept in the place of one, as it was left.
  ///
  /// Otherwise as ``replace(_:with:keeping:)``; `refused` also if no such scope was kept.
  @discardableResult
  public mutating func replace(
    _ id: ScopeID, resuming kept: ScopeID, keeping: Bool = false
  ) -> FocusResult {
    guard let index = index(of: id), let scope = shelf[kept] else { return .refused }
    return replace(index, with: scope, isNew: false, keeping: keeping)
  }

  private mutating func replace(
    _ index: Int, with scope: FocusScope, isNew: Bool, keeping: Bool
  ) -> FocusResult {
    let old = scopes[index]
    let closed = owned(by: old.id)
    let stays = scopes.contains { $0.id == scope.id && $0.id != old.id && !closed.contains($0.id) }
    guard !stays else { return .duplicate }
    return transaction { stack in
      if !isNew {
        stack.shelf[scope.id] = nil
      }
      if keeping {
        stack.shelf[old.id] = old
      }
      stack.scopes[index] = isNew ? stack.numbered(scope) : scope
      stack.scopes[index].owner = old.owner
      stack.scopes.removeAll { closed.contains($0.id) }
      return .ok
    }
  }

  /// The scopes that a scope owns, directly or not; owners are always below what they own.
  private func owned(by id: ScopeID) -> Set<ScopeID> {
    var ids: Set<ScopeID> = [id]
    for scope in scopes {
      if let owner = scope.owner, ids.contains(owner) { ids.insert(scope.id) }
    }
    return ids.subtracting([id])
  }
}
