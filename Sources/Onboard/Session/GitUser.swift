/// Who the person is to git: the section `user` of its configuration files.
///
/// The syntax is that of git-config(1): sections in brackets, comments behind `#` and `;`, values
/// with quotes, escapes and lines that go on behind a backslash. Other files that it includes are
/// not read.
struct GitUser {
  var name: String?
  var email: String?

  /// Takes what another file says; the last word of a name counts.
  mutating func read(_ bytes: [UInt8]) {
    var isInside = false
    var rest = GitUser.withoutReturns(bytes)[...]
    // A byte order mark, as git does.
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    while let first = rest.first {
      switch first {
      case _ where GitUser.isSpace(first):
        rest.removeFirst()
      case UInt8(ascii: "["):
        let header = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") && $0 != GitUser.newline }
        isInside = header.map(\.lowercasedASCII) == Array("user".utf8)
        rest = rest.dropFirst(header.count + 2)
      case UInt8(ascii: "#"), UInt8(ascii: ";"):
        GitUser.skipLine(&rest)
      default:
        let name = rest.prefix {
          $0 != UInt8(ascii: "=") && $0 != GitUser.newline && $0 != UInt8(ascii: "#")
            && $0 != UInt8(ascii: ";")
        }
        rest = rest.dropFirst(name.count)
        // A name alone stands for true, which is nobody's name.
        guard rest.first == UInt8(ascii: "=") else { continue }
        rest.removeFirst()
        guard let value = GitUser.value(of: &rest), isInside else { continue }
        switch GitUser.word(name) {
        case "name": self.name = value
        case "email": email = value
        default: break
        }
      }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0d ~= byte }

  /// A word in small letters, without blanks.
  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { !isSpace($0) }.map(\.lowercasedASCII), as: UTF8.self)
  }

  private static func skipLine(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.drop { $0 != newline }
  }

  /// The bytes with line ends of one byte.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), kept.last == UInt8(ascii: "\r") { kept.removeLast() }
      kept.append(byte)
    }
    return kept
  }

  /// Reads a value to the end of the line; nil if it is not well formed.
  private static func value(of rest: inout ArraySlice<UInt8>) -> String? {
    var value: [UInt8] = []
    // How much of it is not blanks at its end.
    var length = 0
    var isQuoted = false
    while let byte = rest.popFirst(), byte != newline {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        continue
      case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted:
        skipLine(&rest)
        continue
      case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: "\t") where !isQuoted:
        if !value.isEmpty { value.append(byte) }
        continue
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { continue }
        if escaped == newline { continue }
        guard let meant = meaning(of: escaped) else {
          skipLine(&rest)
          return nil
        }
        value.append(meant)
      default: value.append(byte)
      }
      length = value.count
    }
    let text = String(decoding: value[..<length], as: UTF8.self)
    // What is not UTF-8 is nobody's name as it stands.
    return isQuoted || text.unicodeScalars.contains("\u{FFFD}") ? nil : text
  }

  /// What a character behind a backslash stands for; nil if it may not stand there.
  private static func meaning(of escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped
    case UInt8(ascii: "n"): newline
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "b"): 0x08
    default: nil
    }
  }
}
