import Testing

@testable import Onboard

/// A text is found where there is one, and what is said to be impossible is.
@Suite struct TextSearchTests {
  private static func search(_ demands: TextSearch.Demand...) -> TextSearch.Result {
    TextSearch.shortest(demands)
  }

  @Test(arguments: [
    ("[a-z]{3}", "aaa"), (#"(?=.*[A-Z])(?=.*\d)(?!.*a)[a-zA-Z0-9]{4,8}"#, "AAA7"),
    (#"\p{Lu}[\p{Ll}-]+"#, "Aa"), (#"\p{Greek}{2}"#, "αα"), ("[[:digit:]]+", "7"),
    (#"(?i)ab-\d"#, "aB-7"), ("[b-dB-D&&[^bB]]", "c"), ("é?[^a-zA-Z0-9]", "-"),
    (#"(?:\d{2}:){3}\d{2}$"#, "77:77:77:77"), ("(?=.{3}$)a*", "aaa"), (#"[+\-./]{2}[\]]"#, "--]"),
    ("(?<year>[0-9]{4})-(0[1-9]|1[0-2])", "7777-01"), ("a{,2}b", "b"), (#"\u{416}+"#, "Ж"),
  ])
  func finds(_ pattern: String, _ text: String) {
    let pattern = Pattern(pattern)
    guard case .found(let found) = Self.search(.matches(pattern)) else {
      Issue.record("nothing is found for \(pattern.source)")
      return
    }
    #expect(pattern.matchesWhole(found) && pattern.matchesWhole(text), "\(found)")
    #expect(found.count == text.count, "\(found)")
  }

  @Test func demandsAreCombined() {
    let both = Self.search(.matches(Pattern(".*b")), .matches(Pattern("a.*")), .length(4...4))
    #expect(both == .found("aaab"))
    let other = Self.search(.matches(Pattern("[a-c]")), .differs(Pattern("a|b")))
    #expect(other == .found("c"))
    #expect(Self.search(.differs(Pattern("a"))) == .found("A"))
  }

  @Test(arguments: [
    ["[a-z]+", "[0-9]+"], ["(?=a)b"], ["(?!.*a)a"], [" *"], [""], ["a$b"], ["[a-f]{2}", ".{3}"],
    ["[а-г]", "[д-я]"],
  ])
  func impossible(_ patterns: [String]) {
    #expect(TextSearch.shortest(patterns.map { .matches(Pattern($0)) }) == .none)
    #expect(Self.search(.length(5 ... .max), .length(0...4)) == .none)
  }

  /// Where not all of a pattern is understood, nothing is said to be impossible.
  @Test(arguments: [
    #"[\p{Lu}&&\p{Arabic}]"#, "(?<name>", #"a\by"#, "(?-s:a)b", "a++a",
  ])
  func unknown(_ pattern: String) {
    #expect(Self.search(.matches(Pattern(pattern)), .differs(Pattern(pattern))) == .unknown)
  }

  /// Every text of a few letters is asked for by the standard library, and by the search.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func agreesWithTheEngine(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "a", "b", "7", ".", "[ab]", "[^a]", "\\d", "(", ")", "(?:", "(?=", "(?!", "|", "*", "?", "+",
      "{2}", "$",
    ]
    var texts = [""]
    for _ in 0..<4 { texts += texts.flatMap { text in ["a", "b", "7"].map { text + $0 } } }
    texts = Array(Set(texts.dropFirst()))
    for _ in 0..<80 {
      let source = (0..<Int.random(in: 1...9, using: &random))
        .compactMap { _ in parts.randomElement(using: &random) }.joined()
      let pattern = Pattern(source)
      guard pattern.isWellFormed, PatternCheck.fault(of: source) == nil else { continue }
      let matching = texts.filter { pattern.matchesWhole($0) }
      switch Self.search(.matches(pattern)) {
      case .found(let text):
        #expect(pattern.matchesWhole(text), "\(source): \(text)")
        if let shortest = matching.map(\.count).min() {
          #expect(text.count <= shortest, "\(source)")
        }
      case .none: #expect(matching.isEmpty, "\(source): \(matching)")
      case .unknown: break
      }
    }
  }
}
