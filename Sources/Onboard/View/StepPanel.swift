import TTYCore

/// A step on the screen.
struct StepPanel {
  let step: Step
  let view: FormView

  /// Draws the step.
  func draw(in regions: ScreenRegions, on canvas: inout Canvas) -> Drawing.Layout {
    let headings = view.headings(title: step.title, text: step.text)
    let panel = FormPanel(
      view: view, content: view.fields(below: headings + [.blankRow]), buttons: view.buttons())
    return panel.draw(
      in: regions.body, above: regions.above, below: regions.below, on: &canvas)
  }
}
