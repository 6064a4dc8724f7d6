/// One pass over the text of a regular expression, for ``PatternCheck``.
struct PatternScan {
  /// A group that is open, or the whole expression.
  private struct Group {
    var isVarying = false
  }

  /// How often the piece before may stand.
  private struct Quantifier {
    var minimum: Int
    var maximum: Int
  }

  private var rest: Substring
  private var groups = [Group()]
  /// Whether what was read last is a group, and one that can match texts of several lengths.
  private var last: Group?
  private(set) var depth = 0
  private(set) var largestCount = 0

  init(_ source: String) {
    rest = source[...]
  }

  mutating func fault() -> String? {
    var found: String?
    while let character = rest.popFirst() {
      let fault: String?
      switch character {
      case "\\": fault = readEscape()
      case "[": fault = readSet()
      case "(": fault = openGroup()
      case ")": fault = closeGroup()
      case "|":
        groups[groups.count - 1].isVarying = true
        last = nil
        fault = nil
      case "*": fault = quantify(Quantifier(minimum: 0, maximum: .max))
      case "+": fault = quantify(Quantifier(minimum: 1, maximum: .max))
      case "?": fault = quantify(Quantifier(minimum: 0, maximum: 1))
      case "{": fault = readCount().flatMap { quantify($0) }
      default:
        last = nil
        fault = nil
      }
      found = found ?? fault
    }
    return found
  }

  private mutating func quantify(_ quantifier: Quantifier) -> String? {
    if rest.first == "?" || rest.first == "+" { rest.removeFirst() }
    let isExplosive = quantifier.maximum > 1 && last?.isVarying ?? false
    if quantifier.minimum != quantifier.maximum { groups[groups.count - 1].isVarying = true }
    last = nil
    return isExplosive
      ? "a repeated group that holds a repetition or an alternative can take for ever" : nil
  }

  /// Reads the rest of `{2}`, `{2,}`, `{,3}` or `{2,3}`; nil if it is none of these.
  private mutating func readCount() -> Quantifier? {
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let parts = rest[..<end].filter { $0 != " " }
      .split(separator: ",", omittingEmptySubsequences: false)
    let counts = parts.map { Int($0) }
    guard (1...2).contains(parts.count), counts.contains(where: { $0 != nil }),
      zip(parts, counts).allSatisfy({ $0.isEmpty || $1 != nil })
    else {
      // A count too large for a number is one that is too large.
      let isCount = parts.joined().allSatisfy { $0.isASCII && $0.isNumber }
      if isCount, !parts.joined().isEmpty { largestCount = .max }
      return nil
    }
    rest = rest[end...].dropFirst()
    largestCount = max(largestCount, counts.compactMap { $0 }.max() ?? 0)
    let minimum = counts[0] ?? 0
    return Quantifier(
      minimum: minimum, maximum: parts.count == 1 ? minimum : counts[1] ?? .max)
  }

  private mutating func closeGroup() -> String? {
    guard groups.count > 1 else { return nil }
    let group = groups.removeLast()
    if group.isVarying { groups[groups.count - 1].isVarying = true }
    last = group
    return nil
  }

  private mutating func openGroup() -> String? {
    last = nil
    if rest.hasPrefix("?#") {
      rest = rest.drop { $0 != ")" }.dropFirst()
      return nil
    }
    groups.append(Group())
    depth = max(depth, groups.count - 1)
    guard rest.first == "?" else { return nil }
    rest.removeFirst()
    let start = rest
    if start.hasPrefix("P=") { return PatternScan.backReference }
    if let first = start.first, "R&(0123456789+".contains(first) || start.hasPrefix("P>") {
      return "recursion and conditions are not allowed in a pattern"
    }
    if start.first == "-", start.dropFirst().first?.isNumber ?? false {
      return "recursion and conditions are not allowed in a pattern"
    }
    let options = start.prefix { $0.isLetter || $0 == "-" || $0 == "^" }
    let end = start.dropFirst(options.count).first
    if options.contains("x"), end == ")" || end == ":" {
      return "the option \"x\" is not allowed in a pattern"
    }
    return nil
  }

  private static let backReference = "back-references are not allowed in a pattern"

  private mutating func readEscape() -> String? {
    last = nil
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "1"..."9", "k", "g": return PatternScan.backReference
    case "Q":
      while !rest.isEmpty, !rest.hasPrefix("\\E") { rest.removeFirst() }
    case "x", "u", "p", "P", "N", "o":
      if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
    default: break
    }
    return nil
  }

  /// Reads the rest of a set; sets stand in sets.
  private mutating func readSet() -> String? {
    last = nil
    var open = 1
    while open > 0, let character = rest.popFirst() {
      switch character {
      case "\\": rest = rest.dropFirst()
      case "[":
        open += 1
        depth = max(depth, groups.count - 1 + open)
      case "]": open -= 1
      default: break
      }
    }
    return nil
  }
}
