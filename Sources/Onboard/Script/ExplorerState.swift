/// What of a wizard makes a difference to where it can go.
///
/// Answers count by their class only: what is wrong with them, and how conditions take them. Where
/// the focus is does not count, since every field and button of a form can be gone to.
struct ExplorerState: Hashable {
  /// The index of the step.
  let step: Int
  private let scopes: [String]
  private let isBusy: Bool
  private let isFocused: Bool
  private let isReviewing: Bool
  private let hidden: Hidden.Shape
  private let rows: [AnswerGenerator.Class]
  private let others: [[Bool]]
  private let lacking: [Int]

  init(_ wizard: Wizard, _ generator: AnswerGenerator) {
    let forms = wizard.forms
    step = wizard.stepIndex
    scopes = forms.focus.scopes.map(\.id)
    isBusy = wizard.activity != nil
    isFocused = forms.focused != nil
    isReviewing = wizard.review != nil
    hidden = wizard.hidden.shape
    func classify(_ row: FormRow) -> AnswerGenerator.Class {
      var kind = generator.classify(row.state, of: row.field) {
        forms.row($0)?.state.answer ?? .null
      }
      kind.message = row.refusal ?? kind.message
      return kind
    }
    rows = scopes.compactMap { forms[$0] }.flatMap(\.rows).map(classify)
    let elsewhere = wizard.flow.steps.filter { $0.id != wizard.step.id }
    others = elsewhere.compactMap { forms[$0.id] }.flatMap(\.rows).map { classify($0).tests }
      .filter { !$0.isEmpty }
    lacking = wizard.flow.steps.indices.filter { index in
      let step = wizard.flow.steps[index]
      return index != wizard.stepIndex && wizard.isVisible(step) && wizard.lacks(step)
    }
  }
}
