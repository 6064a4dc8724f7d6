/// What a debug log says of the difference that an event made.
struct DebugChanges {
  private let old: Wizard?
  private let new: Wizard

  init(from old: Wizard?, to new: Wizard) {
    self.old = old
    self.new = new
  }

  private var scopes: [FocusScope] { new.forms.focus.scopes }
  private var oldScopes: [FocusScope] { old?.forms.focus.scopes ?? [] }

  /// The same scope as it was, not another one of its name.
  private func before(_ scope: FocusScope) -> FocusScope? {
    oldScopes.first { $0.instance == scope.instance }
  }

  /// Which step was submitted, and which was entered.
  var steps: [String] {
    let submitted = new.submitted.subtracting(old?.submitted ?? []).sorted()
    let entered = old?.step.id == new.step.id ? [] : [new.step.id]
    return submitted.map { "submitted \($0)" } + entered.map { "step \($0)" }
  }

  /// Which prompts were closed and opened.
  var prompts: [String] {
    let closed = oldScopes.filter { scope in
      scope.kind == .modal && !scopes.contains { $0.instance == scope.instance }
    }
    let opened = scopes.filter { $0.kind == .modal && before($0) == nil }
    return closed.reversed().map { "prompt closed \($0.id)" }
      + opened.map { "prompt opened \($0.id)" }
  }

  /// That a command asks for a prompt that is open, as no check of the flow can find out.
  func reopened(by event: WizardEvent?) -> [String] {
    guard case .verdict(let id, .prompt(let prompt)) = event, let old, old.activity?.id == id,
      old.openPrompt(prompt) != nil
    else { return [] }
    return ["warning: prompt \"\(prompt)\" is open already: those over it are closed"]
  }

  /// What is said to be wrong with fields now.
  var messages: [String] {
    scopes.flatMap { new.forms[$0.id]?.rows ?? [] }.compactMap { row in
      guard let message = row.message, old?.forms.row(row.id)?.message != message else {
        return nil
      }
      return "message \(row.id): \(message)"
    }
  }

  /// What lost the focus and what got it, by scope.
  var moves: [String] {
    let lost = oldScopes.reversed().compactMap { scope -> String? in
      let now = scopes.first { $0.instance == scope.instance }?.focus
      return scope.focus.flatMap { $0 == now ? nil : "blur \(scope.id)/\($0)" }
    }
    let got = scopes.compactMap { scope -> String? in
      let old = before(scope)?.focus
      return scope.focus.flatMap { $0 == old ? nil : "focus \(scope.id)/\($0)" }
    }
    return lost + got
  }

  /// What became of requests for the focus: those of this event, and those that waited.
  func requests(after event: WizardEvent?) -> [String] {
    var lines = stale(event).map { [$0] } ?? []
    for scope in scopes {
      let (waited, waits) = (before(scope)?.requested, scope.requested)
      if let waits, waits != waited { lines.append(scope.wordsForWaiting(for: waits)) }
      let asked = asked(by: event, in: scope)
      // What waited and is asked for again ends once.
      let ended = [asked, waited == asked ? nil : waited].compactMap { $0 }
      lines += ended.filter { $0 != waits }.map(scope.wordsForEnd)
    }
    return lines
  }

  /// What the event asks the focus of a scope for: by itself, or by closing a prompt that is to
  /// return somewhere.
  private func asked(by event: WizardEvent?, in scope: FocusScope) -> String? {
    if case .focus(let id) = event, scope.instance == oldScopes.last?.instance { return id }
    guard scope.instance == scopes.last?.instance, before(scope) != nil,
      let closed = oldScopes.last, closed.instance != scope.instance
    else { return nil }
    return new.forms.focus[closed.id] == nil ? old?.returnTargets[closed.id] : nil
  }

  /// A refusal that moves no focus, as the person has gone on since.
  private func stale(_ event: WizardEvent?) -> String? {
    guard case .verdict(let id, .refused(let field?, _)) = event, let old,
      let mark = old.forms.waiting[id.number], !old.forms.focus.isUnmoved(since: mark)
    else { return nil }
    return "request \(field): stale, the focus was moved or something edited since"
  }
}

extension FocusScope {
  /// The field that is to have the focus, if that was asked for and has not happened yet.
  fileprivate var requested: FieldID? {
    if case .focus(let id)? = request { id } else { nil }
  }

  /// What a log calls the scope.
  var debugName: String { "\(kind == .step ? "step" : "prompt") \"\(id)\"" }

  fileprivate func wordsForWaiting(for id: FieldID) -> String {
    if self[id] == nil { return "warning: request \(id): pending, \(wordsForMissing(id))" }
    return "request \(id): pending, \(isMounted ? obstacle(to: id) : "nothing is drawn yet")"
  }

  fileprivate func wordsForEnd(of id: FieldID) -> String {
    if focus == id { return "request \(id): met" }
    guard self[id] != nil else { return "warning: request \(id): dropped, \(wordsForMissing(id))" }
    return "request \(id): dropped, "
      + (isFocusable(id) ? "the person was first" : obstacle(to: id))
  }

  private func wordsForMissing(_ id: FieldID) -> String {
    if let first = fields.first(where: { $0.section == id }) {
      return "it is a section, whose first field is \"\(first.id)\""
    }
    let near = Spelling.nearest(to: id, in: fields.map(\.id))
    return "\(debugName) has nothing that is called so"
      + (near.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  private func obstacle(to id: FieldID) -> String {
    guard let field = self[id] else { return wordsForMissing(id) }
    if !field.isVisible { return "it is hidden" }
    if !field.isEnabled { return "it is disabled" }
    if !field.canFocus { return "it cannot have the focus" }
    return isBusy ? "a command runs" : "another prompt has the keys"
  }
}
