extension JSON {
  /// Whether both mean the same: numbers by value, the members of objects in any order.
  func isEquivalent(to other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      guard let left = Decimal(left), let right = Decimal(right) else { return self == other }
      return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let left), .object(let right)):
      // Of members that have the same name the last one counts, as most readers have it.
      let left = Dictionary(left.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      let right = Dictionary(right.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      return left.count == right.count
        && left.allSatisfy { name, value in
          right[name].map { value.isEquivalent(to: $0) } ?? false
        }
    default:
      return self == other
    }
  }

  /// The number, if it is one.
  var decimal: Decimal? {
    if case .number(let text) = self { Decimal(text) } else { nil }
  }
}
