/// How many colours a terminal draws.
public enum ColorDepth: Int, Comparable, Sendable {
  /// No colour (`NO_COLOR`, monochrome terminals); attributes stay.
  case none
  /// The 16 ANSI colours.
  case ansi16
  /// The palette of 256.
  case indexed256
  /// Red, green and blue.
  case trueColor

  /// Orders the depths by what they can show.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The nearest colour that this depth can draw.
  public func nearest(_ color: Color) -> Color {
    if self == .none { return .default }
    switch color.kind {
    case .default: return color
    case .indexed(let index):
      if self >= .indexed256 || index < 16 { return color }
      return .ansi(Palette.nearestANSI(to: Palette.rgb(index)))
    case .rgb(let red, let green, let blue):
      let wanted = PaletteColor(red: Int(red), green: Int(green), blue: Int(blue))
      switch self {
      case .trueColor: return color
      case .indexed256: return .indexed(Palette.nearestIndexed(to: wanted))
      default: return .ansi(Palette.nearestANSI(to: wanted))
      }
    }
  }

  /// The style with both colours as near as this depth comes.
  func nearest(_ style: Style) -> Style {
    if self == .trueColor { return style }
    return Style(
      foreground: nearest(style.foreground), background: nearest(style.background),
      attributes: style.attributes)
  }
}

/// Red, green and blue, each from 0 to 255.
struct PaletteColor: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  /// The square of the distance to another colour.
  func distance(to other: PaletteColor) -> Int {
    let (dr, dg, db) = (red - other.red, green - other.green, blue - other.blue)
    return dr * dr + dg * dg + db * db
  }
}

/// xterm's palette of 256, as XTerm-col.ad and 256colres.h compute it.
enum Palette {
  /// The values of a channel in the 6×6×6 cube.
  private static let levels = [0, 95, 135, 175, 215, 255]
  private static let ansi: [PaletteColor] = [
    PaletteColor(red: 0, green: 0, blue: 0), PaletteColor(red: 205, green: 0, blue: 0),
    PaletteColor(red: 0, green: 205, blue: 0), PaletteColor(red: 205, green: 205, blue: 0),
    PaletteColor(red: 0, green: 0, blue: 238), PaletteColor(red: 205, green: 0, blue: 205),
    PaletteColor(red: 0, green: 205, blue: 205), PaletteColor(red: 229, green: 229, blue: 229),
    PaletteColor(red: 127, green: 127, blue: 127), PaletteColor(red: 255, green: 0, blue: 0),
    PaletteColor(red: 0, green: 255, blue: 0), PaletteColor(red: 255, green: 255, blue: 0),
    PaletteColor(red: 92, green: 92, blue: 255), PaletteColor(red: 255, green: 0, blue: 255),
    PaletteColor(red: 0, green: 255, blue: 255), PaletteColor(red: 255, green: 255, blue: 255),
  ]

  /// The colour of a palette entry.
  static func rgb(_ index: UInt8) -> PaletteColor {
    let index = Int(index)
    if index < 16 { return ansi[index] }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return PaletteColor(red: grey, green: grey, blue: grey)
    }
    let cube = index - 16
    return PaletteColor(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
  }

  /// The nearest of the 16 ANSI colours.
  static func nearestANSI(to color: PaletteColor) -> UInt8 {
    nearest(to: color, among: 0..<16)
  }

  /// The nearest of the entries that themes do not change, 16 to 255.
  static func nearestIndexed(to color: PaletteColor) -> UInt8 {
    nearest(to: color, among: 16..<256)
  }

  private static func nearest(to color: PaletteColor, among indices: Range<Int>) -> UInt8 {
    var best: UInt8 = 0
    var bestDistance = Int.max
    for index in indices {
      let candidate = UInt8(truncatingIfNeeded: index)
      let distance = rgb(candidate).distance(to: color)
      if distance < bestDistance { (best, bestDistance) = (candidate, distance) }
    }
    return best
  }
}
