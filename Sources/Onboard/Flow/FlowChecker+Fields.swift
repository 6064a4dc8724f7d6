extension FlowChecker {
  /// The rules of one field, and whether its default keeps them.
  mutating func check(
    _ field: Field, at index: Int, in scope: FlowScope, defaultFault: (Field) -> String?
  ) {
    let path = scope.path["fields"][index]
    if let when = field.when {
      let step = scope.step.flatMap { flow.steps[$0].when }
      check(when, at: path["when"], of: scope.owner, before: index, combinedWith: step)
    }
    if let rule = field.onSubmit { check(rule, at: path["onSubmit"], in: scope) }
    let known = faults.elements.count
    checkRules(of: field, at: path, in: scope)
    if case .choice(let options) = field.kind { check(options, at: path["options"]) }
    // One that collects has no default, whatever it is.
    guard let initial = field.initial, faults.elements.count == known, field.isInput,
      field.collects == nil,
      isReadable(fieldAt: path), let node = root.node(at: path["default"]),
      FlowObject.defaultShape.fits(node)
    else { return }
    if let message = DefaultCheck.fault(of: initial, in: field) ?? defaultFault(field) {
      add("the default \(message)", at: path["default"])
    }
  }

  private mutating func checkRules(of field: Field, at path: FlowPath, in scope: FlowScope) {
    var minLength = 0
    var minimum: Decimal?
    var hasPattern = false
    for rule in field.rules {
      switch rule {
      case .minLength(let length): minLength = length
      case .maxLength(let length):
        if length < minLength {
          add("\"maxLength\" is less than \"minLength\"", at: path["maxLength"])
        }
      case .pattern(let pattern, message: _):
        hasPattern = true
        check(pattern, at: path["pattern"])
      case .equalsField(let other): checkEqual(other, to: field, at: path["equalsField"], in: scope)
      case .minimum(let bound): minimum = bound
      case .maximum(let bound):
        if let minimum, bound < minimum {
          add("\"maximum\" is less than \"minimum\"", at: path["maximum"])
        }
        check(bound, asMaximumOf: field, at: path["maximum"])
      }
    }
    if !hasPattern, root.node(at: path["patternMessage"]) != nil,
      root.node(at: path["pattern"]) == nil
    {
      addToName("\"patternMessage\" without \"pattern\"", at: path["patternMessage"])
    }
  }

  /// What a keyboard has no key for cannot be all that is allowed.
  private mutating func check(
    _ maximum: Decimal, asMaximumOf field: Field, at path: FlowPath
  ) {
    guard field.kind == .number, let keyboard = field.keyboardType else { return }
    if let zero = Decimal("0"), maximum < zero, keyboard.isPad {
      add("\"\(keyboard.rawValue)\" has no minus, and \"maximum\" is below 0", at: path)
    }
  }

  mutating func check(_ pattern: Pattern, at path: FlowPath) {
    if let message = PatternCheck.fault(of: pattern.source) { add(message, at: path) }
  }

  private mutating func checkEqual(
    _ id: String, to field: Field, at path: FlowPath, in scope: FlowScope
  ) {
    guard let place = place(of: id) else {
      addMissingField(id, at: path)
      return
    }
    let isSeen = place.owner == scope.owner || scope.step.map(place.isBefore) ?? false
    if id == field.id {
      add("\"\(id)\" is the field itself", at: path)
    } else if !isSeen {
      add("\"\(id)\" is neither here nor in an earlier step", at: path)
    } else if place.isReadable, place.field.kind != .text, !place.field.isSecret {
      add("\"\(id)\" has no text to compare with", at: path)
    }
  }

  mutating func addMissingField(_ id: String, at path: FlowPath) {
    add(
      "no field is called \"\(id)\"", at: path,
      suggestion: faults.suggestion(for: id, among: fieldIDs))
  }

  private mutating func check(_ options: [Field.Option], at path: FlowPath) {
    for index in NameIndex(options.map(\.value)).repeats where !options[index].value.isEmpty {
      let place = path[index]
      add(
        "duplicate option \"\(options[index].value)\"",
        at: root.node(at: place["value"]) == nil ? place : place["value"])
    }
    if !options.isEmpty, options.allSatisfy({ $0.disabled != nil }) {
      add("no option can be chosen: all are disabled", at: path)
    }
  }
}
