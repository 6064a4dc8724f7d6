/// The parameters of a control sequence: numbers between semicolons, colons within one.
///
/// Eight values are kept, which is more than any sequence that means something here has; nothing is
/// allocated. Kitty's keyboard protocol gives some sub-parameters a place of their own.
struct Parameters {
  /// The first number of each parameter, -1 where it is empty.
  private(set) var values = SIMD8<Int32>(repeating: -1)
  /// How many parameters there are, the empty ones too; 0 if there is no byte.
  private(set) var count = 0
  /// The second and third number of the first parameter: the key with Shift, the base layout's key.
  private(set) var shifted: Int32 = -1
  private(set) var base: Int32 = -1
  /// The second number of the second parameter: 1 press, 2 repeat, 3 release.
  private(set) var phase: Int32 = -1
  /// Where the third parameter begins, whose numbers are text.
  private(set) var textStart: Int?
  /// Whether all are digits and separators, and no number has more than nine digits.
  private(set) var isWellFormed = true

  /// Reads the parameters that stand in `range` of `bytes`.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    guard !range.isEmpty else { return }
    count = 1
    var part = 0
    var number: Int32 = -1
    var digits = 0
    for index in range {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits > 9 {
          isWellFormed = false
        } else {
          number = max(number, 0) &* 10 &+ Int32(byte &- UInt8(ascii: "0"))
        }
      case UInt8(ascii: ":"), UInt8(ascii: ";"):
        store(number, part: part)
        number = -1
        digits = 0
        part += 1
        if byte == UInt8(ascii: ";") {
          part = 0
          count += 1
          if count == 3 { textStart = index + 1 }
        }
      default:
        isWellFormed = false
      }
    }
    store(number, part: part)
  }

  private mutating func store(_ number: Int32, part: Int) {
    switch (part, count) {
    case (0, 1...8): values[count &- 1] = number
    case (1, 1): shifted = number
    case (2, 1): base = number
    case (1, 2): phase = number
    default: break
    }
  }

  /// The parameter at `index`, or nil if it is absent or empty.
  subscript(index: Int) -> Int? {
    guard index < min(count, 8), values[index] >= 0 else { return nil }
    return Int(values[index])
  }
}
