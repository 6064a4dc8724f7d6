import Onboard
import Testing

/// Made-up answers keep the rules of their fields.
@Suite struct SampleAnswerTests {
  private func sample(_ field: Field) -> String? {
    SampleAnswer.valid(for: field) { $0 == "other" ? .string("what the other has") : .null }
  }

  @Test(
    arguments: [
      [], [.minLength(8)], [.maxLength(3)], [.minLength(40), .maxLength(40)],
      [.pattern(Pattern("[A-Z]{2}"), message: nil)],
      [.pattern(Pattern("[0-9]{5}|[0-9]{5}-[0-9]{4}"), message: nil)],
      [.pattern(Pattern("[0-9]{5}|[0-9]{5}-[0-9]{4}"), message: nil), .minLength(6)],
      [.pattern(Pattern(#"\d{3}-?\w+\.(com|org)"#), message: nil), .minLength(20)],
      [.pattern(Pattern("[^0-9]+"), message: nil), .minLength(9), .maxLength(9)],
      [.pattern(Pattern("^(?:[a-z]+ )?(?<last>[a-zA-Z'-]{2,})$"), message: nil)],
      [.pattern(Pattern(".*[!?].*"), message: nil), .minLength(8)],
      [.equalsField("other")],
      [
        .pattern(Pattern(#"(?=.*[A-Z])(?=.*\d)[^ ]+"#), message: nil), .minLength(11),
        .maxLength(11),
      ],
      [.pattern(Pattern("[a-z]+"), message: nil), .pattern(Pattern(".*q.*q"), message: nil)],
      [.pattern(Pattern(#"\p{L}[\p{L} .'’-]*"#), message: nil)],
    ] as [[Rule]])
  func keepsRules(_ rules: [Rule]) throws {
    for kind in [Field.Kind.text, .secure(mask: .dots)] {
      let field = Field(id: "a", kind: kind, label: "A", required: true, rules: rules)
      let text = try #require(sample(field))
      var state = FieldState(field)
      state.setAnswer(.string(text))
      #expect(
        FieldCheck.message(for: state, of: field) { _ in .string("what the other has") } == nil)
      #expect(sample(field) == text)
    }
  }

  @Test func kindsOfContent() {
    let email = Field(id: "a", kind: .text, label: "A", contentType: .emailAddress)
    #expect(sample(email)?.contains("@") == true)
    let code = Field(id: "a", kind: .oneTimeCode(length: 6, onComplete: .next), label: "A")
    #expect(sample(code) == "123456")
  }

  @Test func nothingFits() {
    let rules: [Rule] = [.minLength(5), .maxLength(4)]
    #expect(sample(Field(id: "a", kind: .text, label: "A", rules: rules)) == nil)
    let pattern: [Rule] = [.pattern(Pattern("(?=a)b"), message: nil)]
    #expect(sample(Field(id: "a", kind: .secure(mask: .dots), label: "A", rules: pattern)) == nil)
    #expect(sample(Field(id: "a", kind: .toggle, label: "A")) == nil)
  }

  /// No pattern, however odd, is more than refused.
  @Test(arguments: 0..<20)
  func oddPatterns(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = Array("ab7()[]{}|\\^$.*+?-,:<>d ")
    for _ in 0..<60 {
      let source = String(
        (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
          parts.randomElement(using: &random)
        })
      let rules: [Rule] = [.pattern(Pattern(source), message: nil)]
      let field = Field(id: "a", kind: .text, label: "A", rules: rules)
      if let text = sample(field) { #expect(Pattern(source).matchesWhole(text)) }
    }
  }
}
