import TTYCore

/// Cuts what is written to a terminal into text and control functions.
struct OutputParser {
  enum Item: Equatable {
    case text(String)
    case control(UInt8)
    /// ESC and one byte.
    case escape(UInt8)
    /// CSI: the parameters, private marks included, and the final byte.
    case sequence(String, UInt8)
    /// OSC without its end.
    case command(String)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Item? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    if first == 0x1b { return nextEscape() }
    if first < 0x20 || first == 0x7f {
      index += 1
      return .control(first)
    }
    let start = index
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] != 0x7f { index += 1 }
    return .text(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func nextEscape() -> Item {
    guard index + 1 < bytes.count else {
      index = bytes.count
      return .control(0x1b)
    }
    let kind = bytes[index + 1]
    index += 2
    let start = index
    switch kind {
    case UInt8(ascii: "["):
      while index < bytes.count, bytes[index] < 0x40 { index += 1 }
      let final = index < bytes.count ? bytes[index] : 0
      let parameters = String(decoding: bytes[start..<index], as: UTF8.self)
      index += 1
      return .sequence(parameters, final)
    case UInt8(ascii: "]"):
      while index < bytes.count, bytes[index] >= 0x20 { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      index += 2
      return .command(text)
    default:
      return .escape(kind)
    }
  }

  /// The style of the pen after SGR.
  static func style(_ old: Style, after parameters: [Int]) -> Style {
    var style = old
    var rest = parameters[...]
    if rest.isEmpty { return .plain }
    while let code = rest.popFirst() {
      switch code {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = .ansi(UInt8(code - 30))
      case 90...97: style.foreground = .ansi(UInt8(code - 82))
      case 40...47: style.background = .ansi(UInt8(code - 40))
      case 100...107: style.background = .ansi(UInt8(code - 92))
      case 38: style.foreground = color(&rest)
      case 48: style.background = color(&rest)
      case 39: style.foreground = .default
      case 49: style.background = .default
      default: break
      }
    }
    return style
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> Color {
    func channel() -> UInt8 { UInt8(clamping: rest.popFirst() ?? 0) }
    switch rest.popFirst() {
    case 5: return .indexed(channel())
    case 2:
      let (red, green, blue) = (channel(), channel(), channel())
      return .rgb(red, green, blue)
    default: return .default
    }
  }
}
