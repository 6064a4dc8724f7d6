/// What the conditions of a flow hide, given the answers.
public struct Hidden: Hashable, Sendable {
  /// The ids of the steps that are not part of the flow now.
  public private(set) var steps: Set<String> = []
  /// The ids of the fields that are not there now; those of hidden steps as well.
  public private(set) var fields: Set<String> = []
  /// The fields that conditions name: an edit of another one changes nothing here.
  private let watched: Set<String>
  /// Their answers when it was last decided.
  private var answers: [String: JSON] = [:]

  /// Finds what is hidden at first.
  init(in flow: Flow) {
    let initial = Dictionary(
      flow.steps.flatMap(\.fields).map { ($0.id, FieldState($0)) }, uniquingKeysWith: { $1 })
    watched = Set(
      (flow.steps.compactMap(\.when) + flow.allFields.compactMap(\.when)).flatMap(\.fields))
    update(flow) { initial[$0] }
  }

  /// Finds it anew.
  ///
  /// Conditions look back only, so that one pass in flow order decides them all; a field that is
  /// hidden is empty for those that come later.
  /// - Returns: whether it was decided anew, because an answer that a condition names changed.
  @discardableResult
  mutating func update(_ flow: Flow, state: (String) -> FieldState?) -> Bool {
    guard !watched.isEmpty else { return false }
    var current: [String: JSON] = [:]
    for id in watched { current[id] = state(id)?.answer }
    guard current != answers else { return false }
    answers = current
    steps = []
    fields = []
    for step in flow.steps {
      let isShown = step.when.map { holds($0, state) } ?? true
      if !isShown { steps.insert(step.id) }
      for field in step.fields where !isShown || !(field.when.map { holds($0, state) } ?? true) {
        fields.insert(field.id)
      }
    }
    for field in flow.prompts.flatMap(\.fields) {
      if let condition = field.when, !holds(condition, state) { fields.insert(field.id) }
    }
    return true
  }

  private func holds(_ condition: Condition, _ state: (String) -> FieldState?) -> Bool {
    func answer(_ id: String) -> JSON {
      guard let state = state(id) else { return .null }
      return fields.contains(id) ? state.emptyAnswer : state.answer
    }
    switch condition {
    case .equals(let id, let value): return answer(id).means(value)
    case .isIn(let id, let values): return values.contains { answer(id).means($0) }
    case .matches(let id, let pattern):
      guard case .string(let text) = answer(id) else { return false }
      return pattern.matchesWhole(text)
    case .isEmpty(let id, let isEmpty):
      let answer = answer(id)
      return isEmpty
        == (answer == .string("") || answer == .null || answer == .array([])
          || answer == .bool(false))
    case .above(let id, let bound): return answer(id).decimal.map { $0 > bound } ?? false
    case .below(let id, let bound): return answer(id).decimal.map { $0 < bound } ?? false
    case .all(let conditions): return conditions.allSatisfy { holds($0, state) }
    case .any(let conditions): return conditions.contains { holds($0, state) }
    case .not(let condition): return !holds(condition, state)
    }
  }
}

extension Flow {
  fileprivate var allFields: [Field] {
    steps.flatMap(\.fields) + prompts.flatMap(\.fields)
  }
}

extension JSON {
  /// Whether both are the same value; numbers are compared by value, not by how they are written.
  fileprivate func means(_ other: JSON) -> Bool {
    if case .number(let left) = self, case .number(let right) = other,
      let left = Decimal(left), let right = Decimal(right)
    {
      return left == right
    }
    return self == other
  }

  fileprivate var decimal: Decimal? {
    switch self {
    case .number(let text), .string(let text): Decimal(text)
    default: nil
    }
  }
}

extension Wizard {
  /// Whether a step is part of the flow now.
  public func isVisible(_ step: Step) -> Bool { !hidden.steps.contains(step.id) }

  /// Whether a field is there now; those of hidden steps are not.
  public func isVisible(_ field: Field) -> Bool { !hidden.fields.contains(field.id) }

  /// Decides the conditions anew if an answer that they name has changed, and tells the focus.
  mutating func updateHidden() {
    let forms = forms
    guard hidden.update(flow, state: { forms.row($0)?.state }) else { return }
    isLineEdit = false
    let hidden = hidden
    self.forms.setVisible(in: step.id) { !hidden.fields.contains($0) }
    prepare(step)
  }
}
