@testable import Onboard
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("lable", "label", 1), ("kitten", "sitting", 3),
    ("abc", "abc", 0), ("ca", "abc", 3), ("flaw", "lawn", 2), ("tilte", "title", 1),
  ])
  func distance(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test func nearest() {
    let keys = ["label", "length", "text", "title", "when"]
    #expect(Spelling.nearest(to: "lable", in: keys) == "label")
    #expect(Spelling.nearest(to: "Label", in: keys) == "label")
    #expect(Spelling.nearest(to: "tite", in: keys) == "title")
    #expect(Spelling.nearest(to: "colour", in: keys) == nil)
    #expect(Spelling.nearest(to: "x", in: []) == nil)
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Spelling.nearest(to: long, in: keys) == nil)
  }
}
