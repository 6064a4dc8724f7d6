/// The syntax of e-mail addresses.
///
/// It is the HTML Standard's for `input type=email`, and what makes an address one on the public
/// internet: at most 64 bytes before the `@`, 253 after it and 254 in all (RFC 5321 and its
/// errata), two labels at least, the last of two or more characters and not all digits. Quoted
/// local parts and address literals are refused on purpose.
public enum EmailAddress {
  /// Whether `text` is an address.
  public static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 254, let at = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    let local = bytes[..<at]
    let labels = bytes[(at + 1)...].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...64).contains(local.count), local.allSatisfy(isLocal), bytes.count - at - 1 <= 253,
      labels.count >= 2, labels.allSatisfy(isLabel), let last = labels.last
    else { return false }
    return last.count >= 2 && !last.allSatisfy(isDigit)
  }

  /// `text` without the white space, controls and invisible characters at its ends, which a copy
  /// often brings along.
  public static func trimmed(_ text: String) -> String {
    func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isInvisible($0) }),
      let end = scalars.lastIndex(where: { !isInvisible($0) })
    else { return "" }
    return String(scalars[start...end])
  }

  private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
    (1...63).contains(label.count)
      && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
      && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || localMarks.contains(byte)
  }

  private static let localMarks = Set(".!#$%&'*+/=?^_`{|}~-".utf8)

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
