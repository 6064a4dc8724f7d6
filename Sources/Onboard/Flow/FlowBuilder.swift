/// Makes a flow of a file whose shape may be wrong.
///
/// Whatever is wrong is replaced by something empty, so that elements keep their indices and the
/// checks of the rest can go on; the result is used only if there was no fault.
enum FlowBuilder {
  static func flow(_ node: JSONNode) -> Flow {
    Flow(
      name: node["flow"]?.string ?? "",
      title: node["title"]?.string ?? "",
      steps: node["steps"]?.elements.map(step) ?? [],
      prompts: prompts(node["prompts"]))
  }

  private static func step(_ node: JSONNode) -> Step {
    var step = Step(
      id: node["id"]?.string ?? "",
      kind: node["type"]?.string == "review" ? .review : .form,
      title: Template(node["title"]?.string ?? ""),
      text: node["text"]?.string.map { Template($0) },
      fields: fields(node["fields"]),
      buttons: node["buttons"]?.elements.map(button) ?? [],
      when: node["when"].map(condition),
      focus: node["focus"]?.string,
      submitLabel: node["submitLabel"]?.string.map { Template($0) },
      onSubmit: node["onSubmit"].flatMap(submitRule),
      action: node["action"].map {
        Action(
          run: command($0["run"]) ?? [], busy: $0["busy"]?.string,
          timeout: $0["timeout"]?.string.flatMap(DurationText.milliseconds))
      },
      scrollDismisses: node["scrollDismisses"]?.bool ?? false,
      clickDismisses: node["clickDismisses"]?.bool ?? false)
    if node["submitEnabled"]?.string == Step.SubmitEnabled.whenComplete.rawValue {
      step.submitEnabled = .whenComplete
    }
    step.values = words(node["values"])
    step.sectionValues = Dictionary(
      node["sections"]?.members.map { ($0.name, words($0.node["values"])) } ?? [],
      uniquingKeysWith: { first, _ in first })
    return step
  }

  /// Words by their names.
  static func words(_ node: JSONNode?) -> [String: String] {
    Dictionary(
      node?.members.map { ($0.name, $0.node.string ?? "") } ?? [],
      uniquingKeysWith: { first, _ in first })
  }

  private static func prompts(_ node: JSONNode?) -> [Prompt] {
    node?.members.map { member in
      var prompt = Prompt(
        id: member.name,
        title: Template(member.node["title"]?.string ?? ""),
        text: member.node["text"]?.string.map { Template($0) },
        fields: fields(member.node["fields"]),
        buttons: member.node["buttons"]?.elements.map(button) ?? [],
        focus: member.node["focus"]?.string)
      prompt.values = words(member.node["values"])
      return prompt
    } ?? []
  }

  private static func button(_ node: JSONNode) -> Button {
    let label = node["label"]?.string ?? ""
    return Button(
      id: node["id"].map { $0.string ?? "" } ?? (label.isEmpty ? "" : nil),
      label: Template(label),
      role: node["role"]?.string.flatMap(Button.Role.init),
      opens: node["opens"]?.string,
      returnTo: node["returnTo"]?.string,
      run: command(node["run"]),
      clears: node["clears"]?.string,
      when: node["when"].map(condition),
      cooldown: node["cooldown"]?.string.flatMap(DurationText.milliseconds))
  }

  private static func command(_ node: JSONNode?) -> [String]? {
    node?.elements.map { $0.string ?? "" }
  }

  static func submitRule(_ node: JSONNode) -> SubmitRule? {
    switch node.string {
    case "next": .next
    case "submit": .submit
    case "done": .done
    case "none": SubmitRule.none
    case nil:
      node["focus"]?.string.map(SubmitRule.focus) ?? node["opens"]?.string.map(SubmitRule.opens)
    default: nil
    }
  }

  /// A condition; what is wrong with it becomes one that always holds.
  static func condition(_ node: JSONNode) -> Condition {
    if let all = node["all"] { return .all(all.elements.map(condition)) }
    if let any = node["any"], !any.elements.isEmpty {
      return .any(any.elements.map(condition))
    }
    if let inner = node["not"] { return .not(condition(inner)) }
    if let field = node["focused"]?.string { return .focused(field) }
    guard let field = node["field"]?.string else { return .all([]) }
    if let value = node["equals"] { return .equals(field: field, value.value) }
    if let values = node["in"], !values.elements.isEmpty {
      return .isIn(field: field, values.elements.map(\.value))
    }
    if let source = node["matches"]?.string { return .matches(field: field, Pattern(source)) }
    if let isEmpty = node["isEmpty"]?.bool { return .isEmpty(field: field, isEmpty) }
    if let bound = node["above"]?.decimal { return .above(field: field, bound) }
    if let bound = node["below"]?.decimal { return .below(field: field, bound) }
    return .all([])
  }
}
