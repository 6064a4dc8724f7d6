import Onboard
import TTYCore

/// A wizard and the screen that it is drawn on, as a live run has them.
struct BenchmarkRun {
  var wizard: Wizard
  var screen = LiveScreen(look: LiveScreen.Look(), environment: environment)
  private(set) var bytesOfFirstFrame = 0

  /// Begins a run of a flow whose steps have 20 fields each.
  init(steps: Int, size: Size) {
    let flow = Flow(
      name: "benchmark", title: "A flow of many steps",
      steps: (0..<steps).map { step in
        Step(
          id: "s\(step)", title: Template(verbatim: "Step number \(step)"),
          text: "What this step is about.",
          fields: (0..<20).map { field in
            Field(
              id: "s\(step)-f\(field)", kind: .text, label: "Label of a field",
              help: "What to enter.")
          })
      })
    wizard = Wizard(flow, size: size)
    _ = wizard.update(.appeared)
    bytesOfFirstFrame = draw()
  }

  /// Takes a key and draws what it did.
  /// - Returns: the number of bytes.
  @discardableResult
  mutating func press(_ event: InputEvent) -> Int {
    _ = wizard.update(.input(event))
    return draw()
  }

  mutating func draw() -> Int {
    screen.frame(of: &wizard).count
  }
}
