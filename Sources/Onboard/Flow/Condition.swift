/// When a step, a field or a button is there.
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
  /// The focus is on this field, or on a button that is there for it; only buttons can ask that.
  case focused(String)
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
    case .focused: []
    }
  }

  /// The fields of which it asks whether they have the focus.
  var focuses: [String] {
    switch self {
    case .focused(let field): [field]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.focuses)
    case .not(let condition): condition.focuses
    default: []
    }
  }
}
