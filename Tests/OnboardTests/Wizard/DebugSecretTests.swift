import Testing
import TTYCore

@testable import Onboard

/// No line of a debug log ever holds a secret, whatever a command or a template does with it, nor
/// anything else that was typed.
@Suite struct DebugSecretTests {
  @Test(arguments: 0..<60)
  func hideThem(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var wizard = Wizard(try AnnouncedSecretTests.flow())
    var trace = DebugTrace()
    var decoder = InputDecoder()
    var secrets: Set<String> = []
    var told = 0
    func tell(_ event: WizardEvent) {
      let effects = wizard.update(event)
      for line in trace.lines(after: event, effects, in: wizard) {
        told += 1
        #expect(TextGate.isClean(line))
        #expect(!secrets.contains { line.contains($0) }, "\(line)")
      }
    }
    func press(_ bytes: [UInt8]) {
      var events: [InputEvent] = []
      decoder.feed(bytes, into: &events)
      for event in events { tell(.input(event)) }
    }
    for _ in 0..<300 where wizard.outcome == nil {
      let row = wizard.forms.focusedRow
      let secret = secrets.sorted().randomElement(using: &random) ?? "none yet"
      if let activity = wizard.activity {
        tell(.progress(activity.id, fraction: 0.5, message: "with \(secret)"))
        tell(.verdict(activity.id, AnnouncedSecretTests.verdict(quoting: secret, &random)))
      } else if row?.field.isSecret == true, Bool.random(using: &random) {
        let secret = AnnouncedSecretTests.secret(&random)
        press(keys("^U"))
        // Only what was left in a secret can be masked where a command repeats it.
        press(Bool.random(using: &random) ? paste(secret) : Array(secret.utf8))
        press(keys("tab"))
        secrets.insert(secret)
      } else if row != nil, Int.random(in: 0..<4, using: &random) == 0 {
        press(Bool.random(using: &random) ? paste("a \(secret) b") : Array(secret.utf8))
      } else {
        press(keys(AnnouncedSecretTests.words.randomElement(using: &random) ?? "tab"))
      }
    }
    #expect(told > 5)
  }

  /// A flow of any shape and any keys: the letters of which only answers are made are in no line.
  @Test(arguments: 0..<40)
  func nothingTypedIsThere(seed: UInt64) {
    var flows = RandomFlow(seed: seed)
    var random = SeededGenerator(seed: seed)
    var session = ScriptSession(flows.flow()) { _ in .accepted(answers: []) }
    var lines: [String] = []
    session.onDebug = { lines.append($0) }
    for _ in 0..<200 where session.outcome == nil {
      let text = String(RandomFlow.secretLetters.shuffled(using: &random))
      session.feed(Bool.random(using: &random) ? paste(text) : Array(text.utf8))
      session.feed(keys(AnnouncedSecretTests.words.randomElement(using: &random) ?? "tab"))
    }
    _ = session.end()
    #expect(lines.count > 5 && lines.allSatisfy { TextGate.isClean($0) })
    #expect(!lines.contains { $0.contains { RandomFlow.secretLetters.contains($0) } })
  }
}
