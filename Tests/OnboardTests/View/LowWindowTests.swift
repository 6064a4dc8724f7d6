import Onboard
import TTYCore
import Testing

/// Windows with room for little: what must be seen is.
@Suite struct LowWindowTests {
  private static let low = Size(columns: 20, rows: 6)

  /// How long a button cannot be used stands behind as much of its label as there is room for.
  @Test(arguments: [(20, "Send a… (0:30)"), (40, "Send a new code (0:30)")])
  func timeThatIsLeftIsSeen(_ columns: Int, _ label: String) throws {
    let flow = try Flows.step(
      #"{"id":"a","type":"text","label":"A"}"#,
      #","buttons":[{"label":"Send a new code","run":["send"],"cooldown":"30s"}]"#)
    var run = WizardRun(flow, size: Size(columns: columns, rows: 6))
    run.send("\t")
    #expect(run.rows(with: columns < 24 ? "[ Send a new co… ]" : "[ Send a new code ]").count == 1)
    run.send("\r")
    run.update(.verdict(RunID(1), .accepted(answers: [])))
    #expect(run.rows(with: label).count == 1, "\(run.text)")
  }

  /// Both ways out of the question, and the command that it is about.
  @Test(arguments: [low, Size(columns: 30, rows: 8), Size(columns: 40, rows: 12), .standard])
  func whatMayRunIsSeen(_ size: Size) throws {
    var run = WizardRun(
      try Flows.step("", #","action":{"run":["acme","sign-in"]}"#), size: size)
    run.send("\r")
    run.update(.permissionNeeded(RunID(1)))
    for _ in 0..<2 {
      for part in ["acme sign-in", "[ Do not run ]", "[ Allow ]"] {
        #expect(run.rows(with: part).count == 1, "\(part) in \(run.text)")
      }
      run.send("\t")
    }
  }

  /// A label of a review gives way as far as its own value needs the room, and no further.
  @Test(arguments: [
    (20, "  Tickets        10"), (20, "  A rather lon…  Ada"), (80, "    Tickets              10"),
  ])
  func aLabelGivesWayToItsValue(_ columns: Int, _ text: String) throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[
        {"id":"t","type":"number","label":"Tickets","default":10},
        {"id":"n","type":"text","label":"A rather long label","default":"Ada"}]},
       {"id":"r","type":"review","title":"R"}]}
      """)
    var run = WizardRun(flow, size: Size(columns: columns, rows: 12))
    run.send("\u{1b}\r")
    #expect(run.rows(with: text).count == 1, "\(run.text)")
  }

  /// A step stays where it is while a prompt is over it.
  @Test func aCoveredStepDoesNotScroll() throws {
    var run = try WizardRun(flow: "parcel", size: Self.low)
    let before = run.text
    run.send(Keys.help)
    run.send(Keys.escape)
    #expect(run.text == before)
  }
}
