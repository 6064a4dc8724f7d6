/// A decimal number as it was written, compared by value without rounding.
///
/// `1.10` equals `1.1`, `1e3` equals `1000`, and no digit is lost however many there are.
public struct Decimal: Hashable, Sendable, Comparable {
  /// The text that it was made from.
  public let text: String
  let isNegative: Bool
  /// The digits without leading or trailing zeros; empty for zero.
  let digits: [UInt8]
  /// The power of ten of the first digit, plus one: 0.5 has 0, 5 has 1, 50 has 2.
  let magnitude: Int

  /// Reads a number by JSON's grammar (RFC 8259); nil if it is none, or if its exponent does not
  /// fit 32 bits.
  public init?(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    func takeDigits() -> ArraySlice<UInt8> {
      let run = bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      bytes = bytes.dropFirst(run.count)
      return run
    }
    let whole = takeDigits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    var fraction: ArraySlice<UInt8> = []
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      fraction = takeDigits()
      guard !fraction.isEmpty else { return nil }
    }
    var exponent = 0
    if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") {
      bytes.removeFirst()
      var sign = 1
      if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        sign = first == UInt8(ascii: "-") ? -1 : 1
        bytes.removeFirst()
      }
      let run = takeDigits()
      guard let value = Int32(String(decoding: run, as: UTF8.self)) else { return nil }
      exponent = sign * Int(value)
    }
    guard bytes.isEmpty else { return nil }
    let all = Array(whole) + fraction
    let significant = all.drop { $0 == UInt8(ascii: "0") }
    let zeros = all.count - significant.count
    var kept = Array(significant)
    while kept.last == UInt8(ascii: "0") { kept.removeLast() }
    digits = kept
    magnitude = kept.isEmpty ? 0 : whole.count - zeros + exponent
  }

  /// Whether both have the same value, however they are written.
  public static func == (left: Decimal, right: Decimal) -> Bool {
    left.digits == right.digits && left.magnitude == right.magnitude
      && (left.isNegative == right.isNegative || left.digits.isEmpty)
  }

  /// Feeds the value, not its spelling, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digits)
    hasher.combine(magnitude)
    hasher.combine(isNegative && !digits.isEmpty)
  }

  /// Whether the value of `left` is the smaller one.
  public static func < (left: Decimal, right: Decimal) -> Bool {
    let signs = (left.sign, right.sign)
    if signs.0 != signs.1 { return signs.0 < signs.1 }
    if signs.0 == 0 { return false }
    let isSmaller =
      left.magnitude != right.magnitude
      ? left.magnitude < right.magnitude
      : left.digits.lexicographicallyPrecedes(right.digits)
    return left == right ? false : (signs.0 > 0 ? isSmaller : !isSmaller)
  }

  private var sign: Int { digits.isEmpty ? 0 : (isNegative ? -1 : 1) }
}
