import TTYCore

/// Frames at random: words, wide and joined clusters, at and over the edges, half covered.
struct RandomFrames {
  /// Clusters that every terminal of the last ten years knows.
  static let common: [String] = [
    "a", "b", "Z", "0", " ", "word", "two words", "    ", "========", "x y", "é", "ß", "Ж",
    "─", "────────", "│", "漢", "漢字", "カナ", "한글", "😀", "e\u{301}", "中a文b",
  ]
  /// Clusters that terminals count differently, and text that the gate has to change.
  static let disputed: [String] = [
    "👩‍💻", "👨‍👩‍👧", "❤️", "1️⃣", "🇯🇵", "🇯", "👍🏽", "क्षि", "ก็", "\u{301}", "\u{903}", "\u{200B}",
    "a\u{1B}[2Jb", "\u{9B}31m", "\r\n", "\u{202E}abc", "●", "✓", "…", "⠋", "\u{1161}",
  ]

  var random: SeededGenerator
  var clusters = common + disputed
  var colors: [Color] = [.default, .red, .ansi(12), .indexed(208), .rgb(1, 200, 90)]

  mutating func style() -> Style {
    var style = Style.plain
    if Bool.random(using: &random) { style.foreground = pick(colors) }
    if Int.random(in: 0..<3, using: &random) == 0 { style.background = pick(colors) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      style.attributes = Style.Attributes(rawValue: UInt8.random(in: 0..<64, using: &random))
    }
    return style
  }

  mutating func frame(_ size: Size, profile: WidthProfile = .cluster) -> Frame {
    var frame = Frame(size: size, profile: profile)
    change(&frame, times: Int.random(in: 0...30, using: &random))
    return frame
  }

  mutating func change(_ frame: inout Frame, times: Int) {
    for _ in 0..<times { changeOnce(&frame) }
    frame.cursor = Bool.random(using: &random) ? nil : point(in: frame.size, margin: 0)
    frame.title = pick([nil, "one", "two\u{7}\u{1B}]"])
  }

  private mutating func changeOnce(_ frame: inout Frame) {
    let origin = point(in: frame.size, margin: 3)
    let style = style()
    switch Int.random(in: 0..<10, using: &random) {
    case 0: frame.fill(rect(at: origin), style: style)
    case 1: frame.fill(rect(at: origin), with: pick(["#", "─"]), style: style)
    case 2: frame.restyle(rect(at: origin)) { $0.attributes.formSymmetricDifference(.reverse) }
    case 3: frame.put(text(), at: origin, style: style, within: rect(at: origin))
    default: frame.put(text(), at: origin, style: style)
    }
  }

  mutating func text() -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in pick(clusters) }.joined()
  }

  private mutating func rect(at origin: Point) -> Rect {
    Rect(
      origin: origin,
      size: Size(
        columns: Int.random(in: 0...20, using: &random), rows: Int.random(in: 0...4, using: &random)
      ))
  }

  private mutating func point(in size: Size, margin: Int) -> Point {
    Point(
      column: Int.random(in: -margin..<size.columns + margin, using: &random),
      row: Int.random(in: -margin..<size.rows + margin, using: &random))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
