import Onboard
import Testing

/// Pastes into an empty code of six slots.
@Suite struct CodeTextVectorTests {
  @Test func pastes() throws {
    let rows = try Vectors.rows("otp.tsv")
    #expect(rows.count > 100)
    for row in rows {
      try #require(row.count == 4, "\(row)")
      var code = CodeState(length: 6)
      let change = code.paste(vectorText(row[0]))
      #expect(code.text == row[1], "\(row)")
      let due: CodeState.Change? =
        switch row[2] {
        case "full": .completed
        case "part": .typed
        case "over", "first": .over
        case "none": .rejected
        default: nil
        }
      #expect(change == due, "\(row)")
      #expect(code.isWhole == (row[1].count == 6), "\(row)")
    }
  }
}
