import Testing

@testable import Onboard

/// Keys in a code of four slots, by table: `.` is an empty slot, `[ ]` stand around the one under
/// the insertion point.
@Suite struct CodeStateTests {
  static let cases: [(before: String, keys: String, after: String, CodeState.Change)] = [
    ("[.]...", "1", "1[.]..", .typed),
    ("123[.]", "4", "123[4]", .completed),
    ("12[.]4", "3", "123[4]", .completed),
    ("[.]234", "1", "1[2]34", .completed),
    (".23[.]", "4", "[.]234", .typed),
    ("[1]234", "9", "9[2]34", .typed),
    ("123[4]", "9", "123[9]", .completed),
    ("1[.]..", "x", "1[.]..", .rejected),
    ("1[.]..", "٣", "13[.].", .typed),
    ("1[.]..", "²", "1[.]..", .rejected),
    ("123[4]", "<", "123[.]", .typed),
    ("123[.]", "<", "12[.].", .typed),
    ("[.]234", "<", "[.]234", .none),
    ("[1]234", "<", "[.]234", .typed),
    ("1[2]34", ">", "1[.]34", .typed),
    ("1[.]34", ">", "1[.]34", .none),
    ("12[3].", "0", "[.]...", .typed),
    ("[.]...", "0", "[.]...", .none),
  ]

  @Test(arguments: cases)
  func typesAndDeletes(_ before: String, _ keys: String, _ after: String, _ due: CodeState.Change) {
    var code = CodeState(marked: before)
    #expect(code.marked == before)
    var change = CodeState.Change.none
    for key in keys {
      switch key {
      case "<": change = code.deleteBackward()
      case ">": change = code.deleteForward()
      case "0": change = code.clear()
      default: change = code.type(key)
      }
    }
    #expect(code.marked == after)
    #expect(change == due)
  }

  static let pastes: [(String, String, String, CodeState.Change)] = [
    ("[.]...", "1234", "123[4]", .completed),
    ("123[.]", "9876", "987[6]", .completed),
    ("1[.]..", "23", "123[.]", .typed),
    ("12[.].", "34", "123[4]", .completed),
    ("[.]2..", "7", "7[2]..", .typed),
    ("1.3[.]", "789", "1[.]37", .typed),
    ("[.]...", "12345", "123[4]", .over),
    ("12[.].", "none", "12[.].", .rejected),
    ("12[.].", "", "12[.].", .rejected),
  ]

  @Test(arguments: pastes)
  func takesPastes(_ before: String, _ text: String, _ after: String, _ due: CodeState.Change) {
    var code = CodeState(marked: before)
    #expect(code.paste(text) == due)
    #expect(code.marked == after)
  }

  @Test func entersAtTheFirstEmptySlot() {
    for (before, after) in [("12[3].", "123[.]"), ("1.3[.]", "1[.]3."), ("[1]234", "123[4]")] {
      var code = CodeState(marked: before)
      code.enter()
      #expect(code.marked == after)
    }
  }

  @Test func staysInItsSlots() {
    for length in [Int.min, 0, 1, 6, 32] {
      var code = CodeState(length: length)
      code.move(to: Int.max)
      #expect(code.position == max(1, length) - 1)
      code.move(to: Int.min)
      #expect(code.position == 0)
      #expect(code.text(at: -1) == "" && code.text(at: 99) == "")
    }
  }
}

extension CodeState {
  init(marked text: String) {
    let slots = text.filter { $0 != "[" && $0 != "]" }
    self.init(length: slots.count)
    for (index, slot) in slots.enumerated() where slot != "." {
      move(to: index)
      _ = type(slot)
    }
    move(to: text.prefix { $0 != "[" }.count)
  }

  var marked: String {
    slots.indices.map { slot in
      let digit = text(at: slot).isEmpty ? "." : text(at: slot)
      return slot == position ? "[\(digit)]" : digit
    }.joined()
  }
}
