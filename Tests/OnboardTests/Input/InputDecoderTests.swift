import Testing

@testable import TTYCore

@Suite struct InputDecoderTests {
  /// Bytes, with the time-out at their end, and events; what keys.tsv does not say.
  static let cases: [(String, String)] = [
    ("\u{1b}\u{1b}x", "key:escape ; char:U+0078+alt"),
    ("\u{1b}\u{1b}\r", "key:escape ; key:enter+alt"),
    ("\u{1b}\u{1b}\u{1b}[A", "key:escape+alt ; key:up"),
    ("\u{1b}\u{1b}[", "key:escape ; char:U+005B+alt"),
    ("\u{1b}\u{1b}é", "key:escape ; char:U+00E9+alt"),
    ("\u{1b}\u{1b}[M !!", "key:escape ; mouse:press:left:1:1"),
    ("\u{1b}\u{1b}[200~x\u{1b}[201~", "key:escape ; paste:78"),
    ("\u{1b}\u{1b}]11;#123456\u{7}", "key:escape ; report:bgcolor:123456"),
    ("\u{1b}\u{1b}[I", "key:escape ; focus:in"),
    ("\u{1b}O\u{1b}[B", "char:U+004F+alt ; key:down"),
    ("\u{1b}]\u{1b}'", "char:U+005D+alt ; char:U+0027+alt"),
    ("\u{1b}]\u{1b}", "char:U+005D+alt ; key:escape"),
    ("\u{1b}[\r", "char:U+005B+alt ; key:enter"),
    ("\u{1b}[\u{18}", "invalid:1b5b18"),
    ("\u{1b}[1;\r", "invalid:1b5b313b ; key:enter"),
    ("\u{1b}[1;é", "invalid:1b5b313b ; char:U+00E9"),
    ("\u{1b}[1;\u{7f}", "invalid:1b5b313b ; key:backspace"),
    ("\u{1b}O5\t", "invalid:1b4f35 ; key:tab"),
    ("\u{1b}[M\u{1b}[A", "invalid:1b5b4d ; key:up"),
    ("\u{1b}[[Z", "unknown:1b5b5b5a"),
    ("\u{1b}[[\u{1b}[A", "invalid:1b5b5b ; key:up"),
    ("\u{1b}[2$2$y", "key:insert+shift ; char:U+0032 ; char:U+0024 ; char:U+0079"),
    ("\u{1b}[1;257A", "unknown:1b5b313b32353741"),
    ("\u{1b}[97;1:4u", "unknown:1b5b39373b313a3475"),
    ("\u{1b}[0;;27u", "unknown:1b5b303b3b323775"),
    ("\u{1b}[97;;7:97u", "char:U+0061"),
    ("\u{1b}[1u", "unknown:1b5b3175"),
    ("\u{1b}[57455u", "unknown:1b5b353734353575"),
    ("\u{1b}[1114112u", "unknown:1b5b3131313431313275"),
    ("\u{1b}]52;c;?\u{7}", "unknown:1b5d35323b633b3f07"),
    ("\u{1b}]52;c;aGk\u{7}", "report:clipboard:c:6869"),
    ("\u{1b}]11;rgba:ffff/8080/0000/ffff\u{7}", "report:bgcolor:ff8000"),
    ("\u{1b}]11;#fff8880000\u{7}", "unknown:1b5d31313b2366666638383830303030" + "07"),
    ("\u{1b}]11;#fff888000\u{7}", "report:bgcolor:ff8800"),
    ("\u{1b}Pq\u{7}\u{1b}\\", "unknown:1b5071071b5c"),
    ("\u{1b}[<64;1;1m", "mouse:scrollup:none:1:1"),
    ("\u{1b}[<96;1;1M", "unknown:1b5b3c39363b313b314d"),
    ("\u{1b}[<;1;1M", "unknown:1b5b3c3b313b314d"),
  ]

  @Test(arguments: cases)
  func decodes(_ text: String, _ events: String) {
    #expect(shown(text) == events)
  }

