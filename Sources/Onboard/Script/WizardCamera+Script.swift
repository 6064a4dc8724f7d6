import TTYCore

extension WizardCamera {
  /// The screens of a run of a script, at the pace of a person, and what the script came to.
  ///
  /// What the script waits for takes its time; what it types is typed letter by letter. The strip
  /// goes on after an expectation that does not hold, and ends before another line that does not.
  /// - Parameter read: Gives the files of snapshots.
  /// - Throws: ``ScriptError`` if the script names what the flow does not have.
  public func film(
    of flow: Flow, script: Script, read: @escaping FileReader = Script.noFiles
  ) throws(ScriptError) -> (strip: Filmstrip, result: ScriptResult) {
    let slow = Script(
      path: script.path, lines: WizardCamera.slow(script.lines), flowPath: script.flowPath,
      size: script.size, sources: script.sources)
    var camera = self
    camera.size = script.size ?? size
    var strip = camera.film(of: flow, keys: [], lastLook: 0)
    var pauses = 0
    var lines = slow.lines[...]
    var runner = ScriptRunner(flow, size: size, read: read)
    runner.passesFailures = true
    let result = try runner.run(slow) { run in
      guard let line = lines.popFirst() else { return }
      pauses += WizardCamera.pause(before: line.command)
      var wizard = run.wizard
      strip.append(
        camera.seen(of: &wizard, tick: run.now / ScriptedRun.tick), at: pauses + run.now)
    }
    strip.wait(until: strip.milliseconds + WizardCamera.lastLook)
    return (strip.masked(by: mask(result.run.secretTexts)), result)
  }

  /// The same lines without repetition, in steps that are worth a picture each.
  private static func slow(_ lines: [ScriptLine]) -> [ScriptLine] {
    lines.flatMap { line -> [ScriptLine] in
      func copies(_ commands: [ScriptCommand]) -> [ScriptLine] {
        commands.map { command in
          var copy = line
          copy.command = command
          return copy
        }
      }
      switch line.command {
      case .repeat(let count, let body):
        return (0..<count).flatMap { _ in slow(body) }
      case .type(let text):
        return copies(text.map { .type(String($0)) })
      // A spinner turns meanwhile; of what takes longer nobody wants to see all.
      case .wait(let time) where time > ScriptedRun.tick && time <= 100 * ScriptedRun.tick:
        let ticks = Array(repeating: ScriptedRun.tick, count: time / ScriptedRun.tick)
        return copies((ticks + [time % ScriptedRun.tick]).map { .wait(milliseconds: $0) })
      default: return [line]
      }
    }
  }

  private static func pause(before command: ScriptCommand) -> Int {
    switch command {
    case .type: typing
    case .press, .paste, .bytes, .click, .typeSecret, .autofill, .resize: deciding
    default: 0
    }
  }
}
