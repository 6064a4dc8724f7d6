import Testing

@testable import TTYCore

/// Whatever the two frames are, the bytes turn the first into the second.
@Suite struct FrameEncoderPropertyTests {
  static let sizes = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 3), Size(columns: 9, rows: 4),
    Size(columns: 40, rows: 8), Size(columns: 80, rows: 24),
  ]

  static let capabilities: [ScreenCapabilities] = [
    ScreenCapabilities(),
    ScreenCapabilities(colorDepth: .none, erasesCharacters: false),
    ScreenCapabilities(colorDepth: .indexed256, repeatsCharacters: true, setsTitle: true),
    ScreenCapabilities(
      colorDepth: .trueColor, synchronizesOutput: true, repeatsCharacters: true,
      erasesWithBackground: true, setsTitle: true),
    ScreenCapabilities(colorDepth: .trueColor, widthProfile: .sum),
    ScreenCapabilities(
      widthProfile: WidthProfile(capsClusters: true, widensEmojiPresentation: false)),
  ]

  @Test(arguments: sizes, capabilities)
  func pairs(size: Size, capabilities: ScreenCapabilities) {
    for seed in 0..<150 as Range<UInt64> {
      var frames = RandomFrames(random: SeededGenerator(seed: seed))
      var encoder = FrameEncoder(capabilities: capabilities)
      var screen = VirtualScreen(
        size: size, profile: capabilities.widthProfile,
        erasesWithBackground: capabilities.erasesWithBackground)
      var frame = frames.frame(size, profile: capabilities.widthProfile)
      for step in 0..<4 {
        var bytes: [UInt8] = []
        encoder.encode(frame, into: &bytes)
        screen.feed(bytes)
        let differences = screen.differences(from: frame, capabilities) + screen.faults
        #expect(differences.isEmpty, "seed \(seed), step \(step): \(bytes.readable)")
        var again: [UInt8] = []
        encoder.encode(frame, into: &again)
        #expect(again.isEmpty, "seed \(seed), step \(step): unchanged, \(again.readable)")
        if !differences.isEmpty || !again.isEmpty { return }
        if step == 2 {
          frame = frames.frame(size, profile: capabilities.widthProfile)
        } else {
          frames.change(&frame, times: step + 1)
        }
      }
    }
  }

  /// To say which rows may differ changes no byte.
  @Test(arguments: [Size(columns: 9, rows: 4), Size(columns: 40, rows: 8)], capabilities)
  func rowsThatMayDiffer(size: Size, capabilities: ScreenCapabilities) {
    for seed in 0..<150 as Range<UInt64> {
      var frames = RandomFrames(random: SeededGenerator(seed: seed))
      var encoder = FrameEncoder(capabilities: capabilities)
      var frame = frames.frame(size, profile: capabilities.widthProfile)
      var bytes: [UInt8] = []
      encoder.encode(frame, into: &bytes)
      for step in 0..<6 {
        let old = frame
        if step == 3 {
          frame = frames.frame(size, profile: capabilities.widthProfile)
        } else {
          frames.change(&frame, times: 1)
        }
        let changed = FrameDiff(from: old, to: frame).spans.map(\.row)
        let rows = (changed.first ?? 0)..<(changed.last ?? -1) + 1
        var other = encoder
        var (some, all): ([UInt8], [UInt8]) = ([], [])
        encoder.encode(frame, rows: rows, into: &some)
        other.encode(frame, into: &all)
        #expect(some == all, "seed \(seed), step \(step): \(some.readable), \(all.readable)")
      }
    }
  }

  @Test func asciiOnlyTerminalGetsASCII() {
    for seed in 0..<200 as Range<UInt64> {
      var frames = RandomFrames(random: SeededGenerator(seed: seed))
      var encoder = FrameEncoder(capabilities: ScreenCapabilities(isASCIIOnly: true))
      var bytes: [UInt8] = []
      encoder.encode(frames.frame(Size(columns: 30, rows: 6)), into: &bytes)
      encoder.encode(frames.frame(Size(columns: 30, rows: 6)), into: &bytes)
      #expect(bytes.allSatisfy { $0 < 0x80 })
    }
  }

  /// A terminal that counts otherwise shows every ASCII character at its own place all the same.
  @Test func wrongWidthMovesNothingElse() {
    let size = Size(columns: 60, rows: 6)
    for seed in 0..<300 as Range<UInt64> {
      var frames = RandomFrames(random: SeededGenerator(seed: seed))
      var encoder = FrameEncoder()
      var screen = VirtualScreen(size: size, profile: .sum, isStrict: false)
      let frame = frames.frame(size)
      var bytes: [UInt8] = []
      encoder.encode(frame, into: &bytes)
      screen.feed(bytes)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let cell = frame[Point(column: column, row: row)]
          guard cell.text.utf8.count == 1, cell.text != " " else { continue }
          #expect(screen.rows[row][column].text == cell.text, "seed \(seed) \(bytes.readable)")
        }
      }
    }
  }

  /// No control character of data's making leaves the encoder: all that is there parses as ours.
  @Test func dataCannotControlTheTerminal() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let harmful = (0..<40).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...0x2fff, using: &random) & (seed % 2 == 0 ? 0xff : 0x2fff))
      }
      var text = String(String.UnicodeScalarView(harmful))
      text += "\u{1B}]0;x\u{7}\u{1B}[31m\u{9B}1m\u{202E}\u{2066}\u{61C}\u{200F}\u{2028}\r\n\u{7F}"
      var frame = Frame(size: Size(columns: 200, rows: 2))
      frame.put(text, at: Point(column: 0, row: 0))
      frame.fill(Rect(column: 0, row: 1, columns: 9, rows: 1), with: "\u{1B}")
      frame.title = text
      var bytes: [UInt8] = []
      var encoder = FrameEncoder(capabilities: ScreenCapabilities(setsTitle: true))
      encoder.encode(frame, into: &bytes)
      var screen = VirtualScreen(size: frame.size)
      screen.feed(bytes)
      #expect(screen.faults.isEmpty, "seed \(seed)")
      var parser = OutputParser(bytes)
      while let item = parser.next() {
        switch item {
        case .text(let text), .command(let text):
          #expect(!text.unicodeScalars.contains(where: TextGate.isHarmful), "seed \(seed)")
        case .sequence(let parameters, let final):
          #expect("HJGmhlCBKX".utf8.contains(final), "seed \(seed): \(parameters) \(final)")
        case .control(let byte): #expect(byte == 0x0d || byte == 0x0a, "seed \(seed)")
        case .escape(let byte): Issue.record("seed \(seed): ESC \(byte)")
        }
      }
    }
  }
}

