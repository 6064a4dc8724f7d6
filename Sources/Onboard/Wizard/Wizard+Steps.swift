/// Going from step to step.
extension Wizard {
  /// The steps that are part of the flow now.
  public var visibleSteps: [Step] { flow.steps.filter(isVisible) }

  /// How many steps are part of the flow now, and how many of them come before the one that is on
  /// the screen; the time that this takes hardly grows with the steps.
  var progress: (before: Int, count: Int) {
    let shown = hidden.shownSteps
    var range = shown.indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if shown[middle] < stepIndex {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return (range.lowerBound, shown.count)
  }

  /// The index of the nearest visible step before this one, if there is one.
  public var previousStep: Int? {
    flow.steps[..<stepIndex].lastIndex(where: isVisible)
  }

  /// The index of the nearest visible step after this one, if there is one.
  public var nextStep: Int? {
    flow.steps[stepIndex...].dropFirst().firstIndex(where: isVisible)
  }

  /// Goes back to the nearest earlier step, whatever is wrong on this one.
  mutating func goBack(_ effects: inout [Effect]) {
    guard prompt == nil, let previousStep else { return effects.append(.ring) }
    review = nil
    enter(previousStep)
  }

  /// Goes on from a step that is right.
  mutating func advance(_ effects: inout [Effect]) {
    submitted.insert(step.id)
    if let review, isVisible(flow.steps[review.step]) { return returnTo(review) }
    if let nextStep { enter(nextStep) } else { finishIfRight(&effects) }
  }

  /// From an answer that was changed at the review: through what that change has opened or
  /// spoilt, then back to the row.
  private mutating func returnTo(_ review: Review) {
    let open = flow.steps[..<review.step].firstIndex { step in
      isVisible(step) && (!submitted.contains(step.id) || lacks(step))
    }
    enter(open ?? review.step)
    guard open == nil else { return }
    self.review = nil
    if let row = review.row { forms.go(to: row) }
  }

  /// From a row of the review to the field that it shows.
  mutating func edit(_ field: String) {
    guard let target = flow.steps.firstIndex(where: { $0.fields.contains { $0.id == field } })
    else { return }
    let review = Review(step: stepIndex, row: forms.focused)
    enter(target)
    self.review = review
    forms.go(to: field)
  }

  /// Checks every visible step again, and ends the run or goes to the first that fails.
  private mutating func finishIfRight(_ effects: inout [Effect]) {
    if let failing = flow.steps.firstIndex(where: { isVisible($0) && lacks($0) }) {
      enter(failing)
      _ = forms.submitForm()
    } else {
      finish(.finished(answers), &effects)
    }
  }

  /// Whether a visible field of the step lacks a valid answer.
  func lacks(_ step: Step) -> Bool { !lacking(in: step).isEmpty }

  /// The visible fields of the step that lack a valid answer.
  func lacking(in step: Step) -> [String] {
    guard let form = forms[step.id] else { return [] }
    return form.rows.filter { isVisible($0.field) && forms.message(for: $0) != nil }.map(\.id)
  }

  mutating func finish(_ outcome: Outcome, _ effects: inout [Effect]) {
    if let activity { effects.append(.cancelRun(activity.id)) }
    self.outcome = outcome
    effects.append(.finish(outcome))
  }

  /// Puts a step on the screen: as it was left, if it was there before, without old messages.
  private mutating func enter(_ index: Int) {
    let old = step.id
    stepIndex = index
    let step = step
    guard old != step.id else { return }
    forms.clearMessages(in: step.id)
    if forms.focus.isKept(step.id) {
      let (hidden, rows) = (hidden, reviewRows(of: step))
      // At once: a row that has gone meanwhile does not get the focus for a moment.
      forms.transaction { forms in
        forms.resume(step.id, replacing: old, keep: true)
        forms.showEntries(in: step.id)
        forms.setVisible(in: step.id) { !hidden.fields.contains($0) }
        if let rows { forms.setButtons(rows, before: Button.submitID, in: step.id) }
      }
    } else {
      prepare(step)
      open(step, replacing: old)
    }
    forms.setEnabled([Button.backID], previousStep != nil, in: step.id)
    updateSubmitButton()
    settleCooldowns()
  }

  /// Puts a step on the screen for the first time.
  private mutating func open(_ step: Step, replacing old: String) {
    guard let form = forms[step.id] else { return }
    let scope = FocusScope(
      form, focus: step.focus, button: Button.submitID, isMounted: hasAppeared,
      isVisible: { !hidden.fields.contains($0) })
    forms.replace(old, with: form, scope: scope, keep: true)
  }

  /// Makes what a form shows of other steps what it is now: the rows of a review.
  mutating func prepare(_ step: Step) {
    guard let rows = reviewRows(of: step) else { return }
    forms.setButtons(rows, before: Button.submitID, in: step.id)
  }

  /// The rows of a review: a button for each answer before it; nil for another step.
  private func reviewRows(of step: Step) -> [FormButton]? {
    guard step.kind == .review else { return nil }
    return flow.steps.prefix { $0.id != step.id }.filter(isVisible).flatMap(\.fields)
      .filter { $0.isInput && $0.collects == nil && isVisible($0) }
      .map { FormButton(id: "@edit-\($0.id)", label: "", action: .edit($0.id)) }
  }
}
