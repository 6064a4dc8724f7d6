import TTYCore

/// From what the terminal sent to what is to be done.
extension Wizard {
  /// What has the focus, as far as keys mean something else there.
  @inline(__always)
  public var keyContext: KeyContext {
    // Inlined, since a call would copy the whole wizard first.
    guard let context = forms.focusedContext else {
      return forms.focusedButton == nil ? .nothing : .button
    }
    return context == .text && ghost != nil ? .suggestion : context
  }

  mutating func take(_ input: InputEvent, _ effects: inout [Effect]) {
    switch input {
    case .key(let key): take(key, &effects)
    case .text(let text):
      tip = nil
      type(text, in: keyContext, &effects)
    case .paste(let paste): take(paste, &effects)
    case .resize(let window): resize(to: window.cells)
    // Replies are the session's, the window's focus is nobody's, and unknown sequences do nothing.
    case .mouse, .focus, .report, .invalid, .unknown: break
    }
  }

  private mutating func take(_ key: KeyEvent, _ effects: inout [Effect]) {
    guard key.phase != .release else { return }
    tip = nil
    let swallowed = swallowsReturn
    swallowsReturn = false
    let context = keyContext
    // Text that comes with a key is typed: AltGr and input methods look like shortcuts otherwise.
    let isTyped =
      context.takesText || isBusy
      || !key.modifiers.isDisjoint(with: [.control, .alt])
    if isTyped, let text = key.typedText { return type(text, in: context, &effects) }
    guard let command = Keymap.command(for: key, in: context) else {
      if let text = key.typedText {
        type(text, in: context, &effects)
      } else if isBusy {
        effects.append(.ring)
      }
      return
    }
    if command == .submit, swallowed { return }
    perform(command, &effects)
  }

  private mutating func take(_ paste: Paste, _ effects: inout [Effect]) {
    tip = nil
    swallowsReturn = false
    guard !isBusy else { return effects.append(.ring) }
    let pasted = PastedText(paste.bytes, isTruncated: paste.isTruncated)
    // A code looks at the paste as it came: where its lines end says where its digits do.
    let context = keyContext
    let text =
      context == .code ? String(decoding: paste.bytes, as: UTF8.self) : pasted.text
    noteCompletion(in: context, &effects) { $0.insert(pasted: text, notice: pasted.notice) }
  }

  private mutating func type(
    _ text: String, in context: KeyContext, _ effects: inout [Effect]
  ) {
    guard !isBusy else { return effects.append(.ring) }
    noteCompletion(in: context, &effects) { $0.insert(text) }
  }

  /// Makes an edit, and notes whether it completed a code that moved the wizard on: then a Return
  /// that comes next belongs to the code.
  private mutating func noteCompletion(
    in context: KeyContext, _ effects: inout [Effect], _ edit: (inout FormStack) -> FormResult
  ) {
    let form = forms.focus.active.id
    let wasDetached = attach()
    let wasCode = context == .code
    let focused = forms.focused
    var result = edit(&forms)
    if result == .whole {
      // What the code shows or hides counts already.
      updateHidden()
      result = forms.complete()
      // Nobody has pressed the button that closes a prompt without what was entered.
      if result == .submitted, prompt?.defaultButton?.role == .cancel {
        result = forms.tab(.forward)
      }
    }
    // What is typed behind a text that nothing is offered for does not bring an offer.
    isLineEdit = forms.isLineEdit && !wasDetached && context != .suggestion
    if result == .over { tip = .tooManyDigits }
    if result != .typed { act(on: result, &effects) }
    if context == .sheet { noteSought(result) }
    swallowsReturn = wasCode && (form, focused) != (forms.focus.active.id, forms.focused)
  }

  /// Scrolls back to the focus, if the person scrolled away from it.
  ///
  /// - Returns: Whether that was so.
  @discardableResult
  private mutating func attach() -> Bool {
    let form = forms.focus.active.id
    guard scrolls[form]?.isDetached == true else { return false }
    scrolls[form]?.isDetached = false
    return true
  }

