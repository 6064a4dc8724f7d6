import Foundation
import TTYCore
import Testing

@testable import Onboard

/// What a walk of a flow finds, and that its scripts lead there.
@Suite struct FlowExplorerTests {
  private static func lines(_ exploration: Exploration) -> [String] {
    exploration.findings.map(\.description)
  }

  @Test func flowsOfTheProjectAreRight() throws {
    for file in try FlowFilesTests.files() {
      let flow = try #require(FlowReader.read([UInt8](try Data(contentsOf: file))).flow)
      let exploration = FlowExplorer.explore(flow)
      #expect(Self.lines(exploration) == [], "\(file.lastPathComponent)")
      #expect(exploration.isComplete)
      #expect(exploration.coverage.missed == [])
    }
  }

  /// Flows with one thing wrong, and the line that says so.
  static let faults: [(name: String, steps: String, prompts: String, found: [String])] = [
    (
      "lengths that exclude each other",
      """
      {"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A","required":true,
       "minLength":3,"pattern":"[a-z]{1,2}"}]},{"id":"t","title":"T"}
      """, "{}",
      ["step t: never reached", "step s: dead end: no answer to a is right"]
    ),
    (
      "two answers that must be the same and cannot",
      """
      {"id":"s","title":"S","fields":[{"id":"e","type":"text","label":"E","required":true,
       "contentType":"emailAddress"}]},
      {"id":"t","title":"T","fields":[
       {"id":"a","type":"secure","label":"A","required":true,"pattern":"[a-z]+","output":true},
       {"id":"b","type":"secure","label":"B","required":true,"equalsField":"a","pattern":"[0-9]+",
        "output":true}]}
      """, "{}", ["step t: dead end: no answer to b is right"]
    ),
    (
      "a prompt that nothing opens",
      #"{"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}]}"#,
      #"{"p":{"title":"P","buttons":[{"label":"OK"}]}}"#,
      ["prompt p: never reached"]
    ),
    (
      "conditions that exclude each other over two steps",
      """
      {"id":"s","title":"S","fields":[{"id":"work","type":"toggle","label":"Work"}]},
      {"id":"t","title":"T","when":{"field":"work","equals":true},"fields":[
       {"id":"boss","type":"text","label":"Boss"}]},
      {"id":"u","title":"U","when":{"all":[{"field":"work","equals":false},
       {"field":"boss","isEmpty":false}]},"fields":[{"id":"x","type":"text","label":"X"}]}
      """, "{}", ["step u: never reached"]
    ),
    (
      "a way in from which none leads out",
      """
      {"id":"s","title":"S","fields":[{"id":"plan","type":"choice","label":"Plan","required":true,
       "options":["free","team"]}]},
      {"id":"t","title":"T","when":{"field":"plan","equals":"team"},"fields":[
       {"id":"seats","type":"text","label":"Seats","required":true,"maxLength":1,
        "pattern":"[0-9]{2}"}]}
      """, "{}", ["step t: dead end: no answer to seats is right"]
    ),
  ]

