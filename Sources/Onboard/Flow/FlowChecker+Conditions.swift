extension FlowChecker {
  /// A condition names only fields that were answered before it, compares them with what they can
  /// be, and can hold.
  ///
  /// - Parameters:
  ///   - owner: the step or prompt that the condition is part of.
  ///   - index: how many fields of that step come before it.
  ///   - outer: a condition that holds wherever this one is looked at.
  ///   - scope: the step whose button it is of; nil for that of a step or field.
  mutating func check(
    _ condition: Condition, at path: FlowPath, of owner: FlowScope.Owner, before index: Int,
    combinedWith outer: Condition?, ofButtonIn scope: FlowScope? = nil
  ) {
    let known = faults.elements.count
    checkFocuses(of: condition, at: path, in: scope)
    checkLeaves(of: condition, at: path, of: owner, before: index)
    guard faults.elements.count == known else { return }
    let whole = outer.map { Condition.all([$0, condition]) } ?? condition
    if !ConditionReach.canHold(whole, kind: { place(of: $0)?.field.kind }) {
      add("this can never hold", at: path)
    }
  }

  /// What a condition asks of the focus.
  ///
  /// A button that is there while the focus is not in a field would go when the focus comes to it;
  /// and a field's condition could take away the focus that it asks for.
  private mutating func checkFocuses(
    of condition: Condition, at path: FlowPath, in scope: FlowScope?
  ) {
    switch condition {
    case .all(let conditions), .any(let conditions):
      let key = root.node(at: path["all"]) == nil ? "any" : "all"
      for (element, condition) in conditions.enumerated() {
        checkFocuses(of: condition, at: path[key][element], in: scope)
      }
    case .not(let condition): checkFocuses(of: condition, at: path["not"], in: nil)
    case .focused(let id):
      if let scope {
        checkTarget(id, at: path["focused"], in: scope)
      } else {
        add("only a step's button can ask for this, and not under \"not\"", at: path["focused"])
      }
    default: break
    }
  }

  private mutating func checkLeaves(
    of condition: Condition, at path: FlowPath, of owner: FlowScope.Owner, before index: Int
  ) {
    switch condition {
    case .all(let conditions), .any(let conditions):
      let key = root.node(at: path["all"]) == nil ? "any" : "all"
      for (element, condition) in conditions.enumerated() {
        checkLeaves(of: condition, at: path[key][element], of: owner, before: index)
      }
    case .focused: break
    case .not(let condition):
      checkLeaves(of: condition, at: path["not"], of: owner, before: index)
    case .equals(let field, let value):
      checkField(field, at: path, of: owner, before: index)
      check(value, isAnswerOf: field, at: path["equals"])
    case .isIn(let field, let values):
      checkField(field, at: path, of: owner, before: index)
      for (element, value) in values.enumerated() {
        check(value, isAnswerOf: field, at: path["in"][element])
      }
    case .matches(let field, let pattern):
      checkField(field, at: path, of: owner, before: index)
      check(pattern, at: path["matches"])
      if let place = place(of: field), place.isReadable, !place.field.hasText {
        add("\"\(field)\" has no text to match", at: path["field"])
      }
    case .isEmpty(let field, _): checkField(field, at: path, of: owner, before: index)
    case .above(let field, _), .below(let field, _):
      checkField(field, at: path, of: owner, before: index)
      if let place = place(of: field), place.isReadable, place.field.kind != .number {
        add("\"\(field)\" is no number", at: path["field"])
      }
    }
  }

  private mutating func checkField(
    _ id: String, at path: FlowPath, of owner: FlowScope.Owner, before index: Int
  ) {
    let path = path["field"]
    guard let place = place(of: id) else {
      addMissingField(id, at: path)
      return
    }
    if place.isInPrompt {
      add("\"\(id)\" is a field of a prompt, which conditions may not name", at: path)
    } else if case .step(let step) = owner, !place.isBefore(step: step),
      place.owner != owner || place.index >= index
    {
      add("\"\(id)\" is not answered yet: a condition names fields before it", at: path)
    } else if place.isReadable, !place.field.isInput {
      add("\"\(id)\" is a note and has no answer", at: path)
    }
  }

  private mutating func check(_ value: JSON, isAnswerOf id: String, at path: FlowPath) {
    guard let place = place(of: id), place.isReadable, place.field.isInput else { return }
    switch (place.field.kind, value) {
    case (.toggle, .bool), (.choice, .null), (.text, .string), (.secure, .string),
      (.oneTimeCode, .string), (.number, .number), (.number, .null):
      break
    case (.choice(let options), .string(let text)):
      let values = options.map(\.value)
      if !values.contains(text), !values.contains("") {
        add(
          "\"\(text)\" is none of the options of \"\(id)\"", at: path,
          suggestion: faults.suggestion(for: text, among: values))
      }
    default:
      let due =
        switch place.field.kind {
        case .toggle: "true or false"
        case .number: "a number"
        case .list: "\"isEmpty\" alone"
        default: "text"
        }
      add("\(value.typeName) where \(due) is due, as \"\(id)\" has it", at: path)
    }
  }
}
