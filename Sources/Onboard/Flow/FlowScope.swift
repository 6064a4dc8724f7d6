/// What steps and prompts have in common: fields and buttons in one focus scope.
struct FlowScope {
  enum Owner: Hashable {
    case step(Int)
    case prompt(Int)
  }

  var owner: Owner
  var path: FlowPath
  var fields: [Field]
  var buttons: [Button]
  var focus: String?
  /// The names of all words that are published in it.
  private(set) var values: [String]
  /// How many fields the scopes before this one have.
  var fieldsBefore: Int

  init(
    owner: Owner, path: FlowPath, fields: [Field], buttons: [Button], focus: String?,
    values: [String], after previous: FlowScope?
  ) {
    self.owner = owner
    self.path = path
    self.fields = fields
    self.buttons = buttons
    self.focus = focus
    self.values = values
    for field in fields { self.values += field.values.publishedNames }
    fieldsBefore = previous.map { $0.fieldsBefore + $0.fields.count } ?? 0
  }

  /// The ids that can have the focus.
  var focusable: [String] {
    let ids = fields.filter(\.takesFocus).map(\.id) + buttons.map(\.id)
    return step == nil ? ids : ids + [Button.submitID, Button.backID]
  }

  /// The step's index, if it is one.
  var step: Int? {
    if case .step(let index) = owner { index } else { nil }
  }
}

extension [String: String] {
  /// The names of words that are published.
  var publishedNames: [String] { isEmpty ? [] : Array(keys) }
}

/// A field, and where in the flow it is.
struct FieldPlace {
  var field: Field
  var owner: FlowScope.Owner
  var index: Int
  /// False if the field's type is not known, so that nothing can be said about its answers.
  var isReadable: Bool

  /// Whether the field is one of a step before `step`.
  func isBefore(step: Int) -> Bool {
    if case .step(let index) = owner { index < step } else { false }
  }

  var isInPrompt: Bool {
    if case .prompt = owner { true } else { false }
  }
}
