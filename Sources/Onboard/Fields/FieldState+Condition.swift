/// What conditions find in a field.
extension FieldState {
  /// Whether a comparison holds for what is in its field; a combination of others never does.
  ///
  /// - Parameter isHidden: Whether the field is hidden, and so counts as empty.
  func satisfies(_ comparison: Condition, isHidden: Bool = false) -> Bool {
    var answer: JSON { isHidden ? emptyAnswer : self.answer }
    func isEqual(to value: JSON) -> Bool {
      // A text is not made into a string only to find that it is longer.
      if case .text(let text) = self, case .string(let value) = value, !isHidden,
        text.buffer.characters.count != value.count
      {
        return false
      }
      return answer.isEquivalent(to: value)
    }
    switch comparison {
    case .equals(_, let value): return isEqual(to: value)
    case .isIn(_, let values): return values.contains(where: isEqual)
    case .matches(_, let pattern):
      guard case .string(let text) = answer else { return false }
      return pattern.matchesWhole(text)
    case .isEmpty(_, let isEmpty): return isEmpty == (isHidden || self.isEmpty)
    case .above(_, let bound): return answer.decimal.map { $0 > bound } ?? false
    case .below(_, let bound): return answer.decimal.map { $0 < bound } ?? false
    case .all, .any, .not, .focused: return false
    }
  }
}
