/// The words of announcements: what a line says of a step, a prompt, and what has the focus.
struct AnnouncementWords {
  private let wizard: Wizard

  init(_ wizard: Wizard) {
    self.wizard = wizard
  }

  // MARK: - Steps and prompts

  /// The line for the step: which it is, and all that is to be read in it.
  var step: String {
    let (before, count) = wizard.progress
    let step = wizard.step
    return sentences(
      ["Step \(before + 1) of \(count): \(wizard.text(step.title))"]
        + reading(step.text, in: step.id))
  }

  /// The line for a prompt that has opened.
  func prompt(_ prompt: Prompt) -> String {
    sentences(["Prompt: \(wizard.text(prompt.title))"] + reading(prompt.text, in: prompt.id))
  }

  /// What stands in a form and never has the focus.
  private func reading(_ text: Template?, in form: String) -> [String] {
    let notes = (wizard.forms[form]?.rows ?? []).filter {
      !$0.field.isInput && wizard.isVisible($0.field)
    }
    return ([text].compactMap { $0 } + notes.map(\.field.label)).map { wizard.text($0) }
  }

  /// Sentences, each with an end.
  private func sentences(_ parts: [String]) -> String {
    let parts = parts.filter { !$0.isEmpty }
    return parts.enumerated().map { index, part in
      let isEnded = part.last.map { ".!?:;…".contains($0) } ?? true
      return isEnded || index == parts.count - 1 ? part : part + "."
    }.joined(separator: " ")
  }

  /// The line for the end of a run; what else ends one than the person, who runs it says.
  static func end(_ outcome: Outcome) -> [String] {
    switch outcome {
    case .finished: ["Finished."]
    case .cancelled: ["Quit."]
    default: []
    }
  }

  // MARK: - The focus

  /// The line for what has the focus; nil if nothing has it.
  ///
  /// Label, kind, value, position, whether an answer is required; then what is wrong, and what helps.
  func focus(enteringSection isNewSection: Bool) -> String? {
    var parts: [String] = []
    if isNewSection, let section = wizard.forms.rowOfFocus?.field.section {
      parts.append("Section \(section)")
    }
    if let row = wizard.forms.focusedRow {
      let required = row.field.required ? ["required"] : []
      parts.append(
        ([label(of: row), kind(of: row)] + value(of: row) + [position] + required)
          .filter { !$0.isEmpty }.joined(separator: ", "))
      parts += row.message.map { ["Error: \($0)"] } ?? []
      parts += row.field.help.map { ["Help: \(wizard.text($0))"] } ?? []
      if wizard.ghost != nil, let offer = wizard.offer {
        parts.append(Self.offer(String(offer.characters)))
      }
    } else if let button = wizard.forms.focusedButton {
      parts.append((self.button(button) + [position]).joined(separator: ", "))
    } else {
      return nil
    }
    return sentences(parts)
  }

  /// The name of a field.
  func label(of row: FormRow) -> String {
    wizard.text(row.field.label)
  }

  /// Which of the places that Tab stops at it is.
  private var position: String {
    let stops = wizard.forms.focus.active.fields.filter { $0.isAvailable && $0.isTabStop }
    let index = stops.firstIndex { $0.id == wizard.forms.focused } ?? 0
    return "\(index + 1) of \(stops.count)"
  }

  private func kind(of row: FormRow) -> String {
    switch row.state {
    case .text: row.field.isSecret ? "secure text field" : "text field"
    case .number: "number field"
    case .toggle: "toggle"
    case .code(let code): "one-time code, \(code.slots.count) digits"
    case .choice: "choice"
    case .list: "list"
    case .note: "note"
    }
  }

  /// What is in a field, and where in it the person is; nothing of a secret.
  private func value(of row: FormRow) -> [String] {
    switch row.state {
    case .toggle(let isOn): return [isOn ? "on" : "off"]
    case .code(let code): return [filled(row)] + (code.isEmpty ? [] : [slot(of: code)])
    case .choice(let choice) where choice.style == .menu: return [filled(row)]
    case .choice(let choice): return [filled(row)] + option(of: choice)
    case .text, .number, .list, .note: return [filled(row)]
    }
  }

