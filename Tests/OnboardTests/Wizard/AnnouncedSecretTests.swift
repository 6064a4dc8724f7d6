import Testing
import TTYCore

@testable import Onboard

/// No announcement ever holds a secret, whatever a command or a template does with it.
@Suite struct AnnouncedSecretTests {
  /// A command that is told secrets repeats them wherever it can.
  static func flow() throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"Hello {name}","text":"You are {name}.","fields":[
        {"id":"secret","type":"secure","label":"Secret"},
        {"id":"name","type":"text","label":"Name of {name}","help":"As in {name}"}],
        "buttons":[{"label":"Ask","opens":"ask"},{"label":"Look","run":["look"]}],
        "action":{"run":["go"]}},
       {"id":"two","title":"Welcome {name}","fields":[
        {"id":"other","type":"text","label":"Other"}],"action":{"run":["go"]}},
       {"id":"review","type":"review","title":"Check {name}"}],
       "prompts":{"ask":{"title":"{name}?","fields":[
         {"id":"deep","type":"secure","label":"Deep"},
         {"id":"shallow","type":"text","label":"Shallow"}],
         "buttons":[{"label":"Send","run":["send"]},{"label":"No","role":"cancel"}]}}}
      """)
  }

  private static let letters = Array("abc Ж漢é@1")
  static let words = [
    "tab", "tab", "shift-tab", "return", "return", "f10", "esc", "f9", "f1", "space", "backspace",
    "^U", "^Y", "^W", "right",
  ]

  @Test(arguments: 0..<60)
  func hideThem(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var play = Play(try Self.flow())
    var announcer = Announcer()
    var secrets: Set<String> = []
    var told = 0
    for _ in 0..<300 where play.outcome == nil {
      let row = play.wizard.forms.focusedRow
      let secret = secrets.sorted().randomElement(using: &random) ?? "none yet"
      if play.wizard.activity != nil {
        play.answer(Self.verdict(quoting: secret, &random))
      } else if row?.field.isSecret == true, Bool.random(using: &random) {
        let secret = Self.secret(&random)
        play.press("^U")
        play.press(bytes: paste(secret) + keys("tab"))
        secrets.insert(secret)
      } else if row != nil, Int.random(in: 0..<4, using: &random) == 0 {
        play.press(bytes: paste("a \(secret) b"))
      } else {
        play.press(Self.words.randomElement(using: &random) ?? "tab")
      }
      for line in announcer.lines(of: play.wizard) {
        told += 1
        #expect(TextGate.isClean(line))
        #expect(!secrets.contains { line.contains($0) }, "\(line)")
      }
    }
    #expect(told > 5)
  }

  static func secret(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 3...9, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      })
  }

  static func verdict(
    quoting secret: String, _ random: inout SeededGenerator
  ) -> Verdict {
    let verdicts: [Verdict] = [
      .accepted(answers: []), .accepted(answers: [.init("name", .string(secret))]),
      .accepted(answers: [.init("other", .string("<\(secret)>"))]),
      .refused(field: "name", message: "\(secret) is no name"),
      .refused(field: "shallow", message: "not \(secret)"),
      .refused(field: nil, message: secret), .failed(message: "Broken: \(secret)"), .prompt("ask"),
    ]
    return verdicts.randomElement(using: &random) ?? .prompt("ask")
  }

  /// A flow of any shape: the letters of which only secrets are made are in no line.
  @Test(arguments: 0..<40)
  func hideThemInAnyFlow(seed: UInt64) {
    var flows = RandomFlow(seed: seed)
    var random = SeededGenerator(seed: seed)
    var play = Play(flows.flow())
    var announcer = Announcer()
    for _ in 0..<200 where play.outcome == nil {
      if play.wizard.forms.focusedRow?.field.isSecret == true {
        play.press(String(RandomFlow.secretLetters.shuffled(using: &random)))
      }
      if play.wizard.activity != nil { play.answer(.accepted(answers: [])) }
      play.press(Self.words.randomElement(using: &random) ?? "tab")
      let lines = announcer.lines(of: play.wizard)
      #expect(lines.allSatisfy { TextGate.isClean($0) })
      #expect(!lines.contains { $0.contains { RandomFlow.secretLetters.contains($0) } })
    }
  }
}
