import Onboard
import Testing

/// Options by name: a capital letter is one that cannot be chosen.
@Suite struct ChoiceStateTests {
  static func options(_ names: String) -> [Field.Option] {
    names.map { name in
      Field.Option(value: name.lowercased(), disabled: name.isUppercase ? "Sold out" : nil)
    }
  }

  static func choice(_ names: String, _ style: ChoiceState.Style = .radio, value: String? = nil)
    -> ChoiceState
  {
    ChoiceState(options(names), style: style, value: value)
  }

  static let starts: [(String, String?, String?)] = [
    ("abc", nil, "a"), ("Abc", nil, "b"), ("ABc", nil, "c"), ("ABC", nil, nil), ("", nil, nil),
    ("abc", "c", "c"), ("abC", "c", "a"), ("abc", "x", "a"), ("A", "a", nil),
  ]

  @Test(arguments: starts)
  func startsWhereItCan(_ names: String, _ value: String?, _ cursor: String?) {
    #expect(ChoiceStateTests.choice(names, value: value).cursorValue == cursor)
  }

  @Test func radioWrapsPassesOverTheDisabledAndChooses() {
    var choice = ChoiceStateTests.choice("AbCdE")
    #expect(choice.value == nil)
    #expect(choice.move(.down) == .chosen)
    #expect(choice.value == "d")
    #expect(choice.move(.right) == .chosen)
    #expect(choice.value == "b")
    #expect(choice.move(.up) == .chosen)
    #expect(choice.value == "d")
    #expect(choice.moveToEdge(.up) == .chosen)
    #expect(choice.value == "b")
    #expect(choice.moveToEdge(.up) == .none)
  }

  @Test func listStopsAndDoesNotChoose() {
    var choice = ChoiceStateTests.choice("aBc", .list)
    #expect(choice.move(.up) == .none)
    #expect(choice.move(.down) == .moved)
    #expect(choice.cursorValue == "c")
    #expect(choice.value == nil)
    #expect(choice.move(.down) == .none)
    #expect(choice.choose() == true)
    #expect(choice.value == "c")
    #expect(choice.choose() == false)
    #expect(choice.moveToEdge(.up) == .moved)
    #expect(choice.value == "c")
  }

  @Test func onlyOneThatCanBeChosen() {
    var choice = ChoiceStateTests.choice("AbC")
    for direction in [Direction.up, .down, .left, .right] {
      #expect(choice.move(direction) == .none)
    }
    #expect(choice.choose() == true)
    #expect(choice.value == "b")
  }

  @Test(arguments: ["", "ABC"], [ChoiceState.Style.radio, .list, .cards(columns: 2)])
  func nothingThatCanBeChosen(_ names: String, _ style: ChoiceState.Style) {
    var choice = ChoiceStateTests.choice(names, style)
    for direction in [Direction.up, .down, .left, .right] {
      #expect(choice.move(direction) == .none)
    }
    #expect(choice.moveToEdge(.down) == .none)
    #expect(choice.choose() == false)
    #expect(choice.moveCursor(to: "a") == false)
    choice.enter()
    #expect(choice.value == nil && choice.cursor == nil)
  }

  /// Rows of three: `abc`, `dEf`, `g`.
  static let grid: [(String, Direction, ChoiceState.Change, String)] = [
    ("a", .right, .moved, "b"), ("c", .right, .none, "c"), ("a", .left, .none, "a"),
    ("d", .right, .moved, "f"), ("f", .left, .moved, "d"), ("a", .down, .moved, "d"),
    ("b", .down, .moved, "d"), ("c", .down, .moved, "f"), ("f", .down, .moved, "g"),
    ("g", .up, .moved, "d"), ("a", .up, .left, "a"), ("g", .down, .left, "g"),
  ]

  @Test(arguments: grid)
  func cards(_ from: String, _ way: Direction, _ due: ChoiceState.Change, _ to: String) {
    var choice = ChoiceStateTests.choice("abcdEfg", .cards(columns: 3))
    #expect(choice.moveCursor(to: from) == true)
    #expect(choice.move(way) == due)
    #expect(choice.cursorValue == to)
    #expect(choice.value == nil)
  }

  @Test(arguments: [0, -5, Int.min, Int.max])
  func anyNumberOfColumns(_ columns: Int) {
    var choice = ChoiceStateTests.choice("abc", .cards(columns: columns))
    for direction in [Direction.down, .right, .up, .left] { _ = choice.move(direction) }
    #expect(choice.cursor != nil)
  }

  /// Old options, cursor, new options, cursor after.
  static let changes: [(String, String, String, String?)] = [
    ("abcd", "c", "dcba", "c"), ("abcd", "b", "acd", "c"), ("abcd", "d", "abc", "c"),
    ("abcd", "b", "aCd", "d"), ("abcd", "b", "aBd", "d"), ("abcd", "c", "xyz", "x"),
    ("abcd", "c", "Xyz", "y"), ("abcd", "c", "", nil), ("abcd", "c", "ABCD", nil),
  ]

  @Test(arguments: changes)
  func cursorStaysWithItsValue(_ old: String, _ at: String, _ new: String, _ after: String?) {
    var choice = ChoiceStateTests.choice(old, .list, value: "a")
    #expect(choice.moveCursor(to: at) == true)
    choice.setOptions(ChoiceStateTests.options(new))
    #expect(choice.cursorValue == after)
    #expect(choice.value == (new.lowercased().contains("a") ? "a" : nil))
  }

  @Test(arguments: 1...30)
  func anyKeysOnAnyOptions(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let styles: [ChoiceState.Style] = [.radio, .list, .cards(columns: 3)]
    func names() -> String {
      String(
        "abcdefgh".shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)).map {
          Bool.random(using: &random) ? $0 : Character($0.uppercased())
        })
    }
    var choice = ChoiceStateTests.choice(names(), styles.randomElement(using: &random) ?? .radio)
    for _ in 0..<200 {
      switch Int.random(in: 0...4, using: &random) {
      case 0: choice.setOptions(ChoiceStateTests.options(names()))
      case 1: choice.choose()
      case 2: choice.enter()
      case 3: _ = choice.moveToEdge(Bool.random(using: &random) ? .up : .down)
      default:
        let directions = [Direction.up, .down, .left, .right]
        _ = choice.move(directions.randomElement(using: &random) ?? .up)
      }
      let able = choice.options.indices.filter { choice.options[$0].disabled == nil }
      #expect(choice.cursor.map(able.contains) ?? able.isEmpty, "seed \(seed)")
      #expect(choice.chosen.map(choice.options.indices.contains) ?? true, "seed \(seed)")
    }
  }
}
