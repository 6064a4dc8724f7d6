/// Answers to try in a field: right and wrong ones, by its rules and by the conditions that name it.
///
/// Of all answers that make no difference to the flow one is enough, so that they are few: one for
/// each message that the field can show, and one for each way in which the conditions can turn out.
struct AnswerGenerator {
  /// Rules that ask for longer texts than this are not followed, in characters.
  private static let longest = 2000

  private let tests: [String: [AnswerTest]]
  private let copies: FieldCopies
  /// The fields that must have the same answer as a field, without having to.
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
  /// What conditions ask for, of fields with text.
  private var asked: [String: [String]] = [:]
  /// Whether an answer was found for each way in which the conditions can turn out.
  private(set) var isExhaustive = true

  /// - Parameter seed: Chooses the texts that are tried beside those that the rules give.
  init(_ flow: Flow, seed: UInt64 = 0) {
    let fields = flow.allFields
    collectors = Dictionary(
      fields.compactMap { field in field.collects.map { ($0, field) } },
      uniquingKeysWith: { first, _ in first })
    copies = FieldCopies(flow)
    followers = copies.copies.mapValues { $0.map { $0.alone() } }
    tests = AnswerTest.byField(in: flow, copies)
    shown = fields.filter { !$0.isSecret }.flatMap { field -> [String] in
      guard case .choice(let options) = field.kind else { return field.ownSamples }
      return options.map(\.value)
    }
    self.seed = seed
    for field in fields { search(for: field) }
    // What a person cannot type a command may answer.
    let hasPad = fields.contains { $0.keyboardType?.isPad == true && tests[$0.id] != nil }
    if hasPad, ExplorerReplies.areAsked(for: flow) { isExhaustive = false }
    for field in fields where !field.isCopy {
      known[field.id] = answers(for: field) { _ in .null }
      if field.isSecret { madeUp[field.id] = SampleAnswer.valid(for: field) { _ in .null } }
    }
  }

  /// Looks for the answers that conditions ask for.
  private mutating func search(for field: Field) {
    guard let tests = tests[field.id] else { return }
    switch field.kind {
    case .note, .toggle, .choice: break
    case .list: isExhaustive = isExhaustive && entry(of: field.id) { _ in .null } != nil
    case .number:
      isExhaustive =
        isExhaustive && NumberSamples(for: field, around: tests.flatMap(\.bounds)).isExhaustive
    case .text, .secure, .oneTimeCode:
      let samples = TextSamples(
        for: variants(of: field), asking: tests, among: tried(in: field) { _ in .null })
      asked[field.id] = samples.texts
      isExhaustive = isExhaustive && samples.isExhaustive
    }
  }

  /// The field with the rules that an answer may have to keep: its own, those of the fields that must
  /// have the same answer, and none but those that typing itself has.
  private func variants(of field: Field) -> [Field] {
    var free = field.alone()
    free.rules = []
    free.required = false
    free.contentType = nil
    if case .oneTimeCode(let length, _) = field.kind {
      free.kind = .text
      return ["[0-9]{\(length)}", "[0-9]{1,\(length)}"].map { source in
        free.rules = [.pattern(Pattern(source), message: nil)]
        return free
      }
    }
    // What must be the same as another answer is right if that is.
    if field.isCopy { return [free] }
    let copies = copies.copies[field.id] ?? []
    return [field.alone(with: copies)] + copies.map { field.alone(with: [$0]) } + [field, free]
  }

  /// Whether a text is the one that is made up for a secret.
  func isMadeUp(_ text: String, for field: Field, answer: (String) -> JSON) -> Bool {
    text == (field.isCopy ? SampleAnswer.valid(for: field, answer: answer) : madeUp[field.id])
  }

  /// How an answer counts: what is wrong with it, and how the conditions that name it turn out.
  struct Class: Hashable {
    /// The message for it; nil if it is right.
    var message: String?
    /// Whether each test of the field holds, and whether the answer is right by the rules of each
    /// field that must have the same.
    var tests: [Bool]
  }

  /// The texts that the flow itself compares the answers of a field with.
  func named(for field: String) -> [String] { (tests[field] ?? []).flatMap(\.texts) }

