import Testing

/// Swift's clusters are Unicode 17.0's but for the rows that the vectors say.
///
/// GB9c knows six linkers of twenty in Swift 6.3, and five Kirat Rai vowels count as other letters.
/// If a newer Swift mends that, these rows become `same`.
@Suite struct GraphemeBreakTests {
  @Test func vectors() throws {
    let rows = try Vectors.rows("grapheme-break.tsv")
    #expect(!rows.isEmpty)
    for row in rows {
      let lengths = row[3] == "same" ? row[2] : row[3]
      let clusters = vectorText(row[0]).map { String($0.unicodeScalars.count) }
      #expect(clusters.joined(separator: ",") == lengths, "\(row)")
    }
  }
}
