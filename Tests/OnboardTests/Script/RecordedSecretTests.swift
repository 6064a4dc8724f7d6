import TTYCore
import Testing

@testable import Onboard

/// A recording says how a secret was answered, and nothing of what it is.
@Suite struct RecordedSecretTests {
  private static func flow(_ more: [Field] = [], when: Condition? = nil) -> Flow {
    Flow(
      name: "f", title: "F",
      steps: [
        Step(
          id: "account", title: "Account",
          fields: [
            Field(id: "name", kind: .text, label: "Name"),
            Field(
              id: "password", kind: .secure(mask: .dots), label: "Password", required: true,
              rules: [.minLength(8)], output: true),
          ] + more),
        Step(id: "extra", title: "Extra", when: when),
        Step(id: "end", kind: .review, title: "End"),
      ])
  }

  private static let confirm = Field(
    id: "confirm", kind: .secure(mask: .dots), label: "Confirm", rules: [.equalsField("password")])

  /// The lines between the head and the end, without what is expected.
  private static func lines(_ flow: Flow, _ keys: String) throws -> [String] {
    var play = RecordedPlay(flow)
    play.press(keys)
    let recording = play.recording()
    #expect(recording.isExact, "\(recording.text)")
    let result = try ScriptRunner(flow).run(recording.text)
    #expect(result.failure == nil, "\(result.failure?.summary ?? "")\n\(recording.text)")
    return recording.text.split(separator: "\n").map(String.init).filter { line in
      !line.hasPrefix("#") && !line.hasPrefix("expect") && !line.hasPrefix("size")
    }
  }

