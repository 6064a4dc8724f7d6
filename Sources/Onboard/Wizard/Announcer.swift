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
  /// What no line may quote.
  private(set) var secrets = RunSecrets()

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
    return secrets.masked(lines, in: wizard, by: Self.oneLine)
  }

  /// A text without line breaks and rows of blanks, which say nothing to who listens.
  private static func oneLine(_ text: String) -> String {
    let words = text.unicodeScalars.split { $0.properties.isWhitespace }
    return TextGate.clean(words.map { String($0) }.joined(separator: " "))
  }
}
