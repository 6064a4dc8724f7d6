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

  /// Texts for which it is likely to hold.
  var texts: [String] {
    switch condition {
    case .equals(_, .string(let text)), .equals(_, .number(let text)): [text]
    case .isIn(_, let values):
      values.compactMap {
        switch $0 {
        case .string(let text), .number(let text): text
        default: nil
        }
      }
    case .matches(_, let pattern):
      if case .found(let text) = TextSearch.shortest([.matches(pattern)]) { [text] } else { [] }
    case .above(_, let bound):
      [NumberText.stepped(bound.text, up: true), bound.text].compactMap { $0 }
    case .below(_, let bound):
      [NumberText.stepped(bound.text, up: false), bound.text].compactMap { $0 }
    default: []
    }
  }
}
