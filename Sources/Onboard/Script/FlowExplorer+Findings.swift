/// What a walk has found.
extension FlowExplorer {
  /// What the flow itself compares secrets with.
  private var secrets: Set<String> { Set(flow.secretFields.flatMap(generator.named)) }

  /// What is wrong, or may be.
  var findings: [ExplorerFinding] {
    let ends = deadEnds
    // Behind a step of which nobody knows how it goes on there may be anything.
    let isStuck = ends.contains { !$0.isFault }
    return unreached(isStuck: isStuck) + ends + breaks
  }

  /// What is in a step or a prompt that was not reached goes without saying.
  private func unreached(isStuck: Bool) -> [ExplorerFinding] {
    var inside: Set<FlowCoverage.Item> = []
    var doubtful: Set<FlowCoverage.Item> = []
    for step in flow.steps {
      let parts = parts(step.fields, step.buttons, in: step.id)
      if !coverage.reached.contains(.step(step.id)) {
        inside.formUnion(parts)
      } else if Self.mayAskForWrongAnswers(step) {
        doubtful.formUnion(parts)
      }
    }
    for prompt in flow.prompts where !coverage.reached.contains(.prompt(prompt.id)) {
      inside.formUnion(parts(prompt.fields, prompt.buttons, in: prompt.id))
    }
    let doubt: ExplorerFinding.Doubt? =
      !isComplete ? .limit : isStuck || !isExhaustive ? .answers : nil
    return coverage.missed.filter { item in
      switch item {
      case .step, .field, .prompt, .button: !inside.contains(item)
      case .message, .branch: false
      }
    }.map { item in
      let own = doubtful.contains(item) ? ExplorerFinding.Doubt.answers : nil
      return ExplorerFinding(kind: .unreached(item, doubt ?? own), script: nil)
    }
  }

  /// Whether conditions within a step look at several of its answers that can be wrong: of wrong ones
  /// only one is given at a time.
  private static func mayAskForWrongAnswers(_ step: Step) -> Bool {
    let conditions = step.fields.compactMap(\.when) + step.buttons.compactMap(\.when)
    let named = Set(conditions.flatMap(\.fields))
    return step.fields.count { named.contains($0.id) && FieldState($0).line != nil } > 1
  }

  private func parts(
    _ fields: [Field], _ buttons: [Button], in form: String
  ) -> [FlowCoverage.Item] {
    fields.map { .field($0.id) } + buttons.map { .button($0.id, in: form) }
  }

  var breaks: [ExplorerFinding] {
    broken.map { problem, lines in
      let path = ExplorerPath(lines, in: flow).shortened { run in
        ExplorerInvariants.problems(in: run.wizard).contains(problem)
          || ExplorerMoves(run.wizard, generator).unreachable.map(problem.hasSuffix) ?? false
      }
      return ExplorerFinding(
        kind: .broken(problem, step: path.end.wizard.step.id), script: path.script(without: secrets)
      )
    }
  }

  /// Of the states without a way to the end those that are furthest, one of each step.
  var deadEnds: [ExplorerFinding] {
    let dead = graph.deadNodes
    let states = Set(dead.map { graph.nodes[$0].state })
    let steps = Set(dead.map { graph.nodes[$0].state.step })
    var onward: Set<Int> = []
    for index in dead {
      let step = graph.nodes[index].state.step
      for source in graph.nodes[index].sources where graph.nodes[source].state.step < step {
        onward.insert(graph.nodes[source].state.step)
      }
    }
    return steps.subtracting(onward).sorted().compactMap { step in
      let here = dead.filter { graph.nodes[$0].state.step == step }
      guard let nearest = here.min(by: { graph.nodes[$0].cost < graph.nodes[$1].cost }) else {
        return nil
      }
      let path = ExplorerPath(graph.path(to: nearest), in: flow).shortened { run in
        let state = state(of: run)
        return state.step == step && states.contains(state)
      }
      return ExplorerFinding(
        kind: deadEnd(at: flow.steps[step].id, in: path.end.wizard),
        script: path.script(without: secrets))
    }
  }

  /// Why a step cannot be submitted: a field for which no answer that was tried is right.
  private func deadEnd(at step: String, in wizard: Wizard) -> ExplorerFinding.Kind {
    let rows = (wizard.forms[wizard.step.id]?.rows ?? []).filter { wizard.isVisible($0.field) }
    let answer = { (id: String) in wizard.forms.row(id)?.state.answer ?? .null }
    let hopeless = rows.lazy.filter { wizard.forms.message(for: $0) != nil }
      .compactMap { generator.hopeless($0.field, answer: answer) }.first
    if let field = hopeless {
      if generator.isUnanswerable(field, answer: answer) {
        return .deadEnd(step: step, reason: "no answer to \(field.id) is right")
      }
      let tried = generator.tried(in: field, answer: answer)
      let isShown = !flow.secretFields.contains(field.id)
      return .unanswered(
        step: step, field: field.id, count: tried.count,
        tried: isShown ? tried.prefix(3).map { Self.shown($0) } : [])
    }
    if let refused = rows.first(where: { $0.refusal != nil }) {
      let reason = "what a command refuses in \(refused.id) cannot be answered anew"
      return .deadEnd(step: step, reason: reason)
    }
    return isExhaustive ? .deadEnd(step: step, reason: nil) : .stuck(step: step)
  }

  /// The beginning of a text, which may be as long as a field holds.
  private static func shown(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(39))…" : text
  }
}
