import Testing

@testable import TTYCore

/// The bytes of single changes at 80×24, as an xterm-256color gets them.
@Suite struct FrameEncoderTests {
  static let capabilities = ScreenCapabilities(
    colorDepth: .indexed256, synchronizesOutput: true, repeatsCharacters: true,
    erasesWithBackground: true, setsTitle: true)
  static let field = Style(foreground: .indexed(252), background: .indexed(236))

  /// A form whose field holds text, with the cursor behind it.
  static func form(_ text: String, cursor: Int? = nil, spinner: String = " ") -> Frame {
    var frame = Frame(size: .standard)
    frame.put("Name", at: Point(column: 2, row: 4), style: Style(attributes: .bold))
    frame.fill(Rect(column: 10, row: 4, columns: 40, rows: 1), style: field)
    let end = 10 + frame.put(text, at: Point(column: 10, row: 4), style: field)
    frame.put("│", at: Point(column: 50, row: 4))
    frame.put(spinner, at: Point(column: 60, row: 20))
    frame.put("Tab Next", at: Point(column: 0, row: 23), style: Style(attributes: .reverse))
    frame.cursor = Point(column: cursor ?? end, row: 4)
    return frame
  }

  /// The bytes from the last frame but one to the last.
  static func last(_ frames: Frame..., capabilities: ScreenCapabilities = capabilities) -> [UInt8] {
    var encoder = FrameEncoder(capabilities: capabilities)
    var bytes: [UInt8] = []
    for frame in frames {
      bytes = []
      encoder.encode(frame, into: &bytes)
    }
    return bytes
  }

  @Test func nextLetterIsOneByte() {
    #expect(Self.last(Self.form("Ad"), Self.form("Ada"), Self.form("Adam")) == Array("m".utf8))
  }

  @Test func backspaceIsThreeBytes() {
    let bytes = Self.last(Self.form("Ad"), Self.form("Ada"), Self.form("Ad"))
    #expect(bytes == [0x08, 0x20, 0x08])
  }

  @Test func nothingForNothing() {
    #expect(Self.last(Self.form("Ada"), Self.form("Ada")).isEmpty)
  }

  /// The pen is never saved on the side: some terminals would bring it back when they leave the
  /// alternate screen.
  @Test(arguments: [("|", "/"), ("⠋", "⠙")])
  func cursorIsPlacedAnewAfterAChangeElsewhere(before: String, after: String) {
    let bytes = Self.last(
      Self.form("Ada"), Self.form("Adam"), Self.form("Adam", spinner: before),
      Self.form("Adam", spinner: after))
    #expect(bytes.readable == "<1b>[21;61H\(after)<1b>[5;15H")
  }

  @Test func spinnerWithoutACursor() {
    func frame(_ glyph: String) -> Frame {
      var frame = Self.form("Ada", spinner: glyph)
      frame.cursor = nil
      return frame
    }
    #expect(Self.last(frame("|"), frame("/"), frame("-")) == [0x08] + Array("-".utf8))
    #expect(Self.last(frame("⠋"), frame("⠙"), frame("⠹")).count <= 8)
  }

  @Test func cursorAloneIsMovedTheShortestWay() {
    let before = Self.form("Ada")
    let moves: [(Int, String)] = [
      (12, "\u{8}"), (10, "\u{8}\u{8}\u{8}"), (14, " "), (0, "\r"), (50, "\u{1B}[51G"),
      (18, "\u{1B}[5C"),
    ]
    for (column, bytes) in moves {
      let sent = Self.last(Self.form("Ad"), before, Self.form("Ada", cursor: column))
      #expect(sent.readable == Array(bytes.utf8).readable, "to \(column)")
    }
  }

  @Test func textThatIsNotASCIIIsFollowedByAColumn() {
    let bytes = Self.last(Self.form("Ad"), Self.form("Ada"), Self.form("Adaé"))
    #expect(bytes.readable == "é<1b>[15G")
    #expect(Self.last(Self.form("Ada"), Self.form("Adaé"), Self.form("Adaéb")) == Array("b".utf8))
  }

