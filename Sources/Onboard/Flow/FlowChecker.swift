/// Checks what a flow says, once its shape is right: references, rules, conditions, prompts.
struct FlowChecker {
  let flow: Flow
  let root: JSONNode
  var faults: PlacedFaults
  /// The steps in order, then the prompts; of several prompts with one id, the first.
  let scopes: [FlowScope]
  /// The fields by their ids; of several with one id, the first.
  let places: [String: FieldPlace]
  /// The ids of all fields, in order.
  let fieldIDs: [String]
  /// The indices of the prompts by their ids; of several with one id, of the first.
  let prompts: [String: Int]
  /// The first step that asks for something.
  let firstStepWithInput: Int?
  /// The last step that runs a command.
  let lastStepThatRuns: Int?
  /// Whether any button of a prompt runs a command.
  let promptsRun: Bool

  init(_ flow: Flow, root: JSONNode, faults: PlacedFaults) {
    self.flow = flow
    self.root = root
    self.faults = faults
    scopes = FlowChecker.scopes(of: flow)
    var places: [String: FieldPlace] = [:]
    for scope in scopes {
      for (index, field) in scope.fields.enumerated() where places[field.id] == nil {
        let type = root.node(at: scope.path["fields"][index]["type"])?.string ?? ""
        places[field.id] = FieldPlace(
          field: field, owner: scope.owner, index: index,
          isReadable: FlowObject.fieldTypes.contains(type))
      }
    }
    self.places = places
    prompts = Dictionary(
      flow.prompts.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    firstStepWithInput = flow.steps.firstIndex { $0.fields.contains(where: \.isInput) }
    lastStepThatRuns = flow.steps.lastIndex {
      $0.action != nil || $0.buttons.contains { $0.run != nil }
    }
    promptsRun = flow.prompts.contains { $0.buttons.contains { $0.run != nil } }
    fieldIDs = scopes.flatMap { $0.fields.map(\.id) }
  }

  private static func scopes(of flow: Flow) -> [FlowScope] {
    let steps = flow.steps.enumerated().map { index, step in
      FlowScope(
        owner: .step(index), path: ["steps", .index(index)], fields: step.fields,
        buttons: step.buttons, focus: step.focus)
    }
    var seen: Set<String> = []
    let prompts = flow.prompts.enumerated().filter { seen.insert($0.element.id).inserted }
    return steps
      + prompts.map { index, prompt in
        FlowScope(
          owner: .prompt(index), path: ["prompts", .member(index)], fields: prompt.fields,
          buttons: prompt.buttons, focus: prompt.focus)
      }
  }

  /// Finds everything; what is found is added to ``faults``.
  mutating func check(defaultFault: (Field) -> String?) {
    checkIDs()
    for (index, step) in flow.steps.enumerated() { check(step, at: index) }
    for scope in scopes {
      checkButtons(in: scope)
      checkFocus(in: scope)
      if scope.step == nil { checkClosing(of: scope) }
      for (index, field) in scope.fields.enumerated() {
        check(field, at: index, in: scope, defaultFault: defaultFault)
      }
    }
    checkTemplates()
    addWarnings()
  }

  private mutating func check(_ step: Step, at index: Int) {
    let path: FlowPath = ["steps", .index(index)]
    if let when = step.when {
      check(when, at: path["when"], of: .step(index), before: 0, combinedWith: nil)
    }
    if let rule = step.onSubmit { check(rule, at: path["onSubmit"], in: scopes[index]) }
    if step.kind == .review, firstStepWithInput ?? index >= index {
      add("a review with no field before it", at: path)
    }
  }

  mutating func add(_ message: String, at path: FlowPath, suggestion: String? = nil) {
    faults.add(message, at: root.offset(of: path), suggestion: suggestion)
  }

  mutating func addWarning(_ message: String, at path: FlowPath) {
    faults.add(message, severity: .warning, at: root.offset(of: path))
  }
}
