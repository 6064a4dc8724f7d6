/// Numbers to try in a field: those that something asks for, one between each two neighbours, and one
/// beyond either end.
struct NumberSamples {
  /// The texts that can be typed there, the simplest of each part of the line.
  private(set) var texts: [String] = []
  /// Whether there is one of each part of the line that a number can be typed of.
  let isExhaustive: Bool

  /// - Parameter bounds: Numbers that make a difference, beside those of the field's own rules.
  init(for field: Field, around bounds: [Decimal] = []) {
    var bounds = bounds
    for rule in field.rules {
      switch rule {
      case .minimum(let bound), .maximum(let bound): bounds.append(bound)
      default: break
      }
    }
    // Zero is where the numbers begin that can be typed on a pad.
    if let zero = Decimal("0") { bounds.append(zero) }
    let sorted = Set(bounds).sorted()
    let marks = sorted.compactMap(PlainNumber.init)
    isExhaustive = marks.count == sorted.count
    guard let first = marks.first, let last = marks.last else { return }
    var parts = [[first.farther(isNegative: true)]]
    for (low, high) in zip(marks, marks.dropFirst()) {
      parts += [[low], PlainNumber.between(low, high)]
    }
    parts += [[last], [last.farther(isNegative: false)]]
    texts = parts.compactMap { part in
      part.lazy.map(\.text).first { field.taken($0) == $0 }
    }
  }
}

/// A number without an exponent.
private struct PlainNumber {
  /// More digits than these are not written out.
  private static let mostDigits = 400

  private var isNegative: Bool
  private var whole: String
  private var fraction: String

  private init(isNegative: Bool, whole: String, fraction: String) {
    self.isNegative = isNegative
    self.whole = whole
    self.fraction = fraction
  }

  /// The same number; nil if it has too many digits.
  init?(_ number: Decimal) {
    let limits = -Self.mostDigits...Self.mostDigits
    guard limits.contains(number.magnitude), number.digits.count <= Self.mostDigits else {
      return nil
    }
    let digits = String(decoding: number.digits, as: UTF8.self)
    let count = max(0, number.magnitude)
    let ahead = String(digits.prefix(count))
    whole = ahead + String(repeating: "0", count: count - ahead.count)
    if whole.isEmpty { whole = "0" }
    fraction = String(repeating: "0", count: max(0, -number.magnitude)) + digits.dropFirst(count)
    isNegative = number.isNegative && !digits.isEmpty
  }

  var text: String {
    (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// The next whole number on this side of zero that is farther from it.
  func farther(isNegative: Bool) -> PlainNumber {
    let next = NumberText.stepped(whole, up: true) ?? whole
    return PlainNumber(isNegative: isNegative, whole: next, fraction: "")
  }

  /// Whether this is nearer to zero than another one on the same side.
  private func isNearer(than other: PlainNumber) -> Bool {
    guard let value = Decimal(text), let other = Decimal(other.text) else { return false }
    return isNegative ? value > other : value < other
  }

  /// Numbers between two that are not on different sides of zero: a whole one if there is one, and
  /// one with decimals.
  static func between(_ low: PlainNumber, _ high: PlainNumber) -> [PlainNumber] {
    let isNegative = low.isNegative
    let (near, far) = isNegative ? (high, low) : (low, high)
    let next = near.farther(isNegative: isNegative)
    // Half a step of the last decimal on.
    let count = max(near.fraction.count, far.fraction.count)
    let zeros = String(repeating: "0", count: count - near.fraction.count)
    let half = PlainNumber(
      isNegative: isNegative, whole: near.whole, fraction: near.fraction + zeros + "5")
    return next.isNearer(than: far) ? [next, half] : [half]
  }
}
