/// What an answer must be, beyond what its kind asks; an empty answer breaks none of these.
public enum Rule: Hashable, Sendable {
  /// At least this many characters.
  case minLength(Int)
  /// At most this many characters.
  case maxLength(Int)
  /// The whole answer matches a regular expression; else the message is shown.
  case pattern(Pattern, message: String?)
  /// The same as another field's answer.
  case equalsField(String)
  /// A number that is not below this one.
  case minimum(Decimal)
  /// A number that is not above this one.
  case maximum(Decimal)
}

/// A regular expression in the standard library's syntax.
///
/// It is compiled when it is used: the first `Regex` of a process costs half a millisecond, which
/// a flow without patterns should not pay.
public struct Pattern: Hashable, Sendable {
  /// The expression as written.
  public var source: String

  /// Creates a pattern; an expression that does not compile matches nothing.
  public init(_ source: String) {
    self.source = source
  }

  /// Whether the expression can be compiled.
  public var isWellFormed: Bool { (try? Regex(source)) != nil }

  /// Whether the whole of `text` matches.
  @inline(never)
  public func matchesWhole(_ text: String) -> Bool {
    // Inlined, it would make the types of an expression where no field has a pattern.
    guard let regex = try? Regex(source).asciiOnlyDigits() else { return false }
    return (try? regex.wholeMatch(in: text)) != nil
  }
}

/// What Return does in a field.
public enum SubmitRule: Hashable, Sendable {
  /// Goes to the next input, and submits the step from the last.
  case next
  /// Submits the step.
  case submit
  /// Drops the focus.
  case done
  /// Nothing.
  case none
  /// Goes to the field or button called so.
  case focus(String)
  /// Opens a prompt.
  case opens(String)
}

/// What the bar calls Return: one of SwiftUI's names, or a text.
public enum SubmitLabel: Hashable, Sendable {
  case `continue`
  case done
  case go
  case join
  case next
  case `return`
  case route
  case search
  case send
  case text(String)

  /// The names that SwiftUI has, as they are written in a flow.
  public static let names: [(name: String, label: SubmitLabel)] = [
    ("continue", .continue), ("done", .done), ("go", .go), ("join", .join), ("next", .next),
    ("return", .return), ("route", .route), ("search", .search), ("send", .send),
  ]

  /// The words that the bar shows.
  public var words: String {
    switch self {
    case .continue: "Continue"
    case .done: "Done"
    case .go: "Go"
    case .join: "Join"
    case .next: "Next"
    case .return: "Return"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .text(let text): text
    }
  }

  /// Whether it says what Return does by a rule; a text of the flow's own is taken at its word.
  func suits(_ rule: SubmitRule) -> Bool {
    switch (self, rule) {
    case (.text, _), (.return, _), (.next, .next), (.next, .focus), (.continue, .next),
      (.continue, .focus), (.done, .done):
      true
    case (.next, _), (_, .next), (_, .focus), (_, .done), (_, .none): false
    case (_, .submit), (_, .opens): true
    }
  }
}

/// What kind of thing a field asks for: the names of SwiftUI's `UITextContentType`.
public enum ContentType: String, Hashable, Sendable, CaseIterable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress
  case url = "URL"
  case username, password, newPassword, oneTimeCode
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  case dateTime, flightNumber, shipmentTrackingNumber
  case creditCardNumber, creditCardExpiration, creditCardExpirationMonth
  case creditCardExpirationYear, creditCardSecurityCode, creditCardType
  case creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName
}

/// The keyboard that a telephone would show: the names of SwiftUI's `UIKeyboardType`.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation
  case url = "URL"
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  /// Whether it has digits and little else: no minus, for one.
  var isPad: Bool {
    self == .numberPad || self == .asciiCapableNumberPad || self == .decimalPad
  }
}
