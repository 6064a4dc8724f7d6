import Testing

@testable import Onboard

@Suite struct FormPropertyTests {
  static let seeds = UInt64(0)..<150

  /// All that a form is to the person: what is in it, where in it the insertion points are, and
  /// what is said to be wrong.
  private struct Picture: Equatable {
    var states: [FieldState]
    var messages: [String?]
    var refusals: [String?]

    init(_ form: Form) {
      states = form.rows.map(\.state)
      messages = form.rows.map(\.message)
      refusals = form.rows.map(\.refusal)
    }
  }

  private func pictures(_ stack: FormStack) -> [Picture] {
    stack.focus.scopes.compactMap { stack[$0.id].map(Picture.init) }
  }

  private func open(_ random: inout RandomForms) -> FormStack {
    let (form, scope) = random.form(isStep: true)
    return FormStack(form, scope: scope)
  }

  /// Does something, and what the wizard does for fields that were left.
  private func act(
    _ random: inout RandomForms, on stack: inout FormStack
  ) -> RandomForms.Action {
    let action = random.act(on: &stack)
    settle(&stack)
    return action
  }

  private func settle(_ stack: inout FormStack) {
    for case .blur(let form, let id) in stack.focus.takeEvents() { stack.leave(id, in: form) }
  }

  /// What must hold between two operations.
  private func expectSound(_ stack: FormStack, _ context: Comment) {
    let scope = stack.focus.active
    #expect(Set(stack.focus.scopes.map(\.id)).count == stack.focus.scopes.count, context)
    #expect(stack.active.id == scope.id, context)
    for scope in stack.focus.scopes {
      let form = stack[scope.id]
      let ids =
        (form?.rows.map(\.id) ?? []) + ((form?.entries ?? []) + (form?.buttons ?? [])).map(\.id)
      #expect(ids.sorted() == scope.fields.map(\.id).sorted(), context)
      for row in form?.rows ?? [] { expectSound(row.state, context) }
    }
    if let id = stack.focused {
      let field = scope[id]
      #expect(scope.isMounted && !scope.isBusy, context)
      #expect(field?.isEnabled == true && field?.isVisible == true, context)
      #expect((stack.focusedRow == nil) != (stack.focusedButton == nil), context)
      #expect(stack.focusedRow?.state != .note, context)
    }
  }

  private func expectSound(_ state: FieldState, _ context: Comment) {
    switch state {
    case .text(let text), .number(let text):
      #expect((0...text.buffer.characters.count).contains(text.buffer.caret), context)
    case .code(let code):
      #expect(code.slots.indices.contains(code.position), context)
    case .choice(let choice):
      let able = choice.options.indices.filter { choice.options[$0].disabled == nil }
      #expect(choice.cursor.map(able.contains) ?? able.isEmpty, context)
      #expect(choice.chosen.map(choice.options.indices.contains) ?? true, context)
    case .list(let list):
      let numbers = list.entries.map(\.number)
      #expect(numbers == Set(numbers).sorted(), context)
    case .toggle, .note: break
    }
  }

  @Test(arguments: seeds) func everyOperationLeavesTheFormsSound(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    expectSound(stack, "seed \(seed), opened")
    for number in 0..<120 {
      let action: RandomForms.Action
      if random.chance(5), stack.focus.scopes.count < 5 {
        let (form, scope) = random.form(isStep: false)
        action = .other("push: \(stack.push(form, scope: scope))")
      } else if random.chance(5) {
        let scopes = stack.focus.scopes
        action = .other("pop: \(stack.pop(scopes[random.number(0..<scopes.count)].id))")
      } else {
        action = act(&random, on: &stack)
      }
      let context: Comment = "seed \(seed), operation \(number), \(action)"
      expectSound(stack, context)
      var again = stack
      again.transaction { _ in }
      #expect(again.focus == stack.focus && pictures(again) == pictures(stack), context)
    }
  }

