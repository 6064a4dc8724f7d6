import Testing

@testable import Onboard
@testable import TTYCore

@Suite struct AsciicastTests {
  /// The lines of a recording, each a value.
  private func lines(_ cast: Asciicast) throws -> [JSON] {
    try cast.text.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)).value }
  }

  private func elements(_ event: JSON) throws -> (time: String, kind: String, data: String) {
    guard case .array(let parts) = event, parts.count == 3, case .number(let time) = parts[0],
      case .string(let kind) = parts[1], case .string(let data) = parts[2]
    else {
      Issue.record("no event: \(event.text)")
      return ("", "", "")
    }
    return (time, kind, data)
  }

  @Test func header() throws {
    var strip = Filmstrip()
    strip.append(Frame(size: Size(columns: 30, rows: 7)), at: 0)
    let header = try #require(
      lines(Asciicast(strip, title: "A \"b\"\u{1b}[2J", palette: .light)).first)
    #expect(header["version"] == .number("2"))
    #expect(header["width"] == .number("30"))
    #expect(header["height"] == .number("7"))
    #expect(header["title"] == .string("A \"b\"␛[2J"))
    #expect(header["theme"]?["bg"] == .string("#ffffff"))
  }

  /// A player that has read an event shows the frame of that moment.
  @Test(arguments: 0..<60)
  func replaysTheFrames(_ seed: UInt64) throws {
    var frames = RandomFrames(
      random: SeededGenerator(seed: seed), clusters: RandomFrames.common)
    let size = Size(columns: 20, rows: 5)
    var frame = Frame(size: size)
    var strip = Filmstrip()
    for moment in 0..<20 {
      strip.append(frame, at: moment * 1234)
      frames.change(&frame, times: 2)
      frame.title = nil
    }
    var screen = VirtualScreen(size: size)
    for event in try lines(Asciicast(strip, title: "")).dropFirst().dropLast() {
      let (time, kind, data) = try elements(event)
      // A change that nobody sees, such as the colour of a blank, is no event.
      let picture = try #require(
        strip.pictures.first {
          time == "\($0.milliseconds / 1000).\(padded($0.milliseconds % 1000))"
        })
      #expect(kind == "o")
      screen.feed(Array(data.utf8))
      #expect(screen.faults == [])
      for row in 0..<size.rows {
        let text = screen.rows[row].map(\.text).joined()
        #expect(text.hasPrefix(picture.frame.text(row: row)))
      }
      #expect(screen.isCursorVisible == (picture.frame.cursor != nil))
      if let cursor = picture.frame.cursor { #expect(screen.cursor == cursor) }
    }
    let last = try #require(strip.pictures.last)
    for row in 0..<size.rows {
      #expect(screen.rows[row].map(\.text).joined().hasPrefix(last.frame.text(row: row)))
    }
  }

  private func padded(_ number: Int) -> String {
    String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
  }

  @Test func sizesAndTheEnd() throws {
    var strip = Filmstrip()
    strip.append(Frame(size: Size(columns: 30, rows: 7)), at: 0)
    strip.append(Frame(size: Size(columns: 30, rows: 7)), at: 500)
    strip.append(Frame(size: Size(columns: 20, rows: 5)), at: 1250)
    // What comes too late is shown at once.
    strip.append(Frame(size: Size(columns: 10, rows: 5)), at: 1000)
    strip.wait(until: 3000)
    let events = try lines(Asciicast(strip, title: "")).dropFirst().map(elements)
    #expect(events.map(\.time) == ["0.000", "1.250", "1.250", "1.250", "1.250", "3.000"])
    #expect(events.map(\.kind) == ["o", "r", "o", "r", "o", "o"])
    #expect(events[1].data == "20x5")
    #expect(events[3].data == "10x5")
    #expect(events[5].data == "\u{1b}[m\u{1b}[6;1H\u{1b}[?25h")
  }
}
