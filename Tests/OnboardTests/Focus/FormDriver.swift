@testable import Onboard

/// Runs the operations of a vector on the forms of a wizard, as the program does below its keymap.
struct FormDriver {
  var stack: FormStack
  /// The vector's view of each form that was opened, by id.
  var forms: [String: VectorForm] = [:]
  /// What the buttons do, by scope and button.
  var actions: [String: [String: VectorField.Action]] = [:]
  var marks: [String: FocusMark] = [:]
  var submissions: [String: Int] = [:]
  private var viewports: [String: Int] = [:]
  private var offsets: [String: Int] = [:]
  /// The events of the last operation, as the vectors write them.
  private(set) var events: [String] = []

  /// Opens the scopes, the bottom one first.
  init(_ scopes: [VectorScope]) throws {
    guard let bottom = scopes.first else { throw VectorObject.Fault(description: "no scopes") }
    let form = try VectorForm(bottom)
    stack = FormStack(form.form, scope: form.scope)
    take(bottom, form)
    for scope in scopes.dropFirst() { _ = try push(scope) }
    _ = stack.focus.takeEvents()
    scroll()
  }

  /// Does an operation and gives its result, in the words of the vectors.
  mutating func apply(_ operation: VectorOperation) throws -> String? {
    let before = focusedMembers
    var told: [FocusEvent] = []
    var result: String?
    if case .type(let text) = operation {
      for character in text {
        result = try word(for: stack.type(String(character)))
        told += settle()
      }
    } else {
      result = try perform(operation)
      told = settle()
    }
    events = net(told).map { event in
      switch event {
      case .blur(let scope, let id): "blur:\(scope)/\(before[scope] ?? id)"
      case .focus(let scope, let id): "focus:\(scope)/\(remembered(in: scope) ?? id)"
      }
    }
    scroll()
    return result
  }

  /// Does what belongs to one transaction.
  mutating func perform(_ operation: VectorOperation) throws -> String? {
    if case .batch(let operations) = operation { return try perform(operations) }
    if case .query(let key) = operation { return stack.value(for: key) }
    let result =
      try performOnStack(operation) ?? performOnFields(operation) ?? performRequest(operation)
      ?? performKey(operation) ?? performVerdict(operation)
    guard let result else { throw VectorObject.Fault(description: "\(operation) was not done") }
    return result
  }

  /// Does several operations as one transaction; the result is that of the last one.
  private mutating func perform(_ operations: [VectorOperation]) throws -> String? {
    var driver = self
    let result = try stack.transaction { stack in
      driver.stack = stack
      defer { stack = driver.stack }
      return try operations.reduce(nil) { try driver.perform($1) }
    }
    driver.stack = stack
    self = driver
    return result
  }

  mutating func take(_ vector: VectorScope, _ form: VectorForm) {
    forms[vector.id] = form
    viewports[vector.id] = vector.viewport
    offsets[vector.id] = 0
    actions[vector.id] = [:]
    for field in vector.fields where field.role == "button" {
      actions[vector.id]?[field.id] = field.action
    }
  }

  // MARK: - Events

  /// The field that the position of a scope's focus is on, by scope.
  private var focusedMembers: [String: String] {
    var members: [String: String] = [:]
    for scope in stack.focus.scopes { members[scope.id] = remembered(in: scope.id) }
    return members
  }

  /// Takes the events of a transaction, and does what the wizard does for a field that was left.
  private mutating func settle() -> [FocusEvent] {
    let events = stack.focus.takeEvents()
    for case .blur(let scope, let id) in events { stack.leave(id, in: scope) }
    return events
  }

  /// The net of the events of several transactions: what each scope lost first and got last.
  private func net(_ events: [FocusEvent]) -> [FocusEvent] {
    var first: [String: Int] = [:]
    var last: [String: Int] = [:]
    for (index, event) in events.enumerated() {
      first[event.scope] = first[event.scope] ?? index
      last[event.scope] = index
    }
    return events.enumerated().filter { index, event in
      guard let first = first[event.scope], let last = last[event.scope] else { return false }
      let isBack =
        events[first].isBlur && !events[last].isBlur && events[first].field == events[last].field
      return !isBack && index == (event.isBlur ? first : last)
    }.map(\.element)
  }

  // MARK: - Scrolling

  private mutating func scroll() {
    let scope = stack.focus.active
    guard let viewport = viewports[scope.id], scope.isMounted else { return }
    let rows = scope.fields.filter(\.isVisible)
    let focused = rows.firstIndex { $0.id == scope.focus }
    offsets[scope.id] = ScrollOffset.revealing(
      focused.map { $0..<($0 + 1) }, viewport: viewport, content: rows.count,
      from: offsets[scope.id] ?? 0)
  }

  mutating func resize(to rows: Int) {
    for id in viewports.keys { viewports[id] = rows }
  }
}

extension FocusEvent {
  fileprivate var scope: String {
    switch self {
    case .blur(let scope, _), .focus(let scope, _): scope
    }
  }

  fileprivate var field: String {
    switch self {
    case .blur(_, let field), .focus(_, let field): field
    }
  }

  fileprivate var isBlur: Bool {
    if case .blur = self { true } else { false }
  }
}

// MARK: - What is compared

extension FormDriver {
  /// The ids of the scopes, bottom first.
  var scopeIDs: [String] { stack.focus.scopes.map(\.id) }
  /// The focus of the active scope.
  var focus: String? { remembered(in: stack.active.id) }
  /// What the active scope announces.
  var announced: String? { stack.focus.active.announced.map { member(of: $0) } }

  /// The focus that a scope has or remembers.
  func remembered(in scope: String) -> String? {
    stack.focus[scope]?.focus.map { member(of: $0, in: scope) }
  }

  /// The field that the inner position of a row is on; the row itself, if it is one field.
  private func member(of row: String, in scope: String? = nil) -> String {
    let scope = scope ?? stack.active.id
    guard let group = forms[scope]?.groups[row] else { return row }
    switch stack[scope]?.row(row)?.state {
    case .code(let code): return group.members[code.position].id
    case .choice(let choice): return choice.cursorValue ?? row
    default: return row
    }
  }

  /// The text of a field of the active scope.
  func value(of id: String) -> String? {
    let rowID = forms[stack.active.id]?.rowID(of: id) ?? id
    switch stack.active.row(rowID)?.state {
    case .text(let text), .number(let text): return text.buffer.text
    case .code(let code):
      let slot = forms[stack.active.id]?.groups[rowID]?.members.firstIndex { $0.id == id }
      return slot.map(code.text(at:))
    case .toggle, .choice, .list, .note, nil: return nil
    }
  }

  /// The checked member of each radio group of the active scope that has one.
  var checked: [String: String] {
    var checked: [String: String] = [:]
    for row in stack.active.rows {
      if case .choice(let choice) = row.state, choice.style == .radio {
        checked[row.id] = choice.value
      }
    }
    return checked
  }

  /// The first row in view of the active scope.
  var topRow: Int? { offsets[stack.active.id] }
}
