import TTYCore

/// What can be done in a state, each as lines of a script.
struct ExplorerMoves {
  private let wizard: Wizard
  private let generator: AnswerGenerator
  /// The keys that bring the focus to each field and button.
  private let ways: [String: [ScriptCommand]]

  init(_ wizard: Wizard, _ generator: AnswerGenerator) {
    self.wizard = wizard
    self.generator = generator
    ways = Self.ways(in: wizard)
  }

  /// All moves, answers first.
  var all: [[ScriptCommand]] {
    if wizard.isBusy { return [[.press(KeyEvent(.escape))]] }
    return answers + submissions + presses
  }

  /// What brings a person who gives right answers nearer to the end.
  var onward: [ScriptCommand] {
    let wrong = rows.first { wizard.forms.message(for: $0) != nil }
    let right = wrong.flatMap { row in
      generator.answers(for: row.field, answer: answer).first { value in
        var state = row.state
        return state.setTyped(value) && classify(state, row.field).message == nil
      }.flatMap { put($0, into: row).first }
    }
    return right ?? [.press(KeyEvent(.function(10)))]
  }

  /// The fields and buttons that Tab comes to.
  var stops: [String] { Array(ways.keys) }

  /// A stop of the form that Tab does not come to; nil if there is none.
  var unreachable: String? {
    guard !wizard.isBusy else { return nil }
    return wizard.forms.focus.active.fields
      .first { $0.isAvailable && $0.isTabStop && ways[$0.id] == nil }?.id
  }

  // MARK: - Ways

  /// Tab or Shift-Tab, whichever is nearer.
  private static func ways(in wizard: Wizard) -> [String: [ScriptCommand]] {
    var ways: [String: [ScriptCommand]] = [:]
    if let focused = wizard.forms.focused { ways[focused] = [] }
    for key in [KeyEvent(.tab), KeyEvent(.tab, .shift)] {
      var next = wizard
      for count in 1...(wizard.forms.focus.active.fields.count + 1) {
        _ = next.update(.input(.key(key)))
        guard let id = next.forms.focused else { break }
        if ways[id].map({ $0.count > count }) ?? true {
          ways[id] = Array(repeating: .press(key), count: count)
        }
      }
    }
    return ways
  }

  private func go(to id: String, and lines: [ScriptCommand]) -> [[ScriptCommand]] {
    ways[id].map { [$0 + lines] } ?? []
  }

  // MARK: - Answers

  /// The fields of the form that can be answered.
  private var rows: [FormRow] {
    wizard.forms.active.rows.filter { $0.field.isInput && wizard.isVisible($0.field) }
  }

  /// Right answers are given from the top, and of wrong ones there is one at a time: more would
  /// only be more of the same.
  private var answers: [[ScriptCommand]] {
    let wrong = rows.filter { wizard.forms.message(for: $0) != nil }
    let spoilt = wrong.first { !$0.state.isEmpty || $0.refusal != nil }
    let due = Set([spoilt?.id, wrong.first?.id].compactMap { $0 })
    let compared = wrong.flatMap { generator.originals(of: $0.id) }
    return rows.flatMap { row -> [[ScriptCommand]] in
      let now = classify(row.state, row.field)
      let mayChange = spoilt == nil || compared.contains(row.id)
      return generator.answers(for: row.field, answer: answer).flatMap { value in
        var state = row.state
        let kind = state.setTyped(value) ? classify(state, row.field) : nil
        guard kind != now || row.refusal != nil else { return [[ScriptCommand]]() }
        let isTurn =
          if let kind, kind.message == nil {
            due.contains(row.id) || mayChange && kind.tests != now.tests
              || compared.contains(row.id)
          } else {
            spoilt == nil
          }
        return isTurn ? put(value, into: row) : []
      }
    }
  }

  private func answer(_ id: String) -> JSON { wizard.forms.row(id)?.state.answer ?? .null }

  private func classify(_ state: FieldState, _ field: Field) -> AnswerGenerator.Class {
    generator.classify(state, of: field, answer: answer)
  }

