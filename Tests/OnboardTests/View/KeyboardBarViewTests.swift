import Onboard
import TTYCore
import Testing

@Suite struct KeyboardBarViewTests {
  private static func bar(_ run: WizardRun) -> String {
    run.frame.text(row: run.frame.size.rows - 1)
  }

  @Test(arguments: [
    (80, "      Previous  ^N Next  Return Next                        F1 Help  Esc Done"),
    (60, "      ^N  ↵ Next                                F1 Help  Esc Done"),
    (38, "   ^N  ↵ Next        F1 Help  Esc Done"),
    (30, "   ^N  ↵ Next         Esc Done"),
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
    let words = ["Previous", "Next", "Help", "Esc"].filter { column(of: $0) != nil }
    let places = words.map(column)
    for _ in 0..<4 {
      run.send("\t")
      // The word of Return may be Next as well; the first one is the key's.
      for (word, place) in zip(words, places) where columns >= 64 || word != "Next" {
        #expect(column(of: word) == place, "\(word) in \(columns) columns")
      }
    }
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
