/// A button of a step or a prompt.
public struct Button: Hashable, Sendable {
  /// What a button of a prompt means.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Return presses it.
    case `default`
    /// Escape presses it; it runs nothing.
    case cancel
    /// It does something that cannot be undone; never the default.
    case destructive
  }

  /// The id: as written, or ``derivedID(for:)``.
  public var id: String
  /// The text on the button.
  public var label: Template
  /// Its role in a prompt.
  public var role: Role?
  /// The prompt that it opens.
  public var opens: String?
  /// The field that has the focus when the prompt that it opens is closed.
  public var returnTo: String?
  /// The argument vector of the command that it runs.
  public var run: [String]?
  /// The field that it empties, letting go of the focus.
  public var clears: String?
  /// When the button is there; always, if nil.
  public var when: Condition?
  /// How long the button cannot be used once it has been, in milliseconds; at once, if nil.
  public var cooldown: Int?

  /// Creates a button; without an `id` it gets the one that its label gives.
  public init(
    id: String? = nil, label: Template, role: Role? = nil, opens: String? = nil,
    returnTo: String? = nil, run: [String]? = nil, clears: String? = nil, when: Condition? = nil,
    cooldown: Int? = nil
  ) {
    self.id = id ?? Button.derivedID(for: label.source)
    self.label = label
    self.role = role
    self.opens = opens
    self.returnTo = returnTo
    self.run = run
    self.clears = clears
    self.when = when
    self.cooldown = cooldown
  }

  /// The id of the button that submits a step.
  public static let submitID = "@submit"
  /// The id of the button that goes back a step.
  public static let backID = "@back"

  /// The id of a button without one: `@` and the label in lower case, with `-` for every
  /// character that is not a letter or a digit of ASCII.
  public static func derivedID(for label: String) -> String {
    var id = "@"
    for character in label.lowercased() {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      id.append(isPlain ? character : "-")
    }
    return id
  }
}
