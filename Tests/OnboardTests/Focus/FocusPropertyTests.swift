import Onboard
import Testing

@Suite struct FocusPropertyTests {
  static let seeds = UInt64(0)..<150

  /// What is known of the scopes' focus from the events alone.
  private struct Told {
    var focus: [ScopeID: FieldID] = [:]

    /// Takes the events of one transaction in; false if they contradict what was told before.
    mutating func take(_ events: [FocusEvent]) -> Bool {
      var isConsistent = true
      var isFocusing = false
      for event in events {
        switch event {
        case .blur(let scope, let field):
          if isFocusing || focus.removeValue(forKey: scope) != field { isConsistent = false }
        case .focus(let scope, let field):
          isFocusing = true
          if focus.updateValue(field, forKey: scope) != nil { isConsistent = false }
        }
      }
      return isConsistent
    }
  }

  /// The events of one transaction, with those before, tell where the focus of each scope is.
  private func expectEvents(of stack: inout FocusStack, told: inout Told, _ context: Comment) {
    let isConsistent = told.take(stack.takeEvents())
    #expect(isConsistent, context)
    let focus = stack.scopes.compactMap { scope in scope.focus.map { (scope.id, $0) } }
    #expect(told.focus == Dictionary(uniqueKeysWithValues: focus), context)
  }

  /// What must hold of a stack between two transactions.
  private func expectSound(_ stack: FocusStack, _ context: Comment) {
    let active = stack.active
    #expect(Set(stack.scopes.map(\.id)).count == stack.scopes.count, context)
    #expect(stack.focus == active.focus, context)
    if let focus = stack.focus {
      let field = active[focus]
      #expect(active.isMounted && !active.isBusy, context)
      #expect(field?.isEnabled == true && field?.isVisible == true, context)
      #expect(field?.canFocus == true, context)
    }
    for scope in stack.scopes {
      #expect(Set(scope.fields.map(\.id)).count == scope.fields.count, context)
    }
    // A settled stack stays as it is.
    var again = stack
    again.transaction { _ in }
    #expect(again == stack, context)
  }

  @Test(arguments: seeds) func everyOperationLeavesTheStackSound(seed: UInt64) {
    var random = RandomFocus(seed: seed)
    var stack = FocusStack(random.scope(.step))
    var told = Told()
    expectEvents(of: &stack, told: &told, "seed \(seed), opened")
    for number in 0..<120 {
      let before = stack
      let action = random.act(on: &stack)
      let context: Comment = "seed \(seed), operation \(number), \(action)"
      expectEvents(of: &stack, told: &told, context)
      expectSound(stack, context)
      expectLaw(of: action, before: before, after: stack, context)
    }
  }

  /// What holds of some operations beyond that.
  private func expectLaw(
    of action: RandomFocus.Action, before: FocusStack, after: FocusStack, _ context: Comment
  ) {
    switch action.result {
    case .refused, .duplicate, .stale, .inert:
      #expect(action.kind == .key || after == before, context)
    default: break
    }
    switch action.kind {
    case .plain: break
    case .key:
      #expect(
        action.result != .refused || after.scopes.map(\.focus) == before.scopes.map(\.focus),
        context)
    case .reorder:
      #expect(after.scopes.map(\.focus) == before.scopes.map(\.focus), context)
    case .pop(let id, _):
      let others = before.scopes.filter { $0.id != id || action.result == .refused }
      #expect(after.scopes.map(\.id) == others.map(\.id), context)
      let untouched = id == before.active.id ? others.dropLast() : others[...]
      #expect(after.scopes.prefix(untouched.count).map(\.focus) == untouched.map(\.focus), context)
    }
  }

  @Test(arguments: seeds) func aTransactionIsSettledOnce(seed: UInt64) {
    var random = RandomFocus(seed: seed)
    var stack = FocusStack(random.scope(.step))
    var told = Told()
    expectEvents(of: &stack, told: &told, "seed \(seed), opened")
    for _ in 0..<30 {
      var actions: [RandomFocus.Action] = []
      stack.transaction { stack in
        for _ in 0..<random.number(1..<6) { actions.append(random.act(on: &stack)) }
      }
      let context: Comment = "seed \(seed), \(actions)"
      expectEvents(of: &stack, told: &told, context)
      expectSound(stack, context)
    }
  }

  @Test(arguments: seeds) func whatHappensInAModalLeavesWhatIsBelow(seed: UInt64) {
    var random = RandomFocus(seed: seed)
    var stack = FocusStack(random.scope(.step))
    for _ in 0..<random.number(0..<40) { _ = random.act(on: &stack) }
    let below = stack.scopes
    stack.push(
      FocusScope("over", kind: .modal, fields: [FocusField("a"), FocusField("b")]))
    _ = stack.takeEvents()
    var actions: [RandomFocus.Action] = []
    for _ in 0..<40 { actions.append(random.act(on: &stack, reach: .above("over"))) }
    let belowIDs = Set(below.map(\.id))
    let events = stack.takeEvents()
    #expect(
      !events.contains { event in
        switch event {
        case .blur(let scope, _), .focus(let scope, _): belowIDs.contains(scope)
        }
      }, "seed \(seed), \(actions)")
    stack.popTo("over")
    stack.pop("over")
    #expect(stack.scopes == below, "seed \(seed), \(actions)")
  }

  @Test(arguments: seeds) func tabGoesRound(seed: UInt64) {
    var random = RandomFocus(seed: seed)
    let fields = ["a", "b", "c", "d", "e", "f"].map { random.field($0) }
    var stack = FocusStack(FocusScope("step", fields: fields))
    let stops = fields.filter { $0.isAvailable && $0.isTabStop }.map(\.id)
    #expect(stack.focus == stops.first)
    for direction in [FocusDirection.forward, .backward] {
      var visited: [FieldID?] = []
      for _ in stops {
        visited.append(stack.focus)
        #expect(stack.tab(direction) == (stops.count > 1 ? .ok : .noop))
      }
      #expect(stack.focus == stops.first)
      #expect(visited.compactMap(\.self).sorted() == stops)
    }
    stack.tab(.forward)
    stack.tab(.backward)
    #expect(stack.focus == stops.first)
  }

  @Test(arguments: seeds) func nextVisitsTheInputsToTheEnd(seed: UInt64) {
    var random = RandomFocus(seed: seed)
    let fields = ["a", "b", "c", "d", "e", "f"].map { random.field($0) }
    var stack = FocusStack(FocusScope("step", fields: fields, wraps: random.chance(50)))
    guard let start = stack.focus else { return }
    let inputs = fields.filter { $0.isAvailable && $0.isTabStop && $0.role == .input }.map(\.id)
    var visited: [FieldID] = []
    while stack.active.canStepInput(.forward), visited.count < fields.count {
      #expect(stack.active.nextInput(after: stack.focus ?? "") != nil)
      #expect(stack.stepInput(.forward) == .ok)
      if let focus = stack.focus { visited.append(focus) }
    }
    #expect(visited == inputs.filter { $0 > start })
    let end = stack
    #expect(stack.stepInput(.forward) == .atEnd)
    #expect(stack == end)
    while stack.active.canStepInput(.backward) {
      guard stack.stepInput(.backward) == .ok else {
        Issue.record("seed \(seed): told to go back from \(stack.focus ?? "nil")")
        return
      }
    }
    #expect(stack.stepInput(.backward) == .atEnd)
    #expect(stack.focus == inputs.first ?? start)
  }
}
