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
    let view = fitted(to: regions.body.size, buttons: buttons)
    return FormPanel(view: view, content: content(of: view), buttons: buttons).draw(
      in: regions.body, above: regions.above, below: regions.below, on: &canvas)
  }

  private func content(of view: FormView) -> View {
    let headings = view.headings(title: step.title, text: step.text)
    return view.fields(
      below: view.density.hasBlankRows ? headings + [.blankRow] : headings)
  }

  /// The view with as much room around its fields as the window has.
  ///
  /// In a high window that is still not high enough, fields keep the rows for their messages.
  private func fitted(to size: Size, buttons: View) -> FormView {
    let rows = size.rows - buttons.rows(in: size.columns, view.look)
    let least = size.rows >= StepPanel.high ? Density.regular : .bare
    var view = view
    view.showsMessages = false
    for density in Density.allCases.reversed() where density > least {
      view.density = density
      // One row more, for what else there may be to say.
      let wanted = content(of: view).rows(in: size.columns, view.look)
      if wanted + (density.hasBlankRows ? 0 : 1) <= rows { break }
      view.density = least
    }
    view.showsMessages = true
    return view
  }
}
