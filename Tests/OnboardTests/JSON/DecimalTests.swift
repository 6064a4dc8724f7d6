import Onboard
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    "", "-", "+1", "1.", ".5", "01", "-01", "1e", "1e+", "0x10", "1_000", "1,9", "1,100", "NaN",
    "٣", " 7", "7 ", "--1", "1.2.3", "1e1.5", "1e99999999999",
  ])
  func refused(text: String) {
    #expect(Decimal(text) == nil)
  }

  /// From the smallest to the largest; the spellings in one row have the same value.
  static let rows = [
    ["-1e3", "-1000", "-1000.0"], ["-1.5", "-15e-1"], ["-0.001", "-1E-3"],
    ["0", "-0", "0.0", "0e9", "-0.00e-5"], ["1e-400"], ["0.30000000000000004"],
    ["0.300000000000000040000000000000000000001"], ["1.1", "1.10", "11e-1"], ["9", "9.0"],
    ["10", "1e1", "1.0E+1"], ["99999999999999999999"], ["100000000000000000000", "1e20"],
    ["1e2147483647"],
  ]

  @Test func order() throws {
    for (left, row) in DecimalTests.rows.enumerated() {
      for (right, other) in DecimalTests.rows.enumerated() {
        for text in row {
          for otherText in other {
            let first = try #require(Decimal(text))
            let second = try #require(Decimal(otherText))
            #expect((first < second) == (left < right), "\(text) < \(otherText)")
            #expect((first == second) == (left == right), "\(text) == \(otherText)")
            if left == right { #expect(first.hashValue == second.hashValue) }
            #expect(first.text == text)
          }
        }
      }
    }
  }
}
