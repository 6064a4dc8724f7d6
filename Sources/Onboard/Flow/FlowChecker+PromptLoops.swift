extension FlowChecker {
  /// A prompt that is open is not opened once more, but gone back to: what always does that is no
  /// way to open it, and what may do it, by the way that is named, is worth a warning.
  mutating func checkPromptLoops() {
    let openings = scopes.flatMap(openings)
    guard openings.contains(where: { $0.opener != nil }) else { return }
    let loops = PromptLoops(openings, promptCount: flow.prompts.count)
    // A command may open any prompt, wherever it runs.
    let runsCommands = promptsRun || lastStepThatRuns != nil
    for opening in openings {
      guard let way = loops.way(backBy: opening) else { continue }
      let name = flow.prompts[opening.opened].id
      if loops.isAlwaysOpen(opening), !runsCommands {
        add(
          "\"\(name)\" is always open here: what closes this prompt goes back to it",
          at: opening.path)
      } else {
        let ids = way.map { flow.prompts[$0].id }.joined(separator: ", ")
        addWarning(
          "\"\(name)\" may be open here (\(ids)): then this closes what is over it",
          at: opening.path)
      }
    }
  }

  /// What opens prompts in a step or prompt: buttons, and Return.
  private func openings(in scope: FlowScope) -> [PromptLoops.Opening] {
    var opener: Int?
    if case .prompt(let index) = scope.owner { opener = index }
    var found: [PromptLoops.Opening] = []
    func note(_ id: String?, at path: FlowPath) {
      guard let opened = id.flatMap({ prompts[$0] }), opened != opener else { return }
      found.append(PromptLoops.Opening(opener: opener, opened: opened, path: path))
    }
    func note(_ rule: SubmitRule?, at path: FlowPath) {
      if case .opens(let id)? = rule { note(id, at: path["onSubmit"]["opens"]) }
    }
    for (index, button) in scope.buttons.enumerated() {
      note(button.opens, at: scope.path["buttons"][index]["opens"])
    }
    for (index, field) in scope.fields.enumerated() {
      note(field.onSubmit, at: scope.path["fields"][index])
    }
    note(scope.step.flatMap { flow.steps[$0].onSubmit }, at: scope.path)
    return found
  }
}

/// Which prompts open which.
struct PromptLoops {
  /// A place that opens a prompt.
  struct Opening {
    /// The prompt that it is in; nil for a step.
    var opener: Int?
    var opened: Int
    var path: FlowPath
  }

  private let opened: [[Int]]
  /// The prompts that are opened while no other is: by steps or, as nothing else does it, by
  /// commands.
  private var first: [Int]

  init(_ openings: [Opening], promptCount: Int) {
    var opened = [[Int]](repeating: [], count: promptCount)
    for opening in openings {
      if let opener = opening.opener { opened[opener].append(opening.opened) }
    }
    self.opened = opened
    first = openings.filter { $0.opener == nil }.map(\.opened)
    for prompt in 0..<promptCount where way(from: first, to: prompt) == nil {
      first.append(prompt)
    }
  }

  /// The way by which the prompt that is opened there has come to be open already, and back to it;
  /// nil if there is none.
  func way(backBy opening: Opening) -> [Int]? {
    guard let opener = opening.opener,
      way(from: first, to: opening.opened, past: opener) != nil,
      let way = way(from: [opening.opened], to: opener)
    else { return nil }
    return way + [opening.opened]
  }

  /// Whether nothing leads to the opening but by the prompt that it opens.
  func isAlwaysOpen(_ opening: Opening) -> Bool {
    opening.opener.map { way(from: first, to: $0, past: opening.opened) == nil } ?? false
  }

  /// The shortest way from one of `starts` to `end` that does not touch `avoided`.
  private func way(from starts: [Int], to end: Int, past avoided: Int? = nil) -> [Int]? {
    var before = [Int?](repeating: nil, count: opened.count)
    var isFound = [Bool](repeating: false, count: opened.count)
    var queue: [Int] = []
    func find(_ prompts: [Int], from prompt: Int?) {
      for next in prompts where next != avoided && !isFound[next] {
        isFound[next] = true
        before[next] = prompt
        queue.append(next)
      }
    }
    find(starts, from: nil)
    var index = 0
    while index < queue.count, !isFound[end] {
      find(opened[queue[index]], from: queue[index])
      index += 1
    }
    guard isFound[end] else { return nil }
    var way = [end]
    while let previous = before[way[0]] { way.insert(previous, at: 0) }
    return way
  }
}
