/// Compares a flow file with ``FlowObject``'s lists of keys: unknown, duplicate and missing keys,
/// values of a wrong type, ids that are none.
struct ShapeChecker {
  private(set) var faults = PlacedFaults()

  /// Checks the whole of a file.
  static func faults(in root: JSONNode) -> PlacedFaults {
    var checker = ShapeChecker()
    checker.check(root, as: .object(.flow))
    return checker.faults
  }

  private mutating func check(_ node: JSONNode, as shape: FlowShape) {
    guard shape.fits(node) else {
      add("\(node.value.typeName) where \(shape.due) is due", at: node)
      return
    }
    switch shape {
    case .text, .flag, .scalar: break
    case .words:
      if node.string?.isVisible == false { add("a text with no words", at: node) }
    case .id: checkID(node.string ?? "", at: node.range.lowerBound)
    case .integer(let bounds): check(node, isIn: bounds)
    case .number:
      if node.decimal == nil { add("a number that is too large", at: node) }
    case .duration(let bounds): check(node, isWithin: bounds)
    case .oneOf(let words): check(node, isOneOf: words)
    case .list(let element, let minimum):
      if node.elements.count < minimum { add("an empty list", at: node) }
      for child in node.elements { check(child, as: element) }
    case .dictionary(let value): check(node, asDictionaryOf: value)
    case .table(let value):
      checkDuplicates(in: node)
      for member in node.members { check(member.node, as: value) }
    case .object(let object): check(node, as: object)
    case .either(let first, let second): check(node, as: first.fits(node) ? first : second)
    }
  }

  private mutating func add(_ message: String, at node: JSONNode, suggestion: String? = nil) {
    faults.add(message, at: node.range.lowerBound, suggestion: suggestion)
  }

  private mutating func checkID(_ id: String, at offset: Int) {
    if !Template.isID(id) {
      faults.add("an id is a letter, then letters, digits, \"-\" and \"_\"", at: offset)
    }
  }

  private mutating func check(_ node: JSONNode, isIn bounds: ClosedRange<Int>) {
    guard let number = node.integer else {
      add("a number that is not whole, or too large", at: node)
      return
    }
    guard !bounds.contains(number) else { return }
    add(
      bounds.count == 1
        ? "only \(bounds.lowerBound) is known here"
        : "a number from \(bounds.lowerBound) to \(bounds.upperBound) is due", at: node)
  }

  private mutating func check(_ node: JSONNode, isWithin bounds: ClosedRange<Int>) {
    guard let duration = node.string.flatMap(DurationText.milliseconds) else {
      return add("a duration such as \"30s\", \"500ms\", \"5m\" or \"1h\" is due", at: node)
    }
    guard !bounds.contains(duration) else { return }
    let (least, most) = (
      DurationText.text(bounds.lowerBound), DurationText.text(bounds.upperBound)
    )
    add("a duration from \(least) to \(most) is due", at: node)
  }

  private mutating func check(_ node: JSONNode, isOneOf words: [String]) {
    guard let word = node.string, !words.contains(word) else { return }
    let near = faults.suggestion(for: word, among: words)
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let hint = near == nil && words.count <= 8 ? "; known: \(list)" : ""
    add("unknown value \"\(word)\"\(hint)", at: node, suggestion: near)
  }

  private mutating func check(_ node: JSONNode, asDictionaryOf value: FlowShape) {
    checkDuplicates(in: node)
    for member in node.members {
      checkID(member.name, at: member.nameRange.lowerBound)
      check(member.node, as: value)
    }
  }

  private mutating func checkDuplicates(in node: JSONNode) {
    let members = node.members
    for index in NameIndex(members.map(\.name)).repeats {
      let member = members[index]
      faults.add("duplicate key \"\(member.name)\"", at: member.nameRange.lowerBound)
    }
  }

  private mutating func check(_ node: JSONNode, as object: FlowObject) {
    checkDuplicates(in: node)
    let type = ShapeChecker.type(of: node, as: object)
    let keys = object.keys
    // A key that is misspelt is not missing as well.
    var meant: [String] = []
    for member in node.members {
      guard let key = keys.first(where: { $0.name == member.name }) else {
        let names = keys.filter { type.map($0.isTaken) ?? true }.map(\.name)
        let near = faults.suggestion(for: member.name, among: names)
        if let near { meant.append(near) }
        faults.add(
          "unknown key \"\(member.name)\"", at: member.nameRange.lowerBound, suggestion: near)
        continue
      }
      if let type, !key.isTaken(by: type) {
        faults.add(
          "\"\(key.name)\" means nothing in a \(type) \(object.rawValue)",
          at: member.nameRange.lowerBound)
      }
      check(member.node, as: key.shape)
    }
    for key in keys
    where key.isRequired(by: type) && !node.has(key.name) && !meant.contains(key.name) {
      add("missing key \"\(key.name)\"", at: node)
    }
    if object == .condition, meant.isEmpty { checkForm(of: node) }
    if object == .submitTarget { checkTarget(node) }
  }

  private mutating func checkTarget(_ node: JSONNode) {
    switch (node.has("focus"), node.has("opens")) {
    case (true, true): add("\"focus\" and \"opens\" together", at: node)
    case (false, false): add("\"focus\" or \"opens\" is due", at: node)
    default: break
    }
  }

  /// The type of a field or step, if it has one that is known.
  static func type(of node: JSONNode, as object: FlowObject) -> String? {
    let type = node["type"]
    switch object {
    case .field:
      return type?.string.flatMap { FlowObject.fieldTypes.contains($0) ? $0 : nil }
    case .step:
      guard let type else { return "form" }
      return type.string.flatMap { FlowObject.stepTypes.contains($0) ? $0 : nil }
    default: return nil
    }
  }

  /// A condition has one form; with `field`, it has one test as well.
  private mutating func checkForm(of node: JSONNode) {
    let forms = FlowObject.conditionForms.filter(node.has)
    let tests = FlowObject.conditionTests.filter(node.has)
    func list(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: " and ")
    }
    if forms.count > 1 {
      add("\(list(forms)) in one condition", at: node)
    } else if forms.isEmpty {
      add("a condition has \"field\", \"all\", \"any\" or \"not\"", at: node)
    } else if forms == ["field"], tests.count != 1 {
      add(
        tests.isEmpty
          ? "a condition on a field has \"equals\", \"in\", \"matches\" or \"isEmpty\""
          : "\(list(tests)) in one condition", at: node)
    } else if forms != ["field"], !tests.isEmpty {
      add("\(list(tests)) without \"field\"", at: node)
    }
  }
}

extension FlowKey {
  func isTaken(by type: String) -> Bool { types.isEmpty || types.contains(type) }

  /// A key that only some types take is required by those; one for all is, whatever the type.
  func isRequired(by type: String?) -> Bool {
    isRequired && (types.isEmpty || type.map(types.contains) ?? false)
  }
}
