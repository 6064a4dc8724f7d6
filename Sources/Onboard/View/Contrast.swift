import TTYCore

/// How well one colour is read on another, as WCAG 2.2 computes it.
enum Contrast {
  /// What text is to have at least (WCAG 2.2, success criterion 1.4.3).
  static let ofText = 4.5

  /// The contrast of two colours, from 1 to 21; nil if one is the terminal's own or one of the ANSI
  /// 16, which can be anything.
  static func ratio(_ one: Color, _ other: Color) -> Double? {
    guard let one = luminance(one), let other = luminance(other) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance, from 0 to 1.
  private static func luminance(_ color: Color) -> Double? {
    let channels: [Int]
    switch color.kind {
    case .rgb(let red, let green, let blue): channels = [Int(red), Int(green), Int(blue)]
    case .indexed(let index) where index >= 16: channels = Contrast.channels(Int(index))
    default: return nil
    }
    return zip([0.2126, 0.7152, 0.0722], channels).reduce(0) { $0 + $1.0 * linear($1.1) }
  }

  /// Red, green and blue of an entry of xterm's palette beyond the ANSI 16.
  private static func channels(_ index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    let cube = index - 16
    return [cube / 36, cube / 6 % 6, cube % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
  }

  private static func linear(_ channel: Int) -> Double {
    let share = Double(channel) / 255
    if share <= 0.04045 { return share / 12.92 }
    // To the power of 2.4: two fifths of the fifth root, by Newton's method, which comes from above.
    let base = (share + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<16 { root = (4 * root + base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }
}
