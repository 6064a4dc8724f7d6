/// The kinds of objects in a flow file.
enum FlowObject: String, CaseIterable, Hashable, Sendable {
  case flow, step, field, option, action, condition, prompt
  case stepButton = "button of a step"
  case promptButton = "button of a prompt"
  case submitTarget = "onSubmit"
  case section
}

/// A key of an object in a flow file.
struct FlowKey: Hashable, Sendable {
  var name: String
  var shape: FlowShape
  var isRequired = false
  /// The types of fields or steps that take it; all of them, if empty.
  var types: [String] = []

  init(_ name: String, _ shape: FlowShape, required: Bool = false, only types: [String] = []) {
    self.name = name
    self.shape = shape
    self.isRequired = required
    self.types = types
  }
}

/// The bounds on what a flow file may ask for.
enum FlowBounds {
  /// The most characters that a text field holds.
  static let maximumText = 100_000
  /// The lengths that a one-time code may have.
  static let codeLength = 1...32
  /// The length of a one-time code that does not say it.
  static let usualCodeLength = 6
  /// How long a button may be of no use, in milliseconds: from a second to a day.
  static let cooldown = 1000...24 * 3_600_000
  /// How long a command may be given, in milliseconds: up to a day.
  static let timeout = 1...24 * 3_600_000
}

/// The one list of what may stand in a flow file: an object's keys, and what each may be.
///
/// The reader refuses whatever is not here, so a key that it knows is a key that does something.
extension FlowObject {
  /// The values of a field's `type`.
  static let fieldTypes = [
    "text", "secure", "number", "toggle", "oneTimeCode", "choice", "list", "note",
  ]
  /// The values of a step's `type`.
  static let stepTypes = ["review"]
  /// The keys of a condition that compare a field with something.
  static let conditionTests = ["equals", "in", "matches", "isEmpty", "above", "below"]
  /// The keys of a condition, one of which says what sort it is.
  static let conditionForms = ["field", "all", "any", "not", "focused"]

  private static let typed = ["text", "secure"]
  private static let inputs = fieldTypes.filter { $0 != "note" }
  private static let stops = inputs.filter { $0 != "list" }
  /// What a default may be; which of it depends on the field.
  static let defaultShape = FlowShape.either(.scalar, .list(.scalar, atLeast: 0))
  private static let command = FlowShape.list(.text, atLeast: 1)
  /// Words by their names, which share the ids of fields.
  private static let values = FlowShape.dictionary(.words)
  private static let submitRule = FlowShape.either(
    .oneOf(["next", "submit", "done", "none"]), .object(.submitTarget))

  /// The keys that the object may have.
  var keys: [FlowKey] {
    switch self {
    case .flow: FlowObject.flowKeys
    case .step: FlowObject.stepKeys
    case .field: FlowObject.fieldKeys
    case .option: FlowObject.optionKeys
    case .action: FlowObject.actionKeys
    case .condition: FlowObject.conditionKeys
    case .prompt: FlowObject.promptKeys
    case .stepButton: FlowObject.stepButtonKeys
    case .promptButton: FlowObject.promptButtonKeys
    case .submitTarget: FlowObject.submitTargetKeys
    case .section: [FlowKey("values", FlowObject.values)]
    }
  }

  private static let flowKeys = [
    FlowKey("$schema", .text),
    FlowKey("flow", .words, required: true),
    FlowKey("title", .words, required: true),
    FlowKey("version", .integer(1...1)),
    FlowKey("steps", .list(.object(.step), atLeast: 1), required: true),
    FlowKey("prompts", .dictionary(.object(.prompt))),
  ]

  private static let stepKeys = [
    FlowKey("id", .id, required: true),
    FlowKey("type", .oneOf(stepTypes)),
    FlowKey("title", .words, required: true),
    FlowKey("text", .text),
    FlowKey("fields", .list(.object(.field), atLeast: 0), only: ["form"]),
    FlowKey("buttons", .list(.object(.stepButton), atLeast: 0)),
    FlowKey("when", .object(.condition)),
    FlowKey("focus", .text, only: ["form"]),
    FlowKey("submitLabel", .words),
    FlowKey("onSubmit", submitRule, only: ["form"]),
    FlowKey("action", .object(.action)),
    FlowKey(
      "submitEnabled", .oneOf(Step.SubmitEnabled.allCases.map(\.rawValue)), only: ["form"]),
    FlowKey("values", values),
    FlowKey("sections", .table(.object(.section)), only: ["form"]),
    FlowKey("scrollDismisses", .flag),
    FlowKey("clickDismisses", .flag),
  ]

