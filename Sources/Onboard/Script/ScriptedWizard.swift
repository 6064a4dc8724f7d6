import TTYCore

/// What lines of a script do to a wizard, as in ``ScriptedRun`` but without a screen and a clock.
extension Wizard {
  /// Does what a line says; one that does nothing to the wizard itself changes nothing.
  ///
  /// - Returns: what the world must see to, in order.
  mutating func play(_ command: ScriptCommand) -> [Effect] {
    events(of: command).flatMap { update($0) }
  }

  /// The events that a line sends to the wizard as it is now.
  func events(of command: ScriptCommand) -> [WizardEvent] {
    switch command {
    case .type(let text): events(of: Array(text.utf8))
    case .typeSecret(let field): events(ofSample: sample(for: field) ?? "")
    case .press(let key): [.input(.key(key))]
    case .paste(let text): events(of: Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
    case .bytes(let bytes): events(of: bytes)
    case .autofill(let field, let text): [.known([text], for: .field(field))]
    case .resize(let size): [.resized(size)]
    case .click(let text): click(on: text).map { [$0] } ?? []
    default: []
    }
  }

  /// The answer that is made up for a field, given what is in the others.
  func sample(for field: String) -> String? {
    guard let row = forms.row(field) else { return nil }
    return SampleAnswer.valid(for: row.field) { forms.row($0)?.state.answer ?? .null }
  }

  /// What is very long is put in at once: key by key a rule that wants it would cost minutes.
  private func events(ofSample text: String) -> [WizardEvent] {
    events(of: text.count > ScriptCommand.longestTyping ? .paste(text) : .type(text))
  }

  private func events(of bytes: [UInt8]) -> [WizardEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes, into: &events)
    decoder.timeOut(into: &events)
    return events.compactMap { event(for: $0) }
  }
}

extension ScriptCommand {
  /// The most characters that are typed key by key where nobody says how.
  static let longestTyping = 1000
}
