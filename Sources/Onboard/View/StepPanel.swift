import TTYCore

/// A step on the screen.
struct StepPanel {
  /// From so many rows on, what has no room scrolls and nothing is left out.
  private static let high = 14

  let step: Step
  let view: FormView

  /// Draws the step.
  func draw(in regions: ScreenRegions, on canvas: inout Canvas) -> Drawing.Layout {
    let buttons = view.buttons()
    let (view, content) = fitted(to: regions.body.size, buttons: buttons)
    return FormPanel(view: view, content: content, buttons: buttons).draw(
      in: regions.body, above: regions.above, below: regions.below, on: &canvas)
  }

  private func content(of view: FormView) -> View {
    let headings = view.headings(title: step.title, text: step.text)
    return view.fields(
      below: view.density.hasBlankRows ? headings + [.blankRow] : headings)
  }

  /// The view with as much room around its fields as the window has, and what it shows.
  ///
  /// In a high window that is still not high enough, fields keep the rows for their messages.
  private func fitted(to size: Size, buttons: View) -> (view: FormView, content: View) {
    let rows = size.rows - buttons.rows(in: size.columns, view.look)
    let least = size.rows >= StepPanel.high ? Density.regular : .bare
    for density in Density.allCases.reversed() where density > least {
      let silent = view.with(density, showsMessages: false)
      let content = content(of: silent)
      // One row more, for what else there may be to say.
      let room = rows - (density.hasBlankRows ? 0 : 1)
      guard content.fits(in: size.columns, rows: room, view.look) else { continue }
      if !view.hasMessages { return (silent, content) }
      return shown(view.with(density))
    }
    return shown(view.with(least))
  }

  private func shown(_ view: FormView) -> (view: FormView, content: View) {
    (view, content(of: view))
  }
}
