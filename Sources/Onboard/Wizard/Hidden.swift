/// What the conditions of a flow hide, given the answers.
public struct Hidden: Hashable, Sendable {
  /// The ids of the steps that are not part of the flow now.
  public private(set) var steps = IDSet()
  /// The ids of the fields that are not there now; those of hidden steps as well.
  public private(set) var fields = IDSet()
  /// The indices of the steps that are part of the flow now, in order.
  private(set) var shownSteps: [Int] = []
  /// The fields that conditions name: an edit of another one changes nothing here.
  private let watched: IDSet
  /// Their revisions when it was last decided: to compare answers would take a time that grows
  /// with every letter of a text.
  private var revisions: [Int]

  /// Finds what is hidden at first.
  init(in flow: Flow, _ forms: StepForms) {
    watched = IDSet(
      (flow.steps.compactMap(\.when) + flow.allFields.compactMap(\.when)).flatMap(\.fields))
    revisions = watched.ids.map { _ in 0 }
    decide(flow) { forms.row($0)?.state }
  }

  /// Finds it anew.
  ///
  /// Conditions look back only, so that one pass in flow order decides them all; a field that is
  /// hidden is empty for those that come later.
  ///
  /// - Returns: Whether anything else is hidden now.
  @discardableResult
  mutating func update(_ flow: Flow, _ forms: FormStack) -> Bool {
    guard !watched.ids.isEmpty else { return false }
    var isCurrent = true
    for (index, id) in watched.ids.enumerated() {
      let revision = forms.revision(of: id)
      if revisions[index] == revision { continue }
      isCurrent = false
      revisions[index] = revision
    }
    if isCurrent { return false }
    let old = (steps, fields)
    decide(flow) { forms.row($0)?.state }
    return old != (steps, fields)
  }

  private mutating func decide(_ flow: Flow, _ state: (String) -> FieldState?) {
    steps = IDSet()
    fields = IDSet()
    shownSteps = []
    for (index, step) in flow.steps.enumerated() {
      let isShown = step.when.map { holds($0, state) } ?? true
      if isShown { shownSteps.append(index) } else { steps.insert(step.id) }
      for field in step.fields where !isShown || !(field.when.map { holds($0, state) } ?? true) {
        fields.insert(field.id)
      }
    }
    for field in flow.prompts.flatMap(\.fields) {
      if let condition = field.when, !holds(condition, state) { fields.insert(field.id) }
    }
  }

  /// Whether the condition of a button holds.
  /// - Parameter isFocused: says whether the focus is where the condition asks for it.
  func holds(
    _ condition: Condition, _ forms: FormStack, isFocused: (String) -> Bool
  ) -> Bool {
    holds(condition, { forms.row($0)?.state }, isFocused)
  }

  private func holds(
    _ condition: Condition, _ state: (String) -> FieldState?,
    _ isFocused: (String) -> Bool = { _ in false }
  ) -> Bool {
    switch condition {
    case .all(let conditions): return conditions.allSatisfy { holds($0, state, isFocused) }
    case .any(let conditions): return conditions.contains { holds($0, state, isFocused) }
    case .not(let condition): return !holds(condition, state, isFocused)
    case .focused(let id): return isFocused(id)
    case .equals(let id, _), .isIn(let id, _), .matches(let id, _), .isEmpty(let id, _),
      .above(let id, _), .below(let id, _):
      return (state(id) ?? .note).satisfies(condition, isHidden: fields.contains(id))
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
    guard hidden.update(flow, forms) else { return }
    isLineEdit = false
    let hidden = hidden
    for scope in forms.focus.scopes {
      self.forms.setVisible(in: scope.id) { !hidden.fields.contains($0) }
    }
    prepare(step)
  }
}
