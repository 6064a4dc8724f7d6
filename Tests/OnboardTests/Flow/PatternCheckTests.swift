@testable import Onboard
import Testing

@Suite struct PatternCheckTests {
  static let explosive =
    "a repeated group that holds a repetition or an alternative can take for ever"
  static let backReference = "back-references are not allowed in a pattern"
  static let recursion = "recursion and conditions are not allowed in a pattern"

  @Test(arguments: [
    "[a-z]+", "[0-9]{5}|[0-9]{5}-[0-9]{4}", "[0-9]{5}(-[0-9]{4})?", "(a|b)", "(a|b)c+",
    #"(\d{2}:){5}\d{2}"#, "(?=.*[A-Z])(?=.*[0-9]).{8,}", #"\(a+\)+"#, "[(a+)]+", "[a[b+]*]+",
    #"\Q(a+)+\E"#, #"\x{41}+"#, "(ab)+", "(ab){2,3}c*", "(?:abc)*", #"(?<y>\d\d)+"#, "(a+)b", "",
    #"\p{L}+"#, "(a+){1}", "(a+)?b", "(a|b){0,1}",
  ])
  func right(pattern: String) {
    #expect(PatternCheck.fault(of: pattern) == nil)
  }

  @Test(arguments: [
    ("(a+)+", explosive), ("(a*)*b", explosive), ("(a|aa)+", explosive), ("(a?){20}", explosive),
    (#"(\w+\s?)*"#, explosive), ("((a|b)c){2,}", explosive), ("(?:a{1,3})*", explosive),
    ("((a+))+", explosive), ("(a+)++", explosive), ("([)a]+)+", explosive),
    ("([[a]b]+)+", explosive),
    (#"(\)a+)+"#, explosive), ("(?i:a+)*", explosive), ("(a{,3}){2}", explosive),
    ("(?# )(a+)+", explosive),
    (#"(a)\1"#, backReference), (#"(?<n>a)\k<n>"#, backReference),
    ("(?x)a # (", "the option \"x\" is not allowed in a pattern"),
    (
      String(repeating: "(", count: 40) + String(repeating: ")", count: 40),
      "a pattern nested more than 32 deep"
    ),
    (String(repeating: "a", count: 1001), "a pattern longer than 1000 bytes"),
    ("a{5000}", "a pattern that counts to more than 1000"),
    ("a{99999999999999999999}", "a pattern that counts to more than 1000"),
  ])
  func wrong(pattern: String, message: String) {
    #expect(PatternCheck.fault(of: pattern) == message)
  }

  @Test(arguments: ["(a", "a)", "[a", "[z-a]", "a{2,1}", "*", "(?P<", #"\"#])
  func uncompilable(pattern: String) throws {
    let fault = try #require(PatternCheck.fault(of: pattern))
    #expect(fault.hasPrefix("the pattern does not compile"))
  }

  /// No pattern traps, and none that is taken needs more than a moment for text that is hard.
  @Test func anyPattern() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", "b", "(", ")", "[", "]", "{", "}", "+", "*", "?", "|", ",", "2", "{2}", "{1,3}", "\\",
      "^", "$", ".", "-", ":", "?:", "?=", "<", ">", "d", "w", "Q", "E", "P", "k", "&&", "é", "#",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 1...12, using: &random)
      let pattern = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard PatternCheck.fault(of: pattern) == nil else { continue }
      _ = Pattern(pattern).matchesWhole(String(repeating: "a", count: 24) + "!")
    }
  }
}
