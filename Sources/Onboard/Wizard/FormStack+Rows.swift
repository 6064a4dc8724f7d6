/// What becomes of rows and buttons other than by the keys of the person.
extension FormStack {
  /// What follows when the focus has left a row: an answer that is there and wrong gets its
  /// message at once; an empty one waits for the submission.
  mutating func leave(_ id: String, in form: String) {
    // What was hidden nobody has left.
    guard focus[form]?[id]?.counts ?? true else { return }
    update(id, in: form) { $0.state.tidy($0.field) }
    guard let row = self[form]?.row(id), !row.state.isEmpty, let message = message(for: row)
    else { return }
    update(id, in: form) { $0.message = message }
  }

  /// Takes the messages of a form away, until it is submitted again.
  mutating func clearMessages(in form: String) {
    for row in self[form]?.rows ?? [] { forgetMessage(of: row.id, in: form) }
  }

  /// Leaves out what is in the field that has the focus, of a copy that is only looked at.
  mutating func forgetFocusedText() {
    if let focused { update(focused) { _ = $0.state.editLine { $0 = TextState() } } }
  }

  /// Takes the message of a row away.
  mutating func forgetMessage(of id: String, in form: String) {
    update(id, in: form) {
      $0.message = nil
      $0.refusal = nil
    }
  }

  /// Says which rows of a form are shown.
  mutating func setVisible(in form: String, _ isVisible: (String) -> Bool) {
    let rows = self[form]?.rows ?? []
    func ids(_ rows: [FormRow]) -> [String] { rows.flatMap { [$0.id] + $0.entryIDs } }
    transaction { forms in
      forms.focus.set(ids(rows.filter { isVisible($0.id) }), in: form, isVisible: true)
      forms.focus.set(ids(rows.filter { !isVisible($0.id) }), in: form, isVisible: false)
    }
  }

  /// Says which of these buttons of a form are shown.
  mutating func setVisible(_ buttons: [String], _ shown: [String], in form: String) {
    transaction { forms in
      forms.focus.set(shown, in: form, isVisible: true)
      forms.focus.set(buttons.filter { !shown.contains($0) }, in: form, isVisible: false)
    }
  }

  /// Empties a row of the active form, as an edit of the person's, and drops the focus.
  mutating func clear(_ id: String) -> FormResult {
    update(id) { row in
      if row.state.editLine({ $0.replace(with: "") }) == nil {
        row.state.setAnswer(row.state.emptyAnswer)
      }
    }
    noteEdit(of: id)
    showEntries(in: active.id)
    return FormResult(focus.dismiss())
  }

  /// Says whether rows or buttons of a form can be used.
  mutating func setEnabled(_ ids: [String], _ isEnabled: Bool, in form: String) {
    _ = entering { $0.set(ids, in: form, isEnabled: isEnabled) }
  }

  /// Makes these the buttons in front of the one called `anchor`; those that were there and are
  /// not among them go, those that stay keep the focus.
  mutating func setButtons(_ new: [FormButton], before anchor: String, in form: String) {
    guard let old = self[form]?.buttons, let end = old.firstIndex(where: { $0.id == anchor })
    else { return }
    let gone = old[..<end].filter { button in !new.contains { $0.id == button.id } }
    updateForm(form) { $0.buttons.replaceSubrange(..<end, with: new) }
    transaction { forms in
      for button in gone { forms.focus.remove(button.id, in: form) }
      for button in new {
        forms.focus.insert(FocusField(button.id, role: .button), at: .before(anchor), in: form)
      }
      if let scope = forms.focus[form] {
        let fixed = scope.fields.map(\.id).filter { id in !new.contains { $0.id == id } }
        let place = fixed.firstIndex(of: anchor) ?? fixed.endIndex
        forms.focus.reorder(fixed[..<place] + new.map(\.id) + fixed[place...], in: form)
      }
    }
  }

  /// Gives a field of a form an answer from outside.
  /// - Returns: whether the field can have it.
  mutating func setAnswer(_ answer: JSON, of id: String, in form: String) -> Bool {
    guard update(id, in: form, { $0.state.setAnswer(answer) }) ?? false else { return false }
    mendMessage(of: id, in: form)
    showEntries(in: form)
    return true
  }
}

extension FieldState {
  /// Makes an answer what it will be taken for: an e-mail address without what a copy brought
  /// along at its ends.
  mutating func tidy(_ field: Field) {
    guard field.contentType == .emailAddress, case .text(let text) = self else { return }
    let trimmed = EmailAddress.trimmed(text.buffer.text)
    if trimmed != text.buffer.text { setAnswer(.string(trimmed)) }
  }
}
