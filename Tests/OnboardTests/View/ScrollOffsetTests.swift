import Onboard
import Testing

@Suite struct ScrollOffsetTests {
  struct Case: Sendable {
    var rows: Range<Int>?
    var viewport: Int
    var content: Int
    var from: Int
    var offset: Int
  }

  @Test(arguments: [
    // In view already: nothing moves.
    Case(rows: 2..<4, viewport: 5, content: 20, from: 1, offset: 1),
    Case(rows: 0..<5, viewport: 5, content: 20, from: 0, offset: 0),
    // By the least, up and down.
    Case(rows: 8..<9, viewport: 5, content: 20, from: 0, offset: 4),
    Case(rows: 3..<4, viewport: 5, content: 20, from: 10, offset: 3),
    Case(rows: 18..<20, viewport: 5, content: 20, from: 0, offset: 15),
    // Nothing wanted: only the bounds.
    Case(rows: nil, viewport: 5, content: 20, from: 7, offset: 7),
    Case(rows: nil, viewport: 5, content: 20, from: 99, offset: 15),
    Case(rows: nil, viewport: 5, content: 3, from: 2, offset: 0),
    Case(rows: nil, viewport: 5, content: 20, from: -4, offset: 0),
    Case(rows: 4..<4, viewport: 2, content: 20, from: 9, offset: 9),
    // More rows than the window has: it is filled with them.
    Case(rows: 4..<14, viewport: 5, content: 20, from: 0, offset: 4),
    Case(rows: 4..<14, viewport: 5, content: 20, from: 6, offset: 6),
    Case(rows: 4..<14, viewport: 5, content: 20, from: 15, offset: 9),
    Case(rows: 3..<4, viewport: 0, content: 20, from: 0, offset: 3),
  ])
  func reveals(_ item: Case) {
    #expect(
      ScrollOffset.revealing(
        item.rows, viewport: item.viewport, content: item.content, from: item.from)
        == item.offset)
  }

  /// No smaller move would do, and once is enough.
  @Test func isTheLeast() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<5000 {
      let content = Int.random(in: 1...30, using: &random)
      let viewport = Int.random(in: 1...30, using: &random)
      let start = Int.random(in: 0..<content, using: &random)
      let rows = start..<Int.random(in: start + 1...content, using: &random)
      let from = Int.random(in: 0...max(0, content - viewport), using: &random)
      func shown(_ offset: Int) -> Int { rows.clamped(to: offset..<offset + viewport).count }
      func reveal(_ from: Int) -> Int {
        ScrollOffset.revealing(rows, viewport: viewport, content: content, from: from)
      }
      let offset = reveal(from)
      #expect(shown(offset) == min(viewport, rows.count))
      #expect(offset >= 0 && offset <= max(0, content - viewport))
      #expect(reveal(offset) == offset)
      let nearer = (0...max(0, content - viewport)).filter { abs($0 - from) < abs(offset - from) }
      #expect(!nearer.contains { shown($0) == min(viewport, rows.count) })
    }
  }
}
