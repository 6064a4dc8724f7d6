/// The secrets of a run, which nothing that is kept of it may quote: a person may type one into a
/// field that is shown, and a command may repeat what it was given, and give it to such a field.
///
/// What is in the field that has the focus is not kept here: held twice, it would be copied at each
/// key.
struct RunSecrets: Hashable {
  /// What was left in a secret field at any time, as it may have been given to a command, with the
  /// number of its characters.
  private var settled: [String: Int] = [:]
  /// What was left in each field last, so that it is made a text once.
  private var left: [String: [Character]] = [:]

  /// Takes what is in the secret fields now, and was in those of prompts that are closed.
  mutating func note(_ wizard: Wizard) {
    for secret in wizard.closedSecrets where settled[secret] == nil {
      settled[secret] = secret.count
    }
    for row in wizard.secretRows where row.id != wizard.forms.focused {
      guard let text = row.state.line?.buffer.characters, text != left[row.id] else { continue }
      left[row.id] = text
      if let secret = row.longText { settled[secret] = text.count }
    }
  }

  /// The secrets that are long enough to be looked for in other texts.
  func texts(in wizard: Wizard) -> Set<String> {
    texts(.max, Self.focusedRow(of: wizard))
  }

  /// The lines in another form, with a mask in the place of each secret of the one and of the other:
  /// blanks that are closed up may make a secret of what was none.
  func masked(
    _ lines: [String], in wizard: Wizard, by form: (String) -> String
  ) -> [String] {
    // Most keys are letters, of which nothing is told.
    if lines.isEmpty { return [] }
    let row = Self.focusedRow(of: wizard)
    func masked(_ text: String) -> String { Wizard.masked(text, texts(text.utf8.count, row)) }
    return lines.map { masked(form(masked($0))) }
  }

  /// The secrets of at most so many characters; more than it has bytes are in no text.
  private func texts(_ most: Int, _ row: FormRow?) -> Set<String> {
    let texts = Set(settled.filter { $0.value <= most }.keys)
    guard let row, let length = row.state.line?.buffer.characters.count, length <= most,
      let current = row.longText
    else { return texts }
    return texts.union([current])
  }

  private static func focusedRow(of wizard: Wizard) -> FormRow? {
    wizard.forms.focusedRow.flatMap { $0.field.isSecret ? $0 : nil }
  }
}
