import Testing

@testable import Onboard

@Suite struct NameIndexTests {
  @Test func findsAsALinearSearchDoes() {
    var random = SeededGenerator(seed: 7)
    for count in 0..<80 {
      let names = (0..<count).map { _ in "n\(Int.random(in: 0..<60, using: &random))" }
      let index = NameIndex(names)
      for name in names + ["n", "n60", ""] {
        #expect(index[name] == names.firstIndex(of: name))
      }
      let repeats = names.indices.filter { names[..<$0].contains(names[$0]) }
      #expect(index.repeats == repeats)
    }
  }
}
