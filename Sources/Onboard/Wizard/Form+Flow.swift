/// The forms of a flow's steps and prompts, and their focus scopes.
extension Form {
  /// The form of a step as it is before anything is answered.
  init(_ step: Step) {
    self.init(
      id: step.id,
      rows: step.fields.map { FormRow($0, rule: step.onSubmit ?? .next) },
      buttons: step.buttons.map(FormButton.init) + [
        FormButton(id: Button.submitID, label: "", action: .submit),
        FormButton(id: Button.backID, label: "Back", action: .back),
      ])
    values = step.values
    sectionValues = step.sectionValues
    asksCommand = step.action != nil
  }

  /// The form of a prompt.
  init(_ prompt: Prompt) {
    self.init(
      id: prompt.id, isStep: false, rows: prompt.fields.map { FormRow($0) },
      buttons: prompt.buttons.map(FormButton.init))
    values = prompt.values
    // Cancelling asks nothing of the fields.
    isChecked = prompt.defaultButton?.id != prompt.cancelButton?.id
    asksCommand = prompt.defaultButton?.run != nil
  }
}

extension FormButton {
  init(_ button: Button) {
    let action: Action =
      if let prompt = button.opens {
        .opens(prompt, returnTo: button.returnTo)
      } else if let command = button.run {
        .run(command)
      } else if let field = button.clears {
        .clears(field)
      } else {
        .close
      }
    self.init(id: button.id, label: button.label, action: action, role: button.role)
  }
}

extension FocusScope {
  /// The scope of a form: its rows, then its buttons.
  ///
  /// At first the focus is on what is asked for, else on the first input, else on a button.
  /// - Parameters:
  ///   - focus: what is asked for.
  ///   - button: the one that has the focus where there is no input.
  ///   - isVisible: says whether a row is shown.
  init(
    _ form: Form, focus: String?, button: String?, isMounted: Bool, isVisible: (String) -> Bool
  ) {
    let rows = form.rows.flatMap { row in
      [
        FocusField(
          row.id, section: row.field.section, isVisible: isVisible(row.id),
          canFocus: row.field.takesFocus)
      ] + FocusScope.entries(of: row, isVisible: isVisible(row.id))
    }
    let fields = rows + form.buttons.map { FocusField($0.id, role: .button) }
    let wanted =
      fields.first { $0.id == focus && $0.isAvailable }
      ?? rows.first { $0.isAvailable && $0.role == .input }
    self.init(
      form.id, kind: form.isStep ? .step : .modal, fields: fields,
      defaultFocus: wanted?.id ?? button, isMounted: isMounted)
  }
}
