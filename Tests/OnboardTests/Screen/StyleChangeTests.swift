import Testing

@testable import TTYCore

@Suite struct StyleChangeTests {
  /// What is between `CSI` and `m`.
  static func parameters(from old: Style?, to new: Style) -> String {
    var bytes: [UInt8] = []
    StyleChange.write(from: old, to: new, into: &bytes)
    return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
  }

  @Test(arguments: [
    (Style.plain, Style(attributes: .bold), "1"),
    (Style(attributes: .bold), .plain, ""),
    (Style(attributes: [.bold, .dim]), Style(attributes: .dim), "0;2"),
    (Style(foreground: .red, attributes: .bold), Style(foreground: .red), "22"),
    (Style(foreground: .red), Style(foreground: .ansi(9)), "91"),
    (Style(background: .indexed(200)), Style(background: .ansi(12)), "104"),
    (Style(foreground: .red, background: .blue), Style(background: .blue), "39"),
    (Style(foreground: .red), Style(foreground: .indexed(99)), "38;5;99"),
    (Style(attributes: [.underline, .reverse, .italic]), Style(attributes: .italic), "0;3"),
  ])
  func shortest(old: Style, new: Style, parameters: String) {
    #expect(Self.parameters(from: old, to: new) == parameters)
  }

  @Test func unknownPenIsReset() {
    #expect(Self.parameters(from: nil, to: .plain).isEmpty)
    #expect(Self.parameters(from: nil, to: Style(foreground: .green)) == "0;32")
  }

  @Test func aTerminalEndsUpWithTheNewStyle() {
    for seed in 0..<2000 as Range<UInt64> {
      var frames = RandomFrames(random: SeededGenerator(seed: seed))
      let (old, new) = (frames.style(), frames.style())
      let parameters = Self.parameters(from: old, to: new)
      let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
      if old != new { #expect(OutputParser.style(old, after: numbers) == new, "\(seed)") }
    }
  }

  @Test func packingKeepsColorsAndAttributes() {
    var style = Style(foreground: .rgb(255, 254, 253), background: .indexed(255))
    style.attributes = [.bold, .strikethrough]
    #expect(style.foreground.kind == .rgb(255, 254, 253))
    #expect(style.background.kind == .indexed(255))
    style.foreground = .default
    style.background = .rgb(1, 0, 255)
    #expect(style.foreground.kind == .default)
    #expect(style.background.kind == .rgb(1, 0, 255))
    #expect(style.attributes == [.bold, .strikethrough])
  }
}
