import Testing
import TTYCore

@Suite struct TextGateTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("漢字 é 👩‍💻", "漢字 é 👩‍💻"), ("a\tb", "a b"), ("\u{1B}[31m", "␛[31m"),
    ("a\r\nb", "a␍␊b"), ("\u{7F}\0", "␡␀"), ("\u{85}\u{9B}1m", "\u{FFFD}\u{FFFD}1m"),
    ("\u{A0}\u{202F}", "\u{A0}\u{202F}"), ("\u{61C}\u{200E}\u{200F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{202E}x\u{2066}\u{2069}\u{206F}", "\u{FFFD}x\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"), ("\u{2065}\u{2070}", "\u{2065}\u{2070}"),
    ("\u{1B}\u{301}", "␛\u{301}"),
  ])
  func makesVisible(text: String, clean: String) {
    #expect(Array(TextGate.clean(text).unicodeScalars) == Array(clean.unicodeScalars))
    #expect(TextGate.isClean(text) == (text == clean))
    #expect(TextGate.isClean(TextGate.clean(text)))
  }

  @Test func marksInASCII() {
    #expect(TextGate.clean("\u{1B}[1m\t\u{9B}\u{202E}é", marks: .ascii) == "?[1m ??é")
  }

  @Test func keepsLineBreaks() {
    let text = "a\r\nb\rc\nd\u{2028}e\u{2029}f\u{1B}\u{85}\n\r"
    #expect(TextGate.clean(text, keepsLineBreaks: true) == "a\nb\nc\nd\ne\nf␛\u{FFFD}\n\n")
  }

  /// The test on bytes and the test on scalars are the same, for every scalar.
  @Test func everyScalar() {
    for value in 0...UInt32(0x10ffff) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHarmful = TextGate.isHarmful(scalar)
      if TextGate.isClean("é\(Character(scalar))x") == isHarmful {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func randomText() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...0x2fff, using: &random) & (seed % 2 == 0 ? 0xff : 0x2fff))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let clean = TextGate.clean(text)
      #expect(!clean.unicodeScalars.contains(where: TextGate.isHarmful), "seed \(seed)")
      #expect(clean.unicodeScalars.count == scalars.count, "seed \(seed)")
    }
  }
}
