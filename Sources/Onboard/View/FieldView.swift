import TTYCore

/// The view of a field: its label, what is in it, and a row for what there is to say of it.
struct FieldView {
  let row: FormRow
  let form: FormView
  let isFocused: Bool

  init(_ row: FormRow, in form: FormView) {
    self.row = row
    self.form = form
    isFocused = row.id == form.focused
  }

  var theme: Theme { form.look.theme }
  var glyphs: Glyphs { form.look.glyphs }

  /// The whole field, from top to bottom.
  var views: [View] {
    switch row.state {
    case .note:
      [.pad(left: FormView.gutter, right: 0, .text(note, theme.text))]
    case .toggle(let isOn):
      essential([marked(toggle(isOn))])
    case .text(let text), .number(let text):
      essential([marked(labelRow), value(line(text))])
    case .code(let code):
      essential([marked(labelRow), value(slots(code))])
    case .list(let list):
      [marked(label)] + entries(list) + [footnote]
    case .choice(let choice) where choice.style == .menu:
      essential([marked(labelRow), value(chosen(choice))])
    case .choice(let choice) where choice.style == .sheet:
      options(choice) + [footnote]
    case .choice(let choice):
      if let grid = form.wizard.cards(of: row, in: form.form.id) {
        [marked(label)] + cards(choice, in: grid) + [footnote]
      } else {
        list(choice)
      }
    }
  }

  /// The entries of a list, one a row; Return takes them out.
  private func entries(_ list: ListState) -> [View] {
    if list.entries.isEmpty {
      return [.pad(left: FormView.gutter, right: 0, .line(glyphs.nothing, theme.quiet))]
    }
    return zip(list.entries, row.entryIDs).map { entry, id in
      let isFocused = id == form.focused
      let view = View.target(
        .item(id),
        .row([
          form.marker(isFocused), .line(glyphs.entry, theme.quiet), .space(columns: 1, rows: 1),
          .flexible(.text(entry.text, isFocused ? theme.focusedLabel : theme.value)),
        ]))
      return isFocused ? .focus(view) : view
    }
  }

  /// What is to be in view before anything else: what is typed, then the label with the mark of the
  /// focus, then what there is to say of it.
  private func essential(_ views: [View]) -> [View] {
    guard isFocused, let value = views.last else { return views + [footnote] }
    let both = View.focus(.column(views.dropLast() + [.focus(value)]))
    return [.focus(.column([both, footnote]))]
  }

  /// The words of a note; where there is no room for columns, the blanks that make them are closed
  /// up.
  private var note: String {
    let words = form.words(row.field.label)
    guard form.wizard.size.columns < 60, words.utf8.contains(UInt8(ascii: " ")) else {
      return words
    }
    var text = ""
    for character in words where !(character == " " && text.hasSuffix("  ")) {
      text.append(character)
    }
    return text
  }

  // MARK: - Label

  private var labelStyle: Style {
    if !form.isEnabled(row.id) { return theme.disabled }
    return isFocused ? theme.focusedLabel : theme.label
  }

  private var labelText: String {
    form.words(row.field.label) + (row.field.required ? " *" : "")
  }

  /// The label, with what to enter beside it or, where there is no room, below it: so it stays
  /// on the screen while a message says what is wrong.
  var label: View {
    let label = View.text(labelText, labelStyle)
    guard form.density.hasHelp, let help = row.field.help else { return label }
    return .flow([label, .text(form.words(help), theme.help)], spacing: 2)
  }

  /// The label above a value: one row of it where there are few, so that its mark is in view.
  private var labelRow: View {
    form.density == .bare ? .line(labelText, labelStyle) : label
  }

  func marked(_ view: View, isMarked: Bool? = nil) -> View {
    .row([form.marker(isMarked ?? (isFocused && row.field.hasFocusMark)), .flexible(view)])
  }

  // MARK: - Value

  /// Below the label, behind a line that says that something can be typed here.
  private func value(_ view: View) -> View {
    .row([
      .space(columns: FormView.gutter, rows: 1), .width(2, .line(glyphs.gutter, theme.line)),
      .flexible(view),
    ])
  }

  private func line(_ text: TextState) -> View {
    let buffer = text.buffer
    let ghost = isFocused ? form.wizard.ghost : nil
    if buffer.isEmpty, ghost == nil, let placeholder = row.field.placeholder {
      // The brackets tell it from an answer where all styles look alike.
      let view = View.line("(\(placeholder))", theme.placeholder)
      return isFocused ? .caret(view, column: 0) : view
    }
    var mask: Character?
    if case .secure(let kind) = row.field.kind {
      guard kind != .none else { return isFocused ? .caret(.blankRow, column: 0) : .blankRow }
      mask = glyphs.mask
    }
    return .input(
      InputLine(
        characters: buffer.characters, caret: isFocused ? buffer.caret : nil, mask: mask,
        style: theme.value,
        // The brackets tell it from the text where all styles look alike.
        ghost: ghost.map { ["["] + $0 + ["]"] } ?? []))
  }

  private func toggle(_ isOn: Bool) -> View {
    .row([
      .line(isOn ? glyphs.on : glyphs.off, labelStyle), .space(columns: 1, rows: 1),
      .flexible(label),
    ])
  }

  /// The digits, in two groups if there are many, so that they can be compared by eye; where there
  /// is no room, with a gap between the groups alone, and else in several rows.
  private func slots(_ code: CodeState) -> View {
    let count = code.slots.count
    let group = count >= 6 && count.isMultiple(of: 2) ? count / 2 : count
    let slots = (0..<count).map { slot(at: $0, of: code) }
    func row(_ gap: Int, _ groupGap: Int) -> View {
      .row(
        slots.enumerated().flatMap { index, slot -> [View] in
          let isFirst = index.isMultiple(of: group)
          return [.space(columns: index == 0 ? 0 : isFirst ? groupGap : gap, rows: 1), slot]
        })
    }
    return .fitting([row(1, 3), row(0, 1), .flow(slots, spacing: 0)])
  }

  private func slot(at index: Int, of code: CodeState) -> View {
    let digit = code.text(at: index)
    let text = View.line(digit.isEmpty ? glyphs.emptySlot : digit, theme.value)
    let isHere = isFocused && index == code.position
    return .target(.inside(index), isHere ? .focus(.caret(text, column: 0)) : text)
  }

  // MARK: - What there is to say

  /// What is wrong, else what was done with the last edit; where there is room, rows that are blank
  /// if there is nothing to say, so that nothing moves when there is.
  var footnote: View {
    let spare = View.space(columns: 0, rows: form.density.spareRows)
    guard form.showsMessages else { return spare }
    let mark: View
    let text: View
    if let message = row.message {
      (mark, text) = (.line(glyphs.error, theme.messageMark), .text(message, theme.message))
    } else if let notice = row.state.line?.notice {
      (mark, text) = (.line(glyphs.notice, theme.notice), .text(notice, theme.notice))
    } else {
      return spare
    }
    return .overlay([
      spare,
      .row([.space(columns: FormView.gutter, rows: 1), .width(2, mark), .flexible(text)]),
    ])
  }
}
