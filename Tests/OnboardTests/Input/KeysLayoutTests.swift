import Testing

@testable import OnboardCLI
@testable import TTYCore

/// The lines of `onboard keys`.
@Suite struct KeysLayoutTests {
  private func reading(_ text: String) -> KeysEventReader.Reading {
    var reader = KeysEventReader()
    var readings: [KeysEventReader.Reading] = []
    reader.feed(Array(text.utf8), into: &readings)
    reader.timeOut(into: &readings)
    return readings[0]
  }

  @Test(arguments: [
    (80, "key:left+ctrl                  1b5b313b3544           ESC[1;5D"),
    (40, "key:left+ctrl  1b5b313b3544"),
    (20, "key:left+ctrl"),
    (10, "key:left…"),
    (1, "…"),
  ])
  func showsNameAndBytes(_ columns: Int, _ line: String) {
    let layout = KeysLayout(columns: columns, isASCII: false)
    #expect(layout.line(reading("\u{1b}[1;5D")) == line)
  }

  @Test(arguments: [
    ("\u{1b}\r\u{0}\u{7f}", "ESC^M^@^?"), ("é日", "é日"),
    ("\u{9b}\u{202e}", "\\xc2\\x9b\\xe2\\x80\\xae"),
  ])
  func spellsBytes(_ text: String, _ spelled: String) {
    #expect(KeysLayout.readable(Array(text.utf8), isASCII: false) == spelled)
  }

  @Test func spellsWhatIsNoText() {
    #expect(KeysLayout.readable([0xff, 0x61, 0xe6, 0x97], isASCII: false) == "\\xffa\\xe6\\x97")
    #expect(KeysLayout.readable(Array("é".utf8), isASCII: true) == "\\xc3\\xa9")
  }

  /// No line is wider than the window or holds anything but text, whatever came.
  @Test func linesFitAndAreHarmless() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      var reader = KeysEventReader()
      var readings: [KeysEventReader.Reading] = []
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      reader.feed([0x1b, 0x5b] + bytes, into: &readings)
      reader.feed(Array("\u{1b}[200~".utf8) + bytes + Array("\u{1b}[201~".utf8), into: &readings)
      reader.timeOut(into: &readings)
      let columns = Int.random(in: 2...120, using: &random)
      for isASCII in [true, false] {
        let layout = KeysLayout(columns: columns, isASCII: isASCII)
        for line in readings.map(layout.line) {
          #expect(TextGate.isClean(line) && CellWidth.of(line) < columns, "\(line)")
          #expect(!isASCII || line.utf8.allSatisfy { $0 < 0x80 })
        }
      }
    }
  }

  @Test func notesWrap() {
    let lines = KeysLayout(columns: 24, isASCII: false).note("one two three four five\u{1b}[2J")
    #expect(lines == ["-- one two three four", "-- five␛[2J"])
  }

  @Test func saysWhatTheTerminalAnswered() {
    var capabilities = TerminalCapabilities()
    #expect(
      KeysFacts.words(for: capabilities) == [
        "kitty keyboard no, synchronized output (2026) no, size reports (2048) no"
      ])
    capabilities.hasKittyKeyboard = true
    capabilities.capsClusters = false
    capabilities.widensAmbiguous = true
    capabilities.background = RGB(red: 0, green: 0x0a, blue: 0xff)
    #expect(
      KeysFacts.words(for: capabilities) == [
        "kitty keyboard yes, synchronized output (2026) no, size reports (2048) no",
        "widths: clusters the sum of their parts, box drawing wide",
        "colours: background #000aff, dark",
      ])
  }
}
