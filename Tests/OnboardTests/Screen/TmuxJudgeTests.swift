import Testing

@testable import TTYCore

/// tmux, a terminal that is not ours, shows the frames that were encoded.
@Suite(
  .serialized,
  .enabled(if: TmuxTerminal.executable != nil, "tmux is not installed: nothing judged the bytes"))
struct TmuxJudgeTests {
  static let size = Size(columns: 40, rows: 8)
  static let capabilities = [
    ScreenCapabilities(colorDepth: .trueColor, setsTitle: true),
    ScreenCapabilities(
      colorDepth: .indexed256, synchronizesOutput: true, repeatsCharacters: true,
      erasesWithBackground: true),
    ScreenCapabilities(colorDepth: .none, erasesCharacters: false),
  ]

  @Test(arguments: capabilities)
  func showsTheSecondFrame(capabilities: ScreenCapabilities) throws {
    let tmux = try TmuxTerminal(size: Self.size)
    for seed in 0..<25 as Range<UInt64> {
      var frames = RandomFrames(
        random: SeededGenerator(seed: seed), clusters: RandomFrames.common)
      var encoder = FrameEncoder(capabilities: capabilities)
      var frame = frames.frame(Self.size)
      for step in 0..<3 {
        var bytes: [UInt8] = []
        encoder.encode(frame, into: &bytes)
        try tmux.feed(bytes)
        let differences = try tmux.screen { point in
          capabilities.colorDepth.nearest(frame[point].style.background)
        }.differences(from: frame, capabilities)
        #expect(differences.isEmpty, "seed \(seed), step \(step): \(bytes.readable)")
        if !differences.isEmpty { return }
        if step == 0 {
          frames.change(&frame, times: 3)
        } else {
          frame = frames.frame(Self.size)
        }
      }
    }
  }

  /// Our own screen does what tmux does, with whatever it is sent.
  @Test func virtualScreenAgrees() throws {
    let tmux = try TmuxTerminal(size: Self.size)
    for seed in 0..<60 as Range<UInt64> {
      var bytes = Array("\u{1B}[m\u{1B}[H\u{1B}[J".utf8)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<40 { bytes += Self.anything(&random) }
      // The last column leaves a state that a report of the cursor does not tell apart.
      bytes += "\u{1B}[2;2H\u{1B}[?25h".utf8
      var screen = VirtualScreen(
        size: Self.size, erasesWithBackground: true, isStrict: false)
      screen.feed(bytes)
      try tmux.feed(bytes)
      let other = try tmux.screen { screen.rows[$0.row][$0.column].style.background }
      for row in 0..<Self.size.rows {
        let ours = screen.rows[row].map(\.seen)
        let theirs = other.rows[row].map(\.seen)
        #expect(ours == theirs, "seed \(seed), row \(row): \(bytes.readable)")
        if ours != theirs { return }
      }
    }
  }

  /// A sequence or text that an encoder could send, at a place where text cannot run over the edge.
  private static func anything(_ random: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 1...9, using: &random)
    // Wide text is at even columns, so that no erasing cuts it: there terminals differ.
    let place = Point(
      column: 2 * Int.random(in: 0..<size.columns / 2 - 5, using: &random),
      row: Int.random(in: 0..<size.rows, using: &random))
    let texts = ["abc", "x", "漢字", "é", "─│", "한", "  ", "中a"]
    let styles = [
      "", "31", "1;4", "22;24", "7", "27", "48;5;120", "38;2;1;2;3", "49", "39", "0;44",
    ]
    let start = ControlSequence.cursorPosition(place).bytes
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return start + ControlSequence.eraseCharacters(2 * count).bytes
    case 1: return start + ControlSequence.eraseToEndOfRow.bytes
    case 2: return start + Array("ab\u{8}\u{8}c".utf8)
    case 3: return start + ControlSequence.cursorForward(count).bytes + Array("f".utf8)
    case 4: return start + ControlSequence.cursorDown(count).bytes + Array("d".utf8)
    case 5: return start + ControlSequence.cursorUp(count).bytes + Array("u".utf8)
    case 6: return Array("\r".utf8) + ControlSequence.cursorColumn(count).bytes + Array("g".utf8)
    case 7: return start + Array("r".utf8) + ControlSequence.repeatCharacter(count).bytes
    case 8: return start + ControlSequence.cursorBackward(count).bytes + Array("b".utf8)
    case 9, 10:
      return ControlSequence.graphicRendition(styles[Int(random.next() % UInt64(styles.count))])
        .bytes
    default: return start + Array(texts[Int(random.next() % UInt64(texts.count))].utf8)
    }
  }
}

extension TmuxTerminal {
  /// What it shows, as a screen of ours.
  ///
  /// - Parameter background: The background of a blank cell that tmux does not tell.
  func screen(background: (Point) -> Color) throws -> VirtualScreen {
    var screen = VirtualScreen(size: size)
    for (row, cells) in try cells(profile: .cluster).enumerated() {
      for column in 0..<size.columns {
        let style = Style(background: background(Point(column: column, row: row)))
        screen.rows[row][column] =
          column < cells.count ? cells[column] : VirtualScreen.Cell(style: style)
      }
    }
    let cursor = try cursor()
    screen.cursor = cursor.point
    screen.isCursorVisible = cursor.isVisible
    return screen
  }
}

extension VirtualScreen.Cell {
  /// The cell without what cannot be seen of its style.
  fileprivate var seen: VirtualScreen.Cell {
    var cell = self
    if text == " " { cell.style = style.onBlank }
    if width == 0 { cell.style = .plain }
    return cell
  }
}
