import Testing

@testable import TTYCore

@Suite struct TerminalModeTests {
  static let all = TerminalMode.allCases

  /// The places at which sequences stand in the bytes, in the order given.
  static func places(of sequences: [String], in bytes: [UInt8]) -> [String.Index] {
    let text = String(decoding: bytes, as: UTF8.self)
    return sequences.compactMap { text.firstRange(of: "\u{1b}[" + $0)?.lowerBound }
  }

  @Test func areLeftInTheOppositeOrder() {
    let on = ["22;2t", "?1049h", "?2004h", ">1u", "?1000h", "?1006h", "?2048h"]
    let off = ["?2026l", "?2048l", "?1006l", "?1000l", "<u", "?2004l", "?25h", "?1049l", "23;2t"]
    let entering = Self.places(of: on, in: Self.all.entering)
    let leaving = Self.places(of: off, in: Self.all.leaving)
    #expect(entering.count == on.count && entering == entering.sorted())
    #expect(leaving.count == off.count && leaving == leaving.sorted())
  }

  /// A sequence that was cut off is ended first, and no modes need no bytes.
  @Test func leavingEndsWhatWasCutOff() {
    #expect([TerminalMode.cursor].leaving.starts(with: [0x1b, 0x5c]))
    #expect([TerminalMode]().leaving.isEmpty && [TerminalMode]().entering.isEmpty)
  }

  /// The handler of a crash has a buffer of fixed size.
  @Test func leavingFitsTheHandlersBuffer() {
    #expect(Self.all.leaving.count <= SignalState.capacity)
  }
}
