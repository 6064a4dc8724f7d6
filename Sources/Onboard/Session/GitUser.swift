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
    var rest = Substring(String(decoding: GitUser.withoutReturns(bytes), as: UTF8.self))
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "[" {
        let header = rest.dropFirst().prefix { $0 != "]" && $0 != "\n" }
        isInside = header.lowercased() == "user"
        rest = rest.dropFirst(header.count + 2)
      } else if first == "#" || first == ";" {
        rest = rest.drop { $0 != "\n" }
      } else {
        let name = rest.prefix { $0 != "=" && $0 != "\n" && $0 != "#" && $0 != ";" }
        rest = rest.dropFirst(name.count)
        // A name alone stands for true, which is nobody's name.
        guard rest.first == "=" else { continue }
        let key = name.filter { !$0.isWhitespace }.lowercased()
        guard let value = GitUser.value(of: &rest), isInside else { continue }
        switch key {
        case "name": self.name = value
        case "email": email = value
        default: break
        }
      }
    }
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

  /// Reads what is behind a name, to the end of the line; nil if it is not well formed.
  private static func value(of rest: inout Substring) -> String? {
    rest.removeFirst()
    var value = ""
    var blanks = ""
    var isQuoted = false
    while let character = rest.popFirst(), character != "\n" {
      switch character {
      case "\"": isQuoted.toggle()
      case "#" where !isQuoted, ";" where !isQuoted:
        rest = rest.drop { $0 != "\n" }
      case " " where !isQuoted, "\t" where !isQuoted:
        if !value.isEmpty { blanks.append(character) }
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        if escaped == "\n" { continue }
        guard let meant = escapes[escaped] else {
          rest = rest.drop { $0 != "\n" }
          return nil
        }
        value += blanks + String(meant)
        blanks = ""
      default:
        value += blanks + String(character)
        blanks = ""
      }
    }
    return isQuoted ? nil : value
  }

  private static let escapes: [Character: Character] = [
    "\"": "\"", "\\": "\\", "n": "\n", "t": "\t", "b": "\u{8}",
  ]
}
