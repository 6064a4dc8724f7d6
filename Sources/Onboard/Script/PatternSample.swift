/// Texts that probably match a regular expression; whoever uses one checks it.
///
/// Literals, classes, groups, alternations and quantifiers are understood, which is what patterns
/// of answers are made of.
struct PatternSample {
  /// How deep groups may stand in one another.
  private static let maximumDepth = 16
  /// More repetitions of one piece than these are not tried.
  private static let maximumCount = 200

  private indirect enum Piece {
    case character(Character)
    case sequence([Piece])
    case choice([Piece])
    case repeated(Piece, least: Int, most: Int)
  }

  private var rest: Substring
  private var depth = 0

  /// Texts of these lengths in characters, the simplest first; none if the pattern has something
  /// that is not understood.
  static func texts(of pattern: Pattern, lengths: ClosedRange<Int>) -> [String] {
    var reader = PatternSample(rest: Substring(pattern.source))
    guard let piece = reader.choice(), reader.rest.isEmpty else { return [] }
    var result: [String] = []
    for count in 0...min(maximumCount, lengths.lowerBound + 1) {
      for choice in 0..<4 {
        let text = text(of: piece, count: count, choice: choice)
        if lengths.contains(text.count), !result.contains(text) { result.append(text) }
      }
      if result.count >= 8 { break }
    }
    return result
  }

  private static func text(of piece: Piece, count: Int, choice: Int) -> String {
    switch piece {
    case .character(let character): return String(character)
    case .sequence(let pieces):
      return pieces.map { text(of: $0, count: count, choice: choice) }.joined()
    case .choice(let pieces):
      guard !pieces.isEmpty else { return "" }
      return text(of: pieces[choice % pieces.count], count: count, choice: choice)
    case .repeated(let piece, let least, let most):
      let text = text(of: piece, count: count, choice: choice)
      return String(repeating: text, count: min(max(least, count), most))
    }
  }

  // MARK: - Reading

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func choice() -> Piece? {
    var pieces: [Piece] = []
    repeat {
      guard let piece = sequence() else { return nil }
      pieces.append(piece)
    } while skip("|")
    return .choice(pieces)
  }

  private mutating func sequence() -> Piece? {
    var pieces: [Piece] = []
    while let next = rest.first, next != "|", next != ")" {
      if next == "^" || next == "$" {
        rest.removeFirst()
        continue
      }
      guard let atom = atom(), let piece = quantified(atom) else { return nil }
      pieces.append(piece)
    }
    return .sequence(pieces)
  }

  private mutating func atom() -> Piece? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case ".": return .character("a")
    case "\\": return escape().map(Piece.character)
    case "[": return set().map(Piece.character)
    case "(": return group()
    case "*", "+", "?", "{": return nil
    default: return .character(next)
    }
  }

  private mutating func group() -> Piece? {
    if rest.hasPrefix("?"), !skip("?:") {
      guard skip("?<"), let first = rest.first, first.isLetter,
        let end = rest.firstIndex(of: ">")
      else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, let piece = choice(), skip(")") else { return nil }
    return piece
  }

  private mutating func escape() -> Character? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "d": return "7"
    case "w": return "a"
    case "s": return " "
    case "D", "S": return "a"
    case "W": return "-"
    default: return letter.isLetter || letter.isNumber ? nil : letter
    }
  }

  /// One character of a class; of a negated one, a common character that it does not name.
  private mutating func set() -> Character? {
    let isNegated = skip("^")
    var ranges: [ClosedRange<Character>] = []
    while let next = rest.popFirst() {
      if next == "]", !ranges.isEmpty { break }
      guard let first = next == "\\" ? escape() : next else { return nil }
      var last = first
      if rest.hasPrefix("-"), rest.dropFirst().first != "]", rest.count > 1 {
        rest.removeFirst()
        guard let end = rest.popFirst(), end != "\\", end != "[", end >= first else { return nil }
        last = end
      }
      ranges.append(first...last)
    }
    guard isNegated else { return ranges.first?.lowerBound }
    return "aA7- _.".first { character in !ranges.contains { $0.contains(character) } }
  }

  private mutating func quantified(_ piece: Piece) -> Piece? {
    var bounds: (least: Int, most: Int)?
    if skip("*") {
      bounds = (0, .max)
    } else if skip("+") {
      bounds = (1, .max)
    } else if skip("?") {
      bounds = (0, 1)
    } else if rest.hasPrefix("{") {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let parts = rest.dropFirst().prefix { $0 != "}" }
        .split(separator: ",", omittingEmptySubsequences: false)
      guard let least = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
      let most = parts.count == 1 ? least : parts[1].isEmpty ? .max : Int(parts[1])
      guard let most, (0...most).contains(least), least <= Self.maximumCount else { return nil }
      bounds = (least, most)
      rest = rest[rest.index(after: end)...]
    }
    guard let bounds else { return piece }
    // How eagerly it matches does not matter for the whole.
    _ = skip("?") || skip("+")
    return .repeated(piece, least: bounds.least, most: bounds.most)
  }
}
