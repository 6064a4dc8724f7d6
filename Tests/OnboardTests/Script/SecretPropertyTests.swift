import Onboard
import TTYCore
import Testing

/// Secrets are in no screen, no snapshot and no word on a failure.
@Suite struct SecretPropertyTests {
  private static let letters = Array("ЖЩЫЮЯЭФЦ")

  private static func secret(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 3...14, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      })
  }

  /// Whether the text has a letter of which only secrets are made.
  private func leaks(_ text: String) -> Bool {
    text.contains { Self.letters.contains($0) }
  }

  @Test(arguments: 0..<20)
  func failuresHideThem(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let secret = Self.secret(&random)
    let part = String(secret.dropFirst(secret.count / 3))
    let wrong =
      [
        "expect value password \"\(secret)x\"", "expect value password \"wrong\"",
        "expect screen \"\(secret)\"", "expect screen \"the secret \(secret) is here\"",
        "expect bar \"\(secret)\"", "expect error password \"\(secret)\"",
        "expect answers {\"password\": \"\(secret)\"}", "expect answers {\"email\": \"\(secret)\"}",
        "expect value email \"\(secret)\"", "expect focus none", "expect step verify",
        "expect exit 0", "snapshot \"a\"", "type secret email", "press tab\npress f10",
        "expect value code \"\(secret)\"",
      ] + (part.count >= 3 ? ["expect screen \"\(part)\"", "expect value email \"\(part)\""] : [])
    let ways = [
      "type \"\(secret)\"", "paste \"\(secret)\"",
      "bytes " + Array(secret.utf8).map { String($0, radix: 16) }.joined(),
    ]
    for line in wrong {
      let way = ways.randomElement(using: &random) ?? ""
      let script = try Script("type \"ada@example.com\"\npress tab\n\(way)\n\(line)")
      var screens: [String] = []
      let result = try ScriptRunner(ScriptFlows.account).run(script) { run in
        screens += [run.frame.text(), FrameText(run.frame).text]
      }
      #expect(result.failure != nil || line.contains("tab"), "\(line)")
      if let failure = result.failure { #expect(!leaks(failure.description), "\(failure)") }
      #expect(!screens.contains(where: leaks))
    }
  }

  /// A made-up secret is not shown either, nor is one that was corrected.
  @Test func madeUpSecretsAreHidden() throws {
    let flow = ScriptFlows.account
    let field = try #require(flow.field("password"))
    let secret = try #require(SampleAnswer.valid(for: field) { _ in .null })
    let result = try ScriptRunner(flow).run(
      "press tab\ntype secret password\nexpect answers {\"password\": \"\"}")
    #expect(result.failure.map { $0.description.contains(secret) } == false)
    let later = try ScriptRunner(flow).run(
      "press tab\ntype secret password\npress ctrl+u\nexpect screen \"\(secret)\"")
    #expect(later.failure.map { $0.description.contains(secret) } == false)
  }

  /// Random flows and random keys: what was typed into a secret is on no screen.
  @Test(arguments: 0..<30)
  func screensHideThem(seed: Int) throws {
    var flows = RandomFlow(seed: UInt64(seed))
    var random = SeededGenerator(seed: UInt64(seed))
    let flow = flows.flow()
    var run = ScriptedRun(flow)
    run.standIns = Array(
      repeating: StandIn(["true"], reply: .object([JSON.Member("ok", .bool(true))])), count: 50)
    for _ in 0..<60 {
      if run.wizard.forms.focusedRow?.field.isSecret == true {
        run.type(String(RandomFlow.secretLetters.shuffled(using: &random)))
        #expect(!run.frame.text().contains { RandomFlow.secretLetters.contains($0) })
        #expect(!"\(run.failureText)".contains { RandomFlow.secretLetters.contains($0) })
      }
      run.press(
        KeyEvent([.tab, .enter, .down, .function(10)].randomElement(using: &random) ?? .tab))
    }
  }
}

extension ScriptedRun {
  /// What a failure would show now.
  fileprivate var failureText: String {
    FrameText(frame).text + "\(exitStatus ?? -1)"
  }
}
