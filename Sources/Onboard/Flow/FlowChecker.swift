/// Checks what a flow says, once its shape is right: references, rules, conditions, prompts.
struct FlowChecker {
  let flow: Flow
  /// The file; nothing, if the flow was made in Swift.
  let root: JSONNode
  /// Whether the flow was read from a file, so that faults have places there.
  let isWritten: Bool
  var faults: PlacedFaults
  /// The steps in order, then the prompts; of several prompts with one id, the first.
  let scopes: [FlowScope]
  /// The ids of all fields, in the order of the scopes.
  let fieldIDs: [String]
  /// Where they stand in ``fieldIDs``.
  let fields: NameIndex
  /// The names of all words that are published anywhere.
  let published: NameIndex
  /// The index of the scope of each field.
  private let homes: [Int]
  /// Where the ids of the prompts stand among these.
  let prompts: NameIndex
  /// The first step that asks for something.
  let firstStepWithInput: Int?
  /// The last step that runs a command.
  let lastStepThatRuns: Int?
  /// Whether any button of a prompt runs a command.
  let promptsRun: Bool

  init(_ flow: Flow, root: JSONNode?, faults: PlacedFaults = PlacedFaults()) {
    self.flow = flow
    self.root = root ?? JSONNode(content: .null, range: 0..<0)
    isWritten = root != nil
    self.faults = faults
    let scopes = FlowChecker.scopes(of: flow)
    self.scopes = scopes
    published = NameIndex(scopes.flatMap(\.values))
    fieldIDs = scopes.flatMap { $0.fields.map(\.id) }
    fields = NameIndex(fieldIDs)
    homes = scopes.indices.flatMap { [Int](repeating: $0, count: scopes[$0].fields.count) }
    prompts = NameIndex(flow.prompts.map(\.id))
    firstStepWithInput = flow.steps.firstIndex { $0.fields.contains(where: \.isInput) }
    lastStepThatRuns = flow.steps.lastIndex {
      $0.action != nil || $0.buttons.contains { $0.run != nil }
    }
    promptsRun = flow.prompts.contains { $0.buttons.contains { $0.run != nil } }
  }

  /// The scope and the place in it of the field at this index of ``fieldIDs``.
  func home(ofField index: Int) -> (scope: Int, index: Int) {
    (homes[index], index - scopes[homes[index]].fieldsBefore)
  }

  /// The field called `id`; of several with one id, the first.
  func place(of id: String) -> FieldPlace? {
    guard let home = fields[id].map(home(ofField:)) else { return nil }
    let scope = scopes[home.scope]
    return FieldPlace(
      field: scope.fields[home.index], owner: scope.owner, index: home.index,
      isReadable: isReadable(fieldAt: scope.path["fields"][home.index]))
  }

  /// Whether the type of a field is known.
  func isReadable(fieldAt path: FlowPath) -> Bool {
    !isWritten || FlowObject.fieldTypes.contains(root.node(at: path["type"])?.string ?? "")
  }

  private static func scopes(of flow: Flow) -> [FlowScope] {
    var scopes: [FlowScope] = []
    for index in flow.steps.indices {
      let step = flow.steps[index]
      var values = step.values.publishedNames
      for words in step.sectionValues.values { values += words.publishedNames }
      scopes.append(
        FlowScope(
          owner: .step(index), path: ["steps", .index(index)], fields: step.fields,
          buttons: step.buttons, focus: step.focus,
          values: values, after: scopes.last))
    }
    let ids = NameIndex(flow.prompts.map(\.id))
    for (index, prompt) in flow.prompts.enumerated() where ids[prompt.id] == index {
      scopes.append(
        FlowScope(
          owner: .prompt(index), path: ["prompts", .member(index)], fields: prompt.fields,
          buttons: prompt.buttons, focus: prompt.focus, values: prompt.values.publishedNames,
          after: scopes.last))
    }
    return scopes
  }

  /// Finds everything; what is found is added to ``faults``.
  mutating func check(warns: Bool = true, defaultFault: (Field) -> String?) {
    checkIDs()
    for index in flow.steps.indices { check(flow.steps[index], at: index) }
    for scope in scopes {
      checkButtons(in: scope)
      checkFocus(in: scope)
      checkValues(in: scope)
      checkLists(in: scope)
      if scope.step == nil { checkClosing(of: scope) }
      for (index, field) in scope.fields.enumerated() {
        check(field, at: index, in: scope, defaultFault: defaultFault)
      }
    }
    checkPromptLoops()
    checkTemplates()
    if warns { addWarnings() }
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
    faults.add(placed(message, path), at: root.offset(of: path), suggestion: suggestion)
  }

  mutating func addWarning(_ message: String, at path: FlowPath) {
    faults.add(placed(message, path), severity: .warning, at: root.offset(of: path))
  }

  /// As ``add(_:at:suggestion:)``, for what is wrong with the name of a member.
  mutating func addToName(_ message: String, at path: FlowPath, suggestion: String? = nil) {
    faults.add(placed(message, path), at: root.nameOffset(of: path), suggestion: suggestion)
  }

  /// The message, with the place before it if no file has it.
  private func placed(_ message: String, _ path: FlowPath) -> String {
    isWritten ? message : "\(path.words): \(message)"
  }
}
