import Onboard
import TTYCore
import Testing

/// Low windows: what gives way, and what stays.
@Suite struct DensityTests {
  private static let low = Size(columns: 40, rows: 12)

  /// All fields, the buttons and the title are there at once, without the help.
  @Test func smallFormIsWhole() throws {
    let run = try WizardRun(flow: "sign-in", size: DensityTests.low)
    for part in ["Sign in to Acme", "❯ Email *", "Password *", "Keep me signed in", "[ Sign in ]"] {
      #expect(run.rows(with: part).count == 1, "\(part)")
    }
    #expect(run.rows(with: "At least 8 characters").isEmpty)
    #expect(run.rows(with: "more").isEmpty)
    let high = try WizardRun(flow: "sign-in")
    #expect(high.rows(with: "At least 8 characters").count == 1)
  }

  /// A step with room for its paragraph keeps it.
  @Test func paragraphStaysWhereItHasRoom() throws {
    var run = try WizardRun(flow: "welcome", size: DensityTests.low)
    run.send("ann@example.com\r")
    run.send("longenough\r")
    run.send("\t")
    run.send("\r")
    #expect(run.rows(with: "Check your email").count == 1)
    #expect(run.rows(with: "We sent a code to ann@example.com.").count == 1)
    #expect(run.rows(with: "❯ Code *").count == 1)
  }

  /// Says where there is more of a step than the window shows.
  @Test func stepsSayThatThereIsMore() throws {
    var run = try WizardRun(flow: "address", size: DensityTests.low)
    #expect(run.rows(with: "↓ more").count == 1)
    #expect(run.rows(with: "↑ more").isEmpty)
    run.send("Ann\r1 Main Street\r\r")
    #expect(run.rows(with: "↓ more").count == 1)
    #expect(run.rows(with: "↑ more").count == 1)
    run.send("Springfield\rCA\r94105")
    #expect(run.rows(with: "↓ more").isEmpty)
    #expect(run.rows(with: "↑ more").count == 1)
    let without = Size(columns: 40, rows: 10)
    run.update(.resized(without))
    #expect(run.rows(with: "↑ more").count == 1)
  }

  /// The label with the mark of the focus stands right above what is typed.
  @Test(
    arguments: [(20, 6), (10, 4), (20, 4), (40, 3), (30, 7)], ["sign-in", "address", "verify"])
  func labelAndMarkStay(_ size: (columns: Int, rows: Int), _ flow: String) throws {
    var run = try WizardRun(flow: flow, size: Size(columns: size.columns, rows: size.rows))
    var fields = 0
    for _ in 0..<12 {
      if let row = run.wizard.forms.focusedRow, case .text = row.state {
        let caret = try #require(run.frame.cursor)
        #expect(caret.row > 0)
        let label = run.frame.text(row: caret.row - 1)
        #expect(label.hasPrefix("❯ "), "\(label) above \(row.id)")
        fields += 1
      }
      run.send("\t")
    }
    #expect(fields > 0 || flow == "verify")
  }

  /// In a window that has room fields stand apart, and a message does not touch the next label.
  @Test(arguments: [Size.standard, Size(columns: 60, rows: 24), Size(columns: 200, rows: 60)])
  func messagesHaveRoom(_ size: Size) throws {
    var run = try WizardRun(flow: "sign-in", size: size)
    func places() -> [Int] { run.rows(with: "Password *") + run.rows(with: "[x] Keep me") }
    let before = places()
    run.send("ann@\r")
    run.send("short\t")
    #expect(run.rows(with: "✗").count == 2)
    // At 60 columns the message has two rows.
    #expect(places() == before)
    let password = try #require(before.first)
    #expect(size.columns < 80 || run.frame.text(row: password - 1).isEmpty)
    let toggle = try #require(before.last)
    #expect(run.frame.text(row: toggle - 1).isEmpty)
  }

  /// A placeholder is told from an answer by its characters.
  @Test func placeholderIsInBrackets() throws {
    var run = try WizardRun(flow: "sign-in")
    #expect(run.text.contains("│ (you@example.com)"))
    run.send("you@example.com")
    #expect(run.text.contains("│ you@example.com"))
  }

  /// The words behind a prompt do not touch its frame.
  @Test func promptHasAMargin() throws {
    var run = try WizardRun(flow: "welcome")
    run.send("ann\u{3}")
    let top = try #require(run.rows(with: "╭").first)
    let bottom = try #require(run.rows(with: "╰").first)
    let edges = run.frame.text(row: top)
    let left = try #require(edges.firstIndex(of: "╭").map { edges[..<$0].count })
    let right = try #require(edges.firstIndex(of: "╮").map { edges[..<$0].count })
    for row in top...bottom {
      for column in [left - 1, right + 1] {
        #expect(run.frame[Point(column: column, row: row)].text == " ")
      }
    }
    // The prompt stands over words that went on there.
    run.send(Keys.escape)
    let behind = (top...bottom).flatMap { row in
      [left - 1, right + 1].map { run.frame[Point(column: $0, row: row)].text }
    }
    #expect(behind.contains { $0 != " " })
  }
}
