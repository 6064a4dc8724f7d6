import Foundation
import TTYCore
import Testing

@testable import Onboard

/// What is recorded of a run makes that run again, but for the secrets, of which it has nothing.
@Suite struct RecordedRunTests {
  static let letters: [Character] = ["Ж", "Щ", "Ы", "Ю"]

  static func record(_ flow: Flow, seed: UInt64, events: Int) -> (RecordedPlay, Recording) {
    var random = SeededGenerator(seed: seed)
    var play = RecordedPlay(flow)
    for _ in 0..<events where play.wizard.outcome == nil {
      play.act(&random, secretLetters: letters)
    }
    // Of a question without an answer nothing is written.
    while play.wizard.forms["allow"] != nil, play.wizard.outcome == nil { play.press("\u{1B}") }
    let recording = play.recording()
    return (play, recording)
  }

  static func check(_ flow: Flow, seed: UInt64, events: Int) throws {
    let (play, recording) = record(flow, seed: seed, events: events)
    let text = recording.text
    #expect(!text.contains { letters.contains($0) }, "seed \(seed)\n\(text)")
    // Other letters in the place of a secret may lead elsewhere, and then that is said.
    if text.contains("# a secret was here"), !recording.isExact { return }
    #expect(recording.isExact, "seed \(seed)\n\(text)")
    let result = try ScriptRunner(flow).run(text)
    #expect(result.failure == nil, "seed \(seed): \(result.failure?.summary ?? "")\n\(text)")
    let secrets = play.recorder.fieldsWithSecrets
    let again = result.run.wizard
    #expect(
      RecordedState(again, without: secrets) == RecordedState(play.wizard, without: secrets),
      "seed \(seed)\n\(text)")
    #expect(plain(again.answers, secrets) == plain(play.wizard.answers, secrets))
  }

  static func plain(_ answers: JSON, _ secrets: Set<String>) -> [JSON.Member] {
    guard case .object(let members) = answers else { return [] }
    return members.filter { !secrets.contains($0.name) }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func anyFlow(_ seed: UInt64) throws {
    try Self.check(AnyFlow.make(seed: seed), seed: seed, events: 60)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func flowsOfAnyTexts(_ seed: UInt64) throws {
    var flows = RandomFlow(seed: seed)
    try Self.check(flows.flow(), seed: seed, events: 80)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func flowsOfTheProject(_ seed: UInt64) throws {
    for file in try FlowFilesTests.files() {
      let flow = try #require(FlowReader.read([UInt8](try Data(contentsOf: file))).flow)
      try Self.check(flow, seed: seed, events: 120)
    }
  }
}
