/// Whether a regular expression is so simple that it compiles for sure.
///
/// To compile the first one takes a process half a millisecond and half a megabyte, which a flow
/// should not cost that only says `[0-9]{5}`. What is not known here may be right all the same.
struct PlainPattern {
  private var rest: Substring.UTF8View
  private var depth = 0
  /// Whether there is something that a quantifier can follow.
  private var isQuantifiable = false
  /// Whether the alternative at hand has anything in it.
  private var isFilled = false

  /// Whether `source` is made of letters, digits, sets, groups, alternatives and counts only.
  static func compiles(_ source: String) -> Bool {
    var pattern = PlainPattern(rest: Substring(source).utf8)
    while let byte = pattern.rest.popFirst() {
      guard pattern.takes(byte) else { return false }
    }
    return pattern.isFilled && pattern.depth == 0
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("):
      if rest.starts(with: "?:".utf8) { rest = rest.dropFirst(2) }
      depth += 1
      return begin()
    case UInt8(ascii: "|"): return isFilled && begin()
    case UInt8(ascii: ")"):
      depth -= 1
      return isFilled && depth >= 0 && end(isQuantifiable: true)
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return isQuantifiable && end(isQuantifiable: false)
    case UInt8(ascii: "{"): return isQuantifiable && takesCount() && end(isQuantifiable: false)
    case UInt8(ascii: "["): return takesSet() && end(isQuantifiable: true)
    case UInt8(ascii: "\\"): return takesEscape() && end(isQuantifiable: true)
    default: return Self.isLiteral(byte) && end(isQuantifiable: true)
    }
  }

  private mutating func begin() -> Bool {
    (isFilled, isQuantifiable) = (false, false)
    return true
  }

  private mutating func end(isQuantifiable: Bool) -> Bool {
    (isFilled, self.isQuantifiable) = (true, isQuantifiable)
    return true
  }

  private mutating func takesEscape() -> Bool {
    rest.popFirst().map { "dws.-+*?()[]|/".utf8.contains($0) } ?? false
  }

  /// The rest of a set: characters and ranges of one sort.
  private mutating func takesSet() -> Bool {
    if rest.first == UInt8(ascii: "^") { rest.removeFirst() }
    guard rest.first != UInt8(ascii: "]") else { return false }
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "]") { return true }
      guard rest.first == UInt8(ascii: "-") else {
        guard Self.isLiteral(first), first != UInt8(ascii: "-") else { return false }
        continue
      }
      rest.removeFirst()
      guard Self.isWord(first), let last = rest.popFirst(), Self.isWord(last), first <= last
      else { return false }
    }
    return false
  }

  /// The rest of `{2}`, `{2,}` or `{2,3}`.
  private mutating func takesCount() -> Bool {
    guard let least = number() else { return false }
    guard rest.first == UInt8(ascii: ",") else { return rest.popFirst() == UInt8(ascii: "}") }
    rest.removeFirst()
    let isOrdered = rest.first == UInt8(ascii: "}") || number().map { least <= $0 } ?? false
    return isOrdered && rest.popFirst() == UInt8(ascii: "}")
  }

  /// A number of at most four digits.
  private mutating func number() -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.count <= 4 ? Int(Substring(digits)) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    isWord(byte) || " _-@.,:/".utf8.contains(byte)
  }
}
