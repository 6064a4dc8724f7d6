/// The states of a flow that were found, and how they lead to one another.
struct ExplorerGraph {
  /// A state, with the wizard that was in it first.
  struct Node {
    var run: UndrawnRun
    var state: ExplorerState
    /// The node from which it was found, and the lines that lead from there; nil for the first.
    var origin: (node: Int, lines: [ScriptCommand])?
    /// How many lines lead to it from the start.
    var cost = 0
    var isExpanded = false
    /// Whether it is on a straight way to the end.
    var isNear = false
    /// Whether the flow can be finished in one move.
    var isLast = false
    /// The nodes that lead on to it: going back to an earlier step is not going on.
    var sources: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private var indices: [ExplorerState: Int] = [:]

  /// Adds a state that a move led to.
  ///
  /// - Returns: Its index, and whether it is new.
  mutating func insert(
    _ run: UndrawnRun, _ state: ExplorerState, from origin: (node: Int, lines: [ScriptCommand])?
  ) -> (index: Int, isNew: Bool) {
    let sources = origin.flatMap { isRetreat($0, to: state) ? nil : [$0.node] } ?? []
    if let index = indices[state] {
      nodes[index].sources += sources
      return (index, false)
    }
    let cost = origin.map { nodes[$0.node].cost + $0.lines.count } ?? 0
    nodes.append(
      Node(
        run: run, state: state, origin: origin, cost: cost, sources: sources))
    indices[state] = nodes.count - 1
    return (nodes.count - 1, true)
  }

  /// Whether a move goes back by itself, and not because an earlier answer was found wrong.
  private func isRetreat(
    _ origin: (node: Int, lines: [ScriptCommand]), to state: ExplorerState
  ) -> Bool {
    guard state.step < nodes[origin.node].state.step, case .press(let key)? = origin.lines.last
    else { return false }
    return key.key == .function(9) || key.key == .space
  }

  mutating func noteExpanded(_ index: Int) { nodes[index].isExpanded = true }

  mutating func noteNear(_ index: Int) { nodes[index].isNear = true }

  mutating func noteLast(_ index: Int) { nodes[index].isLast = true }

  /// The lines that lead to a node from the start.
  func path(to index: Int) -> [ScriptCommand] {
    var pieces: [[ScriptCommand]] = []
    var next: Int? = index
    while let index = next, let origin = nodes[index].origin {
      pieces.append(origin.lines)
      next = origin.node
    }
    return pieces.reversed().flatMap { $0 }
  }

  /// The nodes from which nothing that was tried leads to the end; where not everything was tried,
  /// nothing is said.
  var deadNodes: [Int] {
    var open = nodes.indices.filter { nodes[$0].isLast || !nodes[$0].isExpanded }
    var alive = Set(open)
    while let index = open.popLast() {
      for source in nodes[index].sources where alive.insert(source).inserted {
        open.append(source)
      }
    }
    return nodes.indices.filter { !alive.contains($0) }
  }
}
