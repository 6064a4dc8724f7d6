/// The sheet: the options of a choice that has too many of them to be among the other fields.
extension Wizard {
  /// The id of the prompt that has the options.
  static let sheetID = "sheet"
  /// The id of the choice in it; no field of a flow can have it.
  static let sheetField = "@options"

  /// The choice that the sheet was opened for.
  struct SheetPlace: Hashable, Sendable {
    var form: String
    var field: String
  }

  /// Opens the options of a choice of the active form, with the cursor on the chosen one.
  mutating func openSheet(of id: String) {
    guard case .choice(let choice)? = forms.active.row(id)?.state else { return }
    sheetPlace = SheetPlace(form: forms.active.id, field: id)
    let prompt = sheetPrompt
    var form = Form(prompt)
    _ = form.update(Wizard.sheetField) {
      $0.state = .choice(ChoiceState(choice.options, style: .sheet, value: choice.value))
    }
    open(prompt, as: form)
  }

  /// The options as a prompt: a list, and buttons to choose and to leave it as it was.
  var sheetPrompt: Prompt {
    let row = sheetPlace.flatMap { forms[$0.form]?.row($0.field) }
    let options: [Field.Option] =
      if case .choice(let choice)? = row?.state { choice.options } else { [] }
    let label = row?.field.label ?? ""
    return Prompt(
      id: Wizard.sheetID, title: label,
      fields: [Field(id: Wizard.sheetField, kind: .choice(options), label: label)],
      buttons: [Button(label: "Choose"), Button(label: "Cancel", role: .cancel)])
  }

  /// Closes the sheet, and makes the option under the cursor the answer.
  mutating func takeChoice() {
    guard let place = sheetPlace,
      case .choice(let list)? = forms[Wizard.sheetID]?.row(Wizard.sheetField)?.state
    else { return }
    pop(Wizard.sheetID)
    guard let value = list.cursorValue else { return }
    if forms.setAnswer(.string(value), of: place.field, in: place.form) {
      forms.noteEdit(of: place.field)
    }
  }

  /// Space in the sheet: part of a name that is being typed, else chooses as Return does.
  mutating func pressInSheet(_ effects: inout [Effect]) {
    if case .choice(let list)? = forms.focusedRow?.state, !list.sought.isEmpty {
      let result = forms.type(" ")
      if result == .ok { return noteSought(result) }
    }
    perform(.submit, &effects)
  }

  /// Says what is looked for in a list, after a letter was typed there.
  mutating func noteSought(_ result: FormResult) {
    guard case .choice(let list)? = forms.focusedState, list.style == .sheet else { return }
    tip = result == .ok ? .seeking(list.sought) : .noOption
  }

  /// How many options PageUp and PageDown pass: one less than a sheet shows in this window.
  ///
  /// It is not what was drawn, so that the same keys choose the same where nothing is drawn. Below
  /// and above the options are the frame, the title, the buttons with a blank row, and two lines
  /// of the screen.
  var optionsPerPage: Int { max(1, size.rows - 8) }
}