  @Test func editsAreOneLine() throws {
    let keys = "\thunter22\u{7F}\u{7F}\u{1B}[D\u{1}x\u{1B}[200~yz\u{1B}[201~\u{5}99\r"
    #expect(
      try Self.lines(Self.flow(), keys) == ["press tab", "type secret password", "press return"])
  }

  /// A secret that is too short is refused again; one that is made longer goes on again.
  @Test func wrongSecretsStayWrong() throws {
    let keys = "\tabc\rdefghijkl\r"
    let lines = try Self.lines(Self.flow(), keys)
    #expect(lines.first == "press tab" && lines.last == "press return")
    #expect(lines[1].hasSuffix("# made up") && lines.contains("type secret password"))
    #expect(!lines.contains { $0.contains("abc") || $0.contains("def") })
  }

  @Test func halfOfASecretCountsAsAnAnswer() throws {
    let lines = try Self.lines(Self.flow(), "\tab\u{3}\u{3}")
    #expect(lines.last == "press ctrl+c" && lines.count == 4)
  }

  @Test func secretsThatAreTheSame() throws {
    let flow = Self.flow([Self.confirm])
    let right = try Self.lines(flow, "\tlong enough\tlong enough\r")
    #expect(right.contains("type secret password") && right.contains("type secret confirm"))
    let wrong = try Self.lines(flow, "\tlong enough\tlong enouhg\r")
    #expect(wrong.contains { $0.hasSuffix("# made up") })
    // The first one is changed afterwards, so that the second is wrong.
    let later = try Self.lines(flow, "\tlong enough\tlong enough\u{1B}[Zx\u{1B}[21~")
    #expect(later.last == "press f10" && later.contains { $0.hasSuffix("# made up") })
  }

  /// A shown field that must be the same as a secret is as secret.
  @Test func whatRepeatsASecretIsSecret() throws {
    var shown = Self.confirm
    shown.kind = .text
    let lines = try Self.lines(Self.flow([shown]), "\tlong enough\tlong enough\r\r")
    #expect(lines.contains("type secret confirm") && !lines.contains { $0.contains("long") })
  }

  @Test func conditionsOnSecrets() throws {
    let flow = Self.flow(when: .equals(field: "password", .string("the special one")))
    _ = try Self.lines(flow, "\tanother one\r\r")
    var play = RecordedPlay(flow)
    play.press("\tthe special one\r")
    // What the flow itself names cannot be left out and be played again.
    let recording = play.recording()
    #expect(!recording.isExact && !recording.text.contains("special"))
  }

  /// A password that went into the wrong field as well is not kept either; other letters are there.
  @Test(arguments: [
    "correct horse\t\u{1B}[Z\u{15}\tcorrect horse\r",
    "\u{1B}[200~correct horse\u{1B}[201~\t\u{1B}[Z\u{15}\tcorrect horse\r",
    "correct horse\tcorrect horse\r\r", "my correct horse 5\u{17}\u{7F}e\tcorrect horse\r\r",
  ])
  func secretsInOtherFields(_ keys: String) throws {
    let lines = try Self.lines(Self.flow(), keys)
    #expect(!lines.contains { $0.contains("correct") || $0.contains("horse") })
    #expect(lines.contains { $0.contains("xxxxxxx xxxxx") })
  }

  /// The answers are the same but for the letters of the secret.
  @Test func answersWithASecret() throws {
    var play = RecordedPlay(Self.flow())
    play.press("Test+Ada@example.com\tTest+Ada\r\r\u{1B}[21~")
    let recording = play.recording()
    #expect(recording.isExact)
    #expect(
      recording.text.hasSuffix(
        "expect exit 0\nexpect value name \"Xxxx+Xxx@example.com\"\n"), "\(recording.text)")
  }

  /// A short secret is in every second word, so it counts only where it is all of a text.
  @Test(arguments: [
    ("ab", "abcdef", "abcdef"), ("ab", "ab", "xx"), ("abc", "abcdef", "xxxdef"),
  ])
  func shortSecrets(_ secret: String, _ name: String, _ written: String) throws {
    var flow = Self.flow()
    flow.steps[0].fields[1].rules = []
    let lines = try Self.lines(flow, "\(name)\t\(secret)\r\r")
    #expect(lines.contains { $0.hasPrefix("type \"\(written)\"") })
  }

  /// Where another text leads elsewhere, that is said, and what there is can be read.
  @Test func textsThatCannotBeOthers() throws {
    let flow = Self.flow(when: .equals(field: "name", .string("open sesame")))
    var play = RecordedPlay(flow)
    play.press("open sesame\topen sesame\r\r\r")
    let recording = play.recording()
    #expect(!recording.isExact && !recording.text.contains("sesame"))
    #expect((try? Script(recording.text)) != nil)
  }

  /// A script is not asked whether a command may run: allowed, it has a stand-in; else it is
  /// cancelled.
  @Test(arguments: [("\t\r", true), ("\r", false), ("\u{1B}", false), ("\u{1B}OP\r\t\r", true)])
  func permissions(_ keys: String, _ isAllowed: Bool) throws {
    var flow = Self.flow()
    flow.steps[0].action = Action(run: ["acme", "sign-in"])
    flow.steps[0].fields[1].required = false
    var play = RecordedPlay(flow)
    play.press("ada\r\r")
    play.send(.permissionNeeded(RunID(1)))
    play.press(keys)
    #expect((play.wizard.activity != nil) == isAllowed)
    if isAllowed { play.send(.verdict(RunID(1), .accepted(answers: []))) }
    play.press("\u{3}")
    let recording = play.recording()
    #expect(recording.isExact, "\(recording.text)")
    #expect(recording.text.contains("press esc") != isAllowed)
    let result = try ScriptRunner(flow).run(recording.text)
    #expect(result.failure == nil, "\(recording.text)")
    #expect(result.run.wizard.step.id == play.wizard.step.id)
  }

  @Test func repliesOfCommands() throws {
    var flow = Self.flow()
    flow.steps[0].action = Action(run: ["acme", "sign-in"])
    flow.steps[0].fields[1].required = false
    var play = RecordedPlay(flow)
    play.press("ada\r\r")
    play.press("\u{1B}OP\r")
    play.send(
      .verdict(RunID(1), .accepted(answers: [.init("password", .string("swordfish swordfish"))])))
    play.press("\r\r")
    let recording = play.recording()
    #expect(recording.isExact && !recording.text.contains("swordfish"))
    #expect(recording.text.contains("\nwait ") && recording.text.contains(" after "))
    let result = try ScriptRunner(flow).run(recording.text)
    #expect(result.failure == nil && result.run.outcome != nil)
  }
}
