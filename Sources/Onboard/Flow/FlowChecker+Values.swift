extension FlowChecker {
  /// Values have names that no field has, sections are there, and a field without the mark of the
  /// focus draws one of its own.
  mutating func checkValues(in scope: FlowScope) {
    checkNames(at: scope.path["values"])
    for (index, field) in scope.fields.enumerated() {
      let path = scope.path["fields"][index]
      if !field.values.isEmpty { checkNames(at: path["values"]) }
      if case .choice = field.kind, !field.hasFocusMark, field.style != .cards {
        addToName(
          "\"focusEffect\" where the field draws no focus of its own: only a code and cards do",
          at: path["focusEffect"])
      }
    }
    let sections = scope.path["sections"]
    let names = scope.fields.compactMap(\.section)
    for (index, member) in (root.node(at: sections)?.members ?? []).enumerated() {
      let path = sections[member: index]
      checkNames(at: path["values"])
      if !names.contains(member.name) {
        addToName(
          "no field stands under \"\(member.name)\"", at: path,
          suggestion: faults.suggestion(for: member.name, among: names))
      }
    }
  }

  /// A template names a field or a value by the same braces.
  private mutating func checkNames(at path: FlowPath) {
    for member in root.node(at: path)?.members ?? [] where place(of: member.name) != nil {
      faults.add("\"\(member.name)\" is the id of a field", at: member.nameRange.lowerBound)
    }
  }
}
