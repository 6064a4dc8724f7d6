import TTYCore

/// The views of a form: its fields and its buttons.
///
/// The first ``gutter`` cells of each row are for the mark of the focus. A class, since the view of
/// every field holds it and it is big; nothing in it changes.
final class FormView {
  /// The cells to the left of everything, for the mark of the focus.
  static let gutter = Wizard.gutter

  let wizard: Wizard
  let form: Form
  let look: Look
  /// The row or button that has the keys; nil in a form that is covered.
  let focused: String?
  /// How much room the fields take.
  let density: Density
  /// Whether messages are shown, which take room of their own.
  let showsMessages: Bool
  private let scope: FocusScope?

  init(_ form: Form, of wizard: Wizard, look: Look) {
    self.wizard = wizard
    self.form = form
    self.look = look
    density = .regular
    showsMessages = true
    scope = wizard.forms.focus[form.id]
    focused = wizard.forms.focus.active.id == form.id ? wizard.forms.focused : nil
  }

  private init(_ other: FormView, density: Density, showsMessages: Bool) {
    (wizard, form, look) = (other.wizard, other.form, other.look)
    (scope, focused) = (other.scope, other.focused)
    self.density = density
    self.showsMessages = showsMessages
  }

  /// The same form with more or less room.
  func with(_ density: Density, showsMessages: Bool = true) -> FormView {
    FormView(self, density: density, showsMessages: showsMessages)
  }

  /// Whether there is something to say of a field.
  var hasMessages: Bool {
    form.rows.contains { $0.message != nil || $0.state.line?.notice != nil }
  }

  private var theme: Theme { look.theme }

  /// The heading and the paragraph.
  func headings(title: Template, text: Template?) -> [View] {
    var views = [View.text(words(title), theme.title)]
    if let text, density.hasParagraph { views.append(.text(words(text), theme.text)) }
    return views.map { .pad(left: FormView.gutter, right: 0, $0) }
  }

  /// The text of a template; most have nothing to fill in.
  func words(_ template: Template) -> String {
    if template.parts.count == 1, case .text(let text)? = template.parts.first { return text }
    return wizard.text(template, in: form.id)
  }

  // MARK: - Fields

  /// The fields below `headings`, each with a row for help and messages.
  ///
  /// What stands above a field and takes no focus comes into view with it.
  func fields(below headings: [View]) -> View {
    var views: [View] = []
    var above = headings
    var section: String?
    var isAfterNote = false
    func take(_ rows: [View], isFocused: Bool, isStop: Bool) {
      above += rows
      guard isStop else { return }
      if isFocused { views.append(.focus(.column(above))) } else { views += above }
      above = []
    }
    for row in form.rows where scope?[row.id]?.isVisible ?? true {
      let isNote = row.state == .note
      if isAfterNote, !isNote, density.hasBlankRows { above.append(.blankRow) }
      isAfterNote = isNote
      if let name = row.field.section, name != section {
        above.append(.pad(left: FormView.gutter, right: 0, .text(name, theme.section)))
      }
      section = row.field.section
      let rows = FieldView(row, in: self).views
      take(
        isNote ? rows : rows.map { .target(.item(row.id), $0) },
        isFocused: focused.map { $0 == row.id || row.isEntry($0) } ?? false,
        isStop: !isNote)
    }
    let edits = reviewRows
    for (id, view) in edits {
      take([.target(.item(id), view)], isFocused: id == focused, isStop: true)
    }
    let isOpen = isAfterNote || !edits.isEmpty || density == .compact
    if isOpen, density.hasBlankRows { above.append(.blankRow) }
    return .column(views + above)
  }

  /// Whether a row of the form can be used.
  func isEnabled(_ id: String) -> Bool {
    scope?[id]?.isEnabled ?? true
  }

  private func isVisible(_ id: String) -> Bool {
    scope?[id]?.isVisible ?? true
  }

  /// Two cells that show whether the focus is here.
  func marker(_ isFocused: Bool) -> View {
    .width(
      FormView.gutter, isFocused ? .line(look.glyphs.marker, theme.accent) : .empty)
  }

  // MARK: - Buttons

  /// The buttons, in reading order, without those that are rows of a review.
  func buttons() -> View {
    let views = form.buttons.filter { !$0.isEdit && isVisible($0.id) }.map { button -> View in
      let isFocused = button.id == focused
      let view = self.button(button, isFocused: isFocused)
      return .target(
        .item(button.id), .row([marker(isFocused), isFocused ? .focus(view) : view]))
    }
    return .flow(views, spacing: 1)
  }

  /// A button without its mark; where there is no room, its label gives way to what is beside it.
  private func button(_ button: FormButton, isFocused: Bool) -> View {
    let label = wizard.label(of: button, in: form.id)
    guard isEnabled(button.id) else {
      let rest = wizard.rest(of: button, in: form.id).map { " (\($0))" } ?? ""
      return .row([
        .flexible(.line("  \(label)", theme.disabled)), .line("\(rest)  ", theme.disabled),
      ])
    }
    let style = isFocused ? theme.focusedButton : theme.button
    return .row([.flexible(.line("[ \(label)", style)), .line(" ]", style)])
  }

  // MARK: - Review

  /// The answers so far, one a row.
  private var reviewRows: [(id: String, view: View)] {
    let rows = form.buttons.compactMap { button -> (FormButton, FormRow)? in
      guard case .edit(let field) = button.action, let row = wizard.forms.row(field) else {
        return nil
      }
      return (button, row)
    }
    guard !rows.isEmpty else { return [] }
    let labels = rows.map { words($0.1.field.label) }
    let values = rows.map { shown($0.1) }
    // In a narrow window long labels leave the values half, and take what those leave.
    let width = labels.reduce(0) { max($0, min(32, look.columns($1))) }
    let room = wizard.readableColumns - FormView.gutter - 2
    let rest = values.map { room - max(1, look.columns($0)) }
    let common = min(width, max(4, wizard.size.columns / 2 - 4, rest.min() ?? 0))
    return rows.indices.map { index in
      let (button, value) = (rows[index].0, values[index])
      let isFocused = button.id == focused
      let own = min(look.columns(labels[index]), rest[index])
      let style = isFocused ? theme.focusedLabel : theme.label
      return (
        button.id,
        .row([
          marker(isFocused),
          .width(max(common, own), .line(labels[index], style)),
          .space(columns: 2, rows: 1),
          .flexible(
            value.isEmpty
              ? .line(look.glyphs.nothing, theme.quiet) : .line(value, theme.value)),
        ])
      )
    }
  }

  /// The answer of a row; a secret is a mask of fixed length.
  private func shown(_ row: FormRow) -> String {
    let value = wizard.shown(row)
    return row.field.isSecret && !value.isEmpty
      ? String(repeating: look.glyphs.mask, count: 8) : value
  }
}

extension FormButton {
  /// Whether it is a row of a review.
  var isEdit: Bool { if case .edit = action { true } else { false } }
}
