/// Answers to try in a field: right and wrong ones, by its rules and by the conditions that name it.
///
/// Of all answers that make no difference to the flow one is enough, so that they are few: one for
/// each message that the field can show, and one for each way in which the conditions can turn out.
struct AnswerGenerator {
  /// Rules that ask for longer texts than this are not followed, in characters.
  private static let longest = 2000

  private let tests: [String: [AnswerTest]]
  private let followers: [String: [Field]]
  /// What the flow shows of answers, in whatever field.
  private let shown: [String]
  /// The fields that collect for each list.
  private let collectors: [String: Field]
  private let seed: UInt64
  /// The answers of the fields for which they are always the same.
  private var known: [String: [JSON]] = [:]
  /// What is made up for secrets, if it is always the same.
  private var madeUp: [String: String] = [:]

  /// - Parameter seed: Chooses the texts that are tried beside those that the rules give.
  init(_ flow: Flow, seed: UInt64 = 0) {
    let fields = flow.allFields
    let conditions =
      flow.steps.compactMap(\.when) + fields.compactMap(\.when)
      + flow.steps.flatMap { $0.buttons.compactMap(\.when) }
    var tests: [String: [AnswerTest]] = [:]
    for test in conditions.flatMap(AnswerTest.all(in:)) {
      if !tests[test.field, default: []].contains(test) {
        tests[test.field, default: []].append(test)
      }
    }
    var followers: [String: [Field]] = [:]
    for field in fields {
      for case .equalsField(let other) in field.rules {
        followers[other, default: []].append(field)
      }
    }
    collectors = Dictionary(
      fields.compactMap { field in field.collects.map { ($0, field) } },
      uniquingKeysWith: { first, _ in first })
    self.tests = tests
    self.followers = followers
    shown = fields.filter { !$0.isSecret }.flatMap { field -> [String] in
      guard case .choice(let options) = field.kind else { return field.ownSamples }
      return options.map(\.value)
    }
    self.seed = seed
    for field in fields where !field.isCopy {
      known[field.id] = answers(for: field) { _ in .null }
      if field.isSecret { madeUp[field.id] = SampleAnswer.valid(for: field) { _ in .null } }
    }
  }

  /// Whether a text is the one that is made up for a secret.
  func isMadeUp(_ text: String, for field: Field, answer: (String) -> JSON) -> Bool {
    text == (field.isCopy ? SampleAnswer.valid(for: field, answer: answer) : madeUp[field.id])
  }

  /// How an answer counts: what is wrong with it, and how the conditions that name it turn out.
  struct Class: Hashable {
    /// The message for it; nil if it is right.
    var message: String?
    /// Whether each test of the field holds.
    var tests: [Bool]
  }

  /// The texts that the flow itself compares the answers of a field with.
  func named(for field: String) -> [String] { (tests[field] ?? []).flatMap(\.texts) }

  /// The texts that are tried in a field.
  func tried(in field: Field, answer: (String) -> JSON) -> [String] {
    candidates(for: field, answer).compactMap { value in
      if case .string(let text) = value, !text.isEmpty { text } else { nil }
    }
  }

  /// How what is in a field counts.
  func classify(_ state: FieldState, of field: Field, answer: (String) -> JSON) -> Class {
    Class(
      message: FieldCheck.message(for: state, of: field, answer: answer),
      tests: tests[field.id]?.map { state.satisfies($0.condition) } ?? [])
  }

  /// Answers of every class that is found, the right ones first.
  ///
  /// - Parameter answer: Gives the answers of other fields, for rules that compare.
  func answers(for field: Field, answer: (String) -> JSON) -> [JSON] {
    if let known = known[field.id] { return known }
    var found: [(value: JSON, isRight: Bool)] = []
    var classes: Set<Class> = []
    for value in candidates(for: field, answer) {
      var state = FieldState(field)
      guard state.setTyped(value) else { continue }
      let kind = classify(state, of: field, answer: answer)
      guard classes.insert(kind).inserted else { continue }
      found.append((value, kind.message == nil))
    }
    return (found.filter(\.isRight) + found.filter { !$0.isRight }).map(\.value)
  }

