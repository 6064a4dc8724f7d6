import TTYCore

/// Whether what a script expects is so.
extension ScriptedRun {
  /// The exit status that the command would have; nil while the flow goes on.
  public var exitStatus: Int? {
    switch outcome {
    case nil: nil
    case .finished: 0
    case .cancelled: 130
    case .interrupted(let signal): 128 + Int(signal)
    case .endedEarly, .timeUp, .notAllowed, .failed: 1
    }
  }

  /// What has the focus, in words.
  var focusWords: String {
    if let status = exitStatus { return "that the flow has ended (exit \(status))" }
    return wizard.forms.focused.map { "the focus on \($0)" } ?? "nothing focused"
  }

  /// What was expected and what is there instead, in words; nil if the expectation holds.
  func mismatch(with expectation: ScriptExpectation) -> (expected: String, found: String)? {
    if let status = exitStatus, expectation.needsScreen {
      return (words(for: expectation), "that the flow has ended (exit \(status))")
    }
    guard let found = contradiction(to: expectation) else { return nil }
    return (words(for: expectation), found)
  }

  private func contradiction(to expectation: ScriptExpectation) -> String? {
    switch expectation {
    case .step(let id): wizard.step.id == id ? nil : "step \(wizard.step.id)"
    case .focus(let id): wizard.forms.focused == id || isOver && id == nil ? nil : focusWords
    case .prompt(let id): wizard.prompt?.id == id ? nil : promptWords
    case .noPrompt: wizard.prompt == nil || isOver ? nil : promptWords
    case .error(let field, let text): contradiction(toError: text, of: field)
    case .noError(let field):
      isOver ? nil : message(of: field).map { "the message \(SecretMask(self).quoted($0))" }
    case .value(let field, let value): contradiction(toValue: value, of: field)
    case .screen(let text): seen.text().contains(text) ? nil : "the screen below"
    case .noScreen(let text):
      isOver || !seen.text().contains(text) ? nil : "the screen below"
    case .bar(let text):
      barText.contains(text) ? nil : "the bar \(SecretMask(self).quoted(barText))"
    case .announced(let text):
      recentAnnouncements.contains { $0.contains(text) } ? nil : announcementWords
    case .answers(let answers): contradiction(toAnswers: answers)
    case .exit(let status):
      exitStatus == status ? nil : exitStatus.map { "exit \($0)" } ?? "that the flow goes on"
    }
  }

  /// What was announced instead, in words; announcements have no secrets.
  private var announcementWords: String {
    let lines = recentAnnouncements.map(ScriptCommand.quoted).joined(separator: ", ")
    return lines.isEmpty ? "no announcement" : "the announcements \(lines)"
  }

  private var isOver: Bool { outcome != nil }

  private var promptWords: String { wizard.prompt.map { "prompt \($0.id)" } ?? "no prompt" }

  /// The last line of the screen, which a window of one row does not have.
  private var barText: String {
    seen.size.rows > 1 ? seen.text(row: seen.size.rows - 1) : ""
  }

  /// The message under a field that is on the screen.
  private func message(of field: String) -> String? {
    for scope in wizard.forms.focus.scopes.reversed() {
      guard let row = wizard.forms[scope.id]?.row(field) else { continue }
      return wizard.isVisible(row.field) ? row.message : nil
    }
    return nil
  }

  private func contradiction(toError text: String?, of field: String) -> String? {
    guard let message = message(of: field) else { return "no message at \(field)" }
    guard let text, !message.contains(text) else { return nil }
    return "the message \(SecretMask(self).quoted(message))"
  }

  private func contradiction(toValue value: JSON, of field: String) -> String? {
    guard let row = wizard.forms.row(field) else { return "that \(field) is not on the screen" }
    let answer = row.state.answer
    if answer.isEquivalent(to: value) { return nil }
    // A flag or a number may be written in quotes, as it would be printed.
    if case .string(let text) = value, case .string = answer {
      _ = text
    } else if case .string(let text) = value,
      let written = try? JSONReader.read(Array(text.utf8)).value, answer.isEquivalent(to: written)
    {
      return nil
    }
    return secretFields.contains(field)
      ? "a secret that is another" : SecretMask(self).text(answer)
  }

  private func contradiction(toAnswers expected: JSON) -> String? {
    if let outcome, case .finished = outcome {} else if isOver { return "no answers" }
    let answers = wizard.answers
    return answers.isEquivalent(to: expected)
      ? nil : SecretMask(self).text(answers, hiding: secretFields)
  }

  private var secretFields: Set<String> { wizard.flow.secretFields }

  /// An expectation as a failure tells it: as it is written, without secrets.
  private func words(for expectation: ScriptExpectation) -> String {
    let mask = SecretMask(self)
    switch expectation {
    case .error(let field, let text?): return "error \(field) \(mask.quoted(text))"
    case .value(let field, let value):
      return "value \(field) "
        + (secretFields.contains(field) ? mask.quoted(SecretMask.mask) : mask.text(value))
    case .screen(let text): return "screen \(mask.quoted(text))"
    case .noScreen(let text): return "no screen \(mask.quoted(text))"
    case .bar(let text): return "bar \(mask.quoted(text))"
    case .announced(let text): return "announced \(mask.quoted(text))"
    case .answers(let answers): return "answers \(mask.text(answers, hiding: secretFields))"
    case .step, .focus, .prompt, .noPrompt, .error, .noError, .exit: return "\(expectation)"
    }
  }
}

extension ScriptExpectation {
  /// Whether it is about what is on the screen, of which there is nothing after the end.
  fileprivate var needsScreen: Bool {
    switch self {
    case .step, .prompt, .error, .screen, .bar: true
    case .focus(let id): id != nil
    case .noPrompt, .noError, .noScreen, .value, .announced, .answers, .exit: false
    }
  }
}
