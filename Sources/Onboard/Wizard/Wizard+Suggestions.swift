import TTYCore

/// Known values in empty fields, which a key takes.
extension Wizard {
  /// The rest of the value that is offered in the focused field, behind what is typed; nil if none
  /// is.
  ///
  /// It is no answer until it is taken.
  public var ghost: ArraySlice<Character>? {
    guard let offer, !offer.characters.isEmpty, case .text(let text)? = forms.focusedState
    else { return nil }
    return offer.rest(behind: text.buffer)
  }

  /// Offers what is known from now on, earlier answers as well; see ``Effect/suggest(_:)``.
  public mutating func openSuggestions() {
    suggestions.isOpen = true
  }

  /// Takes values that are known.
  mutating func know(_ values: [String], for target: Suggestions.Target) {
    suggestions[target] = values
    offer = nil
  }

  /// Decides what is offered, once the focus has come to another field.
  mutating func updateOffer(_ effects: inout [Effect]) {
    let (form, field) = (forms.focus.active.instance, forms.focused)
    guard offer?.form != form || offer?.field != field else { return }
    offer = Offer(form: form, field: field)
    guard let row = forms.focusedRow, row.field.takesSuggestions else { return }
    if suggestions.isOpen, let type = row.field.contentType, !suggestions.asked.contains(type) {
      suggestions.asked.append(type)
      effects.append(.suggest(type))
    }
    let value = bestValue(for: row) ?? ""
    offer?.characters = Array(value)
  }

  /// The first known value that would be a right answer.
  private func bestValue(for row: FormRow) -> String? {
    var values = suggestions[.field(row.id)]
    if let type = row.field.contentType {
      if suggestions.isOpen { values += earlierAnswers(type, but: row.id) }
      values += suggestions[.contentType(type)]
    }
    return values.first { value in
      let state = FieldState.text(TextState(value))
      return !state.isEmpty && state.answer == .string(value) && TextGate.isClean(value)
        && FieldCheck.message(for: state, of: row.field) { forms.row($0)?.state.answer ?? .null }
          == nil
    }
  }

  /// What was answered to fields of the same kind, the last one first.
  private func earlierAnswers(_ type: ContentType, but id: String) -> [String] {
    flow.steps[...stepIndex].flatMap(\.fields)
      .filter { $0.contentType == type && $0.kind == .text && $0.id != id && isVisible($0) }
      .compactMap { forms.row($0.id).map(shown) }.reversed()
  }
}
