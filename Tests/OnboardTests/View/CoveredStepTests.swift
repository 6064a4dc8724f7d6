import TTYCore
import Testing

@testable import Onboard

/// A step under a prompt looks as it did, but for the mark of the focus.
@Suite struct CoveredStepTests {
  @Test func nothingIsDimmed() throws {
    var run = try WizardRun(flow: "parcel")
    run.send(Keys.escape)
    let before = run.frame
    run.send(Keys.escape)
    #expect(run.wizard.prompt?.id == Wizard.quitID)
    let box = try #require(CoveredStepTests.box(in: run.frame))
    // The line above the bar and the bar are those of the prompt.
    for row in 0..<run.frame.size.rows - 2 {
      for column in 0..<run.frame.size.columns {
        let point = Point(column: column, row: row)
        if box.contains(point) { continue }
        #expect(run.frame[point] == before[point], "\(point)")
      }
    }
  }

  /// The frame of a prompt, and the blank column to both sides of it.
  private static func box(in frame: Frame) -> Rect? {
    let rows = (0..<frame.size.rows).map { row in
      (0..<frame.size.columns).map { frame[Point(column: $0, row: row)].text }
    }
    guard let top = rows.firstIndex(where: { $0.contains("╭") }),
      let bottom = rows.firstIndex(where: { $0.contains("╰") }),
      let left = rows[top].firstIndex(of: "╭"), let right = rows[top].firstIndex(of: "╮")
    else { return nil }
    return Rect(column: left - 1, row: top, columns: right - left + 3, rows: bottom - top + 1)
  }

  /// Long text, many fields and many buttons, in windows of every size: each is reached.
  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 20, rows: 6),
    Size(columns: 10, rows: 3), Size(columns: 1, rows: 1),
  ])
  func everythingOfAPromptIsReached(_ size: Size) {
    let words = Array(repeating: "words", count: 200).joined(separator: " ")
    let prompt = Prompt(
      id: "p", title: "A title that is rather long", text: Template(verbatim: words),
      fields: (0..<9).map {
        Field(id: "f\($0)", kind: .text, label: Template(verbatim: "Field \($0)"))
      },
      buttons: (0..<9).map { Button(label: Template("Do \($0)")) } + [
        Button(label: "No", role: .cancel)
      ])
    let step = Step(id: "s", title: "S", buttons: [Button(label: "Ask", opens: "p")], focus: "@ask")
    var run = WizardRun(
      Flow(name: "f", title: "F", steps: [step], prompts: [prompt]), size: size)
    run.send("\r")
    for _ in 0..<19 {
      let focused = run.wizard.forms.focused ?? ""
      if size.columns >= 20 {
        #expect(run.rows(with: "❯").count == 1, "\(focused)")
      }
      run.send("\t")
    }
    #expect(run.wizard.forms.focused == "f0")
    run.send(Keys.pageUp)
    run.send(Keys.pageDown)
    run.send(Keys.escape)
    #expect(run.wizard.prompt == nil && run.wizard.forms.focused == "@ask")
  }
}