  mutating func perform(_ command: Command, _ effects: inout [Effect]) {
    guard answers(command) else { return effects.append(.ring) }
    switch command {
    case .nextStop: act(on: forms.tab(.forward), &effects)
    case .previousStop: act(on: forms.tab(.backward), &effects)
    case .nextInput: act(on: forms.stepInput(.forward), &effects)
    case .previousInput: act(on: forms.stepInput(.backward), &effects)
    case .nextSection: act(on: forms.jumpSection(.forward), &effects)
    case .previousSection: act(on: forms.jumpSection(.backward), &effects)
    case .submit:
      chooseUnderCursor()
      let result = forms.submit()
      if result == .noop, forms.focusedRow?.field.collects != nil {
        tip = .nothingToAdd
      }
      act(on: result, &effects)
    case .submitScope: act(on: forms.submitForm(), &effects)
    case .press where keyContext == .sheet: pressInSheet(&effects)
    case .press: act(on: forms.type(" "), &effects)
    case .move(let direction): move(direction, &effects)
    case .listStart: act(on: forms.moveToEdge(.up), &effects)
    case .listEnd: act(on: forms.moveToEdge(.down), &effects)
    case .increment, .decrement:
      attach()
      act(on: forms.step(up: command == .increment), &effects)
    case .edit(let command):
      let context = keyContext
      let wasDetached = attach()
      let result = forms.edit(command)
      isLineEdit =
        forms.isLineEdit && !wasDetached && context != .suggestion && ghost == nil
      act(on: result, &effects)
    case .takeSuggestion:
      let rest = ghost.map { String($0) } ?? ""
      noteCompletion(in: keyContext, &effects) { $0.insert(pasted: rest) }
    case .pageUp: page(.up, &effects)
    case .pageDown: page(.down, &effects)
    case .done: escape(&effects)
    case .back: goBack(&effects)
    case .cancel: cancel(&effects)
    case .help: openHelp()
    case .suspend: effects.append(.suspend)
    case .redraw: effects.append(.redraw)
    }
  }

  /// A code has nothing above or below its slots: there the keys go on to the next field.
  private mutating func move(_ direction: Direction, _ effects: inout [Effect]) {
    switch direction {
    case .up where keyContext == .code: act(on: forms.stepField(.backward), &effects)
    case .down where keyContext == .code: act(on: forms.stepField(.forward), &effects)
    default:
      layOutCards()
      act(on: forms.move(direction), &effects)
    }
  }

  /// Return in a choice picks the option under the cursor.
  ///
  /// What that shows or hides counts for where Return goes on to.
  mutating func chooseUnderCursor() {
    guard keyContext == .choice else { return }
    _ = forms.type(" ")
    updateHidden()
  }

  /// A page of the list that has the focus, else of the whole form.
  private mutating func page(_ direction: Direction, _ effects: inout [Effect]) {
    if keyContext == .choice || keyContext == .sheet {
      return act(on: forms.movePage(direction, by: optionsPerPage), &effects)
    }
    let rows = max(1, (scrolls[forms.active.id] ?? Scroll()).page - 1)
    scroll(by: direction == .up ? -rows : rows)
  }

  /// What follows from an operation on the forms.
  mutating func act(on result: FormResult, _ effects: inout [Effect]) {
    switch result {
    case .ok, .chosen, .typed, .whole, .completed, .noop: break
    case .invalid(let id): refused = Refused(field: id, number: (refused?.number ?? 0) + 1)
    case .rejected, .over, .atEnd, .busy, .ignored: effects.append(.ring)
    case .submitted: formIsRight(&effects)
    case .activated(let id): press(id, &effects)
    case .opens(let id): if let prompt = flow.prompt(id) { open(prompt) }
    case .opensSheet(let id): openSheet(of: id)
    }
  }

  /// The active form was submitted and everything in it is right.
  private mutating func formIsRight(_ effects: inout [Effect]) {
    if let prompt {
      guard let button = prompt.defaultButton else { return }
      return close(prompt, with: button, &effects)
    }
    if let action = step.action {
      run(action, for: step.id, submits: true, &effects)
    } else {
      advance(&effects)
    }
  }

  /// The button called `id` of the active form was pressed.
  private mutating func press(_ id: String, _ effects: inout [Effect]) {
    guard let button = forms.active.button(id) else { return }
    if let prompt, let written = prompt.buttons.first(where: { $0.id == id }) {
      return close(prompt, with: written, &effects)
    }
    switch button.action {
    case .submit: act(on: forms.submitForm(), &effects)
    case .back: goBack(&effects)
    case .opens(let id, let target):
      guard let prompt = flow.prompt(id) else { return }
      open(prompt, returnTo: target)
      openers[prompt.id] = ButtonPlace(step: step.id, button: button.id)
    case .run(let command):
      run(
        Action(run: command), for: step.id, submits: false,
        button: ButtonPlace(step: step.id, button: button.id), &effects)
    case .clears(let field): act(on: forms.clear(field), &effects)
    case .edit(let id): edit(id)
    case .remove(let entry, let list): act(on: forms.removeEntry(entry, of: list), &effects)
    case .quit: finish(.cancelled, &effects)
    case .close: break
    }
  }
}
