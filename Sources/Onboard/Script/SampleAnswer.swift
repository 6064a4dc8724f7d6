/// Answers that are made up by the rules of a field.
public enum SampleAnswer {
  /// A text that may be typed into a field, the same one every time; nil if none is found.
  ///
  /// - Parameter answer: Gives the answers of other fields, for rules that compare.
  public static func valid(for field: Field, answer: (String) -> JSON) -> String? {
    if case .found(let text) = search(for: field, answer: answer) { text } else { nil }
  }

  /// Looks for a text that may be typed into a field.
  ///
  /// - Parameter demands: What else is demanded of it.
  static func search(
    for field: Field, _ demands: [TextSearch.Demand] = [], answer: (String) -> JSON
  ) -> TextSearch.Result {
    if let text = candidates(for: field, answer).first(where: { text in
      isRight(text, for: field, answer: answer) && demands.allSatisfy { $0.isMet(by: text) }
    }) {
      return .found(text)
    }
    // What must be the same as another answer is that or nothing.
    if field.isCopy { return .unknown }
    switch field.kind {
    case .text, .secure: return searchText(for: field, demands, answer: answer)
    case .number: return NumberSamples(for: field).isExhaustive ? .none : .unknown
    default: return .none
    }
  }

  /// Whether a text can be typed into a field and is right there; as an entry of a list, if the field
  /// collects them.
  static func isRight(_ text: String, for field: Field, answer: (String) -> JSON) -> Bool {
    guard !text.isEmpty, field.taken(text) == text else { return false }
    var field = field
    field.collects = nil
    var state = FieldState(field)
    return state.setTyped(.string(text))
      && FieldCheck.message(for: state, of: field, answer: answer) == nil
  }

  private static func searchText(
    for field: Field, _ demands: [TextSearch.Demand], answer: (String) -> JSON
  ) -> TextSearch.Result {
    var all = demands
    for rule in field.rules {
      switch rule {
      case .minLength(let least): all.append(.length(least ... .max))
      case .maxLength(let most): all.append(.length(0...max(0, most)))
      case .pattern(let pattern, _): all.append(.matches(pattern))
      case .equalsField, .minimum, .maximum: break
      }
    }
    // This is less than all addresses; but if none of them is right, hardly any is.
    if field.contentType == .emailAddress { all.append(.matches(addresses)) }
    if let keyboard = field.keyboard { all.append(.matches(keyboard)) }
    var result = TextSearch.shortest(all)
    if result == .none, !field.required { result = TextSearch.shortest(all, isBlank: true) }
    switch result {
    case .found(let text):
      let isFound =
        isRight(text, for: field, answer: answer) && all.allSatisfy { $0.isMet(by: text) }
      return isFound ? result : .unknown
    case .none: return field.contentType == .emailAddress ? .unknown : .none
    case .unknown: return .unknown
    }
  }

  private static let addresses = Pattern(
    "[a-zA-Z0-9._-]+@([a-zA-Z0-9]+(-[a-zA-Z0-9]+)*[.])+[a-zA-Z]{2,}")

  /// Texts that are likely to be right, before one is searched for.
  private static func candidates(for field: Field, _ answer: (String) -> JSON) -> [String] {
    if case .oneTimeCode(let length, _) = field.kind {
      return [String((0..<length).map { Character("\(($0 + 1) % 10)") })]
    }
    if field.kind == .number { return ["1"] + NumberSamples(for: field).texts }
    var result: [String] = []
    for case .equalsField(let other) in field.rules {
      if case .string(let text) = answer(other) { result.append(text) }
    }
    if field.contentType == .emailAddress { result.append("ada@example.com") }
    if !field.isSecret { result += field.ownSamples }
    // What a pattern is for is seen best by a text that is no longer than it must be.
    let hasPattern = field.rules.contains { if case .pattern = $0 { true } else { false } }
    let lengths = lengths(of: field)
    if field.isSecret { return result + secrets.map { fitted($0, to: lengths) } }
    return hasPattern ? result : result + [fitted("Sample", to: lengths)]
  }

  /// What most rules for passwords allow, and what those allow that want more kinds of letters.
  private static let secrets = ["Kx7-made-up-", "Kx7!made#up?"]

  /// So many characters may be in the answer.
  private static func lengths(of field: Field) -> ClosedRange<Int> {
    var least = 1
    var most = Int.max
    for rule in field.rules {
      switch rule {
      case .minLength(let length): least = max(least, length)
      case .maxLength(let length): most = min(most, length)
      case .pattern, .equalsField, .minimum, .maximum: break
      }
    }
    return least...max(least, most)
  }

  /// The text, cut or made longer.
  private static func fitted(_ text: String, to lengths: ClosedRange<Int>) -> String {
    let wanted = min(max(12, min(lengths.lowerBound, TextBuffer.limit)), lengths.upperBound)
    let long = String(repeating: text, count: wanted / max(1, text.count) + 1)
    return String(long.prefix(wanted))
  }
}

extension Field {
  /// What the flow itself shows of an answer: often an example of a right one.
  var ownSamples: [String] {
    let initial: String? = if case .string(let text)? = initial { text } else { nil }
    return [initial, placeholder].compactMap { $0 }
  }
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
