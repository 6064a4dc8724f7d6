/// Reads what the texts of a regular expression look like.
///
/// Literals, classes, groups, alternations, quantifiers and what looks ahead are understood, which is
/// what patterns of answers are made of.
struct PatternReader {
  /// How deep groups may stand in one another.
  private static let maximumDepth = 16

  /// Whether exactly those texts look so, as far as they are made of common letters.
  private(set) var isExact = true
  private let source: String
  private let alphabet: [Character]
  private var rest: Substring
  private var depth = 0
  private var ignoresCase = false

  /// - Parameter alphabet: The letters that classes are made of.
  init(_ pattern: Pattern, alphabet: [Character]) {
    source = pattern.source
    rest = source[...]
    self.alphabet = alphabet
  }

  /// What the texts look like; nil if the pattern has something that is not understood.
  mutating func read() -> TextShape? {
    ignoresCase = skip("(?i)")
    guard let shape = choice(), rest.isEmpty else { return nil }
    return shape
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func choice() -> TextShape? {
    var shapes: [TextShape] = []
    repeat {
      guard let shape = sequence() else { return nil }
      shapes.append(shape)
    } while skip("|")
    return .choice(shapes)
  }

  private mutating func sequence() -> TextShape? {
    var shapes: [TextShape] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let atom = atom(), let shape = quantified(atom) else { return nil }
      shapes.append(shape)
    }
    return .sequence(shapes)
  }

  private mutating func atom() -> TextShape? {
    let start = rest.startIndex
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case ".": return .letter(Set(alphabet))
    case "^":
      if start != source.startIndex { isExact = false }
      return .sequence([])
    case "$": return .end
    case "\\": return escape(from: start)
    case "[": return set(from: start).map(TextShape.letter)
    case "(": return group()
    case "*", "+", "?", "{": return nil
    default: return .letter(cased([next]))
    }
  }

  private mutating func group() -> TextShape? {
    var wrap = { (shape: TextShape) in shape }
    if skip("?=") {
      wrap = { .ahead($0, isThere: true) }
    } else if skip("?!") {
      wrap = { .ahead($0, isThere: false) }
    } else if skip("?>") {
      isExact = false
    } else if rest.hasPrefix("?"), !skip("?:") {
      guard skip("?<"), let first = rest.first, first.isLetter,
        let end = rest.firstIndex(of: ">")
      else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, let shape = choice(), skip(")") else { return nil }
    return wrap(shape)
  }

  // MARK: - Classes

  private mutating func escape(from start: Substring.Index) -> TextShape? {
    guard let letter = rest.popFirst() else { return nil }
    if let letters = named(letter) { return .letter(letters) }
    switch letter {
    case "A": return .sequence([])
    case "z", "Z": return .end
    case "p", "P", "x", "u", "N":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
      rest = rest[rest.index(after: end)...]
      return .letter(asked(source[start..<rest.startIndex]))
    default: return letter.isLetter || letter.isNumber ? nil : .letter([letter])
    }
  }

  /// The class that an escape of one letter names.
  private func named(_ letter: Character) -> Set<Character>? {
    let isIn: (Character) -> Bool
    switch letter {
    // Digits are those of ASCII in every pattern.
    case "d", "D": isIn = { ("0"..."9").contains($0) }
    case "w", "W": isIn = { $0.isLetter || $0.isNumber || $0 == "_" }
    case "s", "S": isIn = \.isWhitespace
    default: return nil
    }
    return Set(alphabet.filter { isIn($0) != letter.isUppercase })
  }

  /// The letters, large and small where that does not matter.
  private func cased(_ letters: Set<Character>) -> Set<Character> {
    guard ignoresCase else { return letters }
    let names = Set(letters.map { $0.lowercased() })
    return letters.union(alphabet.filter { names.contains($0.lowercased()) })
  }

  /// The letters of a class, by the regular expressions of the standard library: it knows them all,
  /// and the alphabet only has some.
  private mutating func asked(_ text: Substring) -> Set<Character> {
    isExact = false
    let pattern = Pattern((ignoresCase ? "(?i)" : "") + text)
    return Set(alphabet.filter { pattern.matchesWhole(String($0)) })
  }

  /// A class in brackets; what is more than letters and ranges is asked of the standard library.
  private mutating func set(from start: Substring.Index) -> Set<Character>? {
    let isNegated = skip("^")
    var members: Set<Character> = []
    var isPlain = rest.first != "]"
    var open = 1
    while let next = rest.popFirst() {
      switch next {
      case "]": open -= 1
      case "[":
        open += 1
        isPlain = false
      case "\\":
        guard let letter = rest.popFirst() else { return nil }
        if let letters = named(letter) {
          members.formUnion(letters)
        } else if letter.isLetter || letter.isNumber || rest.hasPrefix("-") {
          isPlain = false
        } else {
          members.insert(letter)
        }
      case "&", "~",
        "-" where rest.first == next:
        isPlain = false
      default:
        guard rest.hasPrefix("-"), let last = rest.dropFirst().first, last != "]" else {
          members.insert(next)
          break
        }
        rest = rest.dropFirst(2)
        if last == "\\" || last == "[" || last < next { return nil }
        members.formUnion(alphabet.filter { $0 >= next && $0 <= last })
      }
      guard open == 0 else { continue }
      if !isPlain { return asked(source[start..<rest.startIndex]) }
      return isNegated ? Set(alphabet).subtracting(cased(members)) : cased(members)
    }
    return nil
  }

  // MARK: - How often

  private mutating func quantified(_ shape: TextShape) -> TextShape? {
    var bounds: (least: Int, most: Int)?
    if skip("*") {
      bounds = (0, .max)
    } else if skip("+") {
      bounds = (1, .max)
    } else if skip("?") {
      bounds = (0, 1)
    } else if rest.hasPrefix("{") {
      bounds = counts()
      if bounds == nil { return nil }
    }
    guard let bounds else { return shape }
    // How eagerly it matches does not matter for the whole, unless it gives nothing back.
    if !skip("?"), skip("+") { isExact = false }
    return .repeated(shape, least: bounds.least, most: bounds.most)
  }

  private mutating func counts() -> (least: Int, most: Int)? {
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let parts = rest[..<end].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let last = parts.last,
      let least = first.isEmpty ? 0 : Int(first),
      let most = parts.count == 2 && last.isEmpty ? .max : Int(last), (0...most).contains(least)
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return (least, most)
  }
}
