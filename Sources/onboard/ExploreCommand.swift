import Onboard

/// `onboard explore`: what a walk of a flow finds wrong with it.
struct ExploreCommand {
  var options: ExploreOptions

  /// Walks the flow, and prints what it finds.
  ///
  /// - Returns: The exit status: that of a script that failed if something is wrong for certain, that
  ///   of a run that is not finished if something may be.
  func status() -> Int32 {
    guard let flow = FlowFile.readOrComplain(options.flow) else { return ExitStatus.usage }
    let exploration = FlowExplorer.explore(flow, seed: options.seed, limit: options.limit)
    var text = ""
    for finding in exploration.findings {
      text += "\(options.flow): \(finding)\n" + Self.indented(finding.script ?? "")
    }
    text += "\(options.flow): \(exploration.summary)\n"
    guard StandardStreams.write(text) else { return ExitStatus.notFinished }
    if exploration.findings.isEmpty { return ExitStatus.finished }
    return exploration.hasFaults ? ExitStatus.expectationFailed : ExitStatus.notFinished
  }

  private static func indented(_ script: String) -> String {
    script.split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
