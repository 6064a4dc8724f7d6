/// The forms of a flow's steps as they are before anything is answered, made when they are asked for.
///
/// Most steps of a long flow are seen late or never.
struct StepForms: Sendable {
  private let steps: [Step]
  private let ids: NameIndex
  private let fields: NameIndex
  /// The index of the step of each field.
  private let homes: [Int]

  init(_ steps: [Step]) {
    self.steps = steps
    ids = NameIndex(steps.map(\.id))
    fields = NameIndex(steps.flatMap { $0.fields.map(\.id) })
    homes = steps.indices.flatMap { [Int](repeating: $0, count: steps[$0].fields.count) }
  }

  /// The form of the step called `id`.
  func form(_ id: String) -> Form? {
    ids[id].map { Form(steps[$0]) }
  }

  /// The step that the field called `id` is of.
  func home(of id: String) -> Step? {
    fields[id].map { steps[homes[$0]] }
  }

  /// The row of the field called `id`.
  func row(_ id: String) -> FormRow? {
    guard let step = home(of: id), let field = step.fields.first(where: { $0.id == id })
    else { return nil }
    return FormRow(field, rule: step.onSubmit ?? .next)
  }
}
