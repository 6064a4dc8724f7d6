extension FlowChecker {
  /// Lists, and the fields that add to them.
  mutating func checkLists(in scope: FlowScope) {
    for (index, field) in scope.fields.enumerated() {
      let path = scope.path["fields"][index]
      if field.kind == .text, let list = field.collects {
        check(list, collectedBy: field, at: path, in: scope)
      }
      guard field.kind == .list else { continue }
      for rule in field.rules {
        switch rule {
        case .minimum(let bound): checkCount(bound, from: 0, at: path["minimum"])
        case .maximum(let bound): checkCount(bound, from: 1, at: path["maximum"])
        default: break
        }
      }
      if !scope.fields.contains(where: { $0.collects == field.id }) {
        addWarning("no field adds to the list: \"collects\" is what does", at: path)
      }
    }
  }

  private mutating func checkCount(_ bound: Decimal, from least: Int, at path: FlowPath) {
    if !(least...ListState.limit).contains(Int(bound.text) ?? -1) {
      add("a whole number from \(least) to \(ListState.limit) is due", at: path)
    }
  }

  private mutating func check(
    _ list: String, collectedBy field: Field, at path: FlowPath, in scope: FlowScope
  ) {
    let owner = scope.step == nil ? "prompt" : "step"
    let lists = scope.fields.filter { $0.kind == .list }.map(\.id)
    if !lists.contains(list), place(of: list)?.isReadable ?? true {
      let isHere = scope.fields.contains { $0.id == list }
      add(
        isHere
          ? "\"\(list)\" is no list" : "no list of this \(owner) is called \"\(list)\"",
        at: path["collects"],
        suggestion: isHere ? nil : faults.suggestion(for: list, among: lists))
    }
    if let rule = field.onSubmit, rule != .none {
      add("a field that collects has \"none\" here: Return adds", at: path["onSubmit"])
    }
    if field.required {
      add("a field that collects is empty in the end: the list is required", at: path["required"])
    }
    if field.initial != nil {
      add("a field that collects is empty at first: the list has a default", at: path["default"])
    }
  }
}
