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

  let flow: Flow
  private let seed: UInt64
  private let limit: Int
  let generator: AnswerGenerator
  private let replies: ExplorerReplies
  private(set) var graph = ExplorerGraph()
  private(set) var coverage: FlowCoverage
  /// Whether a move was not made to its end.
  private var hasGivenUp = false
  /// States on the straight ways to the end, and the others.
  private var near: [Int] = []
  private var far: [Int] = []
  private(set) var broken: [(problem: String, lines: [ScriptCommand])] = []

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
      findings: findings, coverage: coverage,
      stateCount: graph.nodes.count { $0.isExpanded }, isComplete: isComplete)
  }

  /// Whether there are no more states to look at.
  var isComplete: Bool { graph.nodes.allSatisfy(\.isExpanded) }

  /// Whether all that the rules and conditions of the flow ask for was tried.
  var isExhaustive: Bool { generator.isExhaustive && !hasGivenUp }

  // MARK: - The search

  private mutating func search() {
    let start = UndrawnRun(flow)
    note(start.wizard, by: [])
    let first = graph.insert(start, state(of: start), from: nil).index
    goOn(from: first)
    var nearNext = 0
    var farNext = 0
    for _ in 0..<limit {
      // All parts of a flow are near to these ways, so that a limit cuts off what is least missed.
      let nearLeft = near[nearNext...].firstIndex { !graph.nodes[$0].isExpanded }
      let farLeft = far[farNext...].firstIndex { !graph.nodes[$0].isExpanded }
      if let nearLeft {
        expand(near[nearLeft])
        nearNext = nearLeft + 1
      } else if let farLeft {
        expand(far[farLeft])
        farNext = farLeft + 1
      } else {
        return
      }
    }
  }

  /// Goes straight on to the end, or as far as there is a way.
  private mutating func goOn(from start: Int) {
    var index = start
    noteNear(start)
    // Each answer and each step is one move.
    let most = flow.steps.reduce(10) { $0 + $1.fields.count + 2 }
    for _ in 0..<most {
      let move = ExplorerMoves(graph.nodes[index].run.wizard, generator).onward
      guard let next = make(move, from: index), !graph.nodes[next].isNear else { return }
      noteNear(next)
      index = next
    }
  }

  private mutating func noteNear(_ index: Int) {
    graph.noteNear(index)
    if !graph.nodes[index].isExpanded { near.append(index) }
  }

  /// How many parts have been reached that more may come after: not a message, which is an end.
  private var landmarks: Int {
    coverage.reached.count { if case .message = $0 { false } else { true } }
  }

  func state(of run: UndrawnRun) -> ExplorerState { ExplorerState(run.wizard, generator) }

  private mutating func expand(_ index: Int) {
    graph.noteExpanded(index)
    let wizard = graph.nodes[index].run.wizard
    let moves = ExplorerMoves(wizard, generator)
    for stop in moves.stops { coverage.insert(.field(stop)) }
    if let id = moves.unreachable {
      noteBroken("Tab does not come to \(id)", by: graph.path(to: index))
    }
    for move in moves.all {
      let known = landmarks
      if let next = make(move, from: index), landmarks > known { goOn(from: next) }
    }
  }

  /// Makes a move, once for each thing that a command may say to it.
  ///
  /// - Returns: Where it leads, if a command accepts; nil if that is the end.
  @discardableResult
  private mutating func make(
    _ lines: [ScriptCommand], from index: Int, depth: Int = 0
  ) -> Int? {
    var run = graph.nodes[index].run
    for (count, line) in lines.enumerated() {
      run.play(line, noting: &coverage)
      guard let request = run.unanswered else { continue }
      // A command that runs one command after the other for ever is none of ours.
      guard depth < 3 else {
        hasGivenUp = true
        return nil
      }
      var ends: [Int?] = []
      for option in replies.options(for: request, in: run.wizard) {
        let before = Array(lines[..<count]) + [.reply(option.before)]
        let after = option.after.isEmpty ? Array(lines[count...]) : [line] + option.after
        ends.append(make(before + after, from: index, depth: depth + 1))
      }
      return ends.first ?? nil
    }
    return arrive(run, from: index, by: lines)
  }

  private mutating func arrive(
    _ run: UndrawnRun, from index: Int, by lines: [ScriptCommand]
  ) -> Int? {
    if let outcome = run.wizard.outcome {
      if case .finished = outcome { graph.noteLast(index) }
      return nil
    }
    let (next, isNew) = graph.insert(run, state(of: run), from: (node: index, lines: lines))
    guard isNew else { return next }
    note(run.wizard, by: graph.path(to: next))
    far.append(next)
    return next
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

  // MARK: - What is broken

  private mutating func note(_ wizard: Wizard, by lines: [ScriptCommand]) {
    for problem in ExplorerInvariants.problems(in: wizard) { noteBroken(problem, by: lines) }
  }

  private mutating func noteBroken(_ problem: String, by lines: [ScriptCommand]) {
    guard !broken.contains(where: { $0.problem == problem }) else { return }
    broken.append((problem, lines))
  }
}
