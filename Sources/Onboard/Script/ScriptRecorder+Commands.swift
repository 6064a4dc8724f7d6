import TTYCore

/// What commands do to a recording.
extension ScriptRecorder {
  mutating func take(_ verdict: Verdict, for id: RunID, at now: Int) {
    _ = run.update(.verdict(id, verdict))
    let reply = RecordedReply(verdict, in: run.flow, without: secrets) { [shadow] id in
      shadow.sample(for: id) ?? ""
    }
    _ = shadow.update(.verdict(id, reply.verdict))
    guard let call, call.request.id == id else { return }
    self.call = nil
    let isImmediate = lines.lastIndex == call.line
    // Time in which the command did not run yet, or ended, would make it overdue.
    let delay = isImmediate ? 0 : min(max(1, now - call.start), call.request.timeout)
    lines.insert(
      .reply(StandIn(call.request.command, reply: reply.json, delay: delay)), at: call.line)
    if !isImmediate { lines.append(.wait(milliseconds: delay)) }
    if let rest = call.rest { lines.append(.wait(milliseconds: rest)) }
    compare()
  }

  /// Takes an answer to the question whether a command may run; all that is written of it is that
  /// the command did not run.
  mutating func takeAnswer(_ event: WizardEvent) {
    _ = run.update(event)
    guard run.activity == nil, shadow.activity != nil else { return }
    let isQuitting = run.prompt?.id == Wizard.quitID
    let line = ScriptCommand.press(
      isQuitting ? KeyEvent(.character("c"), .control) : KeyEvent(.escape))
    lines.append(line)
    _ = shadow.play(line)
    cancelCall()
    compare()
  }

  /// A command whose end nobody waited for needs somebody to stand in for it all the same.
  mutating func cancelCall() {
    guard let call else { return }
    self.call = nil
    let reply = JSON.object([JSON.Member("ok", .bool(true))])
    lines.insert(
      .reply(StandIn(call.request.command, reply: reply, delay: DurationText.maximum)),
      at: call.line)
    if let rest = call.rest { lines.append(.wait(milliseconds: rest)) }
  }
}
