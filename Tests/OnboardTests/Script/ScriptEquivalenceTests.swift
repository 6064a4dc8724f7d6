import TTYCore
import Testing

@testable import Onboard

/// A script, the bytes that a terminal would have sent, and these bytes in pieces: all the same.
@Suite struct ScriptEquivalenceTests {
  private static let keys: [(line: String, bytes: String)] = [
    ("press tab", "\t"), ("press shift+tab", "\u{1b}[Z"), ("press return", "\r"),
    ("press space", " "), ("press up", "\u{1b}[A"), ("press down", "\u{1b}[B"),
    ("press left", "\u{1b}[D"), ("press right", "\u{1b}[C"), ("press home", "\u{1b}[H"),
    ("press ctrl+n", "\u{e}"), ("press ctrl+p", "\u{10}"), ("press alt+return", "\u{1b}\r"),
    ("press f9", "\u{1b}[20~"), ("press f6", "\u{1b}[17~"), ("press f1", "\u{1b}OP"),
    // A lone Escape in the middle of bytes is written so.
    ("press esc", "\u{1b}[27u"), ("press backspace", "\u{7f}"), ("press ctrl+w", "\u{17}"),
    ("press ctrl+_", "\u{1f}"), ("type \"ada@example.com\"", "ada@example.com"),
    ("type \"long enough\"", "long enough"), ("type \"123456\"", "123456"),
    ("type \"94105\"", "94105"), ("type \"é漢\"", "é漢"),
    ("paste \"code 1 2 3\\n456\"", "\u{1b}[200~code 1 2 3\n456\u{1b}[201~"),
    ("resize 40x12", "\u{1b}[48;12;40;0;0t"), ("resize 80x24", "\u{1b}[48;24;80;0;0t"),
  ]

  private static func hexLines(_ bytes: [UInt8], _ random: inout SeededGenerator) -> String {
    var rest = bytes[...]
    var lines = ""
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...9, using: &random))
      rest = rest.dropFirst(piece.count)
      lines += "bytes " + piece.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n"
      if Int.random(in: 0..<5, using: &random) == 0 { lines += "\n# nothing\n" }
    }
    return lines
  }

  @Test(arguments: ["sign-in", "verify", "address", "welcome"], 0..<6)
  func sameRun(_ name: String, seed: Int) throws {
    let flow = try ScriptFlows.project(name)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<3 {
      let count = Int.random(in: 1...40, using: &random)
      let keys = (0..<count).compactMap { _ in Self.keys.randomElement(using: &random) }
      let bytes = keys.flatMap { Array($0.bytes.utf8) }
      let lines = keys.map { "\($0.line)\n" }.joined()
      let pieces = Self.hexLines(bytes, &random)

      var session = ScriptSession(flow) { _ in .accepted(answers: []) }
      session.feed(bytes)
      let piped = session.end()
      let scripted = try ScriptRunner(flow).run(lines)
      let hex = try ScriptRunner(flow).run(pieces)

      #expect(scripted.outcome == piped, "\(lines)")
      #expect(hex.outcome == piped, "\(pieces)")
      #expect(scripted.answers == session.wizard.answers)
      #expect(hex.answers == session.wizard.answers)
      #expect(scripted.run.wizard.size == session.wizard.size)
      // Where nothing has scrolled, a screen does not depend on when it was drawn.
      let screen = WizardScreen.draw(session.wizard).frame
      if scripted.run.wizard.scrolls.values.allSatisfy({ $0.offset == 0 }) {
        #expect(scripted.run.seen == screen, "\(lines)")
      }
      if hex.run.wizard.scrolls.values.allSatisfy({ $0.offset == 0 }) {
        #expect(hex.run.seen == screen, "\(pieces)")
      }
    }
  }

  /// A block is its lines as often as it says, and a file its lines.
  @Test(arguments: 0..<20)
  func blocksAreTheirLines(seed: Int) throws {
    let flow = try ScriptFlows.project("welcome")
    var random = SeededGenerator(seed: UInt64(seed))
    let body = (0..<Int.random(in: 1...6, using: &random))
      .compactMap { _ in Self.keys.randomElement(using: &random)?.line }
      .joined(separator: "\n")
    let count = Int.random(in: 1...4, using: &random)
    let plain = Array(repeating: body, count: count).joined(separator: "\n")
    let block = try Script(
      Array("repeat \(count) {\ninclude \"body\"\n}".utf8), path: "s",
      read: ScriptFlows.files(["body": body]))
    let one = try ScriptRunner(flow).run(plain).run
    let other = try ScriptRunner(flow).run(block).run
    #expect(one.frame == other.frame)
    #expect(one.wizard.answers == other.wizard.answers)
  }
}