  @Test(arguments: [
    ("\u{9b}", "char:U+009B"), ("\u{85}", "char:U+0085"), ("\u{feff}", "char:U+FEFF"),
  ])
  func controlsAboveASCIIAreCharacters(_ text: String, _ events: String) {
    #expect(shown(text) == events)
  }

  @Test func eightBitControls() {
    let context = "c1=8bit"
    #expect(
      decoded("9b41e1", context: context).map(\.canonicalDescription) == ["key:up", "char:U+00E1"])
    #expect(decoded("1b9b41", context: context).map(\.canonicalDescription) == ["key:up+alt"])
    #expect(decoded("9b", context: context).map(\.canonicalDescription) == ["invalid:9b"])
    #expect(decoded("80", context: context).map(\.canonicalDescription) == ["unknown:80"])
  }

  /// ESC and any byte is never text without Alt, whatever follows.
  @Test(arguments: UInt8.min...UInt8.max)
  func escapeAndAByte(_ byte: UInt8) {
    let events = decoded([[0x1b, byte]])
    for event in events {
      if case .key(let key) = event {
        #expect(key.key == .escape || key.modifiers.contains(.alt))
      }
    }
    #expect(!events.isEmpty)
  }

  @Test func waitsOnlyWhereSilenceMeansSomething() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    let open = ["\u{1b}", "\u{1b}[", "\u{1b}[1", "\u{1b}O", "\u{1b}]0;", "\u{1b}[M ", "\u{1b}[["]
    for text in open {
      decoder.feed(Array(text.utf8), into: &events)
      #expect(decoder.isWaiting)
      decoder.timeOut(into: &events)
      #expect(!decoder.isWaiting)
    }
    decoder.feed([0xe4, 0xbd], into: &events)
    #expect(decoder.isWaiting)
    decoder.timeOut(into: &events)
    for text in ["a", "\u{1b}[A", "é", "\r"] {
      decoder.feed(Array(text.utf8), into: &events)
      #expect(!decoder.isWaiting)
    }
    decoder.feed(Array("\u{1b}[200~x\u{1b}".utf8), into: &events)
    #expect(!decoder.isWaiting)
    #expect(decoder.isPasting)
  }

  @Test(
    arguments: [
      ("", false), ("\u{1b}", true), ("\u{1b}[", true), ("\u{1b}O", true), ("\u{1b}]", true),
      ("\u{1b}\u{1b}", true), ("\u{1b}\u{1b}[", true), ("\u{1b}]\u{1b}", true), ("\u{1b}[M", true),
      ("\u{1b}[?6", false), ("\u{1b}[1;5", false), ("\u{1b}]11;rgb:", false),
      ("\u{1b}]11;#123456\u{1b}", false), ("\u{1b}[200~", false), ("a", false),
    ])
  func tellsWhatMayBeAKey(_ text: String, _ mayBeKey: Bool) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    #expect(decoder.mayBeKey == mayBeKey)
    decoder.timeOut(into: &events)
    #expect(!decoder.mayBeKey)
  }

  @Test func aCursorReportIsToldFromAKey() {
    #expect(shown("\u{1b}[1;5R") == "key:f3+ctrl")
    #expect(shown("\u{1b}[1;5R", context: "cpr-pending") == "report:cursor:1:5")
    #expect(shown("\u{1b}[2;5R") == "report:cursor:2:5")
  }

  @Test(arguments: [
    ("default\t", "-"), ("default\t1b~5b41", "key:escape ; char:U+005B ; char:U+0041"),
    ("kitty=1\t1b5b313b3941", "key:up+super"), ("default\t80|80\r", "invalid:8080"),
  ])
  func linesOfTheCommand(_ line: String, _ events: String) {
    #expect(InputDecoder.decodeLine(line) == events)
  }

  @Test(arguments: ["", "1b", "default", "default\t1", "default\t1|b", "default\txy", "default 1b"])
  func linesThatAreNoLines(_ line: String) {
    #expect(InputDecoder.decodeLine(line) == nil)
  }
}