  /// Where a run of settled characters ended is forgotten once the cursor has left.
  @Test func aRunDoesNotGoOnAfterTheCursorHasLeft() {
    let size = Size(columns: 20, rows: 2)
    var (first, second) = (Frame(size: size), Frame(size: size))
    first.put("abcdefghijkl", at: Point(column: 0, row: 1))
    second.put("é", at: Point(column: 5, row: 0))
    var third = second
    third.put("é", at: Point(column: 6, row: 0))
    var encoder = FrameEncoder()
    var screen = VirtualScreen(size: size)
    for frame in [first, second, third] {
      var bytes: [UInt8] = []
      encoder.encode(frame, into: &bytes)
      screen.feed(bytes)
      #expect(screen.differences(from: frame, encoder.capabilities).isEmpty)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test func synchronizesMoreThanOneRow() {
    var frame = Self.form("Ada", cursor: 13)
    let one = Self.last(frame, Self.form("Adam", cursor: 14))
    #expect(!one.readable.contains("2026"))
    frame.put("x", at: Point(column: 0, row: 0))
    let two = Self.last(Self.form("Ad"), frame)
    #expect(two.readable.contains("?2026h") && two.readable.hasSuffix("?2026l"))
    var plain = Self.capabilities
    plain.synchronizesOutput = false
    #expect(!Self.last(Self.form("Ad"), frame, capabilities: plain).readable.contains("2026"))
  }

  @Test func noColorKeepsAttributes() {
    var frame = Frame(size: Size(columns: 20, rows: 1))
    let style = Style(foreground: .red, background: .rgb(1, 2, 3), attributes: [.bold, .reverse])
    frame.put("ab", at: Point(column: 0, row: 0), style: style)
    let bytes = Self.last(frame, capabilities: ScreenCapabilities(colorDepth: .none))
    #expect(bytes.readable.contains("<1b>[1;7mab"))
    var recolored = frame
    recolored.restyle(frame.bounds) { $0.foreground = .blue }
    #expect(
      Self.last(frame, recolored, capabilities: ScreenCapabilities(colorDepth: .none)).isEmpty)
  }

  @Test(arguments: [
    (ColorDepth.none, "[m"), (.ansi16, "91"), (.indexed256, "38;5;203"),
    (.trueColor, "38;2;255;90;80"),
  ])
  func colorDepths(depth: ColorDepth, parameters: String) {
    var frame = Frame(size: Size(columns: 5, rows: 1))
    frame.put("x", at: Point(column: 0, row: 0), style: Style(foreground: .rgb(255, 90, 80)))
    let bytes = Self.last(frame, capabilities: ScreenCapabilities(colorDepth: depth))
    #expect(bytes.readable.contains(parameters), "\(bytes.readable)")
  }

  @Test func titleIsSentOnceAndHarmless() {
    var frame = Frame(size: Size(columns: 5, rows: 1))
    frame.title = "a\u{7}\u{1B}\\b"
    let first = Self.last(frame)
    #expect(first.readable.contains("]2;a␇␛\\b<1b>\\"))
    #expect(Self.last(frame, frame).isEmpty)
    #expect(!Self.last(frame, capabilities: ScreenCapabilities()).readable.contains("]2;"))
  }

  @Test func afterForgettingTheFrameIsDrawnWhole() {
    let frame = Self.form("Ada")
    var encoder = FrameEncoder(capabilities: Self.capabilities)
    var first: [UInt8] = []
    encoder.encode(frame, into: &first)
    encoder.forget()
    var second: [UInt8] = []
    encoder.encode(frame, into: &second)
    #expect(first == second && !first.isEmpty)
    var resized: [UInt8] = []
    encoder.encode(Frame(size: Size(columns: 40, rows: 12)), into: &resized)
    #expect(resized.readable.contains("<1b>[H<1b>[J"))
  }

  @Test func aCursorOutsideIsAtTheNearestCell() {
    var frame = Frame(size: Size(columns: 5, rows: 2))
    frame.cursor = Point(column: 99, row: -3)
    #expect(Self.last(frame).readable.contains("<1b>[5G"))
  }
}
