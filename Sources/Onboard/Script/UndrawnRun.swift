/// A run of a flow by lines of a script, without a screen and without time.
///
/// A stand-in that takes time never comes to its end here: the flow waits for it until somebody
/// cancels.
struct UndrawnRun: Sendable {
  /// The wizard as it is now.
  private(set) var wizard: Wizard
  /// The first command that nothing answered.
  private(set) var unanswered: RunRequest?
  private var standIns: [StandIn] = []

  init(_ flow: Flow) {
    wizard = Wizard(flow)
    _ = wizard.update(.appeared)
  }

  /// Does what a line says, and notes what that reaches of the flow.
  mutating func play(_ line: ScriptCommand, noting coverage: inout FlowCoverage) {
    if case .reply(let standIn) = line { return standIns.append(standIn) }
    for event in wizard.events(of: line) {
      let moment = CoverageMoment(wizard)
      var effects = wizard.update(event)[...]
      while let effect = effects.popFirst() {
        if case .run(let request) = effect { effects += answer(request) }
      }
      coverage.note(event, from: moment, to: wizard)
    }
  }

  private mutating func answer(_ request: RunRequest) -> [Effect] {
    guard let index = standIns.firstIndex(where: { $0.answers(request.command) }),
      let verdict = standIns[index].verdict
    else {
      unanswered = unanswered ?? request
      return []
    }
    let standIn = standIns.remove(at: index)
    return standIn.delay > 0 ? [] : wizard.update(.verdict(request.id, verdict))
  }
}