  /// The answer, if there is one that may be told.
  private func filled(_ row: FormRow) -> String {
    if row.state.isEmpty { return "empty" }
    if row.field.isSecret { return "filled" }
    let value = wizard.shown(row)
    return value.allSatisfy(\.isWhitespace) ? "blank" : value
  }

  /// The option under the cursor, by its name if that has not been said, and by its place.
  private func option(of choice: ChoiceState) -> [String] {
    guard let cursor = choice.cursor else { return [] }
    let name = cursor == choice.chosen ? [] : ["at \(choice.options[cursor].label)"]
    return name + ["option \(cursor + 1) of \(choice.options.count)"]
  }

  private func slot(of code: CodeState) -> String {
    "digit \(code.position + 1) of \(code.slots.count)"
  }

  private func button(_ button: FormButton) -> [String] {
    if case .remove(_, let list) = button.action, let row = wizard.forms.row(list) {
      return [wizard.label(of: button), "entry of \(label(of: row)), Return takes it out"]
    }
    guard case .edit(let id) = button.action, let row = wizard.forms.row(id) else {
      return [wizard.label(of: button), "button"]
    }
    let value =
      if case .toggle(let isOn) = row.state { isOn ? "on" : "off" } else { filled(row) }
    return [label(of: row), "answer", value]
  }

  /// The line for a known value that can be taken.
  static func offer(_ value: String) -> String {
    "Offered: \(value); Right takes it"
  }

  // MARK: - Changes where the focus stays

  /// The line for a change inside the focused field; nil for one that is heard as it is typed.
  func change(from old: FieldState, to new: FieldState) -> String? {
    switch (old, new) {
    case (.toggle, .toggle(let isOn)):
      return wizard.forms.focusedRow.map { "\(label(of: $0)), \(isOn ? "on" : "off")" }
    case (.number(let old), .number(let new)):
      // What is typed or deleted at the end is heard; a step makes another number.
      let (before, after) = (old.buffer.text, new.buffer.text)
      guard !before.hasPrefix(after), !after.hasPrefix(before) else { return nil }
      return wizard.forms.focusedRow.map { "\(label(of: $0)), \(after)" }
    case (.choice(let old), .choice(let new)):
      guard let cursor = new.cursor, old.cursor != cursor || old.chosen != new.chosen else {
        return nil
      }
      let name = new.options[cursor].label
      let place = "\(name), option \(cursor + 1) of \(new.options.count)"
      return cursor == new.chosen ? "\(place), chosen" : place
    case (.code(let old), .code(let new)):
      guard old.slots == new.slots else { return nil }
      let digit = new.text(at: new.position)
      return "\(slot(of: new)), \(digit.isEmpty ? "empty" : digit)"
    default:
      return nil
    }
  }

  /// The lines for what was added to a list and what was taken out of it.
  func change(from old: ListState, to new: ListState, of row: FormRow) -> [String] {
    let (before, after) = (Set(old.entries.map(\.number)), Set(new.entries.map(\.number)))
    let added = new.entries.filter { !before.contains($0.number) }
    let removed = old.entries.filter { !after.contains($0.number) }
    let name = label(of: row)
    return removed.map { "\($0.text) taken out of \(name)" }
      + added.map { "\($0.text) added to \(name), \(new.entries.count) in it" }
  }

  /// The line for what was done with the last edit of the focused field.
  func notice(_ words: String) -> String? {
    wizard.forms.focusedRow.map { "\(label(of: $0)): \(words)" }
  }

  /// The lines for buttons that can be used from now on, or cannot any more.
  func buttons(_ changed: Set<String>, dimmed: Set<String>) -> [String] {
    wizard.forms.active.buttons.filter { changed.contains($0.id) }.map {
      "\(wizard.label(of: $0)), button, \(dimmed.contains($0.id) ? "dimmed" : "available")"
    }
  }
}
