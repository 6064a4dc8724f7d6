@testable import Onboard

/// A random number generator that gives the same numbers for the same seed: that of the explorer.
struct SeededGenerator: RandomNumberGenerator {
  private var numbers: ExplorerRandom

  init(seed: UInt64) {
    numbers = ExplorerRandom(seed: seed)
  }

  mutating func next() -> UInt64 { numbers.next() }
}
