/// Prompts: the flow's own, and those that every wizard has.
extension Wizard {
  /// The id of the prompt that asks whether to quit.
  static let quitID = "quit"
  /// The id of the prompt that lists the keys.
  static let helpID = "help"
  /// The id of the prompt that says what went wrong.
  static let errorID = "error"

  /// The prompt that has the keys, if one is open.
  public var prompt: Prompt? { openPrompt(forms.active.id) }

  /// The open prompt called `id`.
  public func openPrompt(_ id: String) -> Prompt? {
    guard forms[id]?.isStep == false else { return nil }
    switch id {
    case Wizard.quitID: return quitPrompt
    case Wizard.helpID: return helpPrompt
    case Wizard.errorID: return errorPrompt
    case Wizard.allowID: return allowPrompt
    case Wizard.sheetID: return sheetPrompt
    default: return flow.prompt(id)
    }
  }

  /// Opens a prompt over whatever is on the screen; one that is open already is gone back to: those
  /// over it are closed.
  mutating func open(_ prompt: Prompt, as form: Form? = nil, returnTo target: String? = nil) {
    if openPrompt(prompt.id) != nil {
      let over = forms.focus.scopes.reversed().prefix { $0.id != prompt.id }
      return over.forEach { pop($0.id) }
    }
    let form = form ?? Form(prompt)
    let scope = FocusScope(
      form, focus: prompt.initialFocus, button: prompt.defaultButton?.id, isMounted: hasAppeared,
      isVisible: { !hidden.fields.contains($0) })
    guard forms.push(form, scope: scope) == .ok else { return }
    returnTargets[prompt.id] = target
    scrolls[prompt.id] = nil
  }

  /// Does what a button of a prompt does: most close it, one that opens another prompt does not.
  ///
  /// To close it, all but the one that cancels want its fields right.
  mutating func close(_ prompt: Prompt, with button: Button, _ effects: inout [Effect]) {
    if let next = button.opens.flatMap(flow.prompt) {
      return open(next, returnTo: button.returnTo)
    }
    if button.id != prompt.cancelButton?.id {
      if button.run != nil { forms.refuse([:], in: prompt.id) }
      let result = forms.check()
      guard result == .submitted else { return act(on: result, &effects) }
    }
    if prompt.id == Wizard.quitID, button.role == .destructive {
      return finish(.cancelled, &effects)
    }
    if prompt.id == Wizard.allowID {
      return answerPermission(button.role == .destructive, &effects)
    }
    if let command = button.run {
      return run(Action(run: command), for: prompt.id, submits: true, &effects)
    }
    if prompt.id == Wizard.sheetID, button.id != prompt.cancelButton?.id { return takeChoice() }
    if button.id == prompt.cancelButton?.id { pop(prompt.id) } else { complete(prompt.id) }
  }

  /// Closes a prompt; the focus goes back to what had it, or to where its opener said.
  mutating func pop(_ id: String) {
    let target = returnTargets.removeValue(forKey: id)
    openers[id] = nil
    closedSecrets.formUnion(
      (forms[id]?.rows ?? []).filter(\.field.isSecret).compactMap(\.longText))
    forms.pop(id, returnTo: target)
  }

  /// Escape: cancels a command, presses the cancel button of a prompt, lets go of a field, and
  /// with nothing focused asks to quit.
  mutating func escape(_ effects: inout [Effect]) {
    if isBusy {
      cancelActivity(&effects)
    } else if let prompt {
      guard let button = prompt.cancelButton else { return effects.append(.ring) }
      close(prompt, with: button, &effects)
    } else if forms.dismiss() != .ok {
      open(quitPrompt)
    }
  }

  /// Ctrl-C: quits if nothing would be lost or it was asked already, else asks.
  mutating func cancel(_ effects: inout [Effect]) {
    if forms.active.id == Wizard.quitID { return finish(.cancelled, &effects) }
    let wasBusy = activity != nil
    cancelActivity(&effects)
    if !wasBusy, prompt == nil, !isAnswered { return finish(.cancelled, &effects) }
    // Under another prompt it would not be seen.
    pop(Wizard.quitID)
    open(quitPrompt)
  }

  /// Opens the list of the keys that work where the focus is.
  mutating func openHelp() {
    // Under another prompt it would not be seen.
    pop(Wizard.helpID)
    helpPlace = HelpPlace(of: self)
    open(helpPrompt)
  }

  /// Whether anything has been answered: any value that is not the one at first.
  var isAnswered: Bool { forms.isAnswered }

  /// The prompt that asks whether to quit; to stay is its default.
  var quitPrompt: Prompt {
    Prompt(
      id: Wizard.quitID, title: "Quit?",
      text: isAnswered ? "What you have entered will be lost." : nil,
      buttons: [
        Button(label: "Stay", role: .cancel), Button(label: "Quit", role: .destructive),
      ])
  }

  /// The prompt that lists the keys that work where the focus is below it.
  var helpPrompt: Prompt {
    let place = helpPlace ?? HelpPlace(of: self)
    let rows = place.rows
    let width = rows.map(\.keys.count).max() ?? 0
    let fields = rows.enumerated().map { index, row in
      let keys = row.keys + String(repeating: " ", count: width - row.keys.count)
      return Field(
        id: "key-\(index)", kind: .note, label: Template(verbatim: "\(keys)  \(row.words)"))
    }
    return Prompt(
      id: Wizard.helpID, title: "Keys", fields: fields, buttons: [Button(label: "Close")])
  }

  /// The prompt that says what went wrong.
  var errorPrompt: Prompt {
    Prompt(
      id: Wizard.errorID, title: "That did not work", text: Template(verbatim: alert ?? ""),
      buttons: [Button(label: "OK")])
  }
}
