import Testing

@testable import TTYCore

/// Random bytes, from the pieces that sequences are made of.
@Suite struct DecoderPropertyTests {
  private static let pieces: [[UInt8]] = [
    "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}\\", "\u{7}", "\u{18}",
    "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[M", "\u{1b}[<", "\u{1b}[[", "1", "57399", "999999999999",
    ";", ":", "$", "?", ">", " ", "~", "u", "A", "M", "m", "R", "a", "c", "é", "日", "👍", "11;rgb:",
    "ff/ff/ff", "52;c;", "aGk=", "1$r", "1+r", ">|", "G", "\r", "\t", "\u{0}", "\u{7f}",
  ].map { Array($0.utf8) }
  private static let contexts = [
    "default", "kitty=31", "cpr-pending", "mouse=utf8", "c1=8bit", "kitty=1,mouse=utf8,c1=8bit",
  ]

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      if Bool.random(using: &random), let piece = pieces.randomElement(using: &random) {
        bytes += piece
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  /// Cuts bytes into reads of random length, empty ones too.
  private static func cut(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [[UInt8]] {
    var reads: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 0...5, using: &random))
      reads.append(Array(bytes[start..<end]))
      start = end
    }
    return reads
  }

  @Test(arguments: contexts)
  func anyCutGivesTheSameEvents(_ context: String) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let bytes = Self.bytes(&random)
      let reads = Self.cut(bytes, &random)
      let isSame = decoded(reads, context: context) == decoded([bytes], context: context)
      #expect(isSame, "\(context)\t\(Canonical.hex(bytes))")
    }
  }

  /// After a time-out and the end of a paste, the next key is right.
  @Test(arguments: contexts)
  func theNextKeyIsRight(_ context: String) {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      var decoder = InputDecoder(context: context)
      var events: [InputEvent] = []
      let bytes = Self.bytes(&random)
      decoder.feed(bytes, into: &events)
      decoder.timeOut(into: &events)
      #expect(!decoder.isWaiting)
      if decoder.isPasting { decoder.feed(Array("\u{1b}[201~".utf8), into: &events) }
      decoder.feed(Array("\u{1b}[1;5Dx".utf8), into: &events)
      let isRight =
        events.suffix(2) == [
          .key(KeyEvent(.left, .control)), .key(KeyEvent(.character("x"))),
        ]
      #expect(isRight, "\(context)\t\(Canonical.hex(bytes))")
    }
  }

  /// Text of any characters comes as it is, and only as text.
  @Test func textIsText() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0x20...0x10ffff, using: &random))
      }.filter { $0 != "\u{7f}" }
      let text = String(String.UnicodeScalarView(scalars))
      let typed = decoded([Array(text.utf8)]).map { event -> String? in
        guard case .key(let key) = event else { return nil }
        return key.typedText
      }
      #expect(typed == scalars.map { String(Character($0)) })
    }
  }

  /// Bytes that are no UTF-8 are invalid in the parts that Swift's own decoder repairs.
  @Test func brokenTextIsRepairedAsTheStandardLibraryDoes() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<3000 {
      let bytes = (0..<12).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0x80...0xff, using: &random)
          : [0x41, 0xe2, 0xf0, 0x9f, 0xed, 0xa0, 0xf4, 0xc2].randomElement(using: &random) ?? 0
      }
      let repaired = decoded([bytes]).map { event -> Unicode.Scalar in
        guard case .key(let key) = event, case .character(let scalar) = key.key else {
          return "\u{fffd}"
        }
        return scalar
      }
      #expect(repaired == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    }
  }

  /// What is between the markers of a paste comes back, unless the end marker is in it.
  @Test func pastesAreKeptByteByByte() {
    var random = SeededGenerator(seed: 5)
    let end = Array("\u{1b}[201~".utf8)
    for _ in 0..<1000 {
      let bytes = Self.bytes(&random)
      // The content and the marker together must have the marker at the end only.
      let whole = bytes + end
      guard whole.firstRange(of: end)?.lowerBound == bytes.count else { continue }
      let stream = Array("\u{1b}[200~".utf8) + whole
      #expect(decoded(Self.cut(stream, &random)) == [.paste(Paste(bytes))])
    }
  }
}
