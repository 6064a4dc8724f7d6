import TTYCore
import Testing

@testable import Onboard

/// The line above the bar, and a step that is busy.
@Suite struct StatusTests {
  private static func busy() -> WizardRun {
    let flow = Flow(
      name: "busy", title: "Busy",
      steps: [
        Step(
          id: "s", title: "Step", fields: [Field(id: "a", kind: .text, label: "A")],
          action: Action(run: ["true"], busy: "Signing in"))
      ])
    var run = WizardRun(flow)
    run.send("x\r")
    return run
  }

  @Test func saysWhatRuns() throws {
    var run = StatusTests.busy()
    #expect(run.frame.text(row: 22) == "    ⠋ Signing in")
    #expect(run.frame.cursor == nil)
    #expect(run.frame.text(row: 23).hasSuffix("Esc Cancel"))
    let id = try #require(run.wizard.activity?.id)
    run.update(.progress(id, fraction: 0.5, message: "Nearly there"))
    #expect(run.frame.text(row: 22) == "    ⠋ Nearly there  ━━━━━━━━────────  50 %")
    run.update(.progress(id, fraction: nil, message: nil))
    #expect(run.frame.text(row: 22) == "    ⠋ Nearly there")
    run.update(.verdict(id, .refused(field: "a", message: "No.")))
    #expect(run.frame.text(row: 22) == "")
    #expect(run.text.contains("✗ No."))
  }

  /// Nothing but the picture changes as time goes by.
  @Test func aTickIsCheap() {
    let run = StatusTests.busy()
    var encoder = FrameEncoder(capabilities: ScreenCapabilities(colorDepth: .indexed256))
    var bytes: [UInt8] = []
    for tick in 0..<12 {
      bytes = []
      encoder.encode(WizardScreen.draw(run.wizard, tick: tick).frame, into: &bytes)
      if tick > 0 { #expect(!bytes.isEmpty && bytes.count <= 16) }
    }
  }

  @Test(arguments: [Size.standard, Size(columns: 40, rows: 12)])
  func hintIsWhole(_ size: Size) throws {
    var run = try WizardRun(flow: "address", size: size)
    run.send(Keys.escape)
    #expect(run.rows(with: run.wizard.hint ?? "-") == [size.rows - 2])
    run.send("\t")
    #expect(run.wizard.hint == nil)
    #expect(run.rows(with: "Press Tab").isEmpty)
  }

  /// Fewer words where there is little room, and no half ones.
  @Test func hintIsShort() throws {
    var run = try WizardRun(flow: "address", size: Size(columns: 20, rows: 8))
    run.send(Keys.escape)
    #expect(run.rows(with: "Tab goes on").count == 1)
    #expect(run.rows(with: "…").isEmpty)
    let hints: [Hint] = [
      .parked, .nothingToAdd, .tooManyDigits, .seeking("new york"), .noOption, .notAllowed("acme"),
    ]
    for hint in hints { #expect(hint.shortText.count <= 18 && hint.shortText != hint.text) }
  }
}
