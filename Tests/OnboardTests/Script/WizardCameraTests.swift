import Onboard
import TTYCore
import Testing

@Suite struct WizardCameraTests {
  private let camera = WizardCamera()

  /// A run ends with the screen that the same keys lead to elsewhere.
  @Test(arguments: [
    [], ["ada@example.com"], ["ada@\tx"], ["ada@example.com\rcorrect horse\r\r12"], ["a\u{3}"],
    [Keys.help], [Keys.help, Keys.pageDown], [Keys.help, Keys.pageDown, Keys.pageUp],
    ["\u{1b}[200~ada@example.com\u{1b}[201~\t"],
  ])
  func endsWithTheScreenOfTheRun(_ keys: [String]) throws {
    var run = try WizardRun(flow: "welcome")
    let film = camera.film(of: run.wizard.flow, keys: keys.joined().utf8)
    for key in keys { run.send(key) }
    let last = try #require(film.pictures.last)
    #expect(FrameText(last.frame).text == FrameText(run.frame).text)
  }

  /// One picture a letter, as if somebody typed; the end is looked at for a while.
  @Test func takesTime() throws {
    let flow = try WizardRun(flow: "welcome").wizard.flow
    let film = camera.film(of: flow, keys: "ab\tc".utf8)
    let times = film.pictures.map(\.milliseconds)
    #expect(times.count == 5)
    #expect(times == times.sorted())
    #expect(times.first == 0)
    #expect(film.milliseconds > times[4])
    #expect(times[3] - times[2] > times[2] - times[1], "Tab takes more thought than a letter")
  }

  @Test func resizesWithTheWindow() throws {
    let flow = try WizardRun(flow: "welcome").wizard.flow
    let film = camera.film(of: flow, keys: "\u{1b}[48;12;40;240;400t".utf8)
    #expect(film.pictures.map(\.frame.size) == [.standard, Size(columns: 40, rows: 12)])
  }

  /// Commands are not run; they count as having gone well.
  @Test func goesOnAfterCommands() {
    let flow = Flow(
      name: "f", title: "F",
      steps: [
        Step(id: "one", title: "One", action: Action(run: ["false"])),
        Step(id: "two", title: "Two"),
      ])
    let film = camera.film(of: flow, keys: "\r".utf8)
    #expect(film.pictures.last?.frame.text().contains("Step 2 of 2") == true)
  }

  @Test func everyStepWhateverItsCondition() throws {
    let never = Condition.equals(field: "a", .string("x"))
    let flow = Flow(
      name: "f", title: "F",
      steps: [
        Step(id: "zero", title: "Zero", when: never),
        Step(
          id: "one", title: "One",
          fields: [Field(id: "a", kind: .text, label: "A", required: true)]),
        Step(
          id: "two", title: "Two of {a}", fields: [Field(id: "b", kind: .text, label: "B")],
          when: never),
        Step(id: "end", kind: .review, title: "End"),
      ])
    let steps = camera.steps(of: flow)
    #expect(steps.map(\.step) == ["zero", "one", "two", "end"])
    #expect(steps.map(\.title) == ["Zero", "One", "Two of ", "End"])
    for (index, step) in steps.enumerated() {
      #expect(step.frame.text().contains("Step \(index + 1) of 4"))
    }
    #expect(steps[2].frame.text().contains("\(Glyphs.unicode.marker) B"))
    #expect(steps[2].frame.cursor != nil)
    #expect(steps[3].frame.text().contains("Finish"))
    #expect(camera.steps(of: Flow(name: "f", title: "F", steps: [])).count == 1)
  }

  @Test(arguments: ["welcome", "address", "verify", "sign-in"])
  func stepsOfTheProjectsFlows(_ name: String) throws {
    let flow = try WizardRun(flow: name).wizard.flow
    let steps = camera.steps(of: flow)
    #expect(steps.map(\.step) == flow.steps.map(\.id))
    #expect(steps.first?.frame == camera.film(of: flow, keys: []).pictures.first?.frame)
  }
}
