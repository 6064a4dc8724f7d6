/// Lines that lead to something in a flow.
struct ExplorerPath {
  private let lines: [ScriptCommand]
  private let flow: Flow
  /// The run at the end of the lines.
  let end: UndrawnRun

  init(_ lines: [ScriptCommand], in flow: Flow) {
    self.lines = lines
    self.flow = flow
    var run = UndrawnRun(flow)
    var coverage = FlowCoverage(flow)
    for line in lines { run.play(line, noting: &coverage) }
    end = run
  }

  /// The path without every line that it does not need to lead to the same thing.
  func shortened(_ leadsThere: (UndrawnRun) -> Bool) -> ExplorerPath {
    var path = self
    var length = max(1, lines.count / 2)
    while true {
      var start = 0
      while start < path.lines.count {
        var fewer = path.lines
        fewer.removeSubrange(start..<min(start + length, fewer.count))
        let shorter = ExplorerPath(fewer, in: flow)
        if shorter.end.unanswered == nil, leadsThere(shorter.end) {
          path = shorter
        } else {
          start += length
        }
      }
      if length == 1 { return path }
      length /= 2
    }
  }

  /// The path as a script, which ends by saying where it leads.
  ///
  /// - Parameter secrets: Texts that are left out.
  func script(without secrets: Set<String>) -> String {
    var text = RecordedLines()
    for line in lines { text.append(line) }
    text.maskWhole(secrets)
    if end.wizard.outcome == nil {
      text.append(.expect(.step(end.wizard.step.id)))
      if let prompt = end.wizard.prompt { text.append(.expect(.prompt(prompt.id))) }
    }
    return text.text
  }
}
