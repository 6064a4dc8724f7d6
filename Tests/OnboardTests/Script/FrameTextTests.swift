import Onboard
import TTYCore
import Testing

@Suite struct FrameTextTests {
  @Test func cellsCaretAndStyles() {
    var frame = Frame(size: Size(columns: 12, rows: 3))
    let bold = Style(foreground: .magenta, attributes: [.bold, .reverse])
    frame.put("Name", at: Point(column: 1, row: 0), style: bold)
    frame.put("漢 é", at: Point(column: 0, row: 1))
    frame.put("no", at: Point(column: 9, row: 1), style: Style(background: .rgb(1, 2, 3)))
    frame.cursor = Point(column: 4, row: 1)
    #expect(
      FrameText(frame).text == """
        size 12x3
        | Name
        |漢 é     no   caret at column 4
        |
        styles
        | aaaa
        |.  .     bb
        |
        legend
        . plain
        a bold reverse colour 5
        b on rgb 1 2 3

        """)
  }

  /// A cell that changes changes the two lines of its row, and nothing else but the legend.
  @Test func aChangeIsSeenInItsRowOnly() {
    var frame = Frame(size: Size(columns: 20, rows: 5))
    for row in 0..<5 { frame.put("row \(row)", at: Point(column: 0, row: row)) }
    let old = FrameText(frame).text.split(separator: "\n")
    frame.put("X", at: Point(column: 8, row: 2), style: Style(attributes: .underline))
    let new = FrameText(frame).text.split(separator: "\n")
    let changes = new.difference(from: old)
    #expect(changes.removals.count == 2)
    #expect(changes.insertions.count == 3)
    #expect(new.last == "a underline")
  }

  @Test func moreStylesThanLetters() {
    var frame = Frame(size: Size(columns: 100, rows: 1))
    for column in 0..<100 {
      frame.put(
        "x", at: Point(column: column, row: 0),
        style: Style(foreground: .indexed(UInt8(column))))
    }
    let lines = FrameText(frame).text.split(separator: "\n")
    #expect(lines.contains("9 colour 61"))
    #expect(lines.contains("? colour 62"))
    #expect(lines.contains { $0.hasPrefix("|abc") && $0.hasSuffix("???") })
  }
}
