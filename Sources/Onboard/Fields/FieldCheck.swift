/// What is wrong with an answer, in words for the person who gave it.
public enum FieldCheck {
  /// The message for the answer in `state`, or nil if it is right.
  ///
  /// An empty answer breaks only `required`; white space alone is empty for it. A required toggle
  /// must be on, and a code is whole or empty.
  /// - Parameter answer: gives the answer of another field, for rules that compare.
  public static func message(
    for state: FieldState, of field: Field, answer: (String) -> JSON
  ) -> String? {
    if let message = emptiness(of: state, of: field) { return message.isEmpty ? nil : message }
    switch state {
    case .text(let text): return textMessage(for: text.buffer, of: field, answer: answer)
    case .number(let text): return numberMessage(for: text.buffer.text, of: field)
    case .code(let code): return code.isWhole ? nil : "Enter all \(code.slots.count) digits."
    case .list(let list): return listMessage(for: list, of: field)
    case .toggle, .choice, .note: return nil
    }
  }

  /// Whether there is an answer, and a code is whole, if one is required.
  static func isFilled(_ state: FieldState, of field: Field) -> Bool {
    guard field.required else { return true }
    if case .code(let code) = state { return code.isWhole }
    return emptiness(of: state, of: field) == nil
  }

  /// A message for an answer that is empty though it must not be, an empty one if it may, and nil
  /// if it is not empty.
  private static func emptiness(of state: FieldState, of field: Field) -> String? {
    switch state {
    case .text(let text), .number(let text):
      let isBlank = text.buffer.characters.allSatisfy(\.isWhitespace)
      guard field.required ? isBlank : text.buffer.isEmpty else { return nil }
      return field.required ? "Enter \(article(for: field))." : ""
    case .code(let code):
      return code.isEmpty ? (field.required ? "Enter the code." : "") : nil
    case .toggle(let isOn):
      return field.required && !isOn ? "This must be on to go on." : nil
    case .choice(let choice):
      guard choice.value == nil else { return nil }
      return field.required ? "Choose one." : ""
    case .list(let list):
      guard list.entries.isEmpty else { return nil }
      return field.required ? "Add at least one." : ""
    case .note:
      return ""
    }
  }

  private static func article(for field: Field) -> String {
    switch field.contentType {
    case .emailAddress: "an e-mail address"
    case .password, .newPassword: "a password"
    default:
      field.kind == .number ? "a number" : field.isSecret ? "something here" : "an answer"
    }
  }

  private static func listMessage(for list: ListState, of field: Field) -> String? {
    let count = list.entries.count
    for case .minimum(let bound) in field.rules {
      if let least = Int(bound.text), count < least { return "Add at least \(least)." }
    }
    return count > field.mostEntries ? "No more than \(field.mostEntries), please." : nil
  }

  private static func numberMessage(for text: String, of field: Field) -> String? {
    guard let number = Decimal(text) else { return NumberText.fault(of: text) }
    for rule in field.rules {
      switch rule {
      case .minimum(let bound) where number < bound: return "At least \(bound.text), please."
      case .maximum(let bound) where number > bound: return "At most \(bound.text), please."
      default: break
      }
    }
    return nil
  }

  private static func textMessage(
    for buffer: TextBuffer, of field: Field, answer: (String) -> JSON
  ) -> String? {
    let count = buffer.characters.count
    if field.contentType == .emailAddress,
      !EmailAddress.isValid(EmailAddress.trimmed(buffer.text))
    {
      return "This is not an e-mail address, such as name@example.com."
    }
    for rule in field.rules {
      switch rule {
      case .minLength(let least) where count < least:
        return "At least \(least) characters, please."
      case .maxLength(let most) where count > most:
        return "At most \(most) characters, please."
      case .pattern(let pattern, let message) where !pattern.matchesWhole(buffer.text):
        return message ?? "This does not have the right form."
      case .equalsField(let other) where answer(other) != .string(buffer.text):
        return "The two do not match."
      default:
        break
      }
    }
    return field.collects == nil ? nil : "Press Return to add this, or clear it."
  }
}