  private static let fieldKeys = [
    FlowKey("id", .id, required: true),
    FlowKey("type", .oneOf(fieldTypes), required: true),
    FlowKey("label", .words, required: true),
    FlowKey("help", .text, only: inputs),
    FlowKey("placeholder", .text, only: typed + ["number"]),
    FlowKey("default", defaultShape, only: inputs),
    FlowKey("required", .flag, only: inputs),
    FlowKey("when", .object(.condition)),
    FlowKey("section", .words),
    FlowKey(
      "contentType", .oneOf(ContentType.allCases.map(\.rawValue)),
      only: ["text", "secure", "oneTimeCode", "choice"]),
    FlowKey(
      "keyboardType", .oneOf(KeyboardType.allCases.map(\.rawValue)), only: ["text", "number"]),
    FlowKey("submitLabel", .words, only: stops),
    FlowKey("onSubmit", submitRule, only: stops),
    FlowKey("collects", .text, only: ["text"]),
    FlowKey("minLength", .integer(0...FlowBounds.maximumText), only: typed),
    FlowKey("maxLength", .integer(1...FlowBounds.maximumText), only: typed),
    FlowKey("pattern", .text, only: typed),
    FlowKey("patternMessage", .words, only: typed),
    FlowKey("equalsField", .text, only: typed),
    FlowKey("minimum", .number, only: ["number", "list"]),
    FlowKey("maximum", .number, only: ["number", "list"]),
    FlowKey("output", .flag, only: inputs),
    FlowKey("mask", .oneOf(Field.Mask.allCases.map(\.rawValue)), only: ["secure"]),
    FlowKey("length", .integer(FlowBounds.codeLength), only: ["oneTimeCode"]),
    FlowKey(
      "onComplete", .oneOf(Field.Completion.allCases.map(\.rawValue)), only: ["oneTimeCode"]),
    FlowKey(
      "options", .list(.either(.words, .object(.option)), atLeast: 1), required: true,
      only: ["choice"]),
    FlowKey("style", .oneOf(Field.ChoiceStyle.allCases.map(\.rawValue)), only: ["choice"]),
    FlowKey("focusEffect", .oneOf(["none"]), only: ["oneTimeCode", "choice"]),
    FlowKey("values", values, only: inputs),
  ]

  private static let optionKeys = [
    FlowKey("value", .words, required: true),
    FlowKey("label", .words),
    FlowKey("disabled", .words),
  ]

  private static let actionKeys = [
    FlowKey("run", command, required: true),
    FlowKey("busy", .words),
    FlowKey("timeout", .duration(FlowBounds.timeout)),
  ]

  private static let conditionKeys = [
    FlowKey("field", .text),
    FlowKey("equals", .scalar),
    FlowKey("in", .list(.scalar, atLeast: 1)),
    FlowKey("matches", .text),
    FlowKey("isEmpty", .flag),
    FlowKey("above", .number),
    FlowKey("below", .number),
    FlowKey("all", .list(.object(.condition), atLeast: 1)),
    FlowKey("any", .list(.object(.condition), atLeast: 1)),
    FlowKey("not", .object(.condition)),
    FlowKey("focused", .text),
  ]

  private static let promptKeys = [
    FlowKey("title", .words, required: true),
    FlowKey("text", .text),
    FlowKey("fields", .list(.object(.field), atLeast: 0)),
    FlowKey("buttons", .list(.object(.promptButton), atLeast: 0), required: true),
    FlowKey("focus", .text),
    FlowKey("values", values),
  ]

  private static let buttonKeys = [
    FlowKey("id", .id),
    FlowKey("label", .words, required: true),
    FlowKey("opens", .text),
    FlowKey("returnTo", .text),
    FlowKey("run", command),
  ]

  private static let stepButtonKeys =

    buttonKeys + [
      FlowKey("clears", .text),
      FlowKey("when", .object(.condition)),
      FlowKey("cooldown", .duration(FlowBounds.cooldown)),
    ]

  private static let promptButtonKeys =
    buttonKeys + [FlowKey("role", .oneOf(Button.Role.allCases.map(\.rawValue)))]

  private static let submitTargetKeys = [
    FlowKey("focus", .text),
    FlowKey("opens", .text),
  ]
}
