import TTYCore
import Testing

@testable import Onboard

/// Choices whose options stand side by side, and those whose arrows only move.
@Suite struct CardTests {
  static func flow(_ more: String = "") throws -> Flow {
    let options = (1...7).map { "\"Card \($0)\"" }.joined(separator: ",")
    return try Flows.step(
      """
      {"id":"a","type":"text","label":"A"},
      {"id":"c","type":"choice","label":"C","style":"cards","options":[\(options)]\(more)},
      {"id":"b","type":"text","label":"B"}
      """)
  }

  /// How many stand side by side in a window.
  @Test(arguments: [(80, 5), (60, 4), (59, 4), (40, 3), (30, 2), (20, 1), (1, 1), (200, 5)])
  func wrapToTheWindow(_ width: Int, _ columns: Int) throws {
    var play = Play(try CardTests.flow())
    play.send(.resized(Size(columns: width, rows: 24)))
    let row = try #require(play.wizard.forms.row("c"))
    #expect(play.wizard.cards(of: row, in: "s")?.columns == columns)
    let frame = WizardScreen.draw(play.wizard).frame
    let first = frame.text().split(separator: "\n").first { $0.contains("Card 1") }
    if width >= 20 { #expect(first?.split(separator: "Card").count == columns + 1) }
  }

  /// One long text is wrapped and does not make a column of all; texts that are all long do.
  @Test(arguments: [
    (80, "Red", 3), (40, "Red", 2), (20, "Red", 1),
    (80, "A colour that has no name", 2), (40, "A colour that has no name", 1),
  ])
  func aLongTextIsWrapped(_ width: Int, _ usual: String, _ columns: Int) throws {
    let long = "It is of no matter to us which one it is, as long as there is any at all of them"
    let options = ((1...5).map { "\(usual) \($0)" } + [long]).map { "\"\($0)\"" }
      .joined(separator: ",")
    var run = WizardRun(
      try Flows.step(
        """
        {"id":"c","type":"choice","label":"C","style":"cards","options":[\(options)]}
        """), size: Size(columns: width, rows: 24))
    run.send(Keys.up)
    let row = try #require(run.wizard.forms.row("c"))
    let grid = try #require(run.wizard.cards(of: row, in: "s"))
    #expect(grid.columns == columns)
    #expect(columns * (grid.width + 1) <= width)
    for word in ["matter", "which"] { #expect(run.rows(with: word).count == 1, "\(run.text)") }
  }

  /// In a window of 30 columns two stand side by side: 12, 34, 56, 7.
  @Test(arguments: [
    ("", "1"), ("right", "2"), ("right right", "2"), ("down", "3"), ("right down down down", "7"),
    ("right down left", "3"), ("end", "7"), ("end up", "5"), ("end home", "1"),
    ("right down up", "2"),
  ])
  func arrows(_ keys: String, _ card: String) throws {
    var play = Play(try CardTests.flow())
    play.send(.resized(Size(columns: 30, rows: 12)))
    play.press("tab \(keys)")
    #expect(play.focus == "c")
    #expect(play.wizard.answers["c"] == .null)
    play.press("return")
    #expect(play.wizard.answers["c"] == .string("Card \(card)"))
  }

  @Test func edgesLeadToTheNeighbours() throws {
    var play = Play(try CardTests.flow())
    play.press("tab up")
    #expect(play.focus == "a")
    play.press("tab down down")
    #expect(play.focus == "b")
  }

  /// A resize counts for the very next key.
  @Test func resizeCounts() throws {
    var play = Play(try CardTests.flow())
    play.press("tab")
    play.send(.resized(Size(columns: 20, rows: 24)))
    play.press("down return")
    #expect(play.wizard.answers["c"] == .string("Card 2"))
  }

  /// The mark of the focus, and the brackets of the card under the cursor.
  @Test(arguments: [("", 1), (#","focusEffect":"none""#, 0)])
  func focusIsSeen(_ more: String, _ marks: Int) throws {
    var run = WizardRun(try CardTests.flow(more), theme: .mono)
    run.send("\t")
    run.send(Keys.right)
    #expect(run.rows(with: "❯").count == marks)
    #expect(run.rows(with: "[○ Card 2").count == 1)
    run.send("\t")
    #expect(run.rows(with: "[○").isEmpty)
    #expect(run.rows(with: "❯").count == 1)
  }

  @Test func codeWithoutAMark() throws {
    let run = WizardRun(
      try Flows.step(#"{"id":"a","type":"oneTimeCode","label":"A","focusEffect":"none"}"#))
    #expect(run.rows(with: "❯").isEmpty && run.frame.cursor != nil)
  }

  @Test func listOnlyMoves() throws {
    var play = Play(try Flows.plan("aBcd", #","style":"list""#))
    play.press("down")
    #expect(play.wizard.answers["plan"] == .null)
    play.press("down down down space")
    #expect(play.wizard.answers["plan"] == .string("d"))
    play.press("home return")
    #expect(play.outcome?.answers == #"{"plan":"a"}"#)
  }

  private static let options = #""type":"choice","label":"A","options":["x"]"#

  @Test(arguments: [
    MarkedFlow.fields(
      #"{"id":"a",\#(options),"style":⟦"card"}"#, #"unknown value "card"; did you mean "cards"?"#),
    .fields(#"{"id":"a",\#(options),"style":"cards","focusEffect":"none"}"#),
    .fields(
      #"{"id":"a",\#(options),"style":"list",⟦"focusEffect":"none"}"#,
      #""focusEffect" where the field draws no focus of its own: only a code and cards do"#),
    .fields(
      #"{"id":"a",\#(options),"style":"cards","focusEffect":⟦"dim"}"#,
      #"unknown value "dim"; known: "none""#),
    .text(#"⟦"focusEffect":"none""#, #""focusEffect" means nothing in a text field"#),
    .text(#"⟦"style":"cards""#, #""style" means nothing in a text field"#),
  ])
  func faults(_ flow: MarkedFlow) {
    flow.expectFaults()
  }
}
