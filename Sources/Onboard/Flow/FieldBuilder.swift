extension FlowBuilder {
  /// The fields of a step or prompt.
  static func fields(_ node: JSONNode?) -> [Field] {
    let elements = node?.elements ?? []
    let lastInput = elements.lastIndex { $0["type"]?.string != "note" }
    return elements.indices.map { field(elements[$0], isLastInput: $0 == lastInput) }
  }

  private static func field(_ node: JSONNode, isLastInput: Bool) -> Field {
    var field = Field(
      id: node["id"]?.string ?? "",
      kind: kind(node, isLastInput: isLastInput),
      label: Template(node["label"]?.string ?? ""),
      help: node["help"]?.string.map { Template($0) },
      placeholder: node["placeholder"]?.string,
      initial: node["default"]?.value,
      required: node["required"]?.bool ?? false,
      when: node["when"].map(condition),
      section: node["section"]?.string,
      contentType: node["contentType"]?.string.flatMap(contentType),
      keyboardType: node["keyboardType"]?.string.flatMap(KeyboardType.init),
      submitLabel: node["submitLabel"]?.string.map(submitLabel),
      onSubmit: node["onSubmit"].flatMap(submitRule),
      collects: node["collects"]?.string,
      rules: rules(node),
      output: node["output"]?.bool)
    field.style = node["style"]?.string.flatMap(Field.ChoiceStyle.init) ?? .radio
    field.hasFocusMark = node["focusEffect"] == nil
    field.values = words(node["values"])
    return field
  }

  /// Not by `init(rawValue:)`: for so many names that makes a dictionary of all.
  private static func contentType(_ name: String) -> ContentType? {
    ContentType.allCases.first { $0.rawValue == name }
  }

  /// The kind; a note if the type is not known.
  private static func kind(_ node: JSONNode, isLastInput: Bool) -> Field.Kind {
    switch node["type"]?.string {
    case "text": .text
    case "secure": .secure(mask: node["mask"]?.string.flatMap(Field.Mask.init) ?? .dots)
    case "number": .number
    case "toggle": .toggle
    case "oneTimeCode":
      .oneTimeCode(
        length: node["length"]?.integer ?? FlowBounds.usualCodeLength,
        onComplete: node["onComplete"]?.string.flatMap(Field.Completion.init)
          ?? (isLastInput ? .submit : .next))
    case "choice": .choice(node["options"]?.elements.map(option) ?? [])
    case "list": .list
    default: .note
    }
  }

  private static func option(_ node: JSONNode) -> Field.Option {
    Field.Option(
      value: node.string ?? node["value"]?.string ?? "",
      label: node["label"]?.string,
      disabled: node["disabled"]?.string)
  }

  private static func rules(_ node: JSONNode) -> [Rule] {
    var rules: [Rule] = []
    if let count = node["minLength"]?.integer { rules.append(.minLength(count)) }
    if let count = node["maxLength"]?.integer { rules.append(.maxLength(count)) }
    if let source = node["pattern"]?.string {
      rules.append(.pattern(Pattern(source), message: node["patternMessage"]?.string))
    }
    if let field = node["equalsField"]?.string { rules.append(.equalsField(field)) }
    if let bound = node["minimum"]?.decimal { rules.append(.minimum(bound)) }
    if let bound = node["maximum"]?.decimal { rules.append(.maximum(bound)) }
    return rules
  }

  private static func submitLabel(_ text: String) -> SubmitLabel {
    SubmitLabel.names.first { $0.name == text }?.label ?? .text(text)
  }
}
