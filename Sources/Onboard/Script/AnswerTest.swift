/// One comparison of a condition: something about the answer of one field.
struct AnswerTest: Hashable {
  /// The field.
  var field: String
  /// The comparison; never a combination of others.
  var condition: Condition

  /// The comparisons that a condition is made of.
  static func all(in condition: Condition) -> [AnswerTest] {
    switch condition {
    case .all(let conditions), .any(let conditions): conditions.flatMap(all(in:))
    case .not(let condition): all(in: condition)
    default: condition.fields.map { AnswerTest(field: $0, condition: condition) }
    }
  }

  /// What all conditions of a flow ask of each field: once each, and of what an answer must be the
  /// same as as well.
  static func byField(in flow: Flow, _ copies: FieldCopies) -> [String: [AnswerTest]] {
    let buttons = flow.steps.flatMap(\.buttons) + flow.prompts.flatMap(\.buttons)
    let conditions =
      flow.steps.compactMap(\.when) + flow.allFields.compactMap(\.when)
      + buttons.compactMap(\.when)
    var tests: [String: [AnswerTest]] = [:]
    for test in conditions.flatMap(all(in:)) {
      for field in [test.field] + (copies.originals[test.field] ?? []).map(\.id) {
        if !tests[field, default: []].contains(test) { tests[field, default: []].append(test) }
      }
    }
    return tests
  }

  /// The pattern that it compares with.
  var pattern: Pattern? {
    if case .matches(_, let pattern) = condition { pattern } else { nil }
  }

  /// The numbers that it compares with.
  var bounds: [Decimal] {
    switch condition {
    case .above(_, let bound), .below(_, let bound): [bound]
    default: constants.compactMap(Decimal.init)
    }
  }

  /// The texts and numbers that it takes an answer to be the same as.
  var constants: [String] {
    let values: [JSON] =
      switch condition {
      case .equals(_, let value): [value]
      case .isIn(_, let values): values
      default: []
      }
    return values.compactMap {
      switch $0 {
      case .string(let text), .number(let text): text
      default: nil
      }
    }
  }

  /// Texts for which it is likely to hold.
  var texts: [String] {
    guard let pattern else { return constants }
    return if case .found(let text) = TextSearch.shortest([.matches(pattern)]) { [text] } else {
      []
    }
  }
}
