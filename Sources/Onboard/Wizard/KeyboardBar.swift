/// What the last line says: which keys do something now, and what Return does.
public struct KeyboardBar: Hashable, Sendable {
  /// Whether Previous goes anywhere.
  public var canGoPrevious: Bool
  /// Whether Next goes anywhere.
  public var canGoNext: Bool
  /// What Return does, in a word or two; nil if it does nothing.
  public var submit: String?
  /// The word that is published as ``valueName`` where the focus is, if one is.
  public var value: String?
  /// Whether Escape lets go of a field.
  public var canDismiss: Bool
  /// Whether Right takes a known value.
  public var canTake = false
  /// Whether F1 opens the help.
  public var hasHelp = true

  /// The name of the value that the bar shows.
  public static let valueName = "bar"
}

extension Wizard {
  /// The keyboard bar as it is now.
  public var keyboardBar: KeyboardBar {
    let scope = forms.focus.active
    return KeyboardBar(
      canGoPrevious: scope.canStepInput(.backward), canGoNext: scope.canStepInput(.forward),
      submit: isBusy ? nil : submitWords,
      value: value(for: KeyboardBar.valueName),
      canDismiss: forms.focused != nil, canTake: ghost != nil,
      hasHelp: answers(.help))
  }

  /// The text of a button of a form, of the active one if none is named.
  public func label(of button: FormButton, in form: String? = nil) -> String {
    button.id == Button.submitID
      ? submitLabel(of: step) : text(button.label, in: form ?? forms.active.id)
  }

  /// The text of a step's Submit button.
  public func submitLabel(of step: Step) -> String {
    step.submitLabel.map { text($0, in: step.id) } ?? (nextStep == nil ? "Finish" : "Continue")
  }

  /// What Return does where the focus is.
  private var submitWords: String? {
    if let button = forms.focusedButton {
      if case .edit = button.action { return "Change" }
      if case .remove = button.action { return "Remove" }
      if case .opens(let prompt, _) = button.action, !canOpen(prompt) { return nil }
      return label(of: button)
    }
    guard let row = forms.focusedRow else { return nil }
    if row.field.collects != nil {
      let adds = !row.state.isEmpty && forms.list(collectedBy: row) != nil
      return adds ? row.field.submitLabel?.words ?? "Add" : nil
    }
    if row.opensSheet { return "Choose" }
    if row.returnChooses { return named(ruleOnceChosen, in: row) ?? "Choose" }
    let rule = ruleInTheEnd(of: row)
    return rule.flatMap(words).flatMap { named(rule, in: row) ?? $0 }
  }

  /// The name that a field gives to Return where it follows a rule; one of SwiftUI's that says
  /// something else than what happens gives way to what does.
  private func named(_ rule: SubmitRule?, in row: FormRow) -> String? {
    guard let rule, let label = row.field.submitLabel, label.suits(rule) else { return nil }
    return label.words
  }

  /// What Return does behind choosing the option under the cursor: nil if it does not choose.
  var wordsOnceChosen: String? {
    guard forms.focusedRow?.returnChooses == true else { return nil }
    return ruleOnceChosen.flatMap(words)
  }

  /// The rule that Return follows once it has chosen: what is chosen may show or hide where it goes.
  private var ruleOnceChosen: SubmitRule? {
    var next = self
    next.chooseUnderCursor()
    return next.forms.focusedRow.flatMap(next.ruleInTheEnd)
  }

  /// The rule that Return follows where others pass the turn on, and where there is no next field.
  private func ruleInTheEnd(of row: FormRow) -> SubmitRule? {
    guard let (rule, id) = forms.settled(row.rule, from: row.id) else { return nil }
    guard rule == .next else { return rule }
    return forms.focus.active.nextInput(after: id).map(SubmitRule.focus) ?? .submit
  }

  private func words(for rule: SubmitRule) -> String? {
    switch rule {
    case .none, .next: nil
    case .done: "Done"
    case .submit: submitWordsOfForm
    case .opens(let prompt):
      canOpen(prompt) ? flow.prompt(prompt).map { text($0.title, in: $0.id) } : nil
    // A way round by fields that are hidden may lead back to where the focus is.
    case .focus(let target): target == forms.focused ? nil : "Next"
    }
  }

  /// A prompt cannot open itself; it goes back to one that is under it.
  private func canOpen(_ prompt: String) -> Bool { forms.active.id != prompt }

  private var submitWordsOfForm: String? {
    guard let prompt else { return submitLabel(of: step) }
    return prompt.defaultButton.map { text($0.label) }
  }
}
