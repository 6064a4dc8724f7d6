extension StringProtocol {
  /// Whether there is anything to see in the text, or to hear: more than white space, characters
  /// that only format, and marks on nothing.
  var isVisible: Bool { unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    if isASCII { return value > 0x20 && value < 0x7F }
    // The one blank among the symbols.
    if self == "\u{2800}" || properties.isWhitespace || properties.isDefaultIgnorableCodePoint {
      return false
    }
    return switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: false
    default: true
    }
  }
}
