/// The fields and buttons of one step or prompt, with what is in them.
///
/// A form knows what its rows hold and what Return does in them; which row has the focus, and
/// which rows can have it, is the focus scope's of the same id.
public struct Form: Sendable {
  /// The id of the step or prompt, and of its focus scope.
  public let id: String
  /// Whether it is a step's: such a form is kept when it is left.
  public let isStep: Bool
  /// Whether its fields must be right to submit it.
  var isChecked = true
  /// Whether submitting it runs a command, which then says anew what it refuses.
  var asksCommand = false
  /// The fields, in reading order.
  public internal(set) var rows: [FormRow]
  /// The buttons, in reading order.
  public internal(set) var buttons: [FormButton]
  /// Words that the form publishes while it is active, by name.
  public var values: [String: String] = [:]
  /// Words that a section publishes while the focus is in it, by section and name.
  public var sectionValues: [String: [String: String]] = [:]

  /// Creates a form.
  public init(id: String, isStep: Bool = true, rows: [FormRow], buttons: [FormButton] = []) {
    self.id = id
    self.isStep = isStep
    self.rows = rows
    self.buttons = buttons
  }

  /// The row called `id`.
  public func row(_ id: String) -> FormRow? {
    rows.first { $0.id == id }
  }

  /// Finds something out about the row called `id`, in place: to copy a row takes as long as to
  /// type in it.
  func read<Value>(_ id: String, _ value: (FormRow) -> Value) -> Value? {
    rows.withUnsafeBufferPointer { rows in
      rows.indices.first { rows[$0].field.id == id }.map { value(rows[$0]) }
    }
  }

  /// Whether a message is shown, or a command refused something.
  var isMarked: Bool {
    rows.withUnsafeBufferPointer { rows in
      rows.indices.contains { rows[$0].message != nil || rows[$0].refusal != nil }
    }
  }

  /// The button called `id`, those of lists' entries included.
  public func button(_ id: String) -> FormButton? {
    buttons.first { $0.id == id } ?? (id.contains(".") ? entries.first { $0.id == id } : nil)
  }

  /// Changes the row called `id` in place, if there is one.
  mutating func update<Result>(_ id: String, _ change: (inout FormRow) -> Result) -> Result? {
    guard let index = rows.firstIndex(where: { $0.field.id == id }) else { return nil }
    return change(&rows[index])
  }
}

/// A field of a form, with what is in it.
public struct FormRow: Sendable {
  /// What the field is.
  public var field: Field
  /// What is in it.
  public var state: FieldState { didSet { revision &+= 1 } }
  /// Grows whenever the state may have changed.
  private(set) var revision = 0
  /// What Return does in it.
  public var rule: SubmitRule
  /// What is wrong with the answer in the eyes of a command; it goes with the next edit.
  public var refusal: String?
  /// The message that is shown under the field.
  public var message: String?
  /// Words that the field publishes while it has the focus, by name.
  public var values: [String: String]
  /// The answer at first, by which an answer counts as given.
  public let initialAnswer: JSON

  /// Creates the row of a field; `rule` is for a field that does not say what Return does.
  public init(_ field: Field, rule: SubmitRule = .next) {
    self.field = field
    self.state = FieldState(field)
    self.rule = field.onSubmit ?? (field.collects == nil ? rule : .none)
    self.values = field.values
    self.initialAnswer = FieldState(field).answer
  }

  /// The id of the field.
  public var id: String { field.id }

  /// Puts the insertion point where a person who comes to the row goes on.
  mutating func enter() {
    state.enter()
    beginRefusedCode()
  }

  /// Goes to the first digit of a code that a command refused: the next one is typed over it, and
  /// only its last digit completes it.
  mutating func beginRefusedCode() {
    guard refusal != nil, case .code(var code) = state, code.isWhole else { return }
    code.move(to: 0)
    state = .code(code)
  }

  /// Whether Return shows the options in a sheet: there are many, and none is chosen, or a wrong one.
  ///
  /// Else it goes on, as in other fields, and only Space shows them.
  public var opensSheet: Bool {
    guard case .choice(let choice) = state, choice.style == .menu else { return false }
    return choice.value == nil || message != nil
  }

  /// Whether Return chooses the option under the cursor, which is another one than is chosen.
  var returnChooses: Bool {
    guard case .choice(let choice) = state else { return false }
    return choice.choosesAnother
  }

  /// Whether the answer is not the one at first.
  ///
  /// What is typed and is no answer yet counts as well.
  public var isAnswered: Bool {
    state.answer != initialAnswer || state.answer == .null && !state.isEmpty
  }
}

/// A button of a form.
public struct FormButton: Hashable, Sendable {
  /// What pressing a button does.
  public enum Action: Hashable, Sendable {
    case submit
    case back
    /// Opens a prompt of the flow; on closing, `returnTo` gets the focus, if given.
    case opens(String, returnTo: String?)
    /// Runs a command.
    case run([String])
    /// Empties a field and drops the focus.
    case clears(String)
    /// Closes the prompt.
    case close
    /// Ends the wizard.
    case quit
    /// Goes to a field of another step to change its answer.
    case edit(String)
    /// Takes an entry out of a list.
    case remove(entry: Int, of: String)
  }

  /// The id, unique among the rows and buttons of its form.
  public var id: String
  /// The text on it.
  public var label: Template
  /// What pressing it does.
  public var action: Action
  /// Its role in a prompt.
  public var role: Button.Role?

  /// Creates a button.
  public init(id: String, label: Template, action: Action, role: Button.Role? = nil) {
    self.id = id
    self.label = label
    self.action = action
    self.role = role
  }
}
