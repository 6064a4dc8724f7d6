/// What a walk has found.
extension FlowExplorer {
  /// What the flow itself compares secrets with.
  private var secrets: Set<String> { Set(flow.secretFields.flatMap(generator.named)) }

  /// What is in a step or a prompt that was not reached goes without saying.
  var unreached: [ExplorerFinding] {
    var inside: Set<FlowCoverage.Item> = []
    for step in flow.steps where !coverage.reached.contains(.step(step.id)) {
      inside.formUnion(parts(step.fields, step.buttons, in: step.id))
    }
    for prompt in flow.prompts where !coverage.reached.contains(.prompt(prompt.id)) {
      inside.formUnion(parts(prompt.fields, prompt.buttons, in: prompt.id))
    }
    return coverage.missed.filter { item in
      switch item {
      case .step, .field, .prompt, .button: !inside.contains(item)
      case .message, .branch: false
      }
    }.map { ExplorerFinding(kind: .unreached($0), script: nil) }
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
    let hopeless = rows.first { row in
      guard wizard.forms.message(for: row) != nil else { return false }
      return !generator.answers(for: row.field, answer: answer).contains { value in
        var state = FieldState(row.field)
        return state.setTyped(value)
          && generator.classify(state, of: row.field, answer: answer).message == nil
      }
    }
    if let field = hopeless?.field {
      if SampleAnswer.search(for: withRulesOfOthers(field), answer: answer) == .none {
        return .deadEnd(step: step, reason: "no answer to \(field.id) is right")
      }
      let tried = generator.tried(in: field, answer: answer)
      let isShown = !flow.secretFields.contains(field.id)
      return .unanswered(
        step: step, field: field.id, count: tried.count,
        tried: isShown ? Array(tried.prefix(3)) : [])
    }
    let refused = rows.first { $0.refusal != nil }
    return .deadEnd(
      step: step,
      reason: refused.map { "what a command refuses in \($0.id) cannot be answered anew" })
  }

  /// The field with the rules of those that it must be the same as, instead of that.
  private func withRulesOfOthers(_ field: Field) -> Field {
    let fields = flow.allFields
    var field = field
    var known: Set<String> = [field.id]
    while let index = field.rules.firstIndex(where: {
      if case .equalsField = $0 { true } else { false }
    }), case .equalsField(let id) = field.rules.remove(at: index) {
      guard let other = fields.first(where: { $0.id == id }), known.insert(id).inserted else {
        continue
      }
      field.rules += other.rules
      field.contentType = field.contentType ?? other.contentType
    }
    return field
  }
}
