extension FlowChecker {
  /// The names that SwiftUI has for what Return does ought to say it.
  ///
  /// Texts of the flow's own are not judged.
  mutating func warnAboutSubmitLabels(in scope: FlowScope) {
    let stepRule = scope.step.flatMap { flow.steps[$0].onSubmit }
    let lastInput = scope.fields.lastIndex(where: \.isInput)
    for (index, field) in scope.fields.enumerated() {
      guard field.collects == nil, let label = field.submitLabel else { continue }
      var rule = field.onSubmit ?? stepRule ?? .next
      if rule == .next, index == lastInput { rule = .submit }
      if !label.suits(rule) {
        addWarning(
          "\"\(label.words.lowercased())\" is not what Return does here: it \(rule.words)",
          at: scope.path["fields"][index]["submitLabel"])
      }
    }
  }
}

extension SubmitRule {
  fileprivate var words: String {
    switch self {
    case .next: "goes to the next field"
    case .submit: "submits"
    case .done: "leaves the field"
    case .none: "does nothing"
    case .focus(let id): "goes to \"\(id)\""
    case .opens(let id): "opens \"\(id)\""
    }
  }
}