  @Test(arguments: seeds) func aKeyEditsTheFocusedRowOnly(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    for number in 0..<120 {
      let before = stack
      let action = act(&random, on: &stack)
      guard case .key = action else { continue }
      for (old, new) in zip(before.active.rows, stack.active.rows)
      where old.state.answer != new.state.answer && old.field.contentType != .emailAddress {
        #expect(old.id == before.focused, "seed \(seed), operation \(number), \(action)")
      }
    }
  }

  @Test(arguments: seeds) func comingToAFieldGoesToItsPlace(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    for number in 0..<120 {
      let before = stack
      let action = act(&random, on: &stack)
      // What a field had lost and gets back stays as it was.
      guard let row = stack.focusedRow, row.id != before.focused,
        row.id != before.focus.active.lost
      else { continue }
      let context: Comment = "seed \(seed), operation \(number), \(action)"
      switch row.state {
      case .code(let code):
        let place = code.slots.firstIndex { $0 == nil } ?? code.slots.count - 1
        #expect(code.position == place, context)
      case .choice(let choice):
        let isAble = choice.chosen.map { choice.options[$0].disabled == nil } ?? false
        #expect(!isAble || choice.cursor == choice.chosen, context)
      case .text, .number, .toggle, .list, .note: break
      }
    }
  }

  @Test(arguments: seeds) func aPromptLeavesWhatIsBelow(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    for _ in 0..<random.number(0..<40) { _ = act(&random, on: &stack) }
    let below = (stack.focus.scopes, pictures(stack))
    let (form, scope) = random.form(isStep: false)
    stack.push(form, scope: scope)
    var actions: [RandomForms.Action] = []
    for _ in 0..<40 {
      if random.chance(5) {
        let (form, scope) = random.form(isStep: false)
        stack.push(form, scope: scope)
      }
      actions.append(act(&random, on: &stack))
    }
    stack.popTo(form.id)
    stack.pop(form.id)
    #expect(stack.focus.scopes == below.0, "seed \(seed), \(actions)")
    #expect(pictures(stack) == below.1, "seed \(seed), \(actions)")
  }

  @Test(arguments: seeds) func aStepThatIsResumedIsAsItWasLeft(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    for _ in 0..<random.number(0..<40) { _ = act(&random, on: &stack) }
    let left = stack.focus.active
    let (form, scope) = random.form(isStep: true)
    #expect(stack.replace(left.id, with: form, scope: scope, keep: true) == .ok)
    settle(&stack)
    let picture = stack[left.id].map(Picture.init)
    for _ in 0..<20 { _ = act(&random, on: &stack) }
    #expect(stack.resume(left.id, replacing: form.id, keep: true) == .ok)
    #expect(stack.focus.active == left, "seed \(seed)")
    #expect(Picture(stack.active) == picture, "seed \(seed)")
  }

  @Test(arguments: seeds) func everyKeyVoidsARequest(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    stack.mount()
    for _ in 0..<60 {
      stack.focus.requestFocus("late")
      #expect(stack.focus.active.request != nil)
      let action = random.press(&stack)
      #expect(stack.focus.active.request == nil, "seed \(seed), \(action)")
    }
  }

  @Test(arguments: seeds) func aLateVerdictMovesNobody(seed: UInt64) {
    var random = RandomForms(seed: seed)
    var stack = open(&random)
    stack.mount()
    for token in 0..<60 {
      stack.awaitVerdict(token)
      var hasActed = false
      var actions: [RandomForms.Action] = []
      for _ in 0..<random.number(0..<4) {
        let action = random.press(&stack)
        actions.append(action)
        if case .key(_, let result) = action {
          hasActed = hasActed || [.ok, .typed, .chosen, .over, .completed].contains(result)
        }
      }
      let before = (stack.focused, stack.active.rows.map(\.state))
      let refused = stack.active.rows.map(\.id).filter { _ in random.chance(50) }
      _ = stack.resolve(
        token, refused: Dictionary(uniqueKeysWithValues: refused.map { ($0, "no") }))
      #expect(stack.resolve(token, refused: [:]) == nil, "seed \(seed), token \(token)")
      guard hasActed else { continue }
      #expect(stack.focused == before.0, "seed \(seed), \(actions)")
      #expect(stack.active.rows.map(\.state) == before.1, "seed \(seed), \(actions)")
    }
  }
}
