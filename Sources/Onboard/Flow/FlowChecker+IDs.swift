extension FlowChecker {
  /// The ids of the prompts that are built in, which steps and prompts cannot have.
  private static let reserved = ["quit", "help", "error", "allow", "sheet"]

  /// Field ids are unique in the flow, step and prompt ids together, button ids in their scope.
  mutating func checkIDs() {
    for index in fields.repeats {
      let (scope, field) = home(ofField: index)
      let id = scopes[scope].fields[field].id
      guard !id.isEmpty else { continue }
      add("duplicate id \"\(id)\"", at: scopes[scope].path["fields"][field]["id"])
    }
    for scope in scopes { checkButtonIDs(in: scope) }
    let steps = NameIndex(flow.steps.map(\.id))
    for index in steps.repeats where !flow.steps[index].id.isEmpty {
      add("duplicate id \"\(flow.steps[index].id)\"", at: ["steps", .index(index), "id"])
    }
    for (index, step) in flow.steps.enumerated() where FlowChecker.reserved.contains(step.id) {
      add("\"\(step.id)\" is reserved", at: ["steps", .index(index), "id"])
    }
    for (index, prompt) in flow.prompts.enumerated() {
      let path: FlowPath = ["prompts", .member(index)]
      if steps[prompt.id] != nil {
        addToName("duplicate id \"\(prompt.id)\"; a step has it too", at: path)
      }
      if FlowChecker.reserved.contains(prompt.id) {
        addToName("\"\(prompt.id)\" is reserved", at: path)
      }
    }
  }

  private mutating func checkButtonIDs(in scope: FlowScope) {
    let taken = scope.fields.map(\.id) + [Button.submitID, Button.backID]
    let isReview = scope.step.map { flow.steps[$0].kind == .review } ?? false
    let ids = NameIndex(taken + scope.buttons.map(\.id))
    for (index, button) in scope.buttons.enumerated() where !button.id.isEmpty {
      let isRow = isReview && isEditID(button.id)
      guard ids[button.id] != taken.count + index || isRow else { continue }
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
    return id.hasPrefix(prefix) && place(of: String(id.dropFirst(prefix.count))) != nil
  }
}
