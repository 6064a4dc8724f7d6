/// What the last line says: which keys do something now, and what Return does.
public struct KeyboardBar: Hashable, Sendable {
  /// Whether Previous goes anywhere.
  public var canGoPrevious: Bool
  /// Whether Next goes anywhere.
  public var canGoNext: Bool
  /// What Return does, in a word or two; nil if it does nothing.
  public var submit: String?
  /// Whether Escape lets go of a field.
  public var canDismiss: Bool
}

extension Wizard {
  /// The keyboard bar as it is now.
  public var keyboardBar: KeyboardBar {
    let scope = forms.focus.active
    return KeyboardBar(
      canGoPrevious: scope.canStepInput(.backward), canGoNext: scope.canStepInput(.forward),
      submit: isBusy ? nil : submitWords,
      canDismiss: forms.focused != nil)
  }

  /// The text of a button of the active form or the one under it.
  public func label(of button: FormButton) -> String {
    button.id == Button.submitID ? submitLabel(of: step) : button.label
  }

  /// The text of a step's Submit button.
  public func submitLabel(of step: Step) -> String {
    step.submitLabel ?? (nextStep == nil ? "Finish" : "Continue")
  }

  /// What Return does where the focus is.
  private var submitWords: String? {
    let scope = forms.focus.active
    guard let focused = forms.focused else { return nil }
    if let button = forms.focusedButton {
      if case .edit = button.action { return "Change" }
      return label(of: button)
    }
    guard let row = forms.focusedRow else { return nil }
    if case .choice(let choice) = row.state, choice.cursor != choice.chosen {
      // Return chooses first, and what is chosen may show or hide what Return goes to.
      var next = self
      next.chooseUnderCursor()
      return next.submitWords
    }
    return row.field.submitLabel?.words ?? words(for: row.rule, from: focused, in: scope)
  }

  private func words(for rule: SubmitRule, from id: String, in scope: FocusScope) -> String? {
    guard let (rule, id) = forms.settled(rule, from: id) else { return nil }
    return switch rule {
    case .none: nil
    case .done: "Done"
    case .submit: submitWordsOfForm
    case .opens(let prompt): flow.prompt(prompt).map { text($0.title) }
    case .focus(let target): wordsForGoing(to: target)
    case .next: scope.nextInput(after: id).map(wordsForGoing) ?? submitWordsOfForm
    }
  }

  /// A way round by fields that are hidden may lead back to where the focus is.
  private func wordsForGoing(to id: String) -> String? {
    id == forms.focused ? nil : "Next"
  }

  private var submitWordsOfForm: String? {
    guard let prompt else { return submitLabel(of: step) }
    return prompt.defaultButton?.label
  }
}
