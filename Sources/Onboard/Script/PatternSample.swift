/// Texts that match a regular expression.
enum PatternSample {
  static func texts(of pattern: Pattern, lengths: ClosedRange<Int>) -> [String] { [] }
}
