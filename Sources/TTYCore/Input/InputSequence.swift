/// A complete control sequence in its parts (ECMA-48, section 5.4).
struct InputSequence {
  /// What the decoder was told of the terminal and that changes a meaning.
  struct Context {
    var isKitty: Bool
    var isCursorReportPending: Bool
  }

  /// What a sequence stands for.
  enum Meaning {
    case key(KeyEvent)
    case event(InputEvent)
    case pasteStart
    case unknown
  }

  /// The byte from `<` to `?` before the parameters, 0 if none.
  let prefix: UInt8
  /// The byte before the final one if it is from space to `/`, else 0.
  let intermediate: UInt8
  let final: UInt8
  let parameters: Parameters
  /// Where the parameters are in the bytes of the sequence.
  let range: Range<Int>

  /// Takes a sequence apart; nil if its bytes are not in the order of a control sequence.
  init?(_ bytes: [UInt8], bodyAt start: Int) {
    guard start < bytes.count, let last = bytes.last else { return nil }
    let first = bytes[start]
    prefix = (0x3c...0x3f).contains(first) ? first : 0
    var end = bytes.count - 1
    let beforeLast = end > start ? bytes[end - 1] : 0
    if (0x20...0x2f).contains(beforeLast) {
      intermediate = beforeLast
      end -= 1
    } else {
      intermediate = 0
    }
    final = last
    range = (prefix == 0 ? start : start + 1)..<end
    parameters = Parameters(bytes, in: range)
    guard parameters.isWellFormed else { return nil }
  }

  /// The meaning of the sequence that was made from `bytes`.
  func meaning(of bytes: [UInt8], in context: Context) -> Meaning {
    switch (prefix, intermediate) {
    case (0, 0): plainMeaning(of: bytes, in: context)
    case (UInt8(ascii: "<"), 0): mouseMeaning
    default: privateReport(of: bytes).map { .event(.report($0)) } ?? .unknown
    }
  }

  private func plainMeaning(of bytes: [UInt8], in context: Context) -> Meaning {
    switch final {
    case UInt8(ascii: "u"): return kittyKey(of: bytes, in: context)
    case UInt8(ascii: "~"):
      if parameters.count == 1, parameters[0] == 200 { return .pasteStart }
      return tildeKey(in: context).map(Meaning.key) ?? .unknown
    case UInt8(ascii: "I") where parameters.count == 0: return .event(.focus(isIn: true))
    case UInt8(ascii: "O") where parameters.count == 0: return .event(.focus(isIn: false))
    case UInt8(ascii: "M"):
      return MouseEvent(urxvt: parameters).map { .event(.mouse($0)) } ?? .unknown
    case UInt8(ascii: "R"):
      if let report = cursorReport(in: context) { return .event(.report(report)) }
    case UInt8(ascii: "t"):
      return windowReport.map(Meaning.event) ?? .unknown
    case UInt8(ascii: "n"):
      guard parameters.count == 1, let status = parameters[0] else { return .unknown }
      return .event(.report(.deviceStatus(status)))
    default: break
    }
    return (letterKey(in: context) ?? rxvtKey).map(Meaning.key) ?? .unknown
  }

  private var mouseMeaning: Meaning {
    MouseEvent(sgr: parameters, final: final).map { .event(.mouse($0)) } ?? .unknown
  }
}
