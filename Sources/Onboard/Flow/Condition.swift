/// When a step or a field is there.
///
/// Conditions are data, so that they can be checked before a flow runs.
public indirect enum Condition: Hashable, Sendable {
  /// The answer is this value.
  case equals(field: String, JSON)
  /// The answer is one of these values.
  case isIn(field: String, [JSON])
  /// The whole answer, as text, matches.
  case matches(field: String, Pattern)
  /// The answer is empty, or is not.
  case isEmpty(field: String, Bool)
  /// The answer is a number above this one.
  case above(field: String, Decimal)
  /// The answer is a number below this one.
  case below(field: String, Decimal)
  case all([Condition])
  case any([Condition])
  case not(Condition)

  /// The fields that it names, in order, each as often as it is named.
  public var fields: [String] {
    switch self {
    case .equals(let field, _), .isIn(let field, _), .matches(let field, _),
      .isEmpty(let field, _), .above(let field, _), .below(let field, _):
      [field]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.fields)
    case .not(let condition): condition.fields
    }
  }
}
