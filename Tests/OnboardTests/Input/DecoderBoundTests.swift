import Testing

@testable import TTYCore

/// What is too long, does not end or is no input at all: memory is bounded and the next key right.
@Suite struct DecoderBoundTests {
  static let megabyte = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 20)

  /// Feeds 10 MiB after `start`, then lets the time-out fire and types a key.
  private func events(after start: String, filler: [UInt8] = megabyte) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(start.utf8), into: &events)
    for _ in 0..<10 {
      decoder.feed(filler, into: &events)
      #expect(decoder.sequence.bytes.count <= OpenSequence.limit)
      #expect(decoder.sequence.bytes.capacity <= 4 * OpenSequence.limit)
    }
    decoder.timeOut(into: &events)
    decoder.feed(Array("\u{1b}[A".utf8), into: &events)
    return events
  }

  @Test(arguments: ["\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}^", "\u{1b}X", "\u{1b}[", "\u{1b}O"])
  func aSequenceWithoutEnd(_ start: String) {
    let events = events(after: start)
    let length = start.utf8.count + 10 * Self.megabyte.count
    #expect(
      events.map(\.canonicalDescription) == ["invalid:len=\(length)", "key:up"])
    for case .invalid(let raw) in events { #expect(raw.bytes.count == RawSequence.limit) }
  }

  @Test func aStringThatIsTooLong() {
    let body = String(repeating: "A", count: OpenSequence.limit)
    #expect(
      shown("\u{1b}]52;c;\(body)\u{7}x")
        == "unknown:len=\(body.utf8.count + 8) ; char:U+0078")
    #expect(shown("\u{1b}[\(String(repeating: "1", count: 100_000))~x").hasSuffix("char:U+0078"))
  }

  @Test func aLongPasteIsCutAndItsRestSwallowed() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array("\u{1b}[200~".utf8), into: &events)
    for _ in 0..<10 { decoder.feed(Self.megabyte, into: &events) }
    decoder.feed(Array("\u{1b}[201\u{1b}[201~x".utf8), into: &events)
    #expect(
      events == [
        .paste(Paste(Self.megabyte, isTruncated: true)), .key(KeyEvent(.character("x"))),
      ])
  }

  @Test func aPasteOfTheBoundIsWhole() {
    let full = [UInt8](repeating: 0x61, count: PasteReader.limit)
    let marked = Array("\u{1b}[200~".utf8) + full + Array("\u{1b}[201~".utf8)
    #expect(decoded([marked]) == [.paste(Paste(full))])
    let over = Array("\u{1b}[200~".utf8) + full + [0x61] + Array("\u{1b}[201~".utf8)
    #expect(decoded([over]) == [.paste(Paste(full, isTruncated: true))])
  }

  @Test func aPasteWithoutEndKeepsNothingMore() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array("\u{1b}[200~".utf8), into: &events)
    for _ in 0..<10 {
      decoder.feed(Self.megabyte, into: &events)
      decoder.timeOut(into: &events)
    }
    #expect(events.isEmpty)
    #expect(decoder.paste.keptCount <= PasteReader.limit)
  }
}
