extension FlowChecker {
  /// The ids of the prompts that are built in, which steps and prompts cannot have.
  private static let reserved: Set = ["quit", "help", "error", "allow", "sheet"]

  /// Field ids are unique in the flow, step and prompt ids together, button ids in their scope.
  mutating func checkIDs() {
    var fields: Set<String> = []
    for scope in scopes {
      for (index, field) in scope.fields.enumerated()
      where !field.id.isEmpty && !fields.insert(field.id).inserted {
        add("duplicate id \"\(field.id)\"", at: scope.path["fields"][index]["id"])
      }
      checkButtonIDs(in: scope)
    }
    var steps: Set<String> = []
    for (index, step) in flow.steps.enumerated() where !step.id.isEmpty {
      let path: FlowPath = ["steps", .index(index), "id"]
      if !steps.insert(step.id).inserted { add("duplicate id \"\(step.id)\"", at: path) }
      if FlowChecker.reserved.contains(step.id) { add("\"\(step.id)\" is reserved", at: path) }
    }
    for (index, prompt) in flow.prompts.enumerated() {
      let offset = root.nameOffset(of: ["prompts", .member(index)])
      if steps.contains(prompt.id) {
        faults.add("duplicate id \"\(prompt.id)\"; a step has it too", at: offset)
      }
      if FlowChecker.reserved.contains(prompt.id) {
        faults.add("\"\(prompt.id)\" is reserved", at: offset)
      }
    }
  }

  private mutating func checkButtonIDs(in scope: FlowScope) {
    var taken = Set(scope.fields.map(\.id) + [Button.submitID, Button.backID])
    let isReview = scope.step.map { flow.steps[$0].kind == .review } ?? false
    for (index, button) in scope.buttons.enumerated() where !button.id.isEmpty {
      let isRow = isReview && isEditID(button.id)
      guard !taken.insert(button.id).inserted || isRow else { continue }
      let path = scope.path["buttons"][index]
      if root.node(at: path["id"]) != nil {
        add("duplicate id \"\(button.id)\"", at: path["id"])
      } else {
        add(
          "the id \"\(button.id)\" that the label gives is taken; add an \"id\"",
          at: path["label"])
      }
    }
  }

  /// Whether a review has a row with this id.
  private func isEditID(_ id: String) -> Bool {
    let prefix = "@edit-"
    return id.hasPrefix(prefix) && places[String(id.dropFirst(prefix.count))] != nil
  }
}
