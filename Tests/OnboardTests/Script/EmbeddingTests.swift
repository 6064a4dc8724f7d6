import Onboard
import Testing

/// What the README shows: a flow is driven from somebody's own tests.
@Suite struct EmbeddingTests {
  let flow = Flow(
    name: "hello", title: "Hello",
    steps: [
      Step(
        id: "name", title: "Who are you?",
        fields: [Field(id: "name", kind: .text, label: "Name", required: true)])
    ])

  // The README has this test as it stands here.
  @Test func asksForTheName() throws {
    let result = try ScriptRunner(flow).run(#"type "Ada""# + "\n" + "press return")
    #expect(result.failure == nil)
    #expect(result.answers["name"] == .string("Ada"))
  }

  @Test func saysWhatIsMissing() throws {
    let result = try ScriptRunner(flow).run(
      """
      press return
      expect error name "Enter an answer."
      type "Ada"
      press return
      expect exit 0
      """)
    #expect(result.failure == nil)
  }

  /// Without a script: keys in, screens out.
  @Test func drivesByHand() {
    var run = ScriptedRun(flow)
    run.type("Ada")
    #expect(run.frame.text().contains("Ada"))
    run.send([0x0d])
    #expect(run.outcome == .finished(.object([JSON.Member("name", .string("Ada"))])))
  }

  /// The snippet of the README, word for word but for what it gives back.
  @Test func runsAFlowFromItsBytes() throws {
    func answers(_ bytes: [UInt8]) -> [String] {
      let (flow, faults) = FlowReader.read(bytes)
      guard let flow else { return faults.map(\.text) }
      var session = ScriptSession(flow) { _ in .accepted(answers: []) }
      session.feed("ada@example.com\rcorrect horse\r\r".utf8)
      let outcome = session.end()
      return outcome == .cancelled ? [] : [session.wizard.answers.text]
    }
    let bytes = try [UInt8](Vectors.flow("sign-in.json"))
    #expect(answers(bytes) == [#"{"email":"ada@example.com","remember":true}"#])
    #expect(answers([]) == ["the file is empty"])
  }
}
