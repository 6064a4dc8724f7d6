import Testing
import TTYCore

@testable import Onboard

/// The lines of a debug log: what came in, what became of requests, what is likely a mistake.
@Suite struct DebugTraceTests {
  /// A flow with everything that a request can meet.
  private static func flow() throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"One","fields":[
        {"id":"name","type":"text","label":"Name","section":"You"},
        {"id":"pin","type":"secure","label":"PIN","section":"You"},
        {"id":"more","type":"text","label":"More","when":{"field":"name","equals":"x"}},
        {"id":"note","type":"note","label":"N","section":"Rest"}],
        "buttons":[{"label":"Ask","opens":"ask","returnTo":"more"}],"action":{"run":["go","on"]}},
       {"id":"two","title":"Two","fields":[{"id":"city","type":"text","label":"City"}]}],
       "prompts":{"ask":{"title":"Ask?","buttons":[{"label":"No","role":"cancel"}]}}}
      """)
  }

  /// A wizard whose events are told.
  private struct Traced {
    var wizard: Wizard
    var trace = DebugTrace()

    init(_ flow: Flow, appears: Bool = true) {
      wizard = Wizard(flow)
      _ = appears ? tell(.appeared) : trace.lines(after: nil, in: wizard)
    }

    /// The lines for an event, but for the one that names it.
    @discardableResult
    mutating func tell(_ event: WizardEvent) -> [String] {
      let effects = wizard.update(event)
      let lines = trace.lines(after: event, effects, in: wizard)
      #expect(lines.contains { $0.hasPrefix("event ") })
      return lines.filter { !$0.hasPrefix("event ") }
    }

    mutating func press(_ words: String) -> [String] {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed(keys(words), into: &events)
      return events.flatMap { tell(.input($0)) }
    }
  }

  @Test func beginsWithHowThingsStand() throws {
    let wizard = Wizard(try Self.flow())
    var trace = DebugTrace()
    #expect(trace.lines(after: nil, in: wizard) == ["step one"])
    var traced = Traced(try Self.flow(), appears: false)
    #expect(traced.tell(.appeared) == ["focus one/name"])
  }

  static let requests: [(String, [String])] = [
    ("pin", ["request pin: met", "blur one/name", "focus one/pin"]),
    ("name", ["request name: met"]),
    (
      "nmae",
      [
        "warning: request nmae: pending, step \"one\" has nothing that is called so; "
          + "did you mean \"name\"?"
      ]
    ),
    ("nothing", ["warning: request nothing: pending, step \"one\" has nothing that is called so"]),
    ("more", ["request more: dropped, it is hidden"]),
    ("note", ["request note: dropped, it cannot have the focus"]),
    ("@back", ["request @back: dropped, it is disabled"]),
    (
      "You",
      ["warning: request You: dropped, it is a section, whose first field is \"name\""]
    ),
  ]

  @Test(arguments: requests) func request(_ id: String, _ lines: [String]) throws {
    var traced = Traced(try Self.flow())
    #expect(traced.tell(.focus(id)) == lines)
  }

  /// What waits is told once, and again when it is over.
  @Test func requestsThatWait() throws {
    var early = Traced(try Self.flow(), appears: false)
    #expect(early.tell(.focus("pin")) == ["request pin: pending, nothing is drawn yet"])
    #expect(early.tell(.resized(.standard)).isEmpty)
    #expect(early.tell(.appeared) == ["request pin: met", "focus one/pin"])

    var busy = Traced(try Self.flow())
    #expect(busy.press("f10") == ["blur one/name", #"run 1: ["go","on"]"#])
    #expect(busy.tell(.focus("pin")) == ["request pin: pending, a command runs"])
    #expect(
      busy.tell(.verdict(RunID(1), .refused(field: nil, message: "No.\u{1b}[31m"))).contains(
        "prompt opened error"))

    var person = Traced(try Self.flow())
    _ = person.tell(.focus("nothing"))
    #expect(
      person.press("tab") == [
        "warning: request nothing: dropped, step \"one\" has nothing that is called so",
        "blur one/name", "focus one/pin",
      ])
  }

  @Test func promptsAndWhereTheyReturnTo() throws {
    var traced = Traced(try Self.flow())
    _ = traced.press("tab tab")
    #expect(traced.press("space") == ["prompt opened ask", "focus ask/@no"])
    #expect(
      traced.press("esc") == [
        "prompt closed ask", "request more: dropped, it is hidden", "blur ask/@no",
      ])
  }

  @Test func verdicts() throws {
    var traced = Traced(try Self.flow())
    _ = traced.press("f10")
    let refusal = WizardEvent.verdict(RunID(1), .refused(field: "pin", message: "Wrong."))
    #expect(traced.tell(refusal) == ["message pin: Wrong.", "focus one/pin"])
    let lines = traced.trace.lines(after: refusal, in: traced.wizard)
    #expect(lines == ["event verdict of run 1, which is not waited for: refused pin: Wrong."])
    _ = traced.press("a f10")
    let accepted = WizardEvent.verdict(RunID(2), .accepted(answers: []))
    #expect(traced.tell(accepted) == ["submitted one", "step two", "focus two/city"])
  }

  /// Keys are in the canonical form; of what is typed there is only how much it is.
  @Test(arguments: [
    ("\u{1b}[Z", "event key:tab+shift"), ("a", "event typed 1"), (" ", "event typed 1"),
    ("\u{1b}[97;1:3u", "event typed 1"), ("\u{1b}[97;3;261u", "event typed 1"),
    ("\u{1b}[24;5~", "event key:f12+ctrl"), ("\u{1b}[200~漢x\u{1b}[201~", "event pasted 4 bytes"),
    ("\u{ff}", "event typed 1"), ("\u{1b}[<0;3;3M", "event mouse:press:left:3:3"),
    ("\u{1b}]52;c;aGk=\u{7}", "event report:clipboard"),
  ])
  func input(_ text: String, _ line: String) throws {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    let event = try #require(events.first)
    var wizard = Wizard(try Self.flow())
    let effects = wizard.update(.input(event))
    var trace = DebugTrace()
    #expect(trace.lines(after: .input(event), effects, in: wizard).contains(line))
  }

  /// Time passes all the while, and is told when something comes of it.
  @Test func timeThatPasses() throws {
    var wizard = Wizard(try Self.flow())
    var trace = DebugTrace()
    _ = trace.lines(after: .appeared, wizard.update(.appeared), in: wizard)
    #expect(trace.lines(after: .timePassed(100), wizard.update(.timePassed(100)), in: wizard) == [])
    #expect(
      trace.lines(after: .timePassed(200), [.ring], in: wizard) == ["event time 200", "bell"])
  }

  @Test(arguments: [
    (WizardEvent.clicked(.item("pin", form: "one", inside: 3)), "event click on one/pin"),
    (.clicked(.form("one")), "event click on one"), (.wheeled(rows: -3), "event wheel -3"),
    (.clicked(.key(.help)), "event click on the bar: help"),
    (.known(["ada@example.com"], for: .field("name")), "event known for name: 1"),
  ])
  func otherEvents(_ event: WizardEvent, _ line: String) throws {
    let wizard = Wizard(try Self.flow())
    var trace = DebugTrace()
    #expect(trace.lines(after: event, in: wizard).first == line)
  }

  /// A prompt that is made in Swift without buttons: nothing leaves it.
  @Test func whereNothingCanHaveTheFocus() throws {
    let flow = Flow(
      name: "f", title: "F",
      steps: [Step(id: "s", title: "S", buttons: [Button(label: "Ask", opens: "p")])],
      prompts: [Prompt(id: "p", title: "P", buttons: [])])
    var traced = Traced(flow)
    #expect(
      traced.press("shift-tab space") == [
        "blur s/@submit", "focus s/@ask", "prompt opened p",
        "warning: nothing in prompt \"p\" can have the focus",
      ])
    #expect(traced.tell(.resized(.standard)).isEmpty)
  }
}
