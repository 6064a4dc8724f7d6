import Onboard
import TTYCore
import Testing

@Suite struct KeyboardBarViewTests {
  private static func bar(_ run: WizardRun) -> String {
    run.frame.text(row: run.frame.size.rows - 1)
  }

  @Test(arguments: [
    (80, "Return Next  ^N Next  F1 Help  Esc Done"),
    (68, "↵ Next  ^N Next  F1 Help  Esc Done"),
    (60, "↵ Next  F1 Help  Esc Done"),
    (38, "↵ Next  F1 Help  Esc Done"),
    (30, "↵ Next  Esc Done"),
    (20, "↵ Next      Esc Done"),
    (10, "↵ Next"),
  ])
  func leavesOutTheLeastImportant(_ columns: Int, _ bar: String) throws {
    let run = try WizardRun(flow: "welcome", size: Size(columns: columns, rows: 24))
    let text = KeyboardBarViewTests.bar(run)
    #expect(text.split(separator: " ") == bar.split(separator: " "))
  }

  /// Words have their places, whatever can be pressed.
  @Test(arguments: [80, 60, 40, 30, 24])
  func isSteady(_ columns: Int) throws {
    var run = try WizardRun(flow: "welcome", size: Size(columns: columns, rows: 24))
    func column(of word: String) -> Int? {
      let text = KeyboardBarViewTests.bar(run)
      return text.range(of: word).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
    }
    let words = ["^P", "^N", "Help", "Esc"]
    var places: [String: Int] = [:]
    for keys in ["", "\t", "\t", "\t", "\t"] {
      run.send(keys)
      for word in words {
        guard let column = column(of: word) else { continue }
        #expect(places[word, default: column] == column, "\(word) in \(columns) columns")
        places[word] = column
      }
    }
    #expect(places["Esc"] != nil)
  }

  @Test func keysThatDoNothingAreBlank() throws {
    var run = try WizardRun(flow: "welcome")
    #expect(!KeyboardBarViewTests.bar(run).contains("^P"))
    #expect(KeyboardBarViewTests.bar(run).contains("^N Next"))
    run.send("\t")
    #expect(KeyboardBarViewTests.bar(run).contains("^P Previous"))
    run.send("\t")
    #expect(!KeyboardBarViewTests.bar(run).contains("^N"))
  }

  @Test func saysWhatEscapeDoes() throws {
    var run = try WizardRun(flow: "verify")
    #expect(KeyboardBarViewTests.bar(run).hasSuffix("Esc Done"))
    run.send("1\t\r")
    #expect(KeyboardBarViewTests.bar(run).hasSuffix("Esc Cancel"))
    run.send(Keys.escape)
    run.send(Keys.escape)
    #expect(KeyboardBarViewTests.bar(run).hasSuffix("Esc Quit"))
  }
}
