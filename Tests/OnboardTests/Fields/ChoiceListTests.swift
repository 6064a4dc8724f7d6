import Testing

@testable import Onboard

/// Long lists: pages, and typing how an option begins.
@Suite struct ChoiceListTests {
  /// Capital letters cannot be chosen.
  private static func list(
    _ letters: String, style: ChoiceState.Style = .list, at value: String? = nil
  ) -> ChoiceState {
    let options = letters.map { letter in
      Field.Option(
        value: letter.lowercased(), label: "Option \(letter)",
        disabled: letter.isUppercase ? "No" : nil)
    }
    return ChoiceState(options, style: style, value: value)
  }

  static let pages: [(String, String, Direction, Int, String)] = [
    ("abcdefgh", "a", .down, 3, "d"), ("abcdefgh", "f", .down, 3, "h"),
    ("abcdefgh", "h", .down, 3, "h"), ("abcdefgh", "h", .up, 3, "e"),
    ("abcdefgh", "b", .up, 3, "a"), ("abcdefgh", "a", .up, 3, "a"),
    ("abcDefgh", "a", .down, 3, "c"), ("aBCDefgh", "a", .down, 3, "e"),
    ("abcdefgH", "e", .down, 9, "g"), ("abCDEfgh", "f", .up, 3, "b"),
    ("abcdefgh", "c", .down, .max, "h"), ("abcdefgh", "c", .up, .max, "a"),
  ]

  @Test(arguments: pages)
  func page(
    _ letters: String, _ start: String, _ direction: Direction, _ count: Int, _ end: String
  ) {
    var list = ChoiceListTests.list(letters, at: start)
    let change = list.movePage(direction, by: count)
    #expect(list.cursorValue == end)
    #expect(change == (start == end ? .none : .moved))
    #expect(list.value == start, "only the cursor moves")
    var radio = ChoiceListTests.list(letters, style: .radio, at: start)
    #expect(radio.movePage(direction, by: count) == (start == end ? .none : .chosen))
    #expect(radio.value == end)
  }

  /// A cluster that comes a scalar at a time, as terminals send it.
  @Test(arguments: ["👩‍👩‍👧‍👦 family", "a\u{301}b", "🇫🇷 France", "漢字"])
  func aNameIsTypedScalarByScalar(_ name: String) {
    var list = ChoiceState(
      ["other", name].map { Field.Option(value: $0) }, style: .sheet)
    for scalar in name.unicodeScalars {
      #expect(list.seek(String(Character(scalar))) == .moved)
      #expect(list.cursorValue == name)
    }
  }

  @Test func nothingToChooseHasNoPages() {
    var list = ChoiceListTests.list("AB")
    #expect(list.movePage(.down, by: 1) == .none && list.seek("o") == .none)
    #expect(list.cursor == nil)
  }

  static let names = [
    "Nevada", "New Hampshire", "New Jersey", "Éire", "ohio", "North Carolina", "Northern Ireland",
    "Oregon",
  ]

  static let typed: [([String], String?)] = [
    (["n"], "Nevada"), (["n", "n"], "New Hampshire"), (["n", "n", "n"], "New Jersey"),
    (["n", "e", "w"], "New Hampshire"), (["n", "e", "w", " ", "j"], "New Jersey"),
    (["new j"], "New Jersey"), (["o"], "ohio"), (["o", "o"], "Oregon"), (["O"], "ohio"),
    (["o", "o", "o"], "ohio"), (["é"], "Éire"), (["n", "o"], "North Carolina"),
    (["n", "o", "r", "t", "h", "e"], "Northern Ireland"), (["n", "e", "o"], "ohio"),
    (["x"], nil), (["n", "x"], "Nevada"),
  ]

  @Test(arguments: typed)
  func seek(_ texts: [String], _ found: String?) {
    let options = ChoiceListTests.names.map { Field.Option(value: $0) }
    var list = ChoiceState(options, style: .sheet)
    for text in texts { _ = list.seek(text) }
    #expect(list.cursorValue == found ?? "Nevada")
    #expect(list.sought.isEmpty == (found == nil))
    #expect(list.value == nil)
  }

  @Test func aMoveEndsWhatWasTyped() {
    let options = ChoiceListTests.names.map { Field.Option(value: $0) }
    var list = ChoiceState(options, style: .sheet)
    _ = list.seek("new")
    _ = list.move(.down)
    #expect(list.sought.isEmpty)
    _ = list.seek("o")
    #expect(list.cursorValue == "ohio")
  }
}
