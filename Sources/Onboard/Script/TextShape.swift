/// What the texts look like that a pattern matches.
indirect enum TextShape {
  /// One of these letters.
  case letter(Set<Character>)
  /// The end of the text.
  case end
  /// One after the other.
  case sequence([TextShape])
  /// One of them.
  case choice([TextShape])
  /// So many, one after the other.
  case repeated(TextShape, least: Int, most: Int)
  /// What must follow, or must not, and is not taken by that.
  case ahead(TextShape, isThere: Bool)

  /// The sets of letters that it tells apart.
  var letters: [Set<Character>] {
    switch self {
    case .letter(let letters): [letters]
    case .end: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.letters)
    case .repeated(let part, _, _), .ahead(let part, _): part.letters
    }
  }

  /// Whether what follows matters to it.
  private var looksAhead: Bool {
    switch self {
    case .letter: false
    case .end, .ahead: true
    case .sequence(let parts), .choice(let parts): parts.contains(where: \.looksAhead)
    case .repeated(let part, _, _): part.looksAhead
    }
  }

  /// The texts that look so and go on in a given way; nil if they are not regular enough.
  ///
  /// - Parameter bits: Gives the bits of a set of letters.
  func language(
    then rest: TextLanguage, bits: (Set<Character>) -> UInt64
  ) -> TextLanguage? {
    switch self {
    case .letter(let letters):
      let bits = bits(letters)
      return bits == 0 ? .nothing : .joined(.letter(bits), rest)
    case .end: return .intersection([.empty, rest])
    case .sequence(let parts):
      return parts.reversed().reduce(rest) { rest, part in
        rest.flatMap { part.language(then: $0, bits: bits) }
      }
    case .choice(let parts):
      let languages = parts.compactMap { $0.language(then: rest, bits: bits) }
      return languages.count == parts.count ? .union(languages) : nil
    case .repeated(let part, let least, let most):
      guard part.looksAhead else {
        return part.language(then: .empty, bits: bits)
          .map { .joined(.times($0, least, most), rest) }
      }
      guard most <= 1 else { return nil }
      let once = most == 1 ? part.language(then: rest, bits: bits) : .nothing
      return once.map { least == 0 ? .union([$0, rest]) : $0 }
    case .ahead(let part, let isThere):
      return part.language(then: .everything, bits: bits)
        .map { .intersection([isThere ? $0 : .complement($0), rest]) }
    }
  }
}