  private func candidates(for field: Field, _ answer: (String) -> JSON) -> [JSON] {
    switch field.kind {
    case .note: return []
    case .list: return lists(for: field, answer)
    case .toggle: return [.bool(true), .bool(false)]
    case .choice(let options):
      return options.filter { $0.disabled == nil }.map { .string($0.value) }
    case .oneTimeCode(let length, _):
      let named = named(for: field.id).filter { $0.count == length }
      let sample = SampleAnswer.valid(for: field, answer: answer).map { [$0] } ?? []
      return (sample + named + ["1", ""]).map(JSON.string)
    case .number: return numbers(for: field).map(JSON.string)
    case .text, .secure:
      return texts(for: field, answer).map(JSON.string)
    }
  }

  private func lists(for field: Field, _ answer: (String) -> JSON) -> [JSON] {
    let entry = collectors[field.id].flatMap { SampleAnswer.valid(for: $0, answer: answer) }
    var counts = [1, 0]
    for case .minimum(let bound) in field.rules { counts.append(Int(bound.text) ?? 0) }
    return counts.map { .array(Array(repeating: .string(entry ?? "Sample"), count: $0)) }
  }

  private func numbers(for field: Field) -> [String] {
    let bounds = field.rules.flatMap { rule -> [String] in
      switch rule {
      case .minimum(let bound): [bound.text, NumberText.stepped(bound.text, up: false) ?? ""]
      case .maximum(let bound): [bound.text, NumberText.stepped(bound.text, up: true) ?? ""]
      default: []
      }
    }
    let texts = ["1", "1.5", "-1"] + named(for: field.id) + bounds + ["", "00", "1."]
    return texts.filter { field.taken($0) == $0 }
  }

  private func texts(for field: Field, _ answer: (String) -> JSON) -> [String] {
    var strict = field
    for follower in followers[field.id] ?? [] {
      strict.rules += follower.rules.filter { if case .equalsField = $0 { false } else { true } }
    }
    let samples = [strict, field].compactMap { SampleAnswer.valid(for: $0, answer: answer) }
    // What must be the same as another answer is not taken apart: that may be a secret.
    let sample = field.isCopy ? "Sample" : samples.first ?? "Sample"
    var texts = samples + named(for: field.id)
    // Right answers for which a condition holds, and for which it does not.
    for case .matches(_, let pattern) in (tests[field.id] ?? []).map(\.condition) {
      for demand in [TextSearch.Demand.matches(pattern), .differs(pattern)] {
        if case .found(let text) = SampleAnswer.search(for: field, [demand], answer: answer) {
          texts.append(text)
        }
      }
    }
    for rule in field.rules {
      switch rule {
      case .minLength(let least):
        texts.append(String(sample.prefix(min(max(1, least), Self.longest) - 1)))
      case .maxLength(let most) where (0..<Self.longest).contains(most):
        let long = String(repeating: sample, count: most / max(1, sample.count) + 1)
        texts.append(String(long.prefix(most + 1)))
      case .maxLength, .pattern, .equalsField, .minimum, .maximum: break
      }
    }
    texts += shown + Self.common + ["", " ", "x", "\(sample)!", "ada@", String(sample.dropLast())]
    var random = ExplorerRandom(seed: seed)
    for _ in 0..<4 { texts.append(random.word()) }
    return texts
  }

  /// What fields commonly ask for, where the rules do not tell how to make one up.
  private static let common = [
    "Ada Lovelace", "ada@example.com", "ada", "A", "CA", "1", "12", "123", "1234", "12345",
    "123456",
    "94105", "1.5", "2026-03-29", "12:30", "+14155550100", "https://example.com", "example.com",
    "192.168.0.1", "AB12 3CD", "abc-1", "#aabbcc", "yes", "no",
  ]
}

extension FieldState {
  /// Makes it what a person types; that need not be an answer that a command may give: a part of a
  /// code, or a number that is none.
  mutating func setTyped(_ value: JSON) -> Bool {
    switch (self, value) {
    case (.code(var code), .string(let text)):
      _ = code.clear()
      for digit in text { _ = code.type(digit) }
      self = .code(code)
      return true
    case (.number, .string(let text)):
      self = .number(TextState(text))
      return true
    default:
      return setAnswer(value)
    }
  }
}
