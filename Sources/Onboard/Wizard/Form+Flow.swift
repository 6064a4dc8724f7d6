/// The forms of a flow's steps and prompts, and their focus scopes.
extension Form {
  /// The form of a step as it is before anything is answered.
  init(_ step: Step) {
    self.init(
      id: step.id,
      rows: step.fields.map { FormRow($0, rule: step.onSubmit ?? .next) },
      buttons: step.buttons.map(FormButton.init))
    buttons.append(FormButton(id: Button.submitID, label: "", action: .submit))
    values = step.values
    sectionValues = step.sectionValues
    buttons.append(FormButton(id: Button.backID, label: "Back", action: .back))
  }

  /// The form of a prompt.
  init(_ prompt: Prompt) {
    self.init(
      id: prompt.id, isStep: false, rows: prompt.fields.map { FormRow($0) },
      buttons: prompt.buttons.map(FormButton.init))
    values = prompt.values
  }
}

extension FormButton {
  init(_ button: Button) {
    let action: Action =
      if let prompt = button.opens {
        .opens(prompt, returnTo: button.returnTo)
      } else if let command = button.run {
        .run(command)
      } else {
        .close
      }
    self.init(id: button.id, label: button.label, action: action, role: button.role)
  }
}

extension FocusScope {
  /// The scope of a form: its rows, then its buttons.
  ///
  /// - Parameter isVisible: says whether a row is shown.
  init(
    _ form: Form, defaultFocus: String?, isMounted: Bool, isVisible: (String) -> Bool
  ) {
    let rows = form.rows.map { row in
      FocusField(
        row.id, section: row.field.section, isVisible: isVisible(row.id),
        canFocus: row.field.isInput)
    }
    let inputs = rows.filter(\.isAvailable)
    let fallback = inputs.first?.id ?? (form.isStep ? Button.submitID : nil)
    self.init(
      form.id, kind: form.isStep ? .step : .modal,
      fields: rows + form.buttons.map { FocusField($0.id, role: .button) },
      defaultFocus: defaultFocus ?? fallback, isMounted: isMounted)
  }
}
