/// Durations as flows, scripts and options write them: a number and `ms`, `s`, `m` or `h`.
public enum DurationText {
  /// The longest, in milliseconds: ten years.
  static let maximum = 10 * 366 * 24 * 3_600_000

  private static let units: [(name: String, milliseconds: Int)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]

  /// The milliseconds of a duration, rounded down; nil if it is none, or too long.
  public static func milliseconds(_ text: String) -> Int? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let number = text.dropLast(unit.name.count)
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, isDigits(whole), let units = Int(whole),
      units <= maximum / unit.milliseconds
    else { return nil }
    var result = units * unit.milliseconds
    if parts.count > 1 {
      // Nine digits are more than a millisecond needs of an hour.
      guard isDigits(parts[1]), let fraction = Int(parts[1].prefix(9)) else { return nil }
      var scale = 1
      for _ in parts[1].prefix(9) { scale *= 10 }
      result += fraction * unit.milliseconds / scale
    }
    return result <= maximum ? result : nil
  }

  /// The shortest way to write a number of milliseconds.
  static func text(_ milliseconds: Int) -> String {
    let unit = units.last { milliseconds.isMultiple(of: $0.milliseconds) && milliseconds != 0 }
    guard let unit else { return "0s" }
    return "\(milliseconds / unit.milliseconds)\(unit.name)"
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
