/// Looks for a text that several things are demanded of.
struct TextSearch {
  /// Something that is demanded of a text.
  enum Demand {
    case matches(Pattern)
    case differs(Pattern)
    /// So many characters.
    case length(ClosedRange<Int>)

    /// Whether a text is as it must be.
    func isMet(by text: String) -> Bool {
      switch self {
      case .matches(let pattern): pattern.matchesWhole(text)
      case .differs(let pattern): !pattern.matchesWhole(text)
      case .length(let range): range.contains(text.count)
      }
    }
  }

  /// What a search came to.
  enum Result: Hashable {
    /// The simplest of the shortest texts; where a pattern was not understood to the full, only
    /// probably one, so that whoever uses it checks it.
    case found(String)
    /// There is none.
    case none
    /// None was found, and perhaps there is one all the same.
    case unknown
  }

  /// More sets of texts than these are not looked at.
  private static let limit = 4000

  /// The letters that texts are made of, those first that are easiest to read; the others are there
  /// for classes such as scripts.
  private static let alphabet: [Character] =
    Array("aA7-. _@") + (0x20...0x7E).map { Character(Unicode.Scalar($0)) }
    + Array("éÉßжЖαΩאع漢あア한กक€№½²🙂")

  /// A text that meets all demands: one with something in it that is seen, or one of blanks.
  static func shortest(_ demands: [Demand], isBlank: Bool = false) -> Result {
    let patterns = demands.compactMap { demand -> Pattern? in
      switch demand {
      case .matches(let pattern), .differs(let pattern): pattern
      case .length: nil
      }
    }
    let named = patterns.flatMap(\.source).filter { !$0.isNewline && $0 != "\t" }
    var alphabet: [Character] = []
    for letter in Self.alphabet + named where !alphabet.contains(letter) { alphabet.append(letter) }
    var shapes: [TextShape] = []
    var isExact = true
    for pattern in patterns {
      var reader = PatternReader(pattern, alphabet: alphabet)
      guard let shape = reader.read() else { return .unknown }
      shapes.append(shape)
      isExact = isExact && reader.isExact
    }
    let blanks = Set(alphabet.filter(\.isWhitespace))
    let letters = Letters(alphabet, telling: shapes.flatMap(\.letters) + [blanks])
    let empty = TextLanguage.times(.letter(letters.bits(blanks)), 0, .max)
    var parts = isBlank ? [empty, .complement(.empty)] : [.complement(empty)]
    var rest = shapes[...]
    for demand in demands {
      switch demand {
      case .length(let range):
        parts.append(.times(.letter(.max), range.lowerBound, range.upperBound))
      case .matches, .differs:
        let language = rest.popFirst()?.language(then: .empty, bits: letters.bits)
        guard let language else { return .unknown }
        if case .differs = demand {
          parts.append(.complement(language))
        } else {
          parts.append(language)
        }
      }
    }
    let result = search(.intersection(parts), letters)
    return result == .none && !(isExact && letters.areAll) ? .unknown : result
  }

  /// Goes from set to set, the nearest first.
  private static func search(_ start: TextLanguage, _ letters: Letters) -> Result {
    var known: Set<TextLanguage> = [start]
    var queue: [(language: TextLanguage, from: Int, letter: Int)] = [(start, -1, 0)]
    var next = 0
    while next < queue.count {
      if queue[next].language.hasEmpty { break }
      guard queue.count < limit else { return .unknown }
      for index in letters.representatives.indices {
        let language = queue[next].language.after(1 << UInt64(index))
        if language != .nothing, known.insert(language).inserted {
          queue.append((language, next, index))
        }
      }
      next += 1
    }
    guard next < queue.count else { return .none }
    var text: [Character] = []
    while next > 0 {
      text.append(letters.representatives[queue[next].letter])
      next = queue[next].from
    }
    return .found(String(text.reversed()))
  }

  /// Letters, of which one stands for all that are not told apart.
  private struct Letters {
    private(set) var representatives: [Character] = []
    /// Whether there was a number for each.
    private(set) var areAll = true

    init(_ alphabet: [Character], telling sets: [Set<Character>]) {
      var seen: Set<[Bool]> = []
      for letter in alphabet where seen.insert(sets.map { $0.contains(letter) }).inserted {
        representatives.append(letter)
      }
      areAll = representatives.count <= 64
      representatives = Array(representatives.prefix(64))
    }

    func bits(_ set: Set<Character>) -> UInt64 {
      representatives.indices.reduce(0) { bits, index in
        set.contains(representatives[index]) ? bits | 1 << UInt64(index) : bits
      }
    }
  }
}
