import Onboard
import TTYCore
import Testing

@Suite struct KeyboardBarViewTests {
  private static func bar(_ run: WizardRun) -> String {
    run.frame.text(row: run.frame.size.rows - 1)
  }

  @Test(arguments: [
    (80, "Return Next  -- Previous  ^N Next  F1 Help  Esc Done"),
    (68, "↵ Next  -- Previous  ^N Next  F1 Help  Esc Done"),
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
    let words = ["Previous", "Help", "Esc"]
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

  /// In every theme, and by characters.
  @Test(arguments: Theme.all)
  func keysThatDoNothingAreDimmed(_ theme: Theme) throws {
    var run = WizardRun(try WizardRun(flow: "welcome").wizard.flow, theme: theme)
    let row = run.frame.size.rows - 1
    func style(_ word: String) -> Style? {
      let text = run.frame.text(row: row)
      let start = text.range(of: word)?.lowerBound
      let column = start.map { text.distance(from: text.startIndex, to: $0) }
      return column.map { run.frame[Point(column: $0, row: row)].style }
    }
    #expect(KeyboardBarViewTests.bar(run).contains("-- Previous  ^N Next"))
    #expect(style("Previous") == theme.disabled && style("^N Next") == theme.key)
    run.send("\t")
    #expect(KeyboardBarViewTests.bar(run).contains("^P Previous  ^N Next"))
    run.send("\t")
    #expect(KeyboardBarViewTests.bar(run).contains("^P Previous  -- Next"))
    run.send(Keys.escape)
    #expect(KeyboardBarViewTests.bar(run).contains("-- Previous  -- Next"))
    #expect(style("Quit")?.attributes.contains(.bold) == true)
  }

  /// What Return and Escape do is not cut while there is a key that does nothing.
  @Test(arguments: [(80, "Esc Use another address"), (60, "Esc Use another add…")])
  func dimmedKeysGiveWay(_ columns: Int, _ wayOut: String) throws {
    let flow = try Flows.step(
      #"{"id":"a","type":"text","label":"A","onSubmit":{"opens":"p"}}"#,
      prompts: """
        {"p":{"title":"P","buttons":[
         {"label":"Use another address","role":"cancel"},{"label":"Send me a long link"}]}}
        """)
    var run = WizardRun(flow, size: Size(columns: columns, rows: 24))
    run.send("\r")
    let bar = KeyboardBarViewTests.bar(run)
    #expect(bar.contains(" Send me a long link "), "\(bar)")
    #expect(bar.hasSuffix(wayOut) && bar.contains("F1 Help") && !bar.contains("Next"), "\(bar)")
    run.send(Keys.escape)
    #expect(columns < 72 || KeyboardBarViewTests.bar(run).contains("-- Previous  -- Next"))
  }

  /// The help is not offered in itself; what can be clicked is what is there.
  @Test func namesNoHelpInTheHelp() throws {
    var run = try WizardRun(flow: "welcome")
    #expect(KeyboardBarViewTests.bar(run).contains("F1 Help"))
    run.send("\u{1B}OP")
    #expect(run.wizard.prompt?.id == "help")
    #expect(!KeyboardBarViewTests.bar(run).contains("Help"))
    run.send(Keys.interrupt)
    #expect(run.wizard.prompt?.id == "quit" && KeyboardBarViewTests.bar(run).contains("F1 Help"))
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
