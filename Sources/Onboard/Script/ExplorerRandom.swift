/// Random numbers that are the same for the same seed, on every machine.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
/// 2014).
struct ExplorerRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A text of letters, digits and marks, in several scripts.
  mutating func word() -> String {
    let letters = Array("abcxyzABCXYZ0189 -_.,@+/é漢ß")
    let count = Int.random(in: 1...12, using: &self)
    return String((0..<count).compactMap { _ in letters.randomElement(using: &self) })
  }
}
