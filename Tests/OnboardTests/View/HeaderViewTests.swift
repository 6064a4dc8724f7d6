import TTYCore
import Testing

@testable import Onboard

/// How far the person has come.
@Suite struct HeaderViewTests {
  /// The number of the step counts those that are part of the flow now.
  @Test func hiddenStepsAreNotCounted() throws {
    let steps = (0..<9).map { index in
      Step(
        id: "s\(index)", title: Template(verbatim: "Title \(index)"),
        fields: [Field(id: "f\(index)", kind: .toggle, label: "On")],
        when: [2, 3, 7].contains(index) ? .equals(field: "f0", .bool(true)) : nil)
    }
    var run = WizardRun(Flow(name: "f", title: "Flow", steps: steps))
    for shown in [6, 9] {
      let visible = run.wizard.visibleSteps
      #expect(visible.count == shown)
      for (index, step) in visible.enumerated() {
        if index > 0 { run.update(.submit) }
        #expect(run.wizard.step.id == step.id)
        #expect(run.wizard.progress == (index, shown))
        #expect(run.text.contains("Step \(index + 1) of \(shown)"))
      }
      for _ in visible { run.send(Keys.back) }
      // The toggle that shows the others.
      run.send(" ")
    }
  }

  /// Where not all marks have room there is that of the step on the screen, with its name.
  @Test func manySteps() {
    let steps = (0..<100).map { index in
      Step(id: "s\(index)", title: Template(verbatim: "Title \(index)"))
    }
    let run = WizardRun(Flow(name: "f", title: "Flow", steps: steps))
    #expect(run.text.contains("Step 1 of 100"))
    #expect(run.frame.text(row: 2) == "    ● Title 0")
  }
}
