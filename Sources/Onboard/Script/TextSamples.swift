/// Texts for each way in which what conditions ask of the answers of a field can turn out.
struct TextSamples {
  /// Of more patterns than these it is not tried how they turn out together.
  private static let mostPatterns = 4

  /// The texts that were found beside those that were known.
  private(set) var texts: [String] = []
  /// Whether there is a text for each way that there is.
  private(set) var isExhaustive: Bool

  /// - Parameters:
  ///   - variants: The field, with the rules that its answer may have to keep.
  ///   - tests: What is asked of the answer.
  ///   - known: Texts that are tried anyway; those that it is compared with are among them.
  init(for variants: [Field], asking tests: [AnswerTest], among known: [String]) {
    let patterns = Set(tests.compactMap(\.pattern)).sorted { $0.source < $1.source }
    let named = Set(tests.flatMap(\.constants)).sorted().map(Pattern.init(literal:))
    isExhaustive = patterns.count <= Self.mostPatterns
    guard !tests.isEmpty else { return }
    let ways = isExhaustive ? Self.combinations(of: patterns[...]) : patterns.flatMap(Self.ways)
    for way in ways {
      let demands = way + named.map(TextSearch.Demand.differs)
      for field in variants { look(for: demands, in: field, among: known) }
    }
  }

  private mutating func look(
    for demands: [TextSearch.Demand], in field: Field, among known: [String]
  ) {
    let isKnown = (known + texts).contains { text in
      SampleAnswer.isRight(text, for: field) { _ in .null }
        && demands.allSatisfy { $0.isMet(by: text) }
    }
    if isKnown { return }
    switch SampleAnswer.search(for: field, demands, answer: { _ in .null }) {
    case .found(let text): texts.append(text)
    case .none: break
    case .unknown: isExhaustive = false
    }
  }

  private static func ways(_ pattern: Pattern) -> [[TextSearch.Demand]] {
    [[.matches(pattern)], [.differs(pattern)]]
  }

  private static func combinations(of patterns: ArraySlice<Pattern>) -> [[TextSearch.Demand]] {
    guard let first = patterns.first else { return [[]] }
    let rest = combinations(of: patterns.dropFirst())
    return ways(first).flatMap { way in rest.map { way + $0 } }
  }
}

extension Pattern {
  /// The pattern that matches one text only.
  fileprivate init(literal text: String) {
    self.init(
      text.reduce(into: "") { source, character in
        if character.isASCII, !character.isLetter, !character.isNumber { source += "\\" }
        source.append(character)
      })
  }
}
