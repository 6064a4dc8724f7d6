/// The secrets of a run, which nothing that is kept of it may quote: a person may type one into a
/// field that is shown, and a command may repeat what it was given, and give it to such a field.
struct RunSecrets: Hashable {
  /// What was left in a secret field at any time, as it may have been given to a command.
  private var settled: Set<String> = []
  /// What is in the one that has the focus, and its id.
  private var current: Current?

  private struct Current: Hashable {
    var id: String
    var text: String?
  }

  /// The secrets that are long enough to be looked for in other texts.
  var texts: Set<String> { current?.text.map { settled.union([$0]) } ?? settled }

  /// Takes what is in the secret fields now.
  mutating func note(_ wizard: Wizard) {
    let focused = wizard.forms.focused
    // The field of a prompt is gone when the focus has left it.
    if let current, current.id != focused, let text = current.text { settled.insert(text) }
    current = nil
    for row in wizard.secretRows {
      if row.id == focused {
        current = Current(id: row.id, text: row.longText)
      } else if let secret = row.longText {
        settled.insert(secret)
      }
    }
  }

  /// The text with a mask in the place of each secret.
  func masked(_ text: String) -> String { Wizard.masked(text, texts) }
}
