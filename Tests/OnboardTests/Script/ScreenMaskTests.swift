import TTYCore
import Testing

@testable import Onboard

/// Where in a row a secret is found, whole and in parts.
@Suite struct ScreenMaskTests {
  @Test(arguments: [
    ("Hello hunter22.", "Hello ••••••••."),
    ("hunter22hunter22", "••••••••••••••••"),
    ("xhunter22x", "x••••••••x"),
    ("my pin is in it", "my ••• is in it"),
    ("ab", "ab"),
    // A part is one of a secret only where the rest may be cut off.
    ("  hunte", "  •••••"),
    ("hunte  ter22", "•••••  •••••"),
    ("hunte is a word, so is ter22", "hunte is a word, so is ter22"),
    ("a hunte…", "a •••••…"), ("…ter2…", "…••••…"), ("a hunte~", "a •••••~"),
    ("│ ter22 was it │", "│ ••••• was it │"), ("│ it was hunt │", "│ it was •••• │"),
    ("hu  22", "hu  22"), ("Hunter", "Hunter"),
    ("ada[hunter]", "ada[••••••]"),
    // Blanks are no secret, those in one are.
    ("correct horse", "•••••••••••••"), ("  correct  ", "  •••••••  "),
    ("in front of", "in front of"), ("horse  and  carts", "•••••  and  carts"),
    ("日本語 日本…", "••• 日本…"), ("e\u{301}te\u{301} été", "••• •••"),
  ])
  func text(_ row: String, _ masked: String) {
    let secrets = ["hunter22", "pin", "ab", " correct horse ", "    ", "日本語", "été"]
    #expect(ScreenMask(secrets).applied(to: row) == masked)
  }

  @Test func dotsAreAsWideAsWhatTheyStandFor() {
    var frame = Frame(size: Size(columns: 20, rows: 3))
    let style = Style(attributes: .bold)
    frame.put("a 日本語 b", at: Point(column: 1, row: 1), style: style)
    frame.put("a hunt for it", at: Point(column: 0, row: 2))
    frame.title = "of hunter22"
    // What is left of the insertion point is still being typed.
    frame.cursor = Point(column: 6, row: 2)
    let mask = ScreenMask(["日本語", "hunter22"], dot: "*")
    let masked = mask.applied(to: frame)
    #expect(masked.text() == "\n a ****** b\na **** for it\n")
    #expect(masked.title == "of ********" && masked.cursor == frame.cursor)
    #expect(masked[Point(column: 5, row: 1)].style == style)
    frame.cursor = nil
    #expect(mask.applied(to: frame).text(row: 2) == "a hunt for it")
    #expect(ScreenMask([]).applied(to: frame) == frame)
  }
}
