/// What the person types and edits. Each call is one operation, settled before the next.
extension FormStack {
  /// Types text into the focused field.
  ///
  /// Space presses a button; other text means nothing there.
  public mutating func type(_ text: String) -> FormResult {
    let result = insert(text)
    return result == .whole ? complete() : result
  }

  /// Types text, and leaves it to ``complete()`` to go on from a code that became whole.
  mutating func insert(_ text: String) -> FormResult {
    focus.voidRequest()
    guard let id = focused else { return .ignored }
    if text == " ", focusedButton != nil { return .activated(id) }
    return change(id) { $0.isLine ? $0.typeInLine(text) : $0.type(text) }
  }

  /// Takes a paste into the focused field.
  /// - Parameter notice: what the person should know of how the paste was made one line.
  public mutating func paste(_ text: String, notice: String? = nil) -> FormResult {
    let result = insert(pasted: text, notice: notice)
    return result == .whole ? complete() : result
  }

  /// Takes a paste, and leaves it to ``complete()`` to go on from a code that became whole.
  mutating func insert(pasted text: String, notice: String? = nil) -> FormResult {
    focus.voidRequest()
    guard let id = focused else { return .ignored }
    return change(id) { row in
      switch row.state {
      case .text, .number:
        guard let taken = row.field.takenPaste(text) else {
          row.state.editLine { $0.refusePaste("The paste was not taken: it is not a number.") }
          return .rejected
        }
        return row.state.editLine { $0.paste(taken, notice: notice) } == true ? .typed : .rejected
      case .code(var code):
        let change = code.paste(text)
        row.state = .code(code)
        return FormResult(change)
      case .toggle, .choice, .list, .note:
        return .rejected
      }
    }
  }

  /// Does what a key of a line editor asks for in the focused field.
  public mutating func edit(_ command: TextCommand) -> FormResult {
    focus.voidRequest()
    guard let id = focused else { return .ignored }
    return change(id) { row in
      switch row.state {
      case .text, .number:
        guard row.state.editLine({ $0.perform(command) }) == true else { return .noop }
        return command.isMovement ? .ok : .typed
      case .code(var code):
        let result = code.perform(command)
        row.state = .code(code)
        return result
      case .toggle, .choice, .list, .note:
        return .ignored
      }
    }
  }

  /// Makes the focused number one more or one less, within its bounds.
  public mutating func step(up isUp: Bool) -> FormResult {
    focus.voidRequest()
    guard let id = focused, let row = active.row(id), case .number(let line) = row.state else {
      return .ignored
    }
    guard let text = row.field.stepped(line.buffer.text, up: isUp) else { return .rejected }
    return change(id) { row in
      row.state.editLine { $0.replace(with: text) }
      return .typed
    }
  }

  /// Backspace.
  public mutating func backspace() -> FormResult {
    edit(.deleteBackward)
  }

  /// Changes what is in a row, and all that follows from it.
  mutating func change(
    _ id: String, _ body: (inout FormRow) -> FormResult
  ) -> FormResult {
    isLineEdit = false
    var isLine = false
    let result = update(id) { row in
      let wasPlain = row.state.isPlainLine
      let result = body(&row)
      isLine = wasPlain && row.state.isPlainLine
      return result
    }
    guard let result else { return .ignored }
    switch result {
    case .ok:
      isLineEdit = isLine
      // Within the field, but a move: a late verdict must not take the person away from there.
      focus.noteEdit()
      return result
    case .typed, .chosen, .over, .whole:
      isLineEdit = isLine
      noteEdit(of: id)
      return result
    default:
      return result
    }
  }

  /// What follows from an edit of the person's.
  mutating func noteEdit(of id: String) {
    focus.noteEdit()
    mendMessage(of: id, in: focus.active.id)
  }

  /// What follows from a new answer: what a command refused is forgotten, and a message goes if the
  /// answer is right now; so does that of a field whose answer must be the same.
  mutating func mendMessage(of id: String, in form: String) {
    // Most edits mend nothing.
    guard forms.read(form, { $0.isMarked }) == true else { return }
    update(id, in: form) { $0.refusal = nil }
    for row in self[form]?.rows ?? [] where row.message != nil {
      guard row.id == id || row.field.rules.contains(.equalsField(id)) else { continue }
      let message = message(for: row)
      if message == row.message { continue }
      update(row.id, in: form) { $0.message = message }
      isLineEdit = false
    }
  }

  /// Does what a code that has just become whole is to do.
  mutating func complete() -> FormResult {
    guard let id = focused, case .oneTimeCode(_, let completion)? = active.row(id)?.field.kind
    else { return .typed }
    switch completion {
    case .dismiss:
      focus.dismiss()
      return .completed
    case .submit: return submitForm()
    case .next: return followRule(.next, from: id)
    }
  }
}

extension FormRow {
  /// Whether a line of text is typed in it.
  fileprivate var isLine: Bool {
    switch state {
    case .text, .number: true
    case .toggle, .code, .choice, .list, .note: false
    }
  }

  /// Takes what was typed into a line of text.
  fileprivate mutating func typeInLine(_ text: String) -> FormResult {
    guard let taken = field.taken(text) else { return .rejected }
    return state.editLine { $0.type(taken) } == true ? .typed : .rejected
  }

  /// Takes what was typed where no line of text is.
  fileprivate mutating func type(_ text: String) -> FormResult {
    switch state {
    case .code(var code):
      var result = CodeState.Change.rejected
      // An input method may give several characters at once; what follows a whole code is not
      // for it.
      for character in text where result != .completed {
        let change = code.type(character)
        if change != .rejected { result = change }
      }
      state = .code(code)
      return FormResult(result)
    case .choice(let choice) where choice.style == .menu && text == " ":
      return .opensSheet(id)
    case .choice(var choice) where choice.style == .sheet:
      let change = choice.seek(text)
      state = .choice(choice)
      return change == .moved ? .ok : .rejected
    case .choice(var choice) where text == " ":
      // The same answer again is a new one where a command refused it: there may be no other.
      let isNew = choice.choose() || refusal != nil && choice.value != nil
      state = .choice(choice)
      return isNew ? .typed : .noop
    case .toggle(let isOn) where text == " ":
      state = .toggle(!isOn)
      return .typed
    case .text, .number, .toggle, .choice, .list, .note:
      return .rejected
    }
  }
}

extension FormResult {
  fileprivate init(_ change: CodeState.Change) {
    switch change {
    case .none: self = .noop
    case .rejected: self = .rejected
    case .typed: self = .typed
    case .completed: self = .whole
    case .over: self = .over
    }
  }
}

extension CodeState {
  /// Does what a key of a line editor asks for, as far as slots have it.
  fileprivate mutating func perform(_ command: TextCommand) -> FormResult {
    switch command {
    case .left: move(to: position - 1) ? .ok : .noop
    case .right: move(to: position + 1) ? .ok : .noop
    case .start, .wordLeft: move(to: 0) ? .ok : .noop
    case .end, .wordRight: move(to: slots.count - 1) ? .ok : .noop
    case .deleteBackward: FormResult(deleteBackward())
    case .deleteForward: FormResult(deleteForward())
    case .killToStart, .killToEnd, .killWordBackward, .killWordForward: FormResult(clear())
    case .yank, .transpose, .undo, .redo: .ignored
    }
  }
}
