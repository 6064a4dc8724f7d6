import Onboard
import TTYCore
import Testing

@Suite struct ScriptFilmTests {
  private let flow = Flow(
    name: "f", title: "F",
    steps: [
      Step(
        id: "one", title: "One", fields: [Field(id: "a", kind: .text, label: "A")],
        action: Action(run: ["slow"], busy: "Working")),
      Step(id: "two", title: "Two"),
    ])

  private func film(
    _ text: String, camera: WizardCamera = WizardCamera()
  ) throws -> (strip: Filmstrip, result: ScriptResult) {
    try camera.film(of: flow, script: Script(text))
  }

  /// Slow as it is, it comes to the same as a run of the script.
  @Test func sameScreenAsTheRun() throws {
    let text = """
      size 50x14
      reply slow {"ok": true} after 2s
      repeat 2 { type "ab " }
      press left
      paste "cd"
      press f10
      wait 500ms
      wait 4s
      """
    let (strip, result) = try film(text)
    let plain = try ScriptRunner(flow).run(text)
    #expect(result.failure == nil)
    #expect(result.answers == plain.answers)
    #expect(result.run.now == plain.run.now)
    let last = try #require(strip.pictures.last)
    #expect(FrameText(last.frame).text == FrameText(plain.run.frame).text)
    #expect(last.frame.size == Size(columns: 50, rows: 14))
    #expect(last.frame.text().contains("Two"))
  }

  @Test func lettersAndSpinnersMove() throws {
    let (strip, _) = try film(
      """
      reply slow {"ok": true} after 2s
      type "abc"
      press f10
      wait 1s
      """)
    // The first screen, three letters, the busy step, and the spinner.
    #expect(strip.pictures.count == 15)
    let times = strip.pictures.map(\.milliseconds)
    #expect(times.first == 0)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times.suffix(2) == [times[4] + 900, times[4] + 1000])
  }

  /// It is for looking, also where something is not as expected; what cannot be played ends it.
  @Test func goesOnAfterWhatIsExpected() throws {
    let (strip, result) = try film(
      """
      type "x"
      repeat 2 { expect step two }
      snapshot "x"
      type "y"
      click "nowhere"
      type "z"
      """)
    #expect(result.failure?.line == 2 && result.failure?.screen.contains("│ x\n") == true)
    #expect(strip.pictures.count == 3)
    #expect(result.answers["a"] == .string("xy"))
  }

  @Test func looksAreTheCameras() throws {
    let camera = WizardCamera(theme: .highContrast, glyphs: .ascii, size: .standard)
    let (strip, _) = try film("type \"x\"", camera: camera)
    for picture in strip.pictures {
      #expect(picture.frame.text().utf8.allSatisfy { $0 < 0x80 })
      #expect(picture.frame[Point(column: 0, row: 0)].style.background == .indexed(16))
    }
  }

  @Test func wrongScripts() {
    #expect(throws: ScriptError.self) { try film("expect step three") }
  }
}