  /// An answer that was only not found is no fault of the flow, and said to be none.
  @Test func answersThatAreNotFound() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[
        {"id":"a","type":"text","label":"A","required":true,"contentType":"emailAddress",
         "pattern":"[^@]+"}]},
       {"id":"t","title":"T"}]}
      """)
    let exploration = FlowExplorer.explore(flow)
    let lines = Self.lines(exploration)
    #expect(lines.first == "step t: not reached by the answers that were tried" && lines.count == 2)
    #expect(lines.last?.hasPrefix("step s: found no answer to a to go on with") == true)
    #expect(
      lines.last?.contains("tried 33 texts, such as \"Ada Lovelace\", \"") == true, "\(lines)")
    #expect(!exploration.hasFaults)
    try Self.checkScripts(exploration, of: flow)
  }

  /// Rules that are combined, classes, and answers that the flow shows somewhere.
  @Test(arguments: [
    #""pattern":"(?=.*[A-Z])(?=.*\\d).*","minLength":10,"maxLength":11"#,
    #""pattern":"\\p{Lu}\\p{Ll}+","minLength":4"#,
    #""pattern":"(?-i:q)uite (?-i:s)o","placeholder":"quite so""#,
    #""pattern":"(?-i:q)uite (?-i:s)o","default":"quite so""#,
    #""pattern":"(?-i:t)eam""#,
  ])
  func answersAreFound(_ rules: String) throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[
        {"id":"a","type":"text","label":"A","required":true,\(rules)},
        {"id":"plan","type":"choice","label":"Plan","options":["free","team"]}]},
       {"id":"t","title":"T","when":{"field":"a","matches":".*[^!]"},"fields":[
        {"id":"b","type":"text","label":"B"}]}]}
      """)
    let exploration = FlowExplorer.explore(flow)
    #expect(!exploration.hasFaults && exploration.coverage.reached.contains(.step("t")))
  }

  @Test(arguments: faults)
  func finds(_ row: (name: String, steps: String, prompts: String, found: [String])) throws {
    let flow = try Flows.read(
      #"{"flow":"f","title":"F","steps":[\#(row.steps)],"prompts":\#(row.prompts)}"#)
    let exploration = FlowExplorer.explore(flow)
    #expect(Self.lines(exploration) == row.found, "\(row.name)")
    #expect(exploration.isComplete)
    try Self.checkScripts(exploration, of: flow)
  }

  /// Every script leads to the step that its finding is about.
  static func checkScripts(_ exploration: Exploration, of flow: Flow) throws {
    for finding in exploration.findings {
      switch finding.kind {
      case .unreached: #expect(finding.script == nil)
      case .deadEnd(let step, _), .stuck(let step), .broken(_, let step),
        .unanswered(let step, _, _, _):
        let script = try #require(finding.script)
        let result = try ScriptRunner(flow).run(script)
        #expect(result.failure == nil, "\(script)")
        #expect(result.run.wizard.step.id == step, "\(script)")
      }
    }
  }

  /// A prompt that opens itself is refused where flows are read.
  static func flow(seed: UInt64) -> Flow {
    var flow = AnyFlow.make(seed: seed)
    for prompt in flow.prompts.indices {
      for field in flow.prompts[prompt].fields.indices {
        flow.prompts[prompt].fields[field].onSubmit = nil
      }
    }
    return flow
  }

  @Test(arguments: 1...15 as ClosedRange<UInt64>)
  func anyFlow(_ seed: UInt64) throws {
    let flow = Self.flow(seed: seed)
    let exploration = FlowExplorer.explore(flow, seed: seed, limit: 100)
    try Self.checkScripts(exploration, of: flow)
    #expect(exploration.stateCount <= 100)
    for finding in exploration.findings {
      if case .broken = finding.kind {
        Issue.record("seed \(seed): \(finding)\n\(finding.script ?? "")")
      }
    }
    try Self.checkByKeys(exploration, of: flow, seed: seed)
    if seed.isMultiple(of: 5) {
      let again = FlowExplorer.explore(flow, seed: seed, limit: 100)
      #expect(again.findings == exploration.findings && again.summary == exploration.summary)
    }
  }

  /// Keys at random neither reach what was not reached nor get out of a dead end.
  static func checkByKeys(_ exploration: Exploration, of flow: Flow, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    if exploration.isComplete {
      var reached = FlowCoverage(flow)
      play(try ScriptRunner(flow).run("").run.wizard, &random) { reached.insert(.step($0.step.id)) }
      let isMissed = exploration.findings.contains { finding in
        if case .unreached(let item, nil) = finding.kind {
          reached.reached.contains(item)
        } else {
          false
        }
      }
      #expect(!isMissed, "seed \(seed)")
    }
    for finding in exploration.findings {
      guard case .deadEnd = finding.kind, let script = finding.script else { continue }
      let start = try ScriptRunner(flow).run(script).run.wizard
      play(start, &random) { wizard in
        guard case .finished? = wizard.outcome else { return }
        Issue.record("seed \(seed): it can be finished from there: \(finding)\n\(script)")
      }
    }
  }

  /// Plays keys from a state on, again and again; whoever goes back begins again.
  private static func play(
    _ start: Wizard, _ random: inout SeededGenerator, _ look: (Wizard) -> Void
  ) {
    var wizard = start
    for _ in 0..<1500 {
      let word = RandomKeys.words.filter { $0 != "f9" }.randomElement(using: &random) ?? ""
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed(keys(word), into: &events)
      decoder.timeOut(into: &events)
      for event in events {
        for case .run(let request) in wizard.update(.input(event)) {
          _ = wizard.update(.verdict(request.id, .accepted(answers: [])))
        }
      }
      look(wizard)
      if wizard.outcome != nil || wizard.stepIndex < start.stepIndex { wizard = start }
    }
  }

  @Test func theScriptIsShort() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[
        {"id":"a","type":"text","label":"A"},
        {"id":"e","type":"text","label":"E","required":true,"contentType":"emailAddress"}]},
       {"id":"t","title":"T","fields":[
        {"id":"z","type":"text","label":"Z","required":true,"minLength":4,"pattern":"[0-9]"}]}]}
      """)
    let finding = try #require(FlowExplorer.explore(flow).findings.first)
    #expect(finding.kind == .deadEnd(step: "t", reason: "no answer to z is right"))
    #expect(
      finding.script?.split(separator: "\n") == [
        "press tab", "type \"ada@example.com\"", "press f10", "expect step t",
      ])
  }

  /// A flow that is made in Swift can do what the reader of files refuses: a button that opens a
  /// prompt that is not there promises what does not happen.
  @Test func brokenPromisesAreFound() throws {
    let flow = Flow(
      name: "f", title: "F",
      steps: [
        Step(
          id: "s", title: "S", fields: [Field(id: "a", kind: .text, label: "A")],
          buttons: [Button(label: "Ask", opens: "nobody")], focus: "@ask")
      ])
    let exploration = FlowExplorer.explore(flow)
    let promise = "step s: the bar says what Return does, and it does nothing"
    #expect(Self.lines(exploration).contains(promise))
    try Self.checkScripts(exploration, of: flow)
  }

  /// A part that only a refusal, or a prompt that a command asks for, leads to is reached.
  @Test func commandsSayAllTheyCan() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A","required":true}],
        "action":{"run":["acme"]}},
       {"id":"t","title":"T","fields":[{"id":"b","type":"text","label":"B"}]}],
       "prompts":{"more":{"title":"More","fields":[{"id":"c","type":"oneTimeCode","label":"C",
        "length":4}],"buttons":[{"label":"Go","run":["acme","more"]},
        {"label":"Stop","role":"cancel"}]}}}
      """)
    let exploration = FlowExplorer.explore(flow)
    #expect(Self.lines(exploration) == [] && exploration.isComplete)
    #expect(exploration.coverage.missed == [])
  }

  @Test func theLimitIsSaid() throws {
    let flow = try Flows.signIn()
    let exploration = FlowExplorer.explore(flow, limit: 1)
    #expect(exploration.stateCount == 1 && !exploration.isComplete)
    #expect(exploration.summary.hasSuffix("states 1, which is the limit"))
    // What was not looked at may lead on.
    #expect(!Self.lines(exploration).contains { $0.contains("dead end") })
    let whole = try #require(FlowReader.read(Array(ExploreCommandTests.deadEnd.utf8)).flow)
    let cut = FlowExplorer.explore(whole, limit: 1)
    #expect(Self.lines(cut) == ["prompt p: not reached within the limit"] && !cut.hasFaults)
  }

  /// What a flow compares a secret with, or fills it with, is in no line.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func secretsAreInNoScript(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let secret = String(
      (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        RecordedRunTests.letters.randomElement(using: &random)
      })
    let flow = Flow(
      name: "f", title: "F",
      steps: [
        Step(
          id: "s", title: "S",
          fields: [
            Field(
              id: "p", kind: .secure(mask: .dots), label: "P",
              initial: Bool.random(using: &random) ? .string(secret) : nil, required: true),
            Field(
              id: "q", kind: .secure(mask: .dots), label: "Q", required: true,
              rules: [.equalsField("p")]),
          ]),
        Step(
          id: "t", title: "T",
          fields: [
            Field(
              id: "x", kind: .text, label: "X", required: true,
              rules: [.minLength(3), .maxLength(2)])
          ], when: .equals(field: "p", .string(secret))),
      ])
    let exploration = FlowExplorer.explore(flow, seed: seed)
    #expect(exploration.findings.count == 1 && exploration.coverage.missed.count <= 1)
    for finding in exploration.findings {
      let text = "\(finding)\n\(finding.script ?? "")"
      #expect(text.contains("step t: dead end"), "\(text)")
      #expect(!text.contains { RecordedRunTests.letters.contains($0) }, "\(text)")
    }
  }
}
