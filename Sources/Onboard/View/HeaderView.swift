import TTYCore

/// The top of the screen: what the flow is called, and how far the person has come.
struct HeaderView {
  private let wizard: Wizard
  private let look: Look

  init(_ wizard: Wizard, look: Look) {
    self.wizard = wizard
    self.look = look
  }

  private var theme: Theme { look.theme }

  /// The title, with the number of the step at the far end.
  var titleLine: View {
    let title = View.flexible(.line(wizard.flow.title, theme.heading))
    guard wizard.flow.steps.count > 1 else { return .row([title]) }
    let (before, count) = wizard.progress
    let progress = "Step \(before + 1) of \(count)"
    return .row([title, .space(columns: 2, rows: 1), .line(progress, theme.quiet)])
  }

  /// The steps in order: with their names if there is room for all, else with the name of the one
  /// on the screen, else as marks; without a room for all marks, that one alone.
  func rail(in columns: Int) -> View {
    let (before, count) = wizard.progress
    let marks = count + 3 * (count - 1)
    let name = wizard.text(wizard.step.title, in: wizard.step.id)
    guard marks <= columns else {
      return .row([
        .line(look.glyphs.current, theme.accent), .flexible(.line(" " + name, theme.heading)),
      ])
    }
    let names = wizard.visibleSteps.map { wizard.text($0.title, in: $0.id) }
    let all = names.reduce(0) { $0 + look.columns($1) + 2 } + 4 * (count - 1)
    let one = look.columns(name) + 1 + marks
    return .row(
      names.enumerated().flatMap { step, name -> [View] in
        let isNamed = all <= columns || (one <= columns && step == before)
        let (mark, style) =
          step < before
          ? (look.glyphs.done, theme.done)
          : step == before ? (look.glyphs.current, theme.accent) : (look.glyphs.coming, theme.line)
        var views: [View] = []
        if step > 0 { views += link(all <= columns ? 2 : 1) }
        views.append(.line(mark, style))
        if isNamed {
          views.append(.line(" " + name, step == before ? theme.heading : theme.quiet))
        }
        return views
      })
  }

  /// The line between two steps.
  private func link(_ columns: Int) -> [View] {
    [
      .space(columns: 1, rows: 1),
      .line(String(repeating: look.glyphs.rail, count: columns), theme.line),
      .space(columns: 1, rows: 1),
    ]
  }
}
