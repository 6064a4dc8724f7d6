/// A paste made into one line of text.
///
/// Terminals send the line ends of a paste as CR, LF or CR LF, some as CR CR; runs of them become
/// one space, those at the ends go, and a word says so. Bytes that are no UTF-8 become U+FFFD;
/// other control characters go.
public struct PastedText: Hashable, Sendable {
  /// The line.
  public let text: String
  /// What the person should know of how it was made, if anything of it changed.
  public let notice: String?

  /// Makes one line of what a paste brought.
  /// - Parameter isTruncated: whether there was more than was kept.
  public init(_ bytes: [UInt8], isTruncated: Bool = false) {
    var scalars = String.UnicodeScalarView()
    var hasBreak = false
    var isJoined = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.isLineEnd {
        hasBreak = !scalars.isEmpty
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        if hasBreak { scalars.append(" ") }
        isJoined = isJoined || hasBreak
        hasBreak = false
        scalars.append(scalar == "\t" ? " " : scalar)
      }
    }
    text = String(scalars)
    notice =
      isTruncated
      ? "The paste was too long: its end was not taken."
      : isJoined ? "Pasted as one line: line breaks became spaces." : nil
  }
}
