/// A scenario of `focus.json`.
struct FocusVector: Sendable, CustomStringConvertible {
  /// An operation and what holds after it.
  struct Step: Sendable {
    let operation: VectorOperation
    let expectation: VectorExpectation
  }

  let id: String
  let title: String
  let scopes: [VectorScope]
  let start: VectorExpectation
  let steps: [Step]

  var description: String { "\(id) \(title)" }

  /// All vectors of the file.
  static func all() throws -> [FocusVector] {
    var file = try VectorObject(try Vectors.data("focus.json"))
    let format: String = try file.required("format")
    let version: Int = try file.required("version")
    guard format == "onboard-focus-vectors", version == 1 else {
      throw VectorObject.Fault(description: "not a file of focus vectors, version 1")
    }
    for name in ["grammar", "semantics"] { _ = try file.optional(name, as: String.self) }
    let vectors = try file.list("vectors") { try FocusVector($0, path: $1) } ?? []
    try file.finish()
    return vectors
  }

  private init(_ value: Any, path: String) throws {
    self = try VectorObject.read(value, path: path) { object in
      _ = try object.optional("tags", as: [String].self)
      _ = try object.optional("source", as: [String].self)
      return FocusVector(
        id: try object.required("id"), title: try object.required("title"),
        scopes: try object.list("scopes") { try VectorScope($0, path: $1) } ?? [],
        start: try VectorExpectation(try object.required("start", as: Any.self), path: path),
        steps: try object.list("steps") { try Step($0, path: $1) } ?? [])
    }
  }

  private init(
    id: String, title: String, scopes: [VectorScope], start: VectorExpectation, steps: [Step]
  ) {
    self.id = id
    self.title = title
    self.scopes = scopes
    self.start = start
    self.steps = steps
  }
}

extension FocusVector.Step {
  fileprivate init(_ value: Any, path: String) throws {
    self = try VectorObject.read(value, path: path) { object in
      let expectation = try object.required("expect", as: Any.self)
      return FocusVector.Step(
        operation: try VectorOperation(&object),
        expectation: try VectorExpectation(expectation, path: "\(path).expect"))
    }
  }
}

/// What holds after a step; only what is given counts.
struct VectorExpectation: Sendable {
  let focus: String?
  let scope: String?
  /// The outer optional says whether it is given; a query may give null.
  let result: String??
  let stack: [String]?
  let scopes: [String: String?]
  let announced: String??
  let canNext: Bool?
  let canPrevious: Bool?
  let events: [String]?
  let values: [String: String]
  let checked: [String: String]?
  let top: Int?

  init(_ value: Any, path: String) throws {
    var object = try VectorObject(value, at: path)
    guard let focus = try object.nullable("focus", as: String.self) else {
      throw VectorObject.Fault(description: "\(path): focus is missing")
    }
    self.focus = focus
    scope = try object.optional("scope")
    result = try object.nullable("result")
    stack = try object.optional("stack")
    scopes = try object.map("scopes") { value, _ in value as? String }
    announced = try object.nullable("ax")
    canNext = try object.optional("canNext")
    canPrevious = try object.optional("canPrev")
    events = try object.optional("events")
    values = try object.optional("values") ?? [:]
    checked = try object.optional("checked")
    top = try object.optional("top")
    try object.finish()
  }
}

/// A scope as the vectors write it.
struct VectorScope: Sendable {
  /// What fields with one Tab stop between them are.
  struct Group: Sendable {
    let kind: String
    let checked: String?
    let onComplete: String
  }

  let id: String
  let kind: String
  let fields: [VectorField]
  let defaultFocus: String?
  let autofocus: Bool
  let wraps: Bool
  let isMounted: Bool
  let isBusy: Bool
  let isDismissible: Bool
  let owner: String?
  let groups: [String: Group]
  /// The values that each section publishes.
  let sections: [String: [String: String]]
  let values: [String: String]
  let statics: [String]
  let viewport: Int?

  init(_ value: Any, path: String) throws {
    var object = try VectorObject(value, at: path)
    id = try object.required("id")
    kind = try object.optional("kind") ?? "step"
    fields = try object.list("fields") { try VectorField($0, path: $1) } ?? []
    defaultFocus = try object.optional("default")
    autofocus = try object.flag("autofocus", default: true)
    wraps = try object.flag("wrap", default: true)
    isMounted = try object.flag("mounted", default: true)
    isBusy = try object.flag("busy", default: false)
    isDismissible = try object.flag("dismissible", default: true)
    owner = try object.optional("owner")
    groups = try object.map("groups") { try Group($0, path: $1) }
    sections = try object.map("sections") { value, path in
      try VectorObject.read(value, path: path) { try $0.optional("values") ?? [:] }
    }
    values = try object.optional("values") ?? [:]
    statics = try object.optional("statics") ?? []
    viewport = try object.optional("viewport")
    try object.finish()
  }
}

extension VectorScope.Group {
  fileprivate init(_ value: Any, path: String) throws {
    self = try VectorObject.read(value, path: path) { object in
      VectorScope.Group(
        kind: try object.optional("kind") ?? "roving", checked: try object.optional("checked"),
        onComplete: try object.optional("onComplete") ?? "dismiss")
    }
  }
}

/// A field as the vectors write it.
struct VectorField: Sendable {
  /// What Return does in an input.
  enum SubmitRule: Sendable {
    case next, submit, done, none
    case focus(String)
  }

  /// What a button does.
  indirect enum Action: Sendable {
    case none, submitStep
    case push(VectorScope)
    case pop(String, returnTo: String?)
  }

  let id: String
  let role: String
  var isEnabled: Bool
  var isVisible: Bool
  var canFocus: Bool
  var isTabStop: Bool
  let group: String?
  let section: String?
  /// Row and column.
  let grid: [Int]?
  let onSubmit: SubmitRule
  let action: Action
  let isValid: Bool
  let value: String
  let values: [String: String]

  init(_ source: Any, path: String) throws {
    var object = try VectorObject(source as? String == nil ? source : ["id": source], at: path)
    id = try object.required("id")
    role = try object.optional("role") ?? "input"
    isEnabled = try object.flag("enabled", default: true)
    isVisible = try object.flag("visible", default: true)
    canFocus = try object.flag("canFocus", default: true)
    isTabStop = try object.flag("tabStop", default: true)
    group = try object.optional("group")
    section = try object.optional("section")
    grid = try object.optional("grid")
    onSubmit = try SubmitRule(try object.optional("onSubmit", as: Any.self) ?? "next", path: path)
    action = try Action(try object.optional("action", as: Any.self) ?? "none", path: path)
    isValid = try object.flag("valid", default: true)
    value = try object.optional("value") ?? ""
    values = try object.optional("values") ?? [:]
    try object.finish()
  }
}

extension VectorField.SubmitRule {
  fileprivate init(_ value: Any, path: String) throws {
    switch value as? String {
    case "next": self = .next
    case "submit": self = .submit
    case "done": self = .done
    case "none": self = .none
    default:
      self = try VectorObject.read(value, path: path) { .focus(try $0.required("focus")) }
    }
  }
}

extension VectorField.Action {
  fileprivate init(_ value: Any, path: String) throws {
    switch value as? String {
    case "none": self = .none
    case "submitStep": self = .submitStep
    default:
      self = try VectorObject.read(value, path: path) { object in
        if let id = try object.optional("pop", as: String.self) {
          return .pop(id, returnTo: try object.optional("returnTo"))
        }
        return .push(try VectorScope(try object.required("push", as: Any.self), path: path))
      }
    }
  }
}
