import TTYCore

/// Walks a flow by itself, with answers that are made up by the rules of its fields.
///
/// First it searches: from each state it does everything that makes a difference, and keeps the
/// states that it has not seen. Commands accept, refuse and are cancelled. Then it presses keys at
/// random, to see what no search looks at. The same flow, seed and limit give the same result.
public struct FlowExplorer {
  /// How many states are looked at if nobody says otherwise.
  public static let standardLimit = 2000
  /// The largest number of states that may be asked for.
  public static let largestLimit = 1_000_000

  private let flow: Flow
  private let seed: UInt64
  private let limit: Int
  private let generator: AnswerGenerator
  private let replies: ExplorerReplies
  private var graph = ExplorerGraph()
  private var coverage: FlowCoverage
  /// States that have shown a part of the flow for the first time, and the others.
  private var fresh: [Int] = []
  private var rest: [Int] = []
  private var broken: [(problem: String, lines: [ScriptCommand])] = []

  /// - Parameters:
  ///   - seed: Chooses what is tried beside the answers that the rules give.
  ///   - limit: How many states are looked at, at most.
  public init(_ flow: Flow, seed: UInt64 = 1, limit: Int = standardLimit) {
    self.flow = flow
    self.seed = seed
    self.limit = max(1, min(limit, Self.largestLimit))
    generator = AnswerGenerator(flow, seed: seed)
    replies = ExplorerReplies(flow)
    coverage = FlowCoverage(flow)
  }

  /// Walks the flow.
  public static func explore(
    _ flow: Flow, seed: UInt64 = 1, limit: Int = standardLimit
  ) -> Exploration {
    var explorer = FlowExplorer(flow, seed: seed, limit: limit)
    return explorer.explore()
  }

  /// Walks the flow.
  public mutating func explore() -> Exploration {
    search()
    walk()
    return Exploration(
      findings: unreached + deadEnds + breaks, coverage: coverage,
      stateCount: graph.nodes.count { $0.isExpanded },
      isComplete: graph.nodes.allSatisfy(\.isExpanded))
  }

  // MARK: - The search

  private mutating func search() {
    let start = UndrawnRun(flow)
    note(start.wizard, by: [])
    if let first = graph.insert(start, state(of: start), from: nil) { fresh.append(first) }
    var freshNext = 0
    var restNext = 0
    for _ in 0..<limit {
      // What shows something new leads to more of it, most likely.
      if freshNext < fresh.count {
        expand(fresh[freshNext])
        freshNext += 1
      } else if restNext < rest.count {
        expand(rest[restNext])
        restNext += 1
      } else {
        return
      }
    }
  }

  private func state(of run: UndrawnRun) -> ExplorerState { ExplorerState(run.wizard, generator) }

  private mutating func expand(_ index: Int) {
    graph.noteExpanded(index)
    let wizard = graph.nodes[index].run.wizard
    let moves = ExplorerMoves(wizard, generator)
    for stop in moves.stops { coverage.insert(.field(stop)) }
    if let id = moves.unreachable {
      noteBroken("Tab does not come to \(id)", by: graph.path(to: index))
    }
    for move in moves.all { make(move, from: index) }
  }

  /// Makes a move, once for each thing that a command may say to it.
  private mutating func make(_ lines: [ScriptCommand], from index: Int, depth: Int = 0) {
    var run = graph.nodes[index].run
    let known = coverage.reached.count
    for (count, line) in lines.enumerated() {
      run.play(line, noting: &coverage)
      guard let request = run.unanswered else { continue }
      // A command that runs one command after the other for ever is none of ours.
      guard depth < 3 else { return }
      for option in replies.options(for: request, in: run.wizard) {
        let before = Array(lines[..<count]) + [.reply(option.before)]
        let after = option.after.isEmpty ? Array(lines[count...]) : [line] + option.after
        make(before + after, from: index, depth: depth + 1)
      }
      return
    }
    arrive(run, from: index, by: lines, isFresh: coverage.reached.count > known)
  }

  private mutating func arrive(
    _ run: UndrawnRun, from index: Int, by lines: [ScriptCommand], isFresh: Bool
  ) {
    if let outcome = run.wizard.outcome {
      if case .finished = outcome { graph.noteLast(index) }
      return
    }
    let origin = (node: index, lines: lines)
    guard let new = graph.insert(run, state(of: run), from: origin) else { return }
    note(run.wizard, by: graph.path(to: new))
    if isFresh { fresh.append(new) } else { rest.append(new) }
  }

  // MARK: - Keys at random

  private mutating func walk() {
    var random = ExplorerRandom(seed: seed)
    let count = min(100, max(10, limit / 20))
    for _ in 0..<count {
      guard let start = graph.nodes.indices.randomElement(using: &random) else { return }
      var walk = ExplorerWalk(
        graph.nodes[start].run, replies: replies, generator: generator, random: random)
      var lines = graph.path(to: start)
      for _ in 0..<40 where walk.run.wizard.outcome == nil {
        lines += walk.step(noting: &coverage)
        note(walk.run.wizard, by: lines)
      }
      random = walk.random
    }
  }

  // MARK: - What was found

  /// What the flow itself compares secrets with.
  private var secrets: Set<String> { Set(flow.secretFields.flatMap(generator.named)) }

  private mutating func note(_ wizard: Wizard, by lines: [ScriptCommand]) {
    for problem in ExplorerInvariants.problems(in: wizard) { noteBroken(problem, by: lines) }
  }

  private mutating func noteBroken(_ problem: String, by lines: [ScriptCommand]) {
    guard !broken.contains(where: { $0.problem == problem }) else { return }
    broken.append((problem, lines))
  }

  private var unreached: [ExplorerFinding] {
    coverage.missed.filter { item in
      switch item {
      case .step, .field, .prompt, .button: true
      case .message, .branch: false
      }
    }.map { ExplorerFinding(kind: .unreached($0), script: nil) }
  }

  private var breaks: [ExplorerFinding] {
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
  private var deadEnds: [ExplorerFinding] {
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
        kind: .deadEnd(step: flow.steps[step].id, reason: reason(in: path.end.wizard)),
        script: path.script(without: secrets))
    }
  }

  /// Why a step cannot be submitted: a field for which no answer that was tried is right.
  private func reason(in wizard: Wizard) -> String? {
    let form = wizard.forms[wizard.step.id]
    let answer = { (id: String) in wizard.forms.row(id)?.state.answer ?? .null }
    let hopeless = (form?.rows ?? []).first { row in
      guard wizard.isVisible(row.field), wizard.forms.message(for: row) != nil else { return false }
      return !generator.answers(for: row.field, answer: answer).contains { value in
        var state = FieldState(row.field)
        return state.setAnswer(value)
          && generator.classify(state, of: row.field, answer: answer).message == nil
      }
    }
    return hopeless.map { "no answer to \($0.id) that was tried is right" }
  }
}
