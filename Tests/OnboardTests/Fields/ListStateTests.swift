import Testing

@testable import Onboard

/// A list by itself.
@Suite struct ListStateTests {
  @Test func isBounded() {
    var list = ListState()
    for number in 0..<ListState.limit {
      #expect(list.append("\(number)") == true)
    }
    #expect(list.append("over") == false)
    #expect(list.texts.count == ListState.limit)
    #expect(list.texts.last == "\(ListState.limit - 1)")
    list.remove(5)
    #expect(list.append("room") == true)
  }

  @Test func whatIsNotThereIsNotRemoved() {
    var list = ListState()
    list.append("a")
    #expect(list.remove(2) == false)
    #expect(list.remove(1) == true)
    #expect(list.remove(1) == false)
    #expect(list.entries.isEmpty)
  }

  /// Beside an array and a count of all that were ever added.
  @Test(arguments: 0..<20)
  func numbersGrow(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = ListState()
    var model: [ListState.Entry] = []
    var last = 0
    for _ in 0..<200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...5:
        last += 1
        list.append("\(last)")
        model.append(ListState.Entry(number: last, text: "\(last)"))
      case 6:
        let kept = model.shuffled(using: &random).dropLast(Int.random(in: 0...2, using: &random))
        let added = (1...2).map { ListState.Entry(number: last + $0, text: "\(last + $0)") }
        model = added + kept
        last += added.count
        list.replace(with: model.map(\.text))
      default:
        guard let entry = model.randomElement(using: &random) else { continue }
        list.remove(entry.number)
        model.removeAll { $0 == entry }
      }
      #expect(list.entries == model)
    }
  }

  /// A text stays the entry that it was; of several that are the same, the first the first.
  @Test(arguments: [
    (["a", "b", "c"], [1, 2, 3]), (["c", "b", "a"], [3, 2, 1]), (["x", "b"], [4, 2]),
    (["b", "b"], [2, 4]), (["a", "a", "b", "x"], [1, 4, 2, 5]), ([], []),
  ])
  func entriesStayThoseThatTheyWere(_ texts: [String], _ numbers: [Int]) {
    var list = ListState()
    for text in ["a", "b", "c"] { list.append(text) }
    list.replace(with: texts)
    #expect(list.entries.map(\.number) == numbers)
    #expect(list.texts == texts)
    list.append("last")
    #expect(list.entries.last?.number == max(3, numbers.max() ?? 0) + 1)
  }

  @Test func theSameTextsKeepTheirOrder() {
    var list = ListState()
    for text in ["a", "a", "b", "a"] { list.append(text) }
    list.replace(with: ["b", "a", "a"])
    #expect(list.entries.map(\.number) == [3, 1, 2])
  }

  @Test(arguments: [
    (JSON.array([]), true), (.array([.string("a"), .string("a")]), true), (.null, false),
    (.string("a"), false), (.array([.string("a"), .number("1")]), false),
    (.array(Array(repeating: .string("x"), count: 1001)), false),
  ])
  func takesArraysOfTexts(_ answer: JSON, _ isTaken: Bool) {
    var state = FieldState(Field(id: "l", kind: .list, label: "L"))
    #expect(state.setAnswer(answer) == isTaken)
    #expect(state.answer == (isTaken ? answer : .array([])))
  }
}
