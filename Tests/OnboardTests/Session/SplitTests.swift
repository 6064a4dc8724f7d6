import Onboard
import Testing

/// It does not matter how the bytes of a script are cut.
@Suite struct SplitTests {
  static let pieces = [
    "a", "é", "👨‍👩‍👧", "1", "2", "3456", " ", "\r", "\n", "\t", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B",
    "\u{1B}[C", "\u{1B}[D", "\u{1B}OH", "\u{1B}[4~", "\u{7F}", "\u{1B}[3~", "\u{17}", "\u{19}",
    "\u{1B}\r", "\u{1B}[20~", "\u{1B}OP", "\u{1B}[27u", "?", "\u{3}", "\u{E}", "\u{10}",
    "\u{1B}[200~12 34\r56\u{1B}[201~", "\u{1B}[200~a@b.co\u{1B}[201~", "a@b.co", "long-enough",
    "\u{1B}]11;rgb:1e/1e/2e\u{1B}\\", "\u{1B}[97;3;261u", "\u{1B}[24;5~", "\u{1B}_", "\u{1F}",
  ]

  /// What can be told of a run, and how often each command was asked for.
  struct Trace: Equatable {
    var outcome: Outcome
    var answers: JSON
    var standing: Standing
    var runs: [JSON]
  }

  static func trace(_ flow: Flow, _ chunks: [ArraySlice<UInt8>]) -> Trace {
    var runs: [JSON] = []
    var session = ScriptSession(flow) { request in
      runs.append(request.input)
      return runs.count.isMultiple(of: 3)
        ? .refused(field: nil, message: "No") : .accepted(answers: [])
    }
    for chunk in chunks { session.feed(chunk) }
    let outcome = session.end()
    return Trace(
      outcome: outcome, answers: session.wizard.answers, standing: session.wizard.standing,
      runs: runs)
  }

  static func flows() throws -> [Flow] {
    try [
      Flows.names(), Flows.signIn(#","action":{"run":["go"]}"#), Flows.code(returnTo: true),
      Flows.company(), Flows.plan("aBc"), Flows.three(),
    ]
  }

  @Test(arguments: 1...60)
  func anyCut(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for flow in try SplitTests.flows() {
      let script = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        SplitTests.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = Array(script.utf8)
      let whole = SplitTests.trace(flow, [bytes[...]])
      let single = SplitTests.trace(flow, bytes.indices.map { bytes[$0...$0] })
      #expect(single == whole, "seed \(seed), \(flow.name), \(script.debugDescription)")
      var cuts: [ArraySlice<UInt8>] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        cuts.append(rest.prefix(Int.random(in: 1...7, using: &random)))
        rest = rest.dropFirst(cuts.last?.count ?? 1)
      }
      #expect(
        SplitTests.trace(flow, cuts) == whole,
        "seed \(seed), \(flow.name), \(script.debugDescription)")
    }
  }

  /// Ctrl-J is Return.
  @Test(arguments: 1...20)
  func lineFeedIsReturn(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for flow in try SplitTests.flows() {
      let words = ["a", "1", "\u{1B}[B", "\t", "long-enough", "a@b.co", " ", "\r"]
      let script = (0..<30).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      let feeds = script.map { $0 == "\r" ? "\n" : String($0) }.joined()
      #expect(
        SplitTests.trace(flow, [Array(feeds.utf8)[...]])
          == SplitTests.trace(flow, [Array(script.utf8)[...]]), "seed \(seed)")
    }
  }
}
