import Foundation
import Onboard
import Testing

/// How faults are printed.
@Suite struct FaultTextTests {
  private func texts(_ file: String) -> [String] {
    let source = SourceText([UInt8](file.utf8))
    return FlowReader.read(source).faults.map { $0.text(path: "flows/x.json", in: source) }
  }

  /// Five faults of five kinds at once; one after a tab and wide characters.
  @Test func everyFaultWithItsPlace() {
    let file = """
      {
        "flow": "x", "title": "X",
        "steps": [
          { "id": "s", "title": "S", "fields": [
            { "id": "a", "type": "text", "label": "A", "when": { "field": "c", "isEmpty": true } },
      \t{ "id": "漢字", "lable": "名前",\t"id2": 1, "type": "text", "label": 7 },
            { "id": "b", "type": "text", "label": "B", "pattern": "[a-z" },
            { "id": "a", "type": "text", "label": "C" },
            { "id": "c", "type": "toggle", "label": "D" }
          ] }
        ]
      }
      """
    let id = "an id is a letter, then letters, digits, \"-\" and \"_\""
    let heads = texts(file).compactMap { $0.split(separator: "\n").first.map(String.init) }
    #expect(
      heads == [
        #"flows/x.json:5:69: "c" is not answered yet: a condition names fields before it"#,
        "flows/x.json:6:10: \(id)",
        #"flows/x.json:6:16: unknown key "lable"; did you mean "label"?"#,
        #"flows/x.json:6:31: unknown key "id2"; did you mean "id"?"#,
        #"flows/x.json:6:66: a number where text is due"#,
        #"flows/x.json:7:61: the pattern does not compile: expected ']'"#,
        #"flows/x.json:8:15: duplicate id "a""#,
      ])
    #expect(
      texts(file)[3] == """
        flows/x.json:6:31: unknown key "id2"; did you mean "id"?
        \t{ "id": "漢字", "lable": "名前",\t"id2": 1, "type": "text", "lab...
        \t                                \t^
        """)
  }

  @Test(arguments: [
    // The place is in a line that is too long, near its beginning, its end, and in between.
    (0, 300, "^"), (56, 300, String(repeating: " ", count: 56) + "^"),
    (150, 300, String(repeating: " ", count: 59) + "^"),
    (70, 7, String(repeating: " ", count: 70) + "^"),
    (300, 0, String(repeating: " ", count: 59) + "^"),
  ])
  func longLine(before: Int, after: Int, caret: String) {
    let line = String(repeating: "a", count: before) + "b" + String(repeating: "c", count: after)
    let excerpt = SourceExcerpt(SourceText([UInt8](line.utf8)), at: before)
    #expect(excerpt.caret == caret)
    #expect(excerpt.line.count <= 84)
    #expect(excerpt.line.hasPrefix("...") == (before > 56 && before + after >= 78))
    #expect(excerpt.line.hasSuffix("...") == (after >= 78))
    #expect(Array(excerpt.line)[excerpt.caret.count - 1] == "b")
  }

  @Test func harmlessText() {
    let source = SourceText([UInt8]("\u{FEFF}\u{1B}[2J\u{202E}x\u{9B}\r\ny\tz".utf8))
    let excerpt = SourceExcerpt(source, at: 3)
    #expect(excerpt.line == "?[2J?x?")
    let fault = Fault("bad \u{1B}[m \n key", position: source.position(at: 15))
    #expect(fault.text(path: "a\u{7}b", in: source) == "a?b:2:1: bad ?[m ? key\ny\tz\n^")
    #expect(Fault("no file").text(path: "p", in: source) == "p: no file")
  }

  @Test(arguments: [
    ("ab\ncd", 3, 2, 1), ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 4, 2, 2), ("ab\n", 3, 2, 1),
    ("", 0, 1, 1), ("", 9, 1, 1), ("e\u{301}x", 3, 1, 2), ("👨‍👩‍👧x", 18, 1, 2),
    ("\t\tx", 2, 1, 3), ("\u{FEFF}x", 3, 1, 1), ("\u{FEFF}x", 0, 1, 1),
  ])
  func positions(text: String, offset: Int, line: Int, column: Int) {
    let position = SourceText([UInt8](text.utf8)).position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }
}
