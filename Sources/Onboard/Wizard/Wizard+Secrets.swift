/// Secrets, and how they are kept out of what is said.
extension Wizard {
  /// What stands for a secret, whatever its length.
  static let secretMask = String(repeating: "•", count: 8)

  /// From how many characters on a secret is looked for within other texts; a letter or two are in
  /// too many words.
  static let shortestSecret = 3

  /// The rows of every step, then those of the prompts that are open.
  var allRows: [FormRow] { rows(of: flow.steps) }

  /// The rows of secret fields.
  var secretRows: [FormRow] {
    // To ask for the forms of all steps would make those that nobody has come to.
    rows(of: flow.steps.filter { $0.fields.contains(where: \.isSecret) }).filter(\.field.isSecret)
  }

  private func rows(of steps: [Step]) -> [FormRow] {
    let forms = steps.map(\.id) + self.forms.focus.scopes.dropFirst().map(\.id)
    return forms.flatMap { self.forms[$0]?.rows ?? [] }
  }

  /// A command's words without the secrets that it was given: an error that repeats what was wrong
  /// would show it.
  func withoutSecrets(_ words: String) -> String {
    Wizard.masked(words, secretRows.compactMap(\.longText))
  }

  /// A text with a mask in the place of each secret, also where it is written as JSON, as commands
  /// read it.
  static func masked(_ text: String, _ secrets: some Collection<String>) -> String {
    // One that holds another one goes first, or the rest of it would stay.
    secrets.flatMap { [$0, String(JSON.string($0).text.dropFirst().dropLast())] }
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
      .reduce(text) { $0.replacing($1, with: secretMask) }
  }
}

extension FormRow {
  /// The text in the row, if it is long enough to be looked for in others.
  var longText: String? {
    guard case .text(let text) = state, text.buffer.characters.count >= Wizard.shortestSecret
    else { return nil }
    return text.buffer.text
  }
}
