import Testing
import TTYCore

@Suite struct CellWidthTests {
  @Test func vectors() throws {
    let rows = try Vectors.rows("width.tsv")
    #expect(!rows.isEmpty)
    for row in rows {
      let text = vectorText(row[0])
      #expect(text.count == Int(row[1]), "clusters of \(row)")
      #expect(CellWidth.of(text, in: .cluster) == Int(row[2]), "\(row)")
      #expect(CellWidth.of(text, in: .sum) == Int(row[3]), "sum of \(row)")
    }
  }

  @Test(arguments: [
    (UInt32(0x00), 0), (0x1f, 0), (0x20, 1), (0x7e, 1), (0x7f, 0), (0x9f, 0), (0xad, 1),
    (0x300, 0), (0x600, 1), (0x903, 1), (0x115f, 2), (0x1160, 0), (0x200b, 0), (0x2028, 0),
    (0x3000, 2), (0x4e00, 2), (0xd7b0, 0), (0xe000, 1), (0xff01, 2), (0x1f1e6, 1), (0x1f600, 2),
    (0x2fffd, 2), (0x3fffd, 2), (0xe0001, 0), (0x10ffff, 1),
  ])
  func scalars(value: UInt32, width: Int) throws {
    #expect(CellWidth.of(try #require(Unicode.Scalar(value))) == width)
  }

  @Test(arguments: [
    ("👩‍💻", 2, 2, 4), ("❤️", 2, 1, 1), ("1️⃣", 2, 1, 1), ("🇯🇵", 2, 2, 2), ("👍🏽", 2, 2, 4),
    ("❤\u{FE0E}", 1, 1, 1), ("漢字", 4, 4, 4), ("", 0, 0, 0),
  ])
  func profiles(text: String, cluster: Int, capped: Int, sum: Int) {
    let capping = WidthProfile(capsClusters: true, widensEmojiPresentation: false)
    #expect(CellWidth.of(text, in: .cluster) == cluster)
    #expect(CellWidth.of(text, in: capping) == capped)
    #expect(CellWidth.of(text, in: .sum) == sum)
  }
}
