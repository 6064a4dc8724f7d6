/// Answers that are made up by the rules of a field.
public enum SampleAnswer {
  /// A text that may be typed into a field, the same one every time; nil if none is found.
  ///
  /// - Parameter answer: Gives the answers of other fields, for rules that compare.
  public static func valid(for field: Field, answer: (String) -> JSON) -> String? {
    candidates(for: field, answer).first { text in
      var state = FieldState(field)
      return state.setTyped(.string(text))
        && FieldCheck.message(for: state, of: field, answer: answer) == nil && !text.isEmpty
    }
  }

  private static func candidates(for field: Field, _ answer: (String) -> JSON) -> [String] {
    if case .oneTimeCode(let length, _) = field.kind {
      return [String((0..<length).map { Character("\(($0 + 1) % 10)") })]
    }
    if field.kind == .number { return numbers(for: field) }
    var result: [String] = []
    for case .equalsField(let other) in field.rules {
      if case .string(let text) = answer(other) { result.append(text) }
    }
    let lengths = lengths(of: field)
    for case .pattern(let pattern, _) in field.rules {
      result += PatternSample.texts(of: pattern, lengths: lengths)
    }
    if field.contentType == .emailAddress { result.append("ada@example.com") }
    let base = field.isSecret ? "Kx7-made-up-" : "Sample"
    return result + [fitted(base, to: lengths)]
  }

  private static func numbers(for field: Field) -> [String] {
    let bounds = field.rules.compactMap { rule -> String? in
      switch rule {
      case .minimum(let bound), .maximum(let bound): bound.text
      default: nil
      }
    }
    return ["1"] + bounds
  }

  private static func lengths(of field: Field) -> ClosedRange<Int> {
    var least = 1
    var most = 10_000
    for rule in field.rules {
      switch rule {
      case .minLength(let length): least = max(least, min(length, 10_000))
      case .maxLength(let length): most = min(most, length)
      case .pattern, .equalsField, .minimum, .maximum: break
      }
    }
    return least...max(least, most)
  }

  /// The text, cut or made longer.
  private static func fitted(_ text: String, to lengths: ClosedRange<Int>) -> String {
    let wanted = min(max(12, lengths.lowerBound), lengths.upperBound)
    let long = String(repeating: text, count: wanted / max(1, text.count) + 1)
    return String(long.prefix(wanted))
  }
}
