import Testing
import TTYCore

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("", 5, [""]), ("hello", 5, ["hello"]), ("hello world", 5, ["hello", "world"]),
    ("hello   world", 8, ["hello", "world"]), ("a b c d", 3, ["a b", "c d"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("hi abcdefgh", 4, ["hi", "abcd", "efgh"]),
    ("漢字漢字", 5, ["漢字", "漢字"]), ("a漢字", 4, ["a漢", "字"]), ("漢", 1, ["漢"]),
    ("one\n\ntwo", 9, ["one", "", "two"]), ("one two\nthree", 3, ["one", "two", "thr", "ee"]),
    ("  indented text", 10, ["  indented", "text"]), ("trailing   ", 8, ["trailing"]),
    ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]), ("👩‍💻👩‍💻 x", 4, ["👩‍💻👩‍💻", "x"]), ("ab", 0, ["a", "b"]),
    ("     ", 3, [""]), ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func wraps(text: String, columns: Int, rows: [String]) {
    #expect(TextLayout.wrap(text, columns: columns).map(String.init) == rows)
  }

  @Test func wrappingKeepsEveryLetterAndNoRowIsWider() {
    let words = ["a", "longer", "漢字", "👨‍👩‍👧", " ", "  ", "\n", "x", "e\u{301}", "unbreakable", "한"]
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let profile = seed % 2 == 0 ? WidthProfile.cluster : .sum
      let columns = Int.random(in: 1...12, using: &random)
      let text = (0..<12).map { _ in words[Int(random.next() % UInt64(words.count))] }.joined()
      let rows = TextLayout.wrap(text, columns: columns, profile: profile)
      for row in rows where row.count > 1 {
        #expect(CellWidth.of(row, in: profile) <= columns, "seed \(seed): \(row)")
      }
      let letters = rows.joined().filter { !$0.isWhitespace }
      #expect(letters == text.filter { !$0.isWhitespace }, "seed \(seed)")
      // Rows are parts of the text, in order, so that a place in one is a place in the text.
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.endIndex <= $1.startIndex })
    }
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"), ("👩‍💻👩‍💻", 3, "👩‍💻…"), ("", 0, ""),
  ])
  func fits(text: String, columns: Int, fitted: String) {
    #expect(TextLayout.fit(text, columns: columns) == fitted)
  }

  @Test func fitsWithAnotherEllipsis() {
    #expect(TextLayout.fit("hello world", columns: 8, ellipsis: "...") == "hello...")
    #expect(TextLayout.fit("hello", columns: 2, ellipsis: "...") == "he")
    #expect(TextLayout.fit("👩‍💻👩‍💻", columns: 5, profile: .sum) == "👩‍💻…")
  }

  @Test func pads() {
    #expect(TextLayout.pad("漢", columns: 4) == "漢  ")
    #expect(TextLayout.pad("long", columns: 2) == "long")
  }
}
