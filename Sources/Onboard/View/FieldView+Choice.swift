import TTYCore

/// How the options of a choice are shown.
extension FieldView {
  /// The options one below the other; the mark of the focus stands at the one under the cursor.
  func list(_ choice: ChoiceState) -> [View] {
    [marked(label, isMarked: isFocused && choice.cursor == nil)] + options(choice) + [footnote]
  }

  /// A mark that there are options to show, and the one that is chosen.
  func chosen(_ choice: ChoiceState) -> View {
    let option = choice.chosen.map { choice.options[$0].label }
    return .row([
      .line(glyphs.menu + " ", theme.quiet),
      .flexible(option.map { .line($0, theme.value) } ?? .line("(choose)", theme.placeholder)),
    ])
  }

  func options(_ choice: ChoiceState) -> [View] {
    choice.options.enumerated().map { index, option in
      let isUnderCursor = isFocused && index == choice.cursor
      let (glyph, style) = look(of: option, at: index, in: choice)
      let view = View.target(
        .inside(index),
        .row([
          form.marker(isUnderCursor), .line(glyph, style), .space(columns: 1, rows: 1),
          .flexible(.text(option.text, style)),
        ]))
      return isUnderCursor ? .focus(view) : view
    }
  }

  private func look(
    of option: Field.Option, at index: Int, in choice: ChoiceState
  ) -> (glyph: String, style: Style) {
    let isChosen = index == choice.chosen
    if option.disabled != nil {
      return (isChosen ? glyphs.chosen : glyphs.barred, theme.disabled)
    }
    return (
      isChosen ? glyphs.chosen : glyphs.unchosen,
      isFocused && index == choice.cursor ? theme.focusedLabel : theme.value
    )
  }

  /// The options side by side; the one under the cursor stands in brackets.
  func cards(_ choice: ChoiceState, in grid: CardGrid) -> [View] {
    stride(from: 0, to: choice.options.count, by: grid.columns).map { start in
      let indices = start..<min(start + grid.columns, choice.options.count)
      let cards = indices.flatMap { index -> [View] in
        let option = choice.options[index]
        let (glyph, style) = look(of: option, at: index, in: choice)
        let isUnderCursor = isFocused && index == choice.cursor
        func edge(_ text: String) -> View { .width(1, isUnderCursor ? .line(text, style) : .empty) }
        return [
          .target(
            .inside(index),
            .width(
              grid.width,
              .row([
                edge("["), .line(glyph, style), .space(columns: 1, rows: 1),
                .flexible(.text(option.text, style)),
                edge("]"),
              ]))), .space(columns: CardGrid.gap, rows: 1),
        ]
      }
      let view = View.row([.space(columns: FormView.gutter, rows: 1)] + cards)
      return isFocused && choice.cursor.map(indices.contains) == true ? .focus(view) : view
    }
  }
}
