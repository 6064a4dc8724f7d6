/// The forms of a wizard and the focus among them: the stack of scopes, and what is in each.
///
/// This is where a key that has become an operation meets a field. The engine below knows only
/// ids; here are the texts, the codes with their slots, what Return does, and what is wrong.
/// Forms of steps that are not on the stack are kept, so that a step that is returned to is as it
/// was left.
public struct FormStack: Sendable {
  /// The focus: which scopes are open, and what has the focus in each.
  public internal(set) var focus: FocusStack
  private var forms: [String: Form]
  /// The form of each field, for rules and templates that name fields of other steps.
  private var homes: [String: String] = [:]
  /// Submissions that wait for a verdict, by token.
  var waiting: [Int: FocusMark] = [:]

  /// Opens the first form.
  public init(_ form: Form, scope: FocusScope) {
    focus = FocusStack(scope)
    forms = [form.id: form]
  }

  /// The form that takes the keys.
  public var active: Form { forms[focus.active.id] ?? Form(id: focus.active.id, rows: []) }
  /// The form called `id`, whether it is open or kept.
  public subscript(_ id: String) -> Form? { forms[id] }
  /// The id of the row or button of the active form that has the focus.
  public var focused: String? { focus.focus }
  /// The row that has the focus, if it is one.
  public var focusedRow: FormRow? { focused.flatMap { forms[focus.active.id]?.row($0) } }
  /// The button that has the focus, if it is one.
  public var focusedButton: FormButton? { focused.flatMap { forms[focus.active.id]?.button($0) } }

  // MARK: - Scopes

  /// Keeps a form that is not open yet, so that its fields have answers before it is reached.
  public mutating func keep(_ form: Form) {
    if forms[form.id] == nil { forms[form.id] = form }
    for row in form.rows { homes[row.id] = form.id }
  }

  /// Opens a form over the active one.
  @discardableResult
  public mutating func push(_ form: Form, scope: FocusScope, owner: FocusStack.Owner = .active)
    -> FocusResult
  {
    let result = focus.push(scope, owner: owner)
    if result == .ok { forms[form.id] = form }
    return result
  }

  /// Closes the form called `id` wherever it is, and forgets what was in it.
  @discardableResult
  public mutating func pop(_ id: String, returnTo: String? = nil) -> FocusResult {
    let result = entering { $0.pop(id, returnTo: returnTo) }
    if result == .ok { forget() }
    return result
  }

  /// Closes every form above `id`.
  @discardableResult
  public mutating func popTo(_ id: String) -> FocusResult {
    let result = entering { $0.popTo(id) }
    if result == .ok { forget() }
    return result
  }

  /// Does what Escape does: closes a prompt, `refused` if that must be answered; in a step drops
  /// the focus.
  public mutating func escape() -> FocusResult {
    let result = entering { $0.escape() }
    if result == .ok { forget() }
    return result
  }

  /// Puts a form in the place of the one called `id`, which is kept for ``resume(_:replacing:)``
  /// if `keep` says so.
  @discardableResult
  public mutating func replace(
    _ id: String, with form: Form, scope: FocusScope, keep: Bool
  ) -> FocusResult {
    let result = entering { $0.replace(id, with: scope, keeping: keep) }
    if result == .ok {
      drop(id)
      if !keep { forms[id] = nil }
      forms[form.id] = form
      forget()
    }
    return result
  }

  /// Puts a form that was kept back in the place of the one called `id`.
  @discardableResult
  public mutating func resume(_ kept: String, replacing id: String, keep: Bool)
    -> FocusResult
  {
    let result = entering { $0.replace(id, resuming: kept, keeping: keep) }
    if result == .ok {
      drop(id)
      if !keep { forms[id] = nil }
      forget()
    }
    return result
  }

  /// Forms of prompts that are not open are gone; those of steps are kept.
  private mutating func forget() {
    forms = forms.filter { id, form in
      focus[id] != nil || focus.isKept(id) || form.isStep
    }
    waiting = waiting.filter { focus.isOpen($0.value) }
  }

  /// Verdicts for the form called `id` come too late from now on.
  private mutating func drop(_ id: String) {
    waiting = waiting.filter { $0.value.scope != id }
  }

  // MARK: - Rows

  /// Changes a row of a form in place, of the active one if none is named.
  @discardableResult
  mutating func update<Result>(
    _ id: String, in form: String? = nil, _ change: (inout FormRow) -> Result
  ) -> Result? {
    forms[form ?? focus.active.id]?.update(id, change)
  }

  /// Changes the form called `id` in place, if there is one.
  mutating func updateForm(_ id: String, _ change: (inout Form) -> Void) {
    if forms[id] != nil { change(&forms[id, default: Form(id: id, rows: [])]) }
  }

  // MARK: - Moves of the focus

  /// Makes the operations of `body` one: the focus is settled once, at the end.
  @discardableResult
  public mutating func transaction<Result>(
    _ body: (inout FormStack) throws -> Result
  ) rethrows -> Result {
    let before = focus.scopes
    focus.beginTransaction()
    defer {
      focus.endTransaction()
      enter(from: before)
    }
    return try body(&self)
  }

  /// Moves the focus, and lets the field that it comes to say where in it a person goes on.
  mutating func entering<Result>(_ move: (inout FocusStack) -> Result) -> Result {
    let before = focus.scopes
    let result = move(&focus)
    enter(from: before)
    return result
  }

  /// A field that only gets back what it had lost, and one in a form that is shown again, stay as
  /// they were left.
  private mutating func enter(from before: [FocusScope]) {
    let active = focus.active
    guard let id = active.focus,
      let old = before.first(where: { $0.instance == active.instance }),
      old.focus != id, old.lost != id
    else { return }
    update(id) { $0.state.enter() }
  }

  /// What is wrong with a row: what a command refused, else what its rules say; nil if nothing.
  func message(for row: FormRow) -> String? {
    row.refusal
      ?? FieldCheck.message(for: row.state, of: row.field) { id in
        self.row(id)?.state.answer ?? .null
      }
  }

  /// The row called `id`, of the active form or whichever step has it.
  public func row(_ id: String) -> FormRow? {
    active.row(id) ?? homes[id].flatMap { forms[$0]?.row(id) }
  }
}
