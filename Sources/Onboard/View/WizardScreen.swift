import TTYCore

/// The screen of a wizard.
public enum WizardScreen {
  /// Draws a wizard, for a window of its size.
  ///
  /// The same wizard and the same arguments always give the same screen.
  /// - Parameters:
  ///   - profile: how the terminal counts the cells of clusters.
  ///   - tick: says which picture of a spinner is shown; it may grow while a command runs.
  public static func draw(
    _ wizard: Wizard, theme: Theme = .standard, glyphs: Glyphs = .unicode,
    profile: WidthProfile = .cluster, tick: Int = 0
  ) -> Drawing {
    let look = Look(theme: theme, glyphs: glyphs, profile: profile, tick: max(0, tick))
    var canvas = Canvas(size: wizard.size, look: look)
    let layouts = draw(wizard, on: &canvas)
    return Drawing(layouts: layouts, canvas: canvas)
  }

  /// Draws a wizard on a canvas that is as big as its window.
  static func draw(_ wizard: Wizard, on canvas: inout Canvas) -> [Drawing.Layout] {
    let look = canvas.look
    let regions = ScreenRegions(for: wizard)
    var layouts: [Drawing.Layout] = []

    let header = HeaderView(wizard, look: look)
    canvas.draw(header.titleLine, in: regions.title)
    canvas.draw(header.rail(in: regions.rail.size.columns), in: regions.rail)

    for scope in wizard.forms.focus.scopes {
      guard let form = wizard.forms[scope.id] else { continue }
      let view = FormView(form, of: wizard, look: look)
      // Only the form on top has an insertion point.
      canvas.caret = nil
      canvas.line = nil
      if let prompt = wizard.openPrompt(form.id) {
        layouts.append(
          PromptPanel(prompt: prompt, view: view).draw(in: regions.stage, on: &canvas))
      } else {
        canvas.hits?.begin(form.id, in: canvas.frame.bounds)
        layouts.append(StepPanel(step: wizard.step, view: view).draw(in: regions, on: &canvas))
      }
    }

    let status = StatusView(wizard, look: look)
    canvas.draw(status.view(in: regions.status.size.columns), in: regions.status)
    let bar = KeyboardBarView(wizard, look: look)
    canvas.draw(bar.view(in: regions.bar.size.columns), in: regions.bar)

    canvas.frame.cursor = canvas.caret
    canvas.frame.title = wizard.flow.title
    return layouts
  }
}
