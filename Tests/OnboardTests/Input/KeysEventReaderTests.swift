import Testing

@testable import OnboardCLI
@testable import TTYCore

/// Which bytes belong to which event.
@Suite struct KeysEventReaderTests {
  private func readings(
    _ bytes: [UInt8], context: String = "default"
  ) -> [KeysEventReader.Reading] {
    var reader = KeysEventReader()
    reader.decoder = InputDecoder(context: context)
    var readings: [KeysEventReader.Reading] = []
    reader.feed(bytes, into: &readings)
    reader.timeOut(into: &readings)
    return readings
  }

  /// Text, and the bytes of each event.
  static let cases: [(String, [String])] = [
    ("a\u{1b}[Aé", ["a", "\u{1b}[A", "é"]),
    ("\u{1b}\u{1b}x", ["\u{1b}", "\u{1b}x"]),
    ("\u{1b}\u{1b}\u{1b}[A", ["\u{1b}\u{1b}", "\u{1b}[A"]),
    ("\u{1b}\u{1b}[200~x\u{1b}[201~", ["\u{1b}", "\u{1b}[200~x\u{1b}[201~"]),
    ("\u{1b}\u{1b}é", ["\u{1b}", "\u{1b}é"]),
    ("\u{1b}[1;\r", ["\u{1b}[1;", "\r"]),
    ("\u{1b}[1;é", ["\u{1b}[1;", "é"]),
    ("\u{1b}]\u{1b}'", ["\u{1b}]", "\u{1b}'"]),
    ("\u{1b}[2$2", ["\u{1b}[2$", "2"]),
  ]

  @Test(arguments: cases) func splitsWhatCameTogether(_ text: String, _ parts: [String]) {
    #expect(readings(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) } == parts)
  }

  /// Nothing is lost or counted twice, and the bytes of an event are the event's again.
  @Test func bytesAreThoseOfTheEvent() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let bytes = Self.bytes(&random)
      let readings = readings(bytes)
      let joined = readings.flatMap(\.bytes)
      #expect(bytes.starts(with: joined), "\(Canonical.hex(bytes))")
      // What a paste that did not end has taken is no event yet.
      if joined.count < bytes.count { #expect(bytes[joined.count...].starts(with: Self.paste)) }
      for reading in readings {
        #expect(reading.count == reading.bytes.count)
        let again = decoded([reading.bytes])
        #expect(
          again == [reading.event], "\(Canonical.hex(reading.bytes)) of \(Canonical.hex(bytes))")
      }
    }
  }

  @Test func boundsWhatIsKept() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
    let readings = readings(Self.paste + long + Array("\u{1b}[201~".utf8) + Array("y".utf8))
    #expect(readings.map(\.count) == [long.count + 12, 1])
    #expect(readings.allSatisfy { $0.bytes.count <= KeysEventReader.limit })
    #expect(readings.last?.bytes == Array("y".utf8))
    let cut = self.readings(Array("\u{1b}]".utf8) + long + Array("\u{1b}[A".utf8))
    #expect(cut.map(\.count) == [long.count + 2, 3])
    #expect(cut.last?.bytes == Array("\u{1b}[A".utf8))
  }

  private static let paste = Array("\u{1b}[200~".utf8)
  private static let pieces: [[UInt8]] = [
    "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}\\", "\u{7}", "\u{1b}[M",
    "\u{1b}[[",
    "\u{1b}[200~", "\u{1b}[201~", "1", ";", ":", "$", "2$", "~", "u", "A", "é", "日", "\r", "\u{7f}",
  ].map { Array($0.utf8) }

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...12, using: &random)).flatMap { _ in
      Int.random(in: 0..<4, using: &random) > 0
        ? pieces[Int.random(in: 0..<pieces.count, using: &random)]
        : [UInt8.random(in: 0...255, using: &random)]
    }
  }
}
