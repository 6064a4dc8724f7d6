/// One question, or one note, of a step or a prompt.
public struct Field: Hashable, Sendable {
  /// What a field is, with what only that kind has.
  public enum Kind: Hashable, Sendable {
    /// One line of text.
    case text
    /// One line that is never shown.
    case secure(mask: Mask)
    /// A number, kept as it was written.
    case number
    /// On or off.
    case toggle
    /// A code of `length` digits that came by another way.
    case oneTimeCode(length: Int, onComplete: Completion)
    /// One of several options.
    case choice([Option])
    /// Several texts, which another field collects.
    case list
    /// Words only: nothing to answer.
    case note
  }

  /// How a secure field shows what was typed.
  public enum Mask: String, Hashable, Sendable, CaseIterable {
    /// A dot for each character.
    case dots
    /// Nothing at all.
    case none
  }

  /// What a completed code does.
  public enum Completion: String, Hashable, Sendable, CaseIterable {
    /// Goes where Return would.
    case next
    /// Submits the step.
    case submit
    /// Drops the focus.
    case dismiss
  }

  /// One thing to choose.
  public struct Option: Hashable, Sendable {
    /// The answer.
    public var value: String
    /// What is shown.
    public var label: String
    /// Why it cannot be chosen, if it cannot.
    public var disabled: String?

    /// Creates an option; without a label its value is shown.
    public init(value: String, label: String? = nil, disabled: String? = nil) {
      self.value = value
      self.label = label ?? value
      self.disabled = disabled
    }
  }

  /// How the options of a choice stand and are gone through.
  public enum ChoiceStyle: String, Hashable, Sendable, CaseIterable {
    /// The arrow keys choose, and go round.
    case radio
    /// The arrow keys only move; Space and Return choose.
    case list
    /// As ``list``, in rows and columns.
    case cards
  }

  /// The id, unique over all steps and prompts.
  public var id: String
  /// What the field is.
  public var kind: Kind
  /// The name that is shown; of a note, its text.
  public var label: Template
  /// A line under the field that says what to enter.
  public var help: Template?
  /// What an empty field shows; never an answer.
  public var placeholder: String?
  /// The value at first: a string, for a toggle a Boolean, for a number a number, for a list an array.
  public var initial: JSON?
  /// Whether an empty answer is wrong.
  public var required: Bool
  /// When the field is there; always, if nil.
  public var when: Condition?
  /// The heading under which it stands.
  public var section: String?
  /// What kind of thing is asked for, by SwiftUI's names.
  public var contentType: ContentType?
  /// The keyboard that a telephone would show, by SwiftUI's names; pads of digits take nothing else.
  public var keyboardType: KeyboardType?
  /// What the bar calls Return in this field.
  public var submitLabel: SubmitLabel?
  /// What Return does in this field.
  public var onSubmit: SubmitRule?
  /// The list that Return adds what is typed to.
  public var collects: String?
  /// What a right answer looks like.
  public var rules: [Rule]
  /// Whether the answer is printed: as written, or by the kind if nil.
  public var output: Bool?
  /// How the options stand, if it is a choice.
  public var style = ChoiceStyle.radio
  /// Whether the mark of the focus is drawn.
  ///
  /// Without it the focus is seen only where a field draws its own: in a code, and among cards.
  public var hasFocusMark = true
  /// Words that the field publishes while it has the focus, by name.
  ///
  /// They are shown as a ``Template`` is, with answers but no other words in them.
  public var values: [String: String] = [:]

  /// Creates a field.
  public init(
    id: String, kind: Kind, label: Template, help: Template? = nil, placeholder: String? = nil,
    initial: JSON? = nil, required: Bool = false, when: Condition? = nil,
    section: String? = nil, contentType: ContentType? = nil, keyboardType: KeyboardType? = nil,
    submitLabel: SubmitLabel? = nil,
    onSubmit: SubmitRule? = nil, collects: String? = nil, rules: [Rule] = [], output: Bool? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.help = help
    self.placeholder = placeholder
    self.initial = initial
    self.required = required
    self.when = when
    self.section = section
    self.contentType = contentType
    self.keyboardType = keyboardType
    self.submitLabel = submitLabel
    self.onSubmit = onSubmit
    self.collects = collects
    self.rules = rules
    self.output = output
  }

  /// Whether the answer must never be shown.
  public var isSecret: Bool {
    if case .secure = kind { true } else { false }
  }

  /// Whether the answer is text, which a pattern can be compared with.
  var hasText: Bool { kind != .toggle && kind != .number && kind != .list }

  /// Whether there is an answer at all.
  public var isInput: Bool { kind != .note }

  /// Whether it can have the focus; in a list only its entries can.
  public var takesFocus: Bool { isInput && kind != .list }

  /// Whether the answer is part of the output: a secret only if the flow says so.
  public var isInOutput: Bool { isInput && (output ?? !isSecret) }
}
