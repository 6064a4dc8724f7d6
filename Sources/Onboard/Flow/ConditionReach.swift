/// Whether a condition can ever hold.
enum ConditionReach {
  /// More comparisons than these are not made.
  private static let maximumWork = 100_000
  /// Any text that the condition does not name; no field has such an answer.
  private static let other = JSON.array([])

  /// Tries what the fields that `condition` names can be.
  ///
  /// - Returns: False only if none of it makes the condition hold; true as well where that is too
  ///   much to try or cannot be told.
  static func canHold(_ condition: Condition, kind: (String) -> Field.Kind?) -> Bool {
    var domains: [String: [JSON]] = [:]
    var combinations = 1
    let fields = condition.fields
    for field in fields where domains[field] == nil {
      let values = domain(of: field, kind(field), in: condition)
      domains[field] = values
      combinations *= values.count
      if combinations > maximumWork / fields.count { return true }
    }
    return canHold(condition, domains: Array(domains), answers: [:])
  }

  private static func canHold(
    _ condition: Condition, domains: [(key: String, value: [JSON])], answers: [String: JSON]
  ) -> Bool {
    guard let (field, values) = domains.first else {
      return holds(condition, answers) ?? true
    }
    let rest = Array(domains.dropFirst())
    return values.contains { value in
      var answers = answers
      answers[field] = value
      return canHold(condition, domains: rest, answers: answers)
    }
  }

  /// The answers that make a difference.
  ///
  /// A hidden field is empty, so every field can be. For text they are what it is compared with,
  /// and ``other`` for whatever else the person might type.
  private static func domain(
    of field: String, _ kind: Field.Kind?, in condition: Condition
  ) -> [JSON] {
    switch kind {
    case .toggle: [.bool(true), .bool(false)]
    case .choice(let options):
      [.null] + options.filter { $0.disabled == nil }.map { .string($0.value) }
    case .number: Array(Set(constants(comparedWith: field, in: condition) + [.null, other]))
    default: Array(Set(constants(comparedWith: field, in: condition) + [.string(""), other]))
    }
  }

  private static func constants(comparedWith field: String, in condition: Condition) -> [JSON] {
    switch condition {
    case .equals(field, let value): [value]
    case .isIn(field, let values): values
    case .all(let conditions), .any(let conditions):
      conditions.flatMap { constants(comparedWith: field, in: $0) }
    case .not(let condition): constants(comparedWith: field, in: condition)
    default: []
    }
  }

  /// Whether the condition holds; nil if that depends on more than the answers tell.
  private static func holds(_ condition: Condition, _ answers: [String: JSON]) -> Bool? {
    switch condition {
    case .equals(let field, let value): return answers[field]?.isEquivalent(to: value)
    case .isIn(let field, let values):
      return answers[field].map { answer in values.contains { answer.isEquivalent(to: $0) } }
    case .isEmpty(let field, let isEmpty):
      guard let answer = answers[field] else { return nil }
      return isEmpty == [.null, .bool(false), .string("")].contains(answer)
    case .matches, .above, .below, .focused: return nil
    case .not(let condition): return holds(condition, answers).map { !$0 }
    case .all(let conditions):
      let results = conditions.map { holds($0, answers) }
      return results.contains(false) ? false : results.contains(nil) ? nil : true
    case .any(let conditions):
      let results = conditions.map { holds($0, answers) }
      return results.contains(true) ? true : results.contains(nil) ? nil : false
    }
  }
}
