import Testing

@testable import Onboard

/// What a walk says is never reached is not, and it reaches the rest: compared with trying all answers.
@Suite struct ExplorerProofTests {
  /// A condition on one field, made of comparisons.
  private static func condition(
    _ random: inout SeededGenerator, depth: Int = 2,
    _ comparison: (inout SeededGenerator) -> Condition
  ) -> Condition {
    let kind = depth == 0 ? 3 : Int.random(in: 0...4, using: &random)
    func parts() -> [Condition] {
      (0..<2).map { _ in condition(&random, depth: depth - 1, comparison) }
    }
    return switch kind {
    case 0, 1: .all(parts())
    case 2: .any(parts())
    case 3: comparison(&random)
    default: .not(condition(&random, depth: depth - 1, comparison))
    }
  }

  private static func holds(_ condition: Condition, _ state: FieldState) -> Bool {
    switch condition {
    case .all(let parts): parts.allSatisfy { holds($0, state) }
    case .any(let parts): parts.contains { holds($0, state) }
    case .not(let part): !holds(part, state)
    default: state.satisfies(condition)
    }
  }

  /// Explores a flow whose last step is there on a condition on fields that have the same answer.
  private static func check(
    _ fields: [Field], _ condition: Condition, among answers: [String], seed: UInt64
  ) {
    let flow = Flow(
      name: "f", title: "F",
      steps: [
        Step(id: "s", title: "S", fields: fields),
        Step(
          id: "t", title: "T", fields: [Field(id: "x", kind: .text, label: "X")], when: condition),
      ])
    let right = answers.filter { text in
      fields.allSatisfy { SampleAnswer.isRight(text, for: $0) { _ in .string(text) } }
    }
    let canBe = right.contains { text in
      var state = fields.first.map(FieldState.init) ?? .note
      return state.setTyped(.string(text)) && holds(condition, state)
    }
    let exploration = FlowExplorer.explore(flow, seed: seed, limit: 10_000)
    let lines = exploration.findings.map(\.description)
    #expect(
      lines.first == (canBe ? nil : "step t: never reached"), "seed \(seed): \(condition) \(lines)")
    #expect(lines.contains { $0.contains("dead end") } == right.isEmpty, "seed \(seed): \(lines)")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func numbers(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func bound(_ random: inout SeededGenerator) -> String {
      ["-2", "-1.5", "-1", "0", "0.5", "1", "1.5", "2", "20e-1"].randomElement(using: &random)
        ?? "0"
    }
    let condition = Self.condition(&random) { random in
      let text = bound(&random)
      guard let number = Decimal(text) else { return .all([]) }
      return [
        .above(field: "n", number), .below(field: "n", number), .equals(field: "n", .number(text)),
      ].randomElement(using: &random) ?? .all([])
    }
    let pads: [KeyboardType?] = [nil, nil, .numberPad, .decimalPad]
    // All that can be told apart by those bounds.
    let answers = (-12...12).map { quarter in
      let text = "\(abs(quarter) / 4).\(["00", "25", "50", "75"][abs(quarter) % 4])"
      return (quarter < 0 ? "-" : "") + text
    }
    let wholes = (-3...3).map(String.init)
    Self.check(
      [
        Field(
          id: "n", kind: .number, label: "N", required: true,
          keyboardType: pads.randomElement(using: &random) ?? nil,
          rules: [.minimum(try #require(Decimal("-1.75"))), .maximum(try #require(Decimal("2.5")))])
      ], condition, among: answers + wholes, seed: seed)
  }

  @Test(arguments: 30...49 as ClosedRange<UInt64>)
  func texts(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...3, using: &random)
    let condition = Self.condition(&random) { random in
      let id = "f\(Int.random(in: 0..<count, using: &random))"
      let word = ["a", "b", "ab", "bca", "zzz"].randomElement(using: &random) ?? ""
      let pattern = ["a.*", ".*b", "[ab]+", "..", "[^c]*"].randomElement(using: &random) ?? ""
      return Bool.random(using: &random)
        ? .equals(field: id, .string(word)) : .matches(field: id, Pattern(pattern))
    }
    let rules: [Rule] = [
      .maxLength(3), .minLength(2), .pattern(Pattern("[a-c]+"), message: nil),
      .pattern(Pattern(".*[^a]"), message: nil),
    ]
    let fields = (0..<count).map { index in
      let copied: [Rule] = index > 0 ? [.equalsField("f\(index - 1)")] : [.maxLength(3)]
      return Field(
        id: "f\(index)", kind: .text, label: "F", required: true,
        rules: copied + (rules.randomElement(using: &random).map { [$0] } ?? []))
    }
    // No more letters and lengths are told apart.
    var answers = [""]
    for _ in 0..<3 { answers += answers.flatMap { text in "abcdz".map { text + String($0) } } }
    Self.check(fields, condition, among: Array(Set(answers)), seed: seed)
  }
}