  private func put(_ value: JSON, into row: FormRow) -> [[ScriptCommand]] {
    switch (row.state, value) {
    case (.toggle(let isOn), .bool(let wanted)):
      // What a command refused is forgotten by an edit, even one that changes nothing in the end.
      let count = isOn == wanted ? (row.refusal == nil ? 0 : 2) : 1
      let space = Array(repeating: ScriptCommand.press(KeyEvent(.space)), count: count)
      return space.isEmpty ? [] : go(to: row.id, and: space)
    case (.choice(let choice), .string(let value)):
      guard let arrows = arrows(to: value, in: choice, of: row) else { return [] }
      let open: [Key] = choice.style == .menu ? [.space] : []
      let keys = open + [.home] + arrows + [.space]
      return go(to: row.id, and: keys.map { .press(KeyEvent($0)) })
    case (.text, .string("")) where row.state.isEmpty:
      // What a command refused is forgotten by an edit, even one of which nothing is left.
      let undo = ScriptCommand.press(KeyEvent(.character("u"), .control))
      return row.refusal == nil ? [] : go(to: row.id, and: [.type("x"), undo])
    case (.text, .string(let text)), (.number, .string(let text)):
      let end: [ScriptCommand] = row.state.isEmpty ? [] : [.press(KeyEvent(.end))]
      return go(to: row.id, and: end + clear(row) + typed(text, into: row.field))
    case (.list(let list), .array(let entries)):
      return change(list, of: row, to: entries)
    case (.code, .string(let text)):
      return go(to: row.id, and: clear(row) + typed(text, into: row.field))
    default: return []
    }
  }

  /// The keys from the first option that can be chosen to the one of a value: down, and in a row of
  /// cards to the right.
  private func arrows(to value: String, in choice: ChoiceState, of row: FormRow) -> [Key]? {
    var choice = choice
    if let grid = wizard.cards(of: row, in: wizard.forms.active.id) {
      choice.style = .cards(columns: grid.columns)
    } else if choice.style == .menu {
      choice.style = .sheet
    }
    _ = choice.moveToEdge(.up)
    var ways: [(choice: ChoiceState, keys: [Key])] = [(choice, [])]
    var seen: Set = [choice.cursor]
    while !ways.isEmpty {
      let (choice, keys) = ways.removeFirst()
      if choice.cursorValue == value { return keys }
      for (key, direction) in [(Key.down, Direction.down), (.right, .right), (.left, .left)] {
        var next = choice
        _ = next.move(direction)
        if seen.insert(next.cursor).inserted { ways.append((next, keys + [key])) }
      }
    }
    return nil
  }

  /// One entry more, as the field that collects adds it, or one less.
  private func change(
    _ list: ListState, of row: FormRow, to entries: [JSON]
  ) -> [[ScriptCommand]] {
    let isRefused = row.refusal != nil && list.entries.count == entries.count
    if list.entries.count > entries.count || isRefused, let first = row.entryIDs.first {
      return go(to: first, and: [.press(KeyEvent(.space))])
    }
    guard case .string(let text)? = entries.last, list.entries.count < entries.count,
      let collector = rows.first(where: { $0.field.collects == row.id })
    else { return [] }
    let count = entries.count - list.entries.count
    let added = Array(
      repeating: typed(text, into: collector.field) + [.press(KeyEvent(.enter))], count: count)
    return go(to: collector.id, and: clear(collector) + added.flatMap { $0 })
  }

  private func clear(_ row: FormRow) -> [ScriptCommand] {
    row.state.isEmpty ? [] : [.press(KeyEvent(.character("u"), .control))]
  }

  private func typed(_ text: String, into field: Field) -> [ScriptCommand] {
    if text.isEmpty { return [] }
    if field.isSecret, generator.isMadeUp(text, for: field, answer: answer) {
      return [.typeSecret(field: field.id)]
    }
    let isPlain =
      text.count <= ScriptCommand.longestTyping
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return [isPlain ? .type(text) : .paste(text)]
  }

  // MARK: - Going on

  private var submissions: [[ScriptCommand]] {
    let ruled = rows.filter { $0.rule != .next }
      .flatMap { go(to: $0.id, and: [.press(KeyEvent(.enter))]) }
    return [[.press(KeyEvent(.function(10)))]] + ruled
  }

  private var presses: [[ScriptCommand]] {
    let scope = wizard.forms.focus.active
    return wizard.forms.active.buttons
      .filter { $0.id != Button.submitID && scope.isFocusable($0.id) }
      .flatMap { button in
        button.id == Button.backID
          ? [[.press(KeyEvent(.function(9)))]]
          : go(to: button.id, and: [.press(KeyEvent(.space))])
      }
  }
}
