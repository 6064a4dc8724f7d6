/// What is in a field: one state type a kind of field.
public enum FieldState: Hashable, Sendable {
  /// A line of text, shown or not.
  case text(TextState)
  /// A line of text that should be a number.
  case number(TextState)
  case toggle(Bool)
  case code(CodeState)
  case choice(ChoiceState)
  case list(ListState)
  /// Nothing to answer.
  case note

  /// Creates the state that a field has at first.
  public init(_ field: Field) {
    switch field.kind {
    case .text, .secure: self = .text(TextState())
    case .number: self = .number(TextState())
    case .toggle: self = .toggle(false)
    case .oneTimeCode(let length, _): self = .code(CodeState(length: length))
    case .choice(let options):
      // A list that is asked for as such is shown as such, however long it is.
      let isLong = field.style == .radio && options.count > ChoiceState.mostListed
      self = .choice(
        ChoiceState(options, style: isLong ? .menu : ChoiceState.Style(field.style)))
    case .list: self = .list(ListState())
    case .note: self = .note
    }
    if let initial = field.initial { setAnswer(initial) }
  }

  /// The answer, as it is printed: a string, for a toggle a Boolean, for a choice null if nothing
  /// is chosen, for a number null if there is none, for a list an array of strings.
  public var answer: JSON {
    switch self {
    case .text(let state): .string(state.buffer.text)
    case .number(let state):
      Decimal(state.buffer.text) == nil ? .null : .number(state.buffer.text)
    case .toggle(let isOn): .bool(isOn)
    case .code(let state): .string(state.text)
    case .choice(let state): state.value.map(JSON.string) ?? .null
    case .list(let state): .array(state.texts.map(JSON.string))
    case .note: .null
    }
  }

  /// The answer of a field of this kind that is hidden: conditions take it for empty.
  public var emptyAnswer: JSON {
    switch self {
    case .text, .code: .string("")
    case .toggle: .bool(false)
    case .list: .array([])
    case .number, .choice, .note: .null
    }
  }

  /// Whether there is no answer yet: for a toggle, whether it is off.
  public var isEmpty: Bool {
    switch self {
    case .text(let state), .number(let state): state.buffer.isEmpty
    case .toggle(let isOn): !isOn
    case .code(let state): state.isEmpty
    case .choice(let state): state.value == nil
    case .list(let state): state.entries.isEmpty
    case .note: true
    }
  }

  /// Makes this the answer.
  /// - Returns: false, and nothing changes, if a field of this kind cannot have it.
  @discardableResult
  public mutating func setAnswer(_ answer: JSON) -> Bool {
    switch self {
    case .text:
      guard case .string(let text) = answer else { return false }
      self = .text(TextState(text))
    case .number:
      if answer == .null {
        self = .number(TextState())
        return true
      }
      guard case .number(let text) = answer, Decimal(text) != nil else { return false }
      self = .number(TextState(text))
    case .toggle:
      guard case .bool(let isOn) = answer else { return false }
      self = .toggle(isOn)
    case .code(var state):
      guard case .string(let text) = answer else { return false }
      _ = state.clear()
      if !text.isEmpty {
        guard text.allSatisfy({ $0.decimalDigit != nil }), text.count == state.slots.count
        else { return false }
        _ = state.paste(text)
      }
      self = .code(state)
    case .choice(var state):
      if answer == .null {
        state.setValue(nil)
      } else {
        guard case .string(let value) = answer,
          state.options.contains(where: { $0.value == value && $0.disabled == nil })
        else { return false }
        state.setValue(value)
      }
      self = .choice(state)
    case .list(var state):
      guard case .array(let values) = answer else { return false }
      let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      guard texts.count == values.count, texts.count <= ListState.limit else { return false }
      state.replace(with: texts)
      self = .list(state)
    case .note:
      return false
    }
    return true
  }

  /// Puts the inner position where a person who comes to the field by a key goes on.
  public mutating func enter() {
    switch self {
    case .code(var state):
      state.enter()
      self = .code(state)
    case .choice(var state):
      state.enter()
      self = .choice(state)
    case .text, .number, .toggle, .list, .note: break
    }
  }

  /// The line of text, of a field that has one.
  var line: TextState? {
    switch self {
    case .text(let line), .number(let line): line
    case .toggle, .code, .choice, .list, .note: nil
    }
  }

  /// Whether it is a line of text of which nothing but the text is seen.
  var isPlainLine: Bool {
    switch self {
    case .text(let line), .number(let line): line.notice == nil && !line.buffer.isEmpty
    case .toggle, .code, .choice, .list, .note: false
    }
  }

  /// Changes the line of text in place; nil of a field that has none.
  mutating func editLine<Result>(_ change: (inout TextState) -> Result) -> Result? {
    guard var line else { return nil }
    let isNumber = if case .number = self { true } else { false }
    // Held twice, the text would be copied at each key.
    self = .note
    defer { self = isNumber ? .number(line) : .text(line) }
    return change(&line)
  }
}
