import TTYCore

/// The second track: what happens in a run as lines of words, for who does not see the screen.
///
/// It compares the wizard with what it was when it was last looked at. So a wizard to which nobody
/// listens does nothing for it, and one that is looked at after each event tells everything.
///
/// ```swift
/// var announcer = Announcer()
/// _ = wizard.update(.appeared)
/// for line in announcer.lines(of: wizard) { print(line) }
/// ```
public struct Announcer: Sendable {
  private var last: AnnouncedMoment?
  private var secrets = AnnouncedSecrets()

  /// Creates an announcer that has told nothing yet.
  public init() {}

  /// What is new since the last call, a line each: prompts that were closed, the step that was
  /// entered, prompts that were opened, messages, what runs, the focus, what is inside the focused
  /// field, buttons, hints.
  ///
  /// No line has a control character or a secret in it.
  public mutating func lines(of wizard: Wizard) -> [String] {
    let now = AnnouncedMoment(of: wizard)
    let lines = now.lines(since: last, wizard)
    last = now
    secrets.note(wizard)
    // Blanks that are closed up may make a secret of what was none.
    return lines.map { secrets.masked(Self.oneLine(secrets.masked($0))) }
  }

  /// A text without line breaks and rows of blanks, which say nothing to who listens.
  private static func oneLine(_ text: String) -> String {
    let words = text.unicodeScalars.split { $0.properties.isWhitespace }
    return TextGate.clean(words.map { String($0) }.joined(separator: " "))
  }
}

/// The secrets of a run, which no announcement may quote: a command may repeat what it was given,
/// and give it to a field that is shown.
struct AnnouncedSecrets: Hashable {
  /// What was left in a secret field at any time, as it may have been given to a command.
  private var settled: Set<String> = []
  /// All of them, the longest first, so that none is left of which another is part.
  private var all: [String] = []

  /// Takes what is in the secret fields now.
  mutating func note(_ wizard: Wizard) {
    let open = wizard.flow.steps.map(\.id) + wizard.forms.focus.scopes.dropFirst().map(\.id)
    var current: Set<String> = []
    for row in open.compactMap({ wizard.forms[$0] }).flatMap(\.rows) where row.field.isSecret {
      // One of a letter or two stands in too many words to be taken out.
      guard case .text(let text) = row.state, text.buffer.characters.count >= Wizard.shortestSecret
      else { continue }
      let secret = text.buffer.text
      if row.id == wizard.forms.focused { current.insert(secret) } else { settled.insert(secret) }
    }
    all = settled.union(current).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  /// The text with a mask in the place of each secret.
  func masked(_ text: String) -> String {
    all.reduce(text) { $0.replacing($1, with: Wizard.secretMask) }
  }
}
