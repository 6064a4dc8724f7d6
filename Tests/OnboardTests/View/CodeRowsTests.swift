import TTYCore
import Testing

@testable import Onboard

/// A code in windows that are narrower than it: each digit is seen, with the insertion point.
@Suite struct CodeRowsTests {
  private static func run(_ length: Int, _ size: Size) throws -> WizardRun {
    WizardRun(
      try Flows.step(
        #"{"id":"code","type":"oneTimeCode","label":"Code","length":\#(length)},"#
          + #"{"id":"b","type":"text","label":"B"}"#),
      size: size)
  }

  @Test(
    arguments: [4, 6, 7, 8, 12, 16, 20, 32],
    [(20, 6), (16, 6), (24, 8), (40, 12), (80, 24)])
  func isReachable(_ length: Int, _ size: (columns: Int, rows: Int)) throws {
    var run = try CodeRowsTests.run(length, Size(columns: size.columns, rows: size.rows))
    var places: [Point] = []
    for slot in 0..<length {
      let caret = try #require(run.frame.cursor, "slot \(slot): \(run.text)")
      #expect(run.frame[caret].text == Glyphs.unicode.emptySlot)
      #expect(
        WizardScreen.hit(at: caret, of: run.wizard) == .item("code", form: "s", inside: slot))
      places.append(caret)
      if slot < length - 1 { run.send(String(slot % 10)) }
    }
    #expect(Set(places).count == length)
    for slot in (0..<length - 1).reversed() {
      run.send(Keys.left)
      let caret = try #require(run.frame.cursor)
      #expect(run.frame[caret].text == String(slot % 10))
    }
  }

  /// The gaps go first, all but that between the groups.
  @Test(arguments: [
    (8, 80, "1 2 3 4   5 6 7 _"), (8, 20, "1234 567_"), (12, 20, "123456 78901_"),
    (32, 20, "1234567890123456"), (7, 16, "123456_"),
  ])
  func gapsGiveWay(_ length: Int, _ columns: Int, _ text: String) throws {
    var run = try CodeRowsTests.run(length, Size(columns: columns, rows: 8))
    for slot in 1..<length { run.send(String(slot % 10)) }
    #expect(run.rows(with: text).count == 1, "\(run.text)")
  }
}
