import TTYCore
import Testing

@testable import Onboard

/// The view tree: how room is shared out, and that there may be too little of it.
@Suite struct LayoutTests {
  private static let look = Look(theme: .standard, glyphs: .unicode, profile: .cluster)

  private static func draw(_ view: View, columns: Int, rows: Int) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows), look: look)
    canvas.draw(view, in: canvas.frame.bounds)
    return canvas
  }

  private static func text(_ view: View, columns: Int, rows: Int) -> [String] {
    let frame = draw(view, columns: columns, rows: rows).frame
    return (0..<rows).map { frame.text(row: $0) }
  }

  @Test func rowSharesWhatIsLeft() {
    let view = View.row([
      .line("ab", .plain), .flexible(.line("left", .plain)), .flexible(.line("right", .plain)),
      .line("yz", .plain),
    ])
    #expect(LayoutTests.text(view, columns: 16, rows: 1) == ["ableft  right yz"])
    #expect(LayoutTests.text(view, columns: 3, rows: 1) == ["ab…"])
  }

  @Test func theFirstThatHasRoomIsTaken() {
    let words = ["in full", "short", "s"].map { View.line($0, .plain) }
    for (columns, text) in [(7, "in full"), (6, "short"), (5, "short"), (4, "s"), (1, "s")] {
      #expect(LayoutTests.text(.fitting(words), columns: columns, rows: 1) == [text])
    }
    #expect(View.fitting([]).size(in: 9, LayoutTests.look).rows == 0)
    let code = View.fitting([words[0], .column([.line("a", .plain), .focus(words[2])])])
    #expect(code.rows(in: 7, LayoutTests.look) == 1 && code.rows(in: 6, LayoutTests.look) == 2)
    #expect(code.focusRows(in: 7, LayoutTests.look) == [])
    #expect(code.focusRows(in: 6, LayoutTests.look) == [1..<2])
  }

  /// Rows are counted without measuring what needs it not, and no further than they have room.
  @Test(arguments: [
    "", "plain", "家家", "two\nlines", "a\u{85}b", "é\u{2028}x", "tab\tx", "more words than fit",
  ])
  func rowsAreCountedAsTheyAreDrawn(_ text: String) {
    let look = LayoutTests.look
    for columns in 0...24 {
      let view = View.text(text, .plain)
      let rows = look.rows(of: text, in: columns).count
      #expect(view.rows(in: columns, look) == rows, "\(columns)")
      let column = View.column([.blankRow, .focus(.column([view, .target(.inside(0), view)]))])
      #expect(column.rows(in: columns, look) == column.size(in: columns, look).rows)
      for room in 0...8 {
        #expect(column.fits(in: columns, rows: room, look) == (2 * rows + 1 <= room))
      }
    }
  }

  @Test func flowGoesOnInTheNextRow() {
    let view = View.flow(
      [.line("[ One ]", .plain), .line("[ Two ]", .plain), .line("[ Three ]", .plain)], spacing: 1)
    #expect(
      LayoutTests.text(view, columns: 16, rows: 3) == ["[ One ] [ Two ]", "[ Three ]", ""])
    #expect(view.size(in: 16, LayoutTests.look) == Size(columns: 15, rows: 2))
    #expect(view.size(in: 80, LayoutTests.look).rows == 1)
  }

  @Test func boxCutsWideClustersWhole() {
    let view = View.overlay([
      .text("漢字漢字漢字\n漢字漢字漢字\n漢字漢字漢字", .plain),
      .pad(left: 3, right: 4, .box(.line("x", .plain), .plain)),
    ])
    #expect(
      LayoutTests.text(view, columns: 12, rows: 3) == ["漢 ╭───╮漢字", "漢 │x  │漢字", "漢 ╰───╯漢字"])
  }

  @Test func scrollShowsAPart() {
    let rows = View.column((0..<9).map { .line("row \($0)", .plain) })
    #expect(
      LayoutTests.text(.scroll(rows, offset: 4), columns: 5, rows: 2) == ["row 4", "row 5"])
  }

  @Test func focusRowsComeFromTheOutermostIn() {
    let view = View.column([
      .text("a\nb", .plain),
      .focus(.column([.line("label", .plain), .focus(.line("value", .plain)), .blankRow])),
    ])
    #expect(view.focusRows(in: 10, LayoutTests.look) == [2..<5, 3..<4])
    let button = View.flow([.line("aaaa", .plain), .focus(.line("bbbb", .plain))], spacing: 1)
    #expect(button.focusRows(in: 20, LayoutTests.look) == [0..<1])
    #expect(button.focusRows(in: 6, LayoutTests.look) == [1..<2])
  }

  @Test func caretOutOfViewIsNone() {
    let view = View.column([.line("a", .plain), .caret(.line("b", .plain), column: 1)])
    #expect(LayoutTests.draw(view, columns: 5, rows: 2).caret == Point(column: 1, row: 1))
    #expect(LayoutTests.draw(view, columns: 5, rows: 1).caret == nil)
    #expect(
      LayoutTests.draw(.scroll(view, offset: 2), columns: 5, rows: 2).caret == nil)
  }

  /// Every view has a size that fits, and can be drawn, in every rectangle.
  @Test func everyViewFitsEverywhere() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let view = LayoutTests.view(depth: 4, &random)
      for columns in [0, 1, 2, 3, 7, 40] {
        let size = view.size(in: columns, LayoutTests.look)
        #expect(size.columns >= 0 && size.columns <= columns && size.rows >= 0)
        #expect(view.rows(in: columns, LayoutTests.look) == size.rows)
        for range in view.focusRows(in: columns, LayoutTests.look) {
          #expect(range.lowerBound >= 0)
        }
        var canvas = Canvas(size: Size(columns: 9, rows: 4), look: LayoutTests.look)
        for origin in [-3, 0, 5, 12] {
          canvas.draw(view, in: Rect(column: origin, row: origin, columns: columns, rows: 3))
        }
        if let caret = canvas.caret { #expect(canvas.frame.bounds.contains(caret)) }
      }
    }
  }

  private static func view(depth: Int, _ random: inout SeededGenerator) -> View {
    func child() -> View { view(depth: depth - 1, &random) }
    func children() -> [View] { (0..<Int.random(in: 0...3, using: &random)).map { _ in child() } }
    let words = ["", "word", "some words to wrap", "漢字漢字", "a\nb", "👨‍👩‍👧"]
    let text = words.randomElement(using: &random) ?? ""
    let number = Int.random(in: 0...6, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 16 : 6), using: &random) {
    case 0: return .text(text, .plain)
    case 1: return .line(text, .plain)
    case 2:
      return .input(
        InputLine(characters: Array(text), caret: text.count, mask: nil, style: .plain))
    case 3: return .space(columns: number, rows: number)
    case 4: return .fill("─", .plain)
    case 5: return .empty
    case 6: return .row(children())
    case 7: return .column(children())
    case 8: return .flow(children(), spacing: number)
    case 9: return .width(number, child())
    case 10: return .pad(left: number, right: number, child())
    case 11: return .box(child(), .plain)
    case 12: return .scroll(child(), offset: number)
    case 13: return .overlay(children())
    case 14: return .caret(child(), column: number)
    default: return .row([.flexible(child()), .focus(child())])
    }
  }
}
