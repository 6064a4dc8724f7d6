/// What was in the secrets of a run, so as to find it where else it may be.
///
/// A text has to do with a secret if the secret is in it. Of a secret of a letter or two that is said
/// only where it is the whole text.
struct SecretTexts {
  private(set) var texts: Set<String> = []

  /// Adds what is in a secret; nothing is no secret.
  mutating func insert(_ text: String) {
    if !text.isEmpty { texts.insert(text) }
  }

  /// Whether one of the secrets is in a text.
  func areIn(_ text: String) -> Bool {
    texts.contains { text == $0 || ($0.count >= Wizard.shortestSecret && text.contains($0)) }
  }

  /// Whether one of the secrets is a text of a value.
  func areIn(_ value: JSON) -> Bool {
    switch value {
    case .string(let text): areIn(text)
    case .array(let elements): elements.contains(where: areIn)
    case .object(let members): members.contains { areIn($0.value) }
    case .null, .bool, .number: false
    }
  }

  /// The text with other letters and digits in the place of secrets, as many as there were, so that
  /// keys that edit it do the same.
  ///
  /// What parts the words of an address or a name is kept: what is right stays right, mostly.
  func replaced(in text: String) -> String {
    if texts.contains(text) { return stranger(to: text) }
    return texts.filter { $0.count >= Wizard.shortestSecret }
      .sorted { ($0.count, $0) > ($1.count, $1) }
      .reduce(text) { $0.replacing($1, with: stranger(to: $1)) }
  }

  /// The value with every text of it replaced.
  func replaced(in value: JSON) -> JSON {
    switch value {
    case .string(let text): .string(replaced(in: text))
    case .array(let elements): .array(elements.map(replaced))
    case .object(let members):
      .object(members.map { JSON.Member($0.name, replaced(in: $0.value)) })
    case .null, .bool, .number: value
    }
  }

  /// A text of the same form in which there is no secret.
  private func stranger(to secret: String) -> String {
    let forms = zip("xqkzvwjb", "07385142").map { letter, digit in
      String(
        secret.map { character -> Character in
          if " @.-_+".contains(character) { return character }
          if character.isASCII && character.isNumber { return digit }
          return character.isUppercase ? Character(letter.uppercased()) : letter
        })
    }
    return forms.first { !areIn($0) } ?? SecretMask.mask
  }
}
