@testable import Onboard

/// Rows and buttons that come and go while a form is open.
extension FormStack {
  mutating func insert(
    _ row: FormRow?, _ button: FormButton?, _ field: FocusField, at position: FocusPosition,
    in form: String?
  ) -> FocusResult {
    let result = entering { $0.insert(field, at: position, in: form) }
    guard result == .ok else { return result }
    updateForm(form ?? active.id) { form in
      if let row { form.rows.append(row) }
      if let button { form.buttons.append(button) }
    }
    return result
  }

  mutating func remove(_ id: String, in form: String?) -> FocusResult {
    let result = entering { $0.remove(id, in: form) }
    guard result == .ok else { return result }
    updateForm(form ?? active.id) { form in
      form.rows.removeAll { $0.id == id }
      form.buttons.removeAll { $0.id == id }
    }
    return result
  }

  /// Gives a choice other options.
  mutating func setOptions(_ options: [Field.Option], of id: String, in form: String?) {
    update(id, in: form) { row in
      guard case .choice(var choice) = row.state else { return }
      choice.setOptions(options)
      row.state = .choice(choice)
    }
  }

  /// Puts the inner position of a row on a slot, or on the option that has the value.
  mutating func point(at slot: Int, value: String, of id: String, in form: String? = nil) -> Bool {
    update(id, in: form) { row in
      switch row.state {
      case .code(var code):
        defer { row.state = .code(code) }
        return code.move(to: slot)
      case .choice(var choice):
        defer { row.state = .choice(choice) }
        return choice.cursorValue != value && choice.moveCursor(to: value)
      case .text, .number, .toggle, .list, .note:
        return false
      }
    } ?? false
  }
}
