/// A set of texts, by what they look like: a regular expression with "and" and "not".
///
/// Letters are numbers below 64, each standing for all letters between which no part of the
/// expression tells. What may follow on a letter is again such a set, the derivative (Brzozowski:
/// Derivatives of Regular Expressions, Journal of the ACM 11, 1964), so that texts are found, or
/// known not to be, by going from one set to the next.
indirect enum TextLanguage: Hashable, Sendable {
  /// One letter of those whose bits are set.
  case letter(UInt64)
  /// A text of the first, then one of the second.
  case sequence(TextLanguage, TextLanguage)
  /// A text of one of them; of none, if there is none.
  case either(Set<TextLanguage>)
  /// A text of all of them; any text, if there is none.
  case both(Set<TextLanguage>)
  /// Any other text.
  case not(TextLanguage)
  /// So many texts, one after the other.
  case repeated(TextLanguage, least: Int, most: Int)

  /// No text at all.
  static let nothing = TextLanguage.either([])
  /// Every text.
  static let everything = TextLanguage.both([])
  /// The empty text and no other.
  static let empty = TextLanguage.repeated(.nothing, least: 0, most: 0)

  // MARK: - Putting together, in the simplest form

  static func joined(_ first: TextLanguage, _ second: TextLanguage) -> TextLanguage {
    switch (first, second) {
    case (nothing, _), (_, nothing): nothing
    case (empty, _): second
    case (_, empty): first
    case (.sequence(let start, let middle), _): .sequence(start, joined(middle, second))
    default: .sequence(first, second)
    }
  }

  static func union(_ languages: [TextLanguage]) -> TextLanguage {
    var parts: Set<TextLanguage> = []
    for language in languages {
      if case .either(let more) = language { parts.formUnion(more) } else { parts.insert(language) }
    }
    if parts.contains(everything) { return everything }
    return parts.count == 1 ? parts.first ?? nothing : .either(parts)
  }

  static func intersection(_ languages: [TextLanguage]) -> TextLanguage {
    var parts: Set<TextLanguage> = []
    for language in languages {
      if case .both(let more) = language { parts.formUnion(more) } else { parts.insert(language) }
    }
    if parts.contains(nothing) { return nothing }
    if parts.contains(empty) { return parts.allSatisfy(\.hasEmpty) ? empty : nothing }
    return parts.count == 1 ? parts.first ?? everything : .both(parts)
  }

  static func complement(_ language: TextLanguage) -> TextLanguage {
    switch language {
    case nothing: everything
    case everything: nothing
    case .not(let other): other
    default: .not(language)
    }
  }

  static func times(_ language: TextLanguage, _ least: Int, _ most: Int) -> TextLanguage {
    if most <= 0 || language == empty { return empty }
    if language == nothing { return least == 0 ? empty : nothing }
    return least == 1 && most == 1 ? language : .repeated(language, least: least, most: most)
  }

  // MARK: - Going on

  /// Whether the empty text is one of them.
  var hasEmpty: Bool {
    switch self {
    case .letter: false
    case .sequence(let first, let second): first.hasEmpty && second.hasEmpty
    case .either(let parts): parts.contains(where: \.hasEmpty)
    case .both(let parts): parts.allSatisfy(\.hasEmpty)
    case .not(let other): !other.hasEmpty
    case .repeated(let part, let least, _): least == 0 || part.hasEmpty
    }
  }

  /// What may follow on a letter, whose bit is given.
  func after(_ letter: UInt64) -> TextLanguage {
    switch self {
    case .letter(let letters): return letters & letter == 0 ? Self.nothing : Self.empty
    case .sequence(let first, let second):
      let within = Self.joined(first.after(letter), second)
      return first.hasEmpty ? Self.union([within, second.after(letter)]) : within
    case .either(let parts): return Self.union(parts.map { $0.after(letter) })
    case .both(let parts): return Self.intersection(parts.map { $0.after(letter) })
    case .not(let other): return Self.complement(other.after(letter))
    case .repeated(let part, let least, let most):
      let rest = Self.times(part, max(0, least - 1), most == .max ? .max : most - 1)
      return Self.joined(part.after(letter), rest)
    }
  }
}