  /// The fields whose answers that of a field must be the same as, directly or by way of others.
  func originals(of field: String) -> [String] { (copies.originals[field] ?? []).map(\.id) }

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
      tests: (tests[field.id] ?? []).map { state.satisfies($0.condition) }
        + (followers[field.id] ?? []).map {
          FieldCheck.message(for: state, of: $0, answer: answer) == nil
        })
  }

  /// Answers of every class that is found, the right ones first.
  ///
  /// - Parameter answer: Gives the answers of other fields, for rules that compare.
  func answers(for field: Field, answer: (String) -> JSON) -> [JSON] {
    if let known = known[field.id] { return known }
    var found: [(value: JSON, isRight: Bool)] = []
    var classes: Set<Class> = []
    for value in candidates(for: field, answer) {
      if case .string(let text) = value, field.taken(text) != text { continue }
      var state = FieldState(field)
      guard state.setTyped(value) else { continue }
      let kind = classify(state, of: field, answer: answer)
      guard classes.insert(kind).inserted else { continue }
      found.append((value, kind.message == nil))
    }
    return (found.filter(\.isRight) + found.filter { !$0.isRight }).map(\.value)
  }

  /// The field, or the one that collects for it, if no answer to it that is tried is right; nil if one
  /// is.
  func hopeless(_ field: Field, answer: (String) -> JSON) -> Field? {
    if case .list = field.kind {
      return entry(of: field.id, answer) == nil ? collectors[field.id] ?? field : nil
    }
    let isAnswered = answers(for: field, answer: answer).contains { value in
      var state = FieldState(field)
      return state.setTyped(value)
        && FieldCheck.message(for: state, of: field, answer: answer) == nil
    }
    return isAnswered ? nil : field
  }

  /// Whether it is known that no answer to a field is right, whatever the others are.
  func isUnanswerable(_ field: Field, answer: (String) -> JSON) -> Bool {
    let field = field.isCopy ? field.alone(with: copies.originals[field.id] ?? []) : field
    return SampleAnswer.search(for: field, answer: answer) == .none
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
      return (sample + named + (asked[field.id] ?? []) + ["1", ""]).map(JSON.string)
    case .number: return numbers(for: field).map(JSON.string)
    case .text, .secure:
      return texts(for: field, answer).map(JSON.string)
    }
  }

  private func lists(for field: Field, _ answer: (String) -> JSON) -> [JSON] {
    let entry = entry(of: field.id, answer)
    var counts = [1, 0]
    for case .minimum(let bound) in field.rules { counts.append(Int(bound.text) ?? 0) }
    return counts.map { .array(Array(repeating: .string(entry ?? "Sample"), count: $0)) }
  }

  /// What can be added to a list; nil if nothing is found.
  private func entry(of list: String, _ answer: (String) -> JSON) -> String? {
    collectors[list].flatMap { SampleAnswer.valid(for: $0, answer: answer) }
  }

  private func numbers(for field: Field) -> [String] {
    let bounds = field.rules.flatMap { rule -> [String] in
      switch rule {
      case .minimum(let bound): [bound.text, NumberText.stepped(bound.text, up: false) ?? ""]
      case .maximum(let bound): [bound.text, NumberText.stepped(bound.text, up: true) ?? ""]
      default: []
      }
    }
    let samples = NumberSamples(for: field, around: (tests[field.id] ?? []).flatMap(\.bounds))
    let texts =
      ["1", "1.5", "-1"] + named(for: field.id) + bounds + samples.texts + ["", "00", "1."]
    return texts.filter { field.taken($0) == $0 }
  }

  private func texts(for field: Field, _ answer: (String) -> JSON) -> [String] {
    let strict = field.isCopy ? field : field.alone(with: copies.copies[field.id] ?? [])
    let samples = [strict, field].compactMap { SampleAnswer.valid(for: $0, answer: answer) }
    // What must be the same as another answer is not taken apart: that may be a secret.
    let sample = field.isCopy ? "Sample" : samples.first ?? "Sample"
    var texts = samples + named(for: field.id) + (asked[field.id] ?? [])
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
