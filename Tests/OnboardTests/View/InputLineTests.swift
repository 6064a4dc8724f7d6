import TTYCore
import Testing

@testable import Onboard

/// Long values in a field: what is shown, and where the insertion point is.
@Suite struct InputLineTests {
  private static func draw(
    _ text: String, caret: Int?, columns: Int, mask: Character? = nil
  ) -> (text: String, caret: Int?) {
    let look = Look(theme: .standard, glyphs: .unicode, profile: .cluster)
    var canvas = Canvas(size: Size(columns: columns, rows: 1), look: look)
    let line = InputLine(characters: Array(text), caret: caret, mask: mask, style: .plain)
    canvas.draw(.input(line), in: canvas.frame.bounds)
    return (canvas.frame.text(row: 0), canvas.caret?.column)
  }

  @Test(arguments: [
    ("abc", 3, "abc", 3), ("", 0, "", 0),
    ("abcdefghi", 9, "abcdefghi", 9), ("abcdefghij", 0, "abcdefghij", 0),
    ("abcdefghij", 9, "abcdefghij", 9), ("abcdefghij", 10, "…ghij", 5),
    ("abcdefghijklmno", 0, "abcdefghi…", 0), ("abcdefghijklmno", 8, "abcdefghi…", 8),
    ("abcdefghijklmno", 9, "…ghijklmn…".replacingLast("n…", "no"), 4),
  ])
  func window(_ text: String, _ caret: Int, _ shown: String, _ column: Int) {
    let drawn = InputLineTests.draw(text, caret: caret, columns: 10)
    #expect(drawn.text == shown)
    #expect(drawn.caret == column)
  }

  /// A mask is scrolled and cut as letters are.
  @Test func masksAsLetters() {
    for columns in 1...12 {
      for count in 0...40 {
        let text = String(repeating: "*", count: count)
        for caret in 0...count {
          let letters = InputLineTests.draw(text, caret: caret, columns: columns)
          let masked = InputLineTests.draw(text, caret: caret, columns: columns, mask: "*")
          #expect(letters == masked)
        }
      }
    }
  }

  @Test func masksEachCluster() {
    let drawn = InputLineTests.draw("a漢👨‍👩‍👧", caret: 3, columns: 10, mask: "•")
    #expect(drawn.text == "•••")
    #expect(drawn.caret == 3)
  }

  @Test func withoutFocusTheBeginningIsShown() {
    #expect(InputLineTests.draw("abcdefghijkl", caret: nil, columns: 10).text == "abcdefghi…")
    #expect(InputLineTests.draw("abcdefghijkl", caret: nil, columns: 10).caret == nil)
  }

  /// The insertion point is in view and where its text is; no cluster is cut; most moves scroll
  /// nothing.
  @Test(arguments: [["a", "漢", "e\u{301}", "👨‍👩‍👧", "z", "ש"], ["a", "z", "-"]])
  func caretStaysInView(clusters: [Character]) {
    var random = SeededGenerator(seed: 5)
    for columns in 1...24 {
      for _ in 0..<40 {
        let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
          clusters.randomElement(using: &random) ?? "a"
        }
        let caret = Int.random(in: 0...text.count, using: &random)
        let drawn = InputLineTests.draw(String(text), caret: caret, columns: columns)
        guard let column = drawn.caret else {
          Issue.record("no caret in \(columns) columns")
          continue
        }
        #expect(column >= 0 && column < columns)
        guard columns >= 8 else { continue }
        // What stands before the caret on the screen is what stands before it in the text.
        var used = 0
        let before = drawn.text.prefix { cluster in
          used += CellWidth.of(cluster)
          return used <= column
        }
        let tail = before.drop { $0 == "…" || $0 == " " }
        #expect(String(text.prefix(caret)).hasSuffix(tail))
      }
    }
  }
}

extension String {
  fileprivate func replacingLast(_ old: String, _ new: String) -> String {
    hasSuffix(old) ? String(dropLast(old.count)) + new : self
  }
}
