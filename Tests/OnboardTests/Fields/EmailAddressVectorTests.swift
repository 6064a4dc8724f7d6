import Onboard
import Testing

/// The verdicts of the file's `default` column, on the text that cleaning makes of the input.
@Suite struct EmailAddressVectorTests {
  static func rows() throws -> [(cleaned: String, verdict: String, row: [String])] {
    try Vectors.rows("email.tsv").map { row in
      try #require(row.count == 7, "\(row)")
      return (vectorText(row[1] == "=" ? row[0] : row[1]), row[3], row)
    }
  }

  @Test func verdicts() throws {
    let rows = try EmailAddressVectorTests.rows()
    #expect(rows.count > 200)
    for (cleaned, verdict, row) in rows {
      #expect(EmailAddress.isValid(cleaned) == (verdict == "valid"), "\(row)")
    }
  }

  @Test func trimmingLeavesWhatIsClean() throws {
    for (cleaned, _, row) in try EmailAddressVectorTests.rows() {
      #expect(EmailAddress.trimmed(cleaned) == cleaned, "\(row)")
    }
  }

  @Test(arguments: ["\u{200B}a@b.co\n", " a@b.co ", "\u{202A}a@b.co\u{202C}\u{3000}"])
  func trims(_ text: String) {
    #expect(EmailAddress.trimmed(text) == "a@b.co")
  }
}
