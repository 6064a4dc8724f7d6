import Foundation
import Testing

@testable import Onboard

/// Whatever is pressed, the state is sound and the end comes once.
@Suite struct RandomKeysTests {
  static func play(_ flow: Flow, seed: UInt64, events: Int) {
    var keys = RandomKeys(random: SeededGenerator(seed: seed))
    var play = Play(flow)
    var ends = 0
    for _ in 0..<events {
      if play.outcome != nil { play = Play(flow) }
      play.clear()
      keys.step(&play)
      let problems = play.wizard.unsoundness
      #expect(problems.isEmpty, "\(flow.name), seed \(seed)")
      let finishes = play.effects.count { if case .finish = $0 { true } else { false } }
      #expect(finishes == (play.outcome == nil ? 0 : 1), "\(flow.name), seed \(seed)")
      ends += finishes
      if !problems.isEmpty { return }
      // What is drawn of it is defined as well.
      _ = play.wizard.keyboardBar
      _ = play.wizard.standing
    }
    #expect(events < 1000 || ends > 0, "some run ends: \(flow.name), seed \(seed)")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func flowsOfTheProject(_ seed: UInt64) throws {
    for file in try FlowFilesTests.files() {
      let flow = try #require(FlowReader.read([UInt8](try Data(contentsOf: file))).flow)
      RandomKeysTests.play(flow, seed: seed, events: 10_000)
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func anyFlow(_ seed: UInt64) {
    RandomKeysTests.play(AnyFlow.make(seed: seed), seed: seed, events: 400)
  }
}
