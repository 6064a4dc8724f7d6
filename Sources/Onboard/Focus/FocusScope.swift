/// The focus of one step or prompt: its fields in order, and where the focus is, was and shall be.
///
/// A scope is changed through the ``FocusStack`` that it is in. While another scope covers it, its
/// ``focus`` is what it remembers, which may name a field that has gone; that is settled when it
/// becomes the active scope again.
public struct FocusScope: Hashable, Sendable {
  /// What a scope belongs to.
  public enum Kind: String, Hashable, Sendable {
    /// A step of the wizard: Escape drops the focus.
    case step
    /// A prompt over a step: Escape closes it.
    case modal
  }

  /// Where Tab goes on from: the focus, or the place that it was dropped or lost at.
  enum Anchor: Hashable {
    case field(FieldID)
    /// The place of a field that was removed: the number of fields in front of it.
    case gap(Int)
  }

  /// A focus change that was asked for and has not happened yet.
  enum Request: Hashable {
    case clear
    case focus(FieldID)
  }

  /// The id, unique among the open scopes.
  public let id: ScopeID
  /// What the scope belongs to.
  public let kind: Kind
  /// The field that has the first focus, if it can.
  public let defaultFocus: FieldID?
  /// Whether Tab goes from one end to the other.
  public let wraps: Bool
  /// Whether Escape closes a modal.
  public let isDismissible: Bool
  /// Ids that can be announced and never take focus, such as a title.
  public let statics: [FieldID]
  /// The fields in order.
  public internal(set) var fields: [FocusField]
  /// Whether the scope has been drawn; before that it has no focus.
  public internal(set) var isMounted: Bool
  /// Whether nothing in the scope can take focus for now.
  public internal(set) var isBusy: Bool
  /// The scope that opened this one, and takes it with it when it is replaced.
  public internal(set) var owner: ScopeID?
  /// The field that has the focus or, in a scope that is covered, had it.
  public internal(set) var focus: FieldID?
  /// The field or static that a screen reader is at.
  public internal(set) var announced: FieldID?

  /// Nil until anything had the focus.
  var anchor: Anchor?
  /// Whether the focus is nil on purpose.
  var isCleared: Bool
  /// The field that lost the focus when no other could take it.
  var lost: FieldID?
  /// The fields that focus has left, the most recent last.
  var history: [FieldID] = []
  var request: Request?
  /// The field of each section that had the focus last.
  var memory: [String: FieldID] = [:]
  /// Grows with every move that was asked for and every edit.
  var epoch = 0
  /// Told apart from other scopes of the same id.
  var instance = 0

  /// Creates a scope.
  ///
  /// Without `autofocus` the focus is nil until the person, or a request, moves it.
  public init(
    _ id: ScopeID, kind: Kind = .step, fields: [FocusField], defaultFocus: FieldID? = nil,
    autofocus: Bool = true, wraps: Bool = true, isMounted: Bool = true, isBusy: Bool = false,
    isDismissible: Bool = true, statics: [FieldID] = []
  ) {
    self.id = id
    self.kind = kind
    self.fields = fields
    self.defaultFocus = defaultFocus
    self.isCleared = !autofocus
    self.wraps = wraps
    self.isMounted = isMounted
    self.isBusy = isBusy
    self.isDismissible = isDismissible
    self.statics = statics
  }

  /// The field of that id.
  public subscript(id: FieldID) -> FocusField? {
    fields.first { $0.id == id }
  }

  /// Whether the field can take focus now.
  public func isFocusable(_ id: FieldID) -> Bool {
    !isBusy && self[id]?.isAvailable == true
  }

  func index(of id: FieldID) -> Int? {
    fields.firstIndex { $0.id == id }
  }

  var hasUniqueIDs: Bool {
    // Not by a set: the first one of a process takes as long as the rest of opening a form.
    let ids = fields.map(\.id).sorted()
    return zip(ids, ids.dropFirst()).allSatisfy { $0 != $1 }
  }
}

// MARK: - Order

extension FocusScope {
  mutating func insert(_ field: FocusField, at position: FocusPosition) -> FocusResult {
    guard index(of: field.id) == nil else { return .duplicate }
    let index =
      switch position {
      case .end: fields.count
      case .at(let index): min(max(index, 0), fields.count)
      case .before(let id): index(of: id) ?? fields.count
      case .after(let id): index(of: id).map { $0 + 1 } ?? fields.count
      }
    fields.insert(field, at: index)
    if case .gap(let gap) = anchor, index < gap {
      anchor = .gap(gap + 1)
    }
    return .ok
  }

  mutating func remove(_ id: FieldID) -> FocusResult {
    guard let index = index(of: id) else { return .noop }
    let removed = fields.remove(at: index)
    history.removeAll { $0 == id }
    if let section = removed.section, memory[section] == id {
      memory[section] = nil
    }
    switch anchor {
    case .field(id): anchor = .gap(index)
    case .gap(let gap) where index < gap: anchor = .gap(gap - 1)
    default: break
    }
    return .ok
  }

  mutating func reorder(_ order: [FieldID]) -> FocusResult {
    guard order.count == fields.count else { return .refused }
    var rest = fields
    var sorted: [FocusField] = []
    for id in order {
      guard let index = rest.firstIndex(where: { $0.id == id }) else { return .refused }
      sorted.append(rest.remove(at: index))
    }
    // A gap stays behind the field in front of it.
    if case .gap(let gap) = anchor, gap > 0 {
      let before = fields[gap - 1].id
      anchor = .gap((sorted.firstIndex { $0.id == before } ?? 0) + 1)
    }
    fields = sorted
    return .ok
  }
}
