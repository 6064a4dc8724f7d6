/// Going on: Return, the submit key, and the verdicts that come for them.
extension FormStack {
  /// Return, where the focus is.
  public mutating func submit() -> FormResult {
    focus.voidRequest()
    guard focus.active.isMounted else { return .ignored }
    guard let id = focused else {
      // A step with nothing that could ever take the focus is no dead end.
      return active.isStep && !focus.active.fields.contains { $0.isVisible && $0.canFocus }
        ? submitForm() : .ignored
    }
    guard let row = active.row(id) else { return .activated(id) }
    if row.opensSheet { return .opensSheet(id) }
    if case .choice(var choice) = row.state, choice.choose() || row.refusal != nil {
      update(id) { $0.state = .choice(choice) }
      noteEdit(of: id)
    }
    return row.field.collects == nil ? followRule(row.rule, from: id) : collect(from: id)
  }

  /// Submits the active form from anywhere: goes to the first field that is wrong, or on.
  public mutating func submitForm() -> FormResult {
    focus.voidRequest()
    guard focus.active.isMounted else { return .ignored }
    guard !focus.active.isBusy else { return .busy }
    if active.asksCommand { refuse([:], in: active.id) }
    return active.isChecked ? check() : .submitted
  }

  /// Puts messages under what is wrong in the active form, and goes to the first of it.
  mutating func check() -> FormResult {
    var firstWrong: String?
    for field in focus.active.fields where field.counts {
      update(field.id) { $0.state.tidy($0.field) }
      guard let row = active.row(field.id) else { continue }
      let message = message(for: row)
      update(field.id) { $0.message = message }
      if message != nil, firstWrong == nil { firstWrong = field.id }
    }
    guard let firstWrong else { return .submitted }
    go(to: firstWrong)
    return .invalid(firstWrong)
  }

  /// What a rule does from the field called `id`.
  mutating func followRule(_ rule: SubmitRule, from id: String) -> FormResult {
    guard let (rule, id) = settled(rule, from: id) else { return .noop }
    switch rule {
    case .none: return .noop
    case .done: return FormResult(focus.dismiss())
    case .submit: return submitForm()
    case .opens(let prompt): return .opens(prompt)
    case .focus(let target): return go(to: target)
    case .next:
      guard let next = focus.active.nextInput(after: id) else { return submitForm() }
      return go(to: next)
    }
  }

  /// The rule that counts in the end, and the field that it counts from: a target that cannot take
  /// the focus passes the turn along its own rule; a Submit button that cannot be pressed submits.
  ///
  /// Nil if that goes round in a circle.
  func settled(_ rule: SubmitRule, from id: String) -> (SubmitRule, from: String)? {
    var rule = rule
    var id = id
    var visited: Set<String> = []
    while case .focus(let target) = rule, !focus.active.isFocusable(target) {
      if active.button(target)?.action == .submit { return (.submit, id) }
      guard visited.insert(target).inserted, let row = active.row(target) else { return nil }
      rule = row.rule
      id = target
    }
    return (rule, id)
  }

  // MARK: - Verdicts

  /// Exactly the rows named are wrong in the eyes of a command, with these messages.
  ///
  /// The focus does not move.
  public mutating func refuse(_ messages: [String: String], in form: String) {
    for row in self[form]?.rows ?? [] {
      update(row.id, in: form) {
        let wasRefused = $0.refusal != nil
        $0.refusal = messages[row.id]
        if let message = messages[row.id] {
          $0.message = message
        } else if wasRefused {
          $0.message = nil
        }
      }
    }
  }

  /// Remembers that a submission of the active form waits for a verdict.
  public mutating func awaitVerdict(_ token: Int) {
    waiting[token] = focus.mark()
  }

  /// Forgets a submission: its verdict will not come.
  public mutating func forgetVerdict(_ token: Int) {
    waiting[token] = nil
  }

  /// Takes the verdict for a submission that waited: these rows are refused.
  ///
  /// The focus goes to the first of them only if the person has neither moved nor typed since.
  /// - Returns: the form that went on, or the first row that is wrong; nil if the form has gone.
  public mutating func resolve(_ token: Int, refused messages: [String: String]) -> Resolution? {
    guard let mark = waiting.removeValue(forKey: token), focus.isOpen(mark) else { return nil }
    refuse(messages, in: mark.scope)
    let wrong = focus[mark.scope]?.fields.first { field in
      field.counts && self[mark.scope]?.row(field.id)?.refusal != nil
    }
    guard let wrong else { return .submitted }
    let place = place(toAnswer: wrong.id, in: mark.scope)
    let result = entering { $0.requestFocus(place, in: mark.scope, ifUnmovedSince: mark) }
    if result != .stale { update(wrong.id, in: mark.scope) { $0.beginRefusedCode() } }
    return .invalid(wrong.id)
  }

  /// What a verdict means for the form that waited for it.
  public enum Resolution: Hashable, Sendable {
    case submitted
    case invalid(String)
  }
}
