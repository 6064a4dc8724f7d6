/// The forms of a wizard and the focus among them: the stack of scopes, and what is in each.
///
/// This is where a key that has become an operation meets a field. The engine below knows only
/// ids; here are the texts, the codes with their slots, what Return does, and what is wrong.
/// Forms of steps that are not on the stack are kept, so that a step that is returned to is as it
/// was left; those that nobody came to yet are made when they are asked for.
public struct FormStack: Sendable {
  /// The focus: which scopes are open, and what has the focus in each.
  public internal(set) var focus: FocusStack
  /// The forms that are open or kept.
  private(set) var forms = IDTable<Form>()
  private let steps: StepForms
  /// Whether the last edit changed a line of text and nothing else that is seen: no message, no
  /// word about the edit, and there was and is something in it.
  var isLineEdit = false
  /// Submissions that wait for a verdict, by token.
  var waiting: [Int: FocusMark] = [:]

  /// Opens the first form.
  public init(_ form: Form, scope: FocusScope) {
    self.init(form, scope: scope, of: StepForms([]))
  }

  init(_ form: Form, scope: FocusScope, of steps: StepForms) {
    focus = FocusStack(scope)
    self.steps = steps
    forms.set(form, for: form.id)
  }

  /// The form that takes the keys.
  public var active: Form { forms[focus.active.id] ?? Form(id: focus.active.id, rows: []) }
  /// The form called `id`: an open one, or that of a step.
  public subscript(_ id: String) -> Form? { forms[id] ?? steps.form(id) }
  /// Whether anything has been answered: any value of a step that is not the one at first.
  var isAnswered: Bool {
    forms.values.contains { $0.isStep && $0.rows.contains(where: \.isAnswered) }
  }
  /// The id of the row or button of the active form that has the focus.
  public var focused: String? { focus.focus }
  /// The row that has the focus, if it is one.
  public var focusedRow: FormRow? { focused.flatMap { forms[focus.active.id]?.row($0) } }
  /// What is in the row that has the focus, if one has it.
  var focusedState: FieldState? { readFocused { $0.state } }
  /// What keys mean in the row that has the focus, if one has it, whatever is offered there.
  var focusedContext: KeyContext? { readFocused { KeyContext($0.state) } }
  /// The text in the row that has the focus and the clusters before the insertion point, if it is a
  /// line of text.
  var focusedLine: (characters: [Character], caret: Int)? {
    readFocused { row in
      switch row.state {
      case .text(let line), .number(let line): (line.buffer.characters, line.buffer.caret)
      case .toggle, .code, .choice, .list, .note: nil
      }
    } ?? nil
  }
  /// Finds something out about the row that has the focus, if one has it, without a copy of it.
  func readFocused<Value>(_ body: (FormRow) -> Value) -> Value? {
    guard let id = focus.focus else { return nil }
    return forms.read(focus.active.id) { $0.read(id, body) } ?? nil
  }
  /// The button that has the focus, if it is one.
  public var focusedButton: FormButton? { focused.flatMap { forms[focus.active.id]?.button($0) } }

  // MARK: - Scopes

  /// Opens a form over the active one.
  @discardableResult
  public mutating func push(_ form: Form, scope: FocusScope, owner: FocusStack.Owner = .active)
    -> FocusResult
  {
    let result = focus.push(scope, owner: owner)
    if result == .ok { forms.set(form, for: form.id) }
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
      forms.set(form, for: form.id)
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
    forms.removeAll { [focus] id, form in
      focus[id] == nil && !focus.isKept(id) && !form.isStep
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
    updateForm(form ?? focus.active.id) { $0.update(id, change) } ?? nil
  }

  /// Changes the form called `id` in place, if there is one.
  @discardableResult
  mutating func updateForm<Result>(_ id: String, _ change: (inout Form) -> Result) -> Result? {
    if !forms.contains(id) { forms[id] = steps.form(id) }
    return forms.update(id, change)
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
    update(id) { $0.enter() }
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
    if let row = active.row(id) { return row }
    guard let home = steps.home(of: id) else { return nil }
    return forms[home.id] == nil ? steps.row(id) : forms[home.id]?.row(id)
  }

  /// How often the row called `id` may have changed; 0 for one that is not made yet.
  func revision(of id: String) -> Int {
    let form = steps.home(of: id).flatMap { forms[$0.id] }
    return form?.row(id)?.revision ?? 0
  }
}
