extension Flow {
  /// What is wrong with a flow that was made in Swift, and what is doubtful.
  ///
  /// They are those of flow files, as far as Swift's types allow them. Each message begins with the
  /// place, as in `steps[0].fields[1].label`. A flow that has faults runs all the same, but hardly
  /// as it is meant.
  public var faults: [Fault] {
    var checker = FlowChecker(self, root: nil)
    checker.checkShape()
    checker.check { _ in nil }
    var seen: Set<Fault> = []
    return checker.faults.elements.map(\.fault).filter { seen.insert($0).inserted }
  }
}

extension FlowChecker {
  /// What can have the focus has a label, and prompts have ids of their own; in a file that is a
  /// matter of its shape.
  mutating func checkShape() {
    for index in prompts.repeats {
      add("duplicate id \"\(flow.prompts[index].id)\"", at: ["prompts", .member(index), "id"])
    }
    for scope in scopes {
      for (index, field) in scope.fields.enumerated()
      where field.isInput && !field.label.source.isVisible {
        add("no label", at: scope.path["fields"][index]["label"])
      }
      for (index, button) in scope.buttons.enumerated()
      where !button.label.source.isVisible {
        add("no label", at: scope.path["buttons"][index]["label"])
      }
    }
  }
}
