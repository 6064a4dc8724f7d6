import Testing
import TTYCore

@Suite struct FrameTests {
  static func frame(_ columns: Int = 6, _ rows: Int = 1) -> Frame {
    Frame(size: Size(columns: columns, rows: rows))
  }

  @Test(arguments: [
    ("abc", 0, "abc", 3), ("abc", 4, "    ab", 2), ("abc", -1, "bc", 3), ("abc", 9, "", 0),
    ("漢字", 0, "漢字", 4), ("漢字", 3, "   漢", 3), ("漢", 5, "", 1), ("漢字", -1, " 字", 4),
    ("a\u{301}b", 0, "a\u{301}b", 2), ("\u{1B}[1m", 0, "␛[1m", 4), ("a\u{200B}b", 0, "ab", 2),
    ("\u{903}x", 0, "\u{FFFD}x", 2), ("👩‍💻!", 0, "👩‍💻!", 3), ("a\r\nb", 0, "a␍␊b", 4),
  ])
  func puts(text: String, column: Int, row: String, advanced: Int) {
    var frame = Self.frame()
    #expect(frame.put(text, at: Point(column: column, row: 0)) == advanced)
    #expect(Array(frame.text(row: 0).unicodeScalars) == Array(row.unicodeScalars))
  }

  @Test(arguments: [-1, 1, 9, Int.max, Int.min])
  func leavesOutOtherRows(row: Int) {
    var frame = Self.frame()
    #expect(frame.put("abc", at: Point(column: 0, row: row)) == 0)
    #expect(frame == Self.frame())
  }

  @Test(arguments: [(0, "x字"), (1, " x字"), (2, "漢x"), (3, "漢 x"), (4, "漢字x")])
  func overwritingHalfBlanksTheOther(column: Int, row: String) {
    var frame = Self.frame()
    frame.put("漢字", at: Point(column: 0, row: 0))
    frame.put("x", at: Point(column: column, row: 0))
    var expected = row
    if column == 0 { expected = "x 字" }
    if column == 2 { expected = "漢x" }
    #expect(frame.text(row: 0) == expected)
  }

  @Test(arguments: [Int.max, Int.max - 1, Int.min, Int.min + 9, 6])
  func leavesOutFarColumns(column: Int) {
    var frame = Self.frame()
    #expect(frame.put("abc", at: Point(column: column, row: 0)) == 0)
    #expect(frame.put("漢字", at: Point(column: column, row: 0)) == 0)
    #expect(frame == Self.frame())
  }

  @Test func clips() {
    var frame = Self.frame(8, 3)
    let clip = Rect(column: 2, row: 1, columns: 3, rows: 1)
    #expect(frame.put("abcdefgh", at: Point(column: 0, row: 1), within: clip) == 5)
    #expect(frame.put("x", at: Point(column: 3, row: 0), within: clip) == 0)
    #expect(frame.put("漢字", at: Point(column: 1, row: 1), within: clip) == 4)
    #expect(frame.text() == "\n   字\n\n")
  }

  @Test func sumProfileOwnsEveryCell() {
    var frame = Frame(size: Size(columns: 8, rows: 1), profile: .sum)
    #expect(frame.put("👨‍👩‍👧|", at: Point(column: 0, row: 0)) == 7)
    #expect(frame[Point(column: 0, row: 0)].width == 6)
    frame.put("x", at: Point(column: 4, row: 0))
    #expect(frame.text(row: 0) == "    x |")
  }

  @Test func fillsAndRestyles() {
    var frame = Self.frame(6, 2)
    let red = Style(foreground: .red)
    frame.fill(Rect(column: -2, row: 0, columns: 5, rows: 1), with: "─", style: red)
    frame.put("漢", at: Point(column: 3, row: 0))
    frame.restyle(Rect(column: 2, row: 0, columns: 2, rows: 9)) { $0.attributes = .bold }
    #expect(frame.text() == "───漢\n\n")
    #expect(frame[Point(column: 1, row: 0)].style == red)
    #expect(frame[Point(column: 2, row: 0)].style == Style(foreground: .red, attributes: .bold))
    #expect(frame[Point(column: 4, row: 0)].style == Style(attributes: .bold))
    #expect(frame[Point(column: 5, row: 0)].style == .plain)
    frame.fill(Rect(column: 4, row: 0, columns: 1, rows: 1))
    #expect(frame.text(row: 0) == "───")
  }

  @Test func equalityLooksAtClusters() {
    var (one, other) = (Self.frame(), Self.frame())
    one.put("👩‍💻", at: Point(column: 2, row: 0))
    other.put("👍🏽", at: Point(column: 2, row: 0))
    #expect(one != other)
    other.put("👩‍💻", at: Point(column: 2, row: 0))
    #expect(one == other)
    other.cursor = Point(column: 0, row: 0)
    #expect(one != other)
  }

  @Test func marksWithoutEndAreCut() {
    var frame = Self.frame()
    frame.put("a" + String(repeating: "\u{301}", count: 10_000), at: Point(column: 0, row: 0))
    #expect(frame[Point(column: 0, row: 0)].text.unicodeScalars.count == 32)
  }

  @Test func sizesAreBroughtIntoBounds() {
    #expect(Frame(size: Size(columns: 0, rows: -4)).size == Size(columns: 1, rows: 1))
    #expect(Frame(size: Size(columns: 9999, rows: 1)).size.columns == 1000)
  }
}
