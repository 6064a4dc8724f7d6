import Testing

@testable import Onboard

/// What a number looks like, what of a text is taken for one, and steps.
@Suite struct NumberTextTests {
  static let taken: [(String, KeyboardType?, String?)] = [
    ("1.50", nil, "1.50"), ("-0", nil, "-0"), ("\u{2212}5", nil, "-5"), ("٣", nil, "3"),
    ("１２", nil, "12"), ("1e+3", nil, "1e+3"), ("1,9", nil, "1,9"), ("1’000", nil, "1’000"),
    ("x", nil, nil), ("1x", nil, nil), (" ", nil, nil), ("1 5", nil, nil), ("½", nil, nil),
    ("1\u{301}", nil, nil), ("", nil, ""), ("12", .numberPad, "12"), ("-", .numberPad, nil),
    (".", .numberPad, nil), ("e", .asciiCapableNumberPad, nil), ("1.5", .decimalPad, "1.5"),
    ("1,5", .decimalPad, "1,5"), ("-", .decimalPad, nil), ("e", .decimalPad, nil),
    ("-1e3", .numbersAndPunctuation, "-1e3"), ("-1", .default, "-1"),
  ]

  @Test(arguments: taken)
  func takes(_ text: String, _ keyboard: KeyboardType?, _ result: String?) {
    #expect(NumberText.taken(text, on: keyboard) == result)
  }

  static let right = ["0", "-0", "7", "10", "1.50", "-1.5", "1e3", "1E-3", "99999999999999999999"]

  @Test(arguments: right)
  func stands(_ text: String) {
    #expect(NumberText.fault(of: text) == nil)
    #expect(FieldState.number(TextState(text)).answer == .number(text))
  }

  static let wrong: [(String, String)] = [
    ("1,9", "point"), ("1,100", "point"), ("1_000", "point"), ("1'000", "point"),
    ("+5", "plus"), (".5", "before"), ("-.5", "before"), ("1.", "after"), ("05", "zeros"),
    ("-05", "zeros"), ("00", "zeros"), ("-", "not a number"), ("e", "not a number"),
    ("1e", "not a number"), ("1e+", "not a number"), ("--1", "not a number"),
    ("1-2", "not a number"), ("1.2.3", "not a number"), ("1e99999999999", "not a number"),
  ]

  @Test(arguments: wrong)
  func isFound(_ text: String, _ word: String) {
    #expect(NumberText.fault(of: text)?.contains(word) == true)
    #expect(FieldState.number(TextState(text)).answer == .null)
  }

  /// From the number below to the one above.
  static let steps: [(String, String)] = [
    ("0", "1"), ("9", "10"), ("99", "100"), ("-1", "0"), ("-2", "-1"), ("-10", "-9"),
    ("1.50", "2.50"), ("9.99", "10.99"), ("-0.5", "0.5"), ("-0.25", "0.75"), ("-0.999", "0.001"),
    ("-1.5", "-0.5"), ("-1.0", "0.0"), ("-10.05", "-9.05"),
    ("99999999999999999999", "100000000000000000000"),
  ]

  @Test(arguments: steps)
  func goesByOne(_ lower: String, _ upper: String) {
    #expect(NumberText.stepped(lower, up: true) == upper)
    #expect(NumberText.stepped(upper, up: false) == lower)
  }

  @Test(arguments: ["", "-", "1.", "1e3", "+5", "x"])
  func isNotStepped(_ text: String) {
    #expect(NumberText.stepped(text, up: true) == nil)
  }

  @Test func zeroHasNoSign() {
    #expect(NumberText.stepped("-0", up: true) == "1")
    #expect(NumberText.stepped("-0.0", up: false) == "-1.0")
  }

  /// There and back is the same value, by the numbers of the machine as a second opinion.
  @Test(arguments: 0..<20)
  func anyNumberIsStepped(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let thousandths = Int.random(in: -5000...5000, using: &random)
      let text = Self.text(thousandths)
      let up = try #require(NumberText.stepped(text, up: true))
      #expect(Decimal(up) == Decimal(Self.text(thousandths + 1000)), "\(text)")
      let down = try #require(NumberText.stepped(up, up: false))
      #expect(Decimal(down) == Decimal(text), "\(text)")
    }
  }

  private static func text(_ thousandths: Int) -> String {
    let rest = String(abs(thousandths) % 1000)
    return (thousandths < 0 ? "-" : "") + String(abs(thousandths) / 1000) + "."
      + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
