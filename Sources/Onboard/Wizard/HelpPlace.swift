/// Where the help was opened: it lists what works there, by the table that routes the keys.
struct HelpPlace: Hashable {
  /// The rows of the key table that hold there, in its words or, where a key does something else
  /// there, in those for that.
  let rows: [Keymap.Binding]

  init(of wizard: Wizard) {
    // A command that runs drops all text, and so the `?` that is help elsewhere.
    let context = wizard.isBusy ? .text : wizard.keyContext
    let letters = context == .sheet ? [Keymap.letters] : []
    rows = (letters + Keymap.bindings(in: context)).compactMap { row in
      guard wizard.tellsModifiers || row != Keymap.controlReturn else { return nil }
      guard wizard.answers(row.command), row.command != .submit || wizard.keyboardBar.submit != nil
      else { return nil }
      var row = row
      row.words = wizard.words(for: row.command) ?? row.words
      return row
    }
  }
}

extension Wizard {
  /// Whether a command means anything where the focus is; a key that asks for another rings.
  func answers(_ command: Command) -> Bool {
    let scope = forms.focus.active
    if isBusy { return command.worksWhileBusy }
    switch command {
    case .nextSection, .previousSection:
      return scope.fields.contains { $0.section != nil && scope.isFocusable($0.id) }
    case .back: return prompt == nil && previousStep != nil
    case .nextInput: return scope.canStepInput(.forward)
    case .previousInput: return scope.canStepInput(.backward)
    case .done: return prompt == nil || prompt?.cancelButton != nil
    case .move: return forms.focused != nil
    case .help: return prompt?.id != Wizard.helpID
    default: return true
    }
  }

  /// Says that the terminal tells Ctrl-Return from Return, so that the help names it.
  public mutating func noteModifiersTold() {
    tellsModifiers = true
  }

  /// What a command does where the focus is, if the table cannot know.
  fileprivate func words(for command: Command) -> String? {
    switch command {
    case .submit:
      keyboardBar.submit.map { words in
        let next = wordsOnceChosen.map { $0 == words ? "" : ", then \"\($0)\"" } ?? ""
        return "\"\(words)\"\(next), as the bar says"
      }
    case .submitScope: prompt?.defaultButton.map { "press \"\(text($0.label))\"" }
    case .done where isBusy: "stop what runs"
    case .done where forms.focused == nil: "ask to quit"
    case .done: prompt?.cancelButton.map { "press \"\(text($0.label))\"" }
    default: nil
    }
  }
}
