import TTYCore

/// Known values in empty fields, which a key takes.
extension Wizard {
  /// The rest of the value that is offered in the focused field, behind what is typed; nil if none
  /// is.
  ///
  /// It is no answer until it is taken.
  @inline(__always)
  public var ghost: ArraySlice<Character>? {
    // Inlined, since a call would copy the whole wizard first.
    guard let offer, !offer.characters.isEmpty, let text = forms.focusedLine else { return nil }
    return offer.rest(behind: text.characters, text.caret)
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
    guard let id = field,
      let (takes, type) = forms.readFocused({ row in
        (row.field.takesSuggestions, row.field.contentType)
      }), takes
    else { return }
    if suggestions.isOpen, let type, suggestions.ask(type) { effects.append(.suggest(type)) }
    let values = knownValues(id, type)
    guard !values.isEmpty, let row = forms.focusedRow else { return }
    let value = values.first { isRight($0, for: row) }
    offer?.characters = Array(value ?? "")
  }

  /// What is known for a field, the best first.
  private func knownValues(_ id: String, _ type: ContentType?) -> [String] {
    var values = suggestions[.field(id)]
    if let type {
      if suggestions.isOpen { values += earlierAnswers(type, but: id) }
      values += suggestions[.contentType(type)]
    }
    return values
  }

  /// Whether a value would be a right answer as it is.
  private func isRight(_ value: String, for row: FormRow) -> Bool {
    let state = FieldState.text(TextState(value))
    return !state.isEmpty && state.answer == .string(value) && TextGate.isClean(value)
      && FieldCheck.message(for: state, of: row.field) { forms.row($0)?.state.answer ?? .null }
        == nil
  }

  /// What was answered to fields of the same kind, the last one first.
  private func earlierAnswers(_ type: ContentType, but id: String) -> [String] {
    flow.steps[...stepIndex].flatMap(\.fields)
      .filter { $0.contentType == type && $0.kind == .text && $0.id != id && isVisible($0) }
      .compactMap { forms.row($0.id).map(shown) }.reversed()
  }
}
