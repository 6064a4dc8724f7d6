import Testing

@testable import Onboard

@Suite struct PlainPatternTests {
  @Test(arguments: [
    "a", "[A-Za-z]{2}", "[0-9]{5}|[0-9]{5}-[0-9]{4}", "(?:ab|c)+x?", "\\d{3,}", "[^a-z ]*",
    "a{2,3}",
    "\\(0\\d\\)", "((a)(b))?", "[A-Z_.]+@x",
  ])
  func isPlain(_ source: String) {
    #expect(PlainPattern.compiles(source))
  }

  @Test(arguments: [
    "", "(", ")", "a)", "(a", "()", "a|", "|a", "*", "a**", "a+?", "a{", "a{}", "a{,2}", "a{3,2}",
    "a{2", "a{12345}", "[", "[]", "[^]", "[a", "[z-a]", "[a-]", "[-a]", "[a-\\d]", "\\", "\\1",
    "\\q",
    "(?=a)", "(?i)a", "a&&b", "é", "[[:alpha:]]", "^a$", "a]", "a}",
  ])
  func isNotKnown(_ source: String) {
    #expect(!PlainPattern.compiles(source))
  }

  @Test func whatIsPlainCompiles() {
    var random = SeededGenerator(seed: 41)
    let pieces = [
      "a", "Z", "0", "-", ",", " ", ".", "(", "(", ")", ")", "(?:", "|", "[a-z]", "[", "]", "^",
      "a-z", "{2}",
      "{1,3}", "{", "}", "?", "*", "+", "\\", "\\d", "\\.", "_",
    ]
    var count = 0
    for _ in 0..<20_000 {
      let source = (0..<Int.random(in: 1...8, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard PlainPattern.compiles(source) else { continue }
      count += 1
      #expect(Pattern(source).isWellFormed, "\(source)")
    }
    #expect(count > 500)
  }
}
