/// What is known of the person, to be offered where a field asks for that kind of thing.
public struct Suggestions: Hashable, Sendable {
  /// Where a value may be offered.
  public enum Target: Hashable, Sendable {
    /// In every field that asks for this kind of thing.
    case contentType(ContentType)
    /// In the field called so.
    case field(String)
  }

  /// Whether earlier answers are offered, and the world is asked for what it knows.
  ///
  /// A script offers only what it says itself, so that it runs alike everywhere.
  public var isOpen = false
  /// The kinds that the world was asked about.
  private var asked = IDSet()
  private var known: [Known] = []

  private struct Known: Hashable {
    let target: Target
    var values: [String]
  }

  /// Creates the suggestions of a run of which nothing is known.
  public init() {}

  /// Notes that the world is asked about a kind.
  ///
  /// - Returns: Whether it was not asked before.
  mutating func ask(_ type: ContentType) -> Bool {
    if asked.contains(type.rawValue) { return false }
    asked.insert(type.rawValue)
    return true
  }

  /// The values for a target, the best first.
  public subscript(target: Target) -> [String] {
    get { known.first { $0.target == target }?.values ?? [] }
    set {
      known.removeAll { $0.target == target }
      if !newValue.isEmpty { known.append(Known(target: target, values: newValue)) }
    }
  }
}

/// What is offered in the field that has the focus.
struct Offer: Hashable {
  /// The form, told from others that were open under its name.
  let form: Int
  let field: String?
  /// The whole value; empty if there is nothing to offer.
  var characters: [Character] = []

  /// What is left of it behind a text that it begins with, if the insertion point is there.
  func rest(behind typed: [Character], _ caret: Int) -> ArraySlice<Character>? {
    guard caret == typed.count, typed.count < characters.count,
      characters.starts(with: typed)
    else { return nil }
    return characters[typed.count...]
  }
}

extension Field {
  /// Whether known values may be offered: never in a secret, nor where an answer is to be typed a
  /// second time to be sure of it.
  public var takesSuggestions: Bool {
    guard kind == .text else { return false }
    let repeats = rules.contains { if case .equalsField = $0 { true } else { false } }
    return !repeats && contentType?.isConfidential != true
  }
}

extension ContentType {
  /// Whether it must not be known from elsewhere.
  fileprivate var isConfidential: Bool {
    switch self {
    case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode: true
    default: false
    }
  }
}
