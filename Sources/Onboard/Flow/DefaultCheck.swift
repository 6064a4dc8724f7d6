/// Whether a value can be the answer of a field, as far as the flow itself says.
///
/// What a content type asks for (that an email address is one) is known to the fields, not here.
public enum DefaultCheck {
  /// What is wrong with `value` as an answer of `field`, as half a sentence; nil if nothing is.
  ///
  /// An empty value is right: only `required` asks for more, and a default need not be complete.
  public static func fault(of value: JSON, in field: Field) -> String? {
    switch (field.kind, value) {
    case (.text, .string(let text)), (.secure, .string(let text)):
      textFault(text, rules: field.rules)
    case (.oneTimeCode(let length, onComplete: _), .string(let text)):
      codeFault(text, length: length)
    case (.choice(let options), .string(let text)): optionFault(text, options: options)
    case (.number, .number(let text)): numberFault(text, rules: field.rules)
    case (.list, .array(let values)): listFault(values, in: field)
    case (.list, _): "is \(value.typeName) where a list is due"
    case (.number, .null), (.choice, .null), (.toggle, .bool): nil
    case (.number, _): "is \(value.typeName) where a number is due"
    case (.toggle, _): "is \(value.typeName) where true or false is due"
    case (.note, _): "has no place in a note"
    case (.text, _), (.secure, _), (.oneTimeCode, _), (.choice, _):
      "is \(value.typeName) where text is due"
    }
  }

  private static func textFault(_ text: String, rules: [Rule]) -> String? {
    if text.isEmpty { return nil }
    if text.contains(where: \.isNewline) { return "has more than one line" }
    if text.count > FlowBounds.maximumText {
      return "is longer than \(FlowBounds.maximumText) characters"
    }
    for rule in rules {
      switch rule {
      case .minLength(let length):
        if text.count < length { return "is shorter than its \"minLength\" of \(length)" }
      case .maxLength(let length):
        if text.count > length { return "is longer than its \"maxLength\" of \(length)" }
      case .pattern(let pattern, message: _):
        if !pattern.matchesWhole(text) { return "does not match its \"pattern\"" }
      case .equalsField, .minimum, .maximum: break
      }
    }
    return nil
  }

  private static func numberFault(_ text: String, rules: [Rule]) -> String? {
    guard let number = Decimal(text) else { return "is too large" }
    for rule in rules {
      switch rule {
      case .minimum(let bound) where number < bound:
        return "is below its \"minimum\" of \(bound.text)"
      case .maximum(let bound) where number > bound:
        return "is above its \"maximum\" of \(bound.text)"
      default: break
      }
    }
    return nil
  }

  private static func listFault(_ values: [JSON], in field: Field) -> String? {
    for value in values {
      guard case .string(let text) = value else { return "has \(value.typeName) where text is due" }
      if text.allSatisfy(\.isWhitespace) { return "has a text with no words" }
      if text.contains(where: \.isNewline) { return "has a text with more than one line" }
    }
    let most = field.mostEntries
    return values.count > most ? "is longer than its \"maximum\" of \(most)" : nil
  }

  private static func codeFault(_ text: String, length: Int) -> String? {
    let isWhole = text.utf8.count == length && text.allSatisfy { $0.isASCII && $0.isNumber }
    return text.isEmpty || isWhole ? nil : "is no code of \(length) digits"
  }

  private static func optionFault(_ text: String, options: [Field.Option]) -> String? {
    guard let option = options.first(where: { $0.value == text }) else {
      return "\"\(text)\" is none of its options"
    }
    return option.disabled == nil ? nil : "\"\(text)\" is disabled"
  }
}
