extension FlowChecker {
  /// What buttons open, run and return to.
  mutating func checkButtons(in scope: FlowScope) {
    for (index, button) in scope.buttons.enumerated() {
      let path = scope.path["buttons"][index]
      let deeds = button.deeds
      if deeds.count > 1 {
        let list = deeds.map { "\"\($0)\"" }.joined(separator: " and ")
        add("\(list) in one button", at: path[deeds[1]])
      }
      if scope.step != nil, deeds.isEmpty {
        add("a step's button has \"opens\", \"run\" or \"clears\"", at: path)
      }
      if scope.step != nil {
        if let field = button.clears { checkCleared(field, at: path["clears"], in: scope) }
        if let when = button.when { check(when, ofButton: index, in: scope, at: path["when"]) }
        if button.cooldown != nil, button.opens == nil, button.run == nil {
          addToName("\"cooldown\" without \"opens\" or \"run\"", at: path["cooldown"])
        }
      }
      if let prompt = button.opens { checkOpening(prompt, at: path["opens"], in: scope) }
      guard let target = button.returnTo else { continue }
      if button.opens == nil {
        add("\"returnTo\" without \"opens\"", at: path["returnTo"])
      } else {
        checkTarget(target, at: path["returnTo"], in: scope)
      }
    }
  }

  private mutating func checkCleared(_ id: String, at path: FlowPath, in scope: FlowScope) {
    let fields = scope.fields.filter(\.isInput).map(\.id)
    guard !fields.contains(id), place(of: id)?.isReadable ?? true else { return }
    add(
      "no field of this step that could be empty is called \"\(id)\"", at: path,
      suggestion: faults.suggestion(for: id, among: fields))
  }

  private mutating func check(
    _ when: Condition, ofButton index: Int, in scope: FlowScope, at path: FlowPath
  ) {
    let known = faults.elements.count
    let step = scope.step.flatMap { flow.steps[$0].when }
    check(
      when, at: path, of: scope.owner, before: scope.fields.count, combinedWith: step,
      ofButtonIn: scope)
    if faults.elements.count == known, let stop = obstacle(toButton: index, in: scope) {
      addWarning("no key goes to the button while it is there: \"\(stop)\" is between", at: path)
    }
  }

  /// What Tab comes to from where the focus must be for a button to be there, before the button.
  ///
  /// Nil if Tab, Shift-Tab or Return can come to it.
  private func obstacle(toButton index: Int, in scope: FlowScope) -> String? {
    let button = scope.buttons[index]
    let focuses = button.when?.focuses ?? []
    let stops =
      scope.fields.filter(\.isInput).map { (id: $0.id, isFixed: $0.when == nil) }
      + scope.buttons.map { (id: $0.id, isFixed: $0.when == nil) }
      + [(id: Button.submitID, isFixed: true), (id: Button.backID, isFixed: true)]
    let place = stops.count - 2 - scope.buttons.count + index
    guard !focuses.isEmpty, let last = stops[..<place].lastIndex(where: \.isFixed),
      let next = stops[(place + 1)...].firstIndex(where: \.isFixed)
    else { return nil }
    let stepRule = scope.step.flatMap { flow.steps[$0].onSubmit }
    let leads = scope.fields.contains { field in
      focuses.contains(field.id) && (field.onSubmit ?? stepRule) == .focus(button.id)
    }
    let isNear = (stops[last..<place] + stops[place...next]).contains { focuses.contains($0.id) }
    return leads || isNear ? nil : stops[last].id
  }

  /// `focus` names something in its own step or prompt.
  mutating func checkFocus(in scope: FlowScope) {
    guard let focus = scope.focus else { return }
    checkTarget(focus, at: scope.path["focus"], in: scope)
    let button = scope.buttons.first { $0.id == focus }
    if button?.role == .destructive {
      add("a destructive button cannot have the focus at first", at: scope.path["focus"])
    }
  }

  /// What Return does names something that is there.
  mutating func check(_ rule: SubmitRule, at path: FlowPath, in scope: FlowScope) {
    switch rule {
    case .focus(let target): checkTarget(target, at: path["focus"], in: scope)
    case .opens(let prompt): checkOpening(prompt, at: path["opens"], in: scope)
    case .next, .submit, .done, .none: break
    }
  }

  /// Every prompt has one button that Escape presses, and that only closes.
  mutating func checkClosing(of scope: FlowScope) {
    let buttons = scope.path["buttons"]
    guard !isWritten || root.node(at: buttons) != nil else { return }
    for role in [Button.Role.default, .cancel] {
      let marked = scope.buttons.indices.filter { scope.buttons[$0].role == role }
      for index in marked.dropFirst() {
        add("a second button with the role \"\(role.rawValue)\"", at: buttons[index]["role"])
      }
    }
    guard let index = scope.buttons.firstIndex(where: { $0.role == .cancel }) else {
      let isClosable =
        scope.buttons.count == 1
        && scope.buttons.allSatisfy {
          $0.role != .destructive && $0.run == nil && $0.opens == nil
        }
      if !isClosable {
        add("the prompt cannot be closed: a button with the role \"cancel\" is due", at: buttons)
      }
      return
    }
    let cancel = scope.buttons[index]
    if cancel.run != nil {
      add("the button that cancels runs nothing", at: buttons[index]["run"])
    }
    if cancel.opens != nil {
      add("the button that cancels opens nothing", at: buttons[index]["opens"])
    }
  }

  private mutating func checkOpening(_ id: String, at path: FlowPath, in scope: FlowScope) {
    guard let prompt = prompts[id] else {
      add(
        "no prompt is called \"\(id)\"", at: path,
        suggestion: faults.suggestion(for: id, among: flow.prompts.map(\.id)))
      return
    }
    if scope.owner == .prompt(prompt) { add("a prompt cannot open itself", at: path) }
  }

  mutating func checkTarget(_ id: String, at path: FlowPath, in scope: FlowScope) {
    let focusable = scope.focusable
    guard !focusable.contains(id) else { return }
    let place = place(of: id)
    if let place, !place.isReadable { return }
    if place?.owner == scope.owner {
      add(
        "\"\(id)\" is a \(place?.field.kind == .list ? "list" : "note") and cannot have the focus",
        at: path)
    } else if let first = scope.fields.first(where: { $0.section == id && $0.isInput }) {
      add(
        "\"\(id)\" is a section and cannot have the focus; its first field is \"\(first.id)\"",
        at: path)
    } else {
      let owner = scope.step == nil ? "prompt" : "step"
      add(
        "no field or button of this \(owner) is called \"\(id)\"", at: path,
        suggestion: faults.suggestion(for: id, among: focusable.sorted()))
    }
  }
}

extension Button {
  /// The keys that say what it does.
  fileprivate var deeds: [String] {
    [("opens", opens != nil), ("run", run != nil), ("clears", clears != nil)]
      .filter(\.1).map(\.0)
  }
}
