import TTYCore
import Testing

@testable import Onboard

/// Steps and prompts that are higher than the window.
@Suite struct ScrollingTests {
  private static func step(_ fields: [Field]) -> Flow {
    Flow(name: "f", title: "Flow", steps: [Step(id: "s", title: "Step", fields: fields)])
  }

  @Test func focusedOptionIsInView() throws {
    let options = (0..<30).map { Field.Option(value: "v\($0)", label: "Option number \($0).") }
    let flow = ScrollingTests.step([Field(id: "plan", kind: .choice(options), label: "Plan")])
    var run = WizardRun(flow, size: Size(columns: 80, rows: 6))
    run.send("\r")
    #expect(run.wizard.prompt?.id == Wizard.sheetID)
    for keys in Array(repeating: Keys.down, count: 20) + Array(repeating: Keys.up, count: 20) {
      run.send(keys)
      guard case .choice(let choice)? = run.wizard.forms.focusedRow?.state else {
        Issue.record("the choice has lost the focus")
        return
      }
      let cursor = try #require(choice.cursor)
      #expect(run.rows(with: "❯ ○ Option number \(cursor).").count == 1)
    }
  }

  @Test func longNoteScrollsWithoutATrap() {
    let lines = (1...200).map { "line \($0)" }.joined(separator: "\n")
    let flow = ScrollingTests.step([
      Field(id: "n", kind: .note, label: Template(verbatim: lines)),
      Field(id: "name", kind: .text, label: "Name"),
    ])
    var run = WizardRun(flow, size: Size(columns: 80, rows: 10))
    #expect(run.rows(with: "❯ Name").count == 1)
    for _ in 0..<80 { run.send(Keys.pageUp) }
    #expect(run.rows(with: "line 1").count >= 1)
    #expect(run.frame.cursor == nil)
    run.send(Keys.pageDown)
    #expect(run.rows(with: "❯ Name").isEmpty)
    run.send("a")
    #expect(run.frame.cursor != nil)
    run.send("\t")
    #expect(run.rows(with: "❯ [ Finish ]").count == 1)
    run.send(Keys.backTab)
    #expect(run.frame.cursor != nil)
  }

  /// A note alone is read from its beginning, though the focus is on a button below it.
  @Test func noteIsReadFromItsBeginning() {
    let lines = (1...200).map { "line \($0)." }.joined(separator: "\n")
    let flow = ScrollingTests.step([
      Field(id: "n", kind: .note, label: Template(verbatim: lines))
    ])
    var run = WizardRun(flow)
    #expect(run.rows(with: "line 1.").count == 1)
    #expect(run.rows(with: "❯ [ Finish ]").count == 1)
    #expect(run.rows(with: "↓ more").count == 1)
    run.send(Keys.pageDown)
    #expect(run.rows(with: "line 1.").isEmpty)
    #expect(run.rows(with: "↑ more").count == 1)
  }

  @Test func promptGivesBackThePlace() throws {
    var run = try WizardRun(flow: "address", size: Size(columns: 40, rows: 12))
    run.send("Ann\rMain\r\r")
    let before = run.frame
    run.send(Keys.interrupt)
    #expect(run.rows(with: "Quit?").count == 1)
    run.send(Keys.escape)
    #expect(run.frame == before)
  }

  /// A frame depends on the size of the window, not on the way to it.
  @Test func resizingThereAndBack() throws {
    var run = try WizardRun(flow: "welcome")
    run.send("ann")
    let before = run.frame
    for size in [Size(columns: 80, rows: 10), Size(columns: 1, rows: 1), .standard] {
      run.update(.resized(size))
    }
    #expect(run.frame == before)
  }

  /// What a step says does not move when a message comes.
  @Test func messagesMoveNothing() throws {
    var run = try WizardRun(flow: "welcome")
    run.send("ann@")
    let before = run.rows(with: "Password") + run.rows(with: "Keep me signed in")
    run.send("\t")
    #expect(run.rows(with: "✗ This is not an e-mail address").count == 1)
    #expect(run.rows(with: "Password") + run.rows(with: "Keep me signed in") == before)
  }
}