extension VirtualScreen {
  /// Where the screen does not show the frame.
  func differences(from frame: Frame, _ capabilities: ScreenCapabilities) -> [String] {
    var result: [String] = []
    let depth = capabilities.colorDepth
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = frame[Point(column: column, row: row)]
        let wanted = VirtualScreen.Cell(
          text: cell.text, width: cell.width,
          style: depth.nearest(cell.text == " " ? cell.style.onBlank : cell.style))
        var actual = rows[row][column]
        if actual.text == " " { actual.style = actual.style.onBlank }
        if actual.width == 0 { actual.style = wanted.style }
        if wanted != actual { result.append("\(row),\(column): \(wanted) is \(actual)") }
      }
    }
    if let wanted = frame.cursor {
      if wanted != cursor { result.append("cursor \(wanted) is \(cursor)") }
      if !isCursorVisible { result.append("the cursor is hidden") }
    } else if isCursorVisible {
      result.append("the cursor is visible")
    }
    if isSynchronizing { result.append("a synchronized frame has no end") }
    return result
  }
}

extension [UInt8] {
  /// The bytes with control characters spelt out.
  var readable: String {
    String(decoding: self, as: UTF8.self).unicodeScalars
      .map { $0.value < 0x20 ? "<\(String($0.value, radix: 16))>" : String(Character($0)) }
      .joined()
  }
}
