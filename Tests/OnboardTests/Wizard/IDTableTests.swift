import Testing

@testable import Onboard

@Suite struct IDTableTests {
  @Test func isWhatADictionaryIs() {
    var random = SeededGenerator(seed: 11)
    var table = IDTable<Int>()
    var dictionary: [String: Int] = [:]
    for step in 0..<2000 {
      let id = "n\(Int.random(in: 0..<40, using: &random))"
      switch step % 4 {
      case 0:
        table[id] = nil
        dictionary[id] = nil
      case 1:
        #expect(table.update(id) { $0 += 1 } == nil || dictionary[id] != nil)
        dictionary[id]? += 1
      default:
        table[id] = step
        dictionary[id] = step
      }
      #expect(table[id] == dictionary[id])
      #expect(table.values == dictionary.sorted { $0.key < $1.key }.map(\.value))
    }
    table.removeAll { _, value in value % 2 == 0 }
    #expect(table.values.count == dictionary.values.count { $0 % 2 != 0 })
  }

  @Test func aSetHasEachIDOnce() {
    var set = IDSet(["b", "a", "b"])
    #expect(set.ids == ["a", "b"])
    set.insert("ab")
    set.insert("a")
    #expect(set.ids == ["a", "ab", "b"])
    #expect(set.contains("ab"))
    #expect(!set.contains("c"))
  }
}
