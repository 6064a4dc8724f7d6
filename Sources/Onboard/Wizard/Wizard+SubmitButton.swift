extension Wizard {
  /// Says whether the Submit button can be pressed, in a step where that depends on what is filled
  /// in.
  ///
  /// The submit keys work all the same: they go to what is missing.
  mutating func updateSubmitButton() {
    guard step.submitEnabled == .whenComplete, let form = forms[step.id] else { return }
    let isComplete = form.rows.allSatisfy {
      !isVisible($0.field) || FieldCheck.isFilled($0.state, of: $0.field)
    }
    guard forms.focus[step.id]?[Button.submitID]?.isEnabled != isComplete else { return }
    isLineEdit = false
    forms.setEnabled([Button.submitID], isComplete, in: step.id)
  }
}
