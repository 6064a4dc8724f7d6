import TTYCore

/// A script that is being run.
struct ScriptPlay {
  let script: Script
  let runner: ScriptRunner
  private(set) var result: ScriptResult
  /// Whether a line did not hold after which nothing is played.
  private var isStopped = false
  /// The stand-ins of the script's own file, and where they were set up.
  private var replies: [(line: ScriptLine, standIn: StandIn)] = []

  init(script: Script, runner: ScriptRunner) {
    self.script = script
    self.runner = runner
    result = ScriptResult(
      run: ScriptedRun(
        runner.flow, size: script.size ?? runner.size, measuresCoverage: runner.measuresCoverage,
        isTraced: runner.isTraced))
    result.run.permission = runner.permission
    result.run.command = runner.command
  }

  /// Plays lines up to the first one that does not hold.
  mutating func play(_ lines: [ScriptLine], _ observe: (ScriptedRun) -> Void) {
    playBlock(lines, observe)
    guard !isStopped else { return }
    result.run.endSequence()
    if let line = unusedReply {
      fail(line, expected: "a call of the command that this stands in for", found: "none")
    }
  }

  /// The first line of the script's own that set up a stand-in which no call used.
  ///
  /// Those of other files may be left over, so that several scripts can share them.
  private var unusedReply: ScriptLine? {
    var left = result.run.standIns
    // Of stand-ins that are the same the first is used first.
    let unused = replies.reversed().filter { reply in
      guard let index = left.lastIndex(of: reply.standIn) else { return false }
      left.remove(at: index)
      return true
    }
    return unused.last?.line
  }

  private mutating func playBlock(_ lines: [ScriptLine], _ observe: (ScriptedRun) -> Void) {
    for line in lines {
      if case .repeat(let count, let body) = line.command {
        for _ in 0..<count where !isStopped { playBlock(body, observe) }
      } else {
        play(line)
        observe(result.run)
      }
      if isStopped { return }
    }
  }

  private mutating func play(_ line: ScriptLine) {
    if case .bytes(let bytes) = line.command {
      result.run.forgetAnnouncements()
      result.run.send(bytes)
    } else {
      result.run.endSequence()
      if result.run.isPasting {
        return fail(line, expected: "the end of the paste", found: "another line than \"bytes\"")
      }
      perform(line)
    }
    if !isStopped, let command = result.run.unanswered {
      let name = StandIn(command, reply: .object([JSON.Member("ok", .bool(true))]))
      fail(
        line, expected: "a stand-in for the command that the flow runs",
        found: "none; add a line such as: \(name)\(alternative(to: command))")
    }
  }

  /// How the command itself would be run, where it can be.
  private func alternative(to command: [String]) -> String {
    guard runner.command != nil, let name = command.first else { return "" }
    return "\n  or, to run it: allow \(name)"
  }

  private mutating func perform(_ line: ScriptLine) {
    if line.command.isInput { result.run.forgetAnnouncements() }
    switch line.command {
    case .type(let text): result.run.type(text)
    case .typeSecret(let field): typeSecret(for: field, line)
    case .press(let key): result.run.press(key)
    case .paste(let text): result.run.paste(text)
    case .click(let text):
      if !result.run.click(on: text) {
        fail(
          line, expected: "\(SecretMask(result.run).quoted(text)) on the screen",
          found: "the screen below")
      }
    case .resize(let size): result.run.resize(to: size)
    case .wait(let milliseconds): result.run.wait(milliseconds: milliseconds)
    case .autofill(let field, let text): result.run.know(text, for: field)
    case .allow(let name): result.run.permission.allow(name)
    case .reply(let standIn):
      result.run.standIns.append(standIn)
      if line.source == 0 { replies.append((line, standIn)) }
    case .expect(let expectation):
      if let (expected, found) = result.run.mismatch(with: expectation) {
        fail(line, expected: expected, found: found)
      } else {
        result.expectations += 1
      }
    case .snapshot(let name): compare(name, line)
    // The others are gone when a script is loaded, or refused when it is checked.
    case .flow, .size, .include, .repeat, .bytes, .today: break
    }
  }

  private mutating func typeSecret(for id: String, _ line: ScriptLine) {
    let wizard = result.run.wizard
    guard wizard.outcome == nil, wizard.forms.focusedRow?.id == id else {
      return fail(
        line, expected: "the focus on \(id), to type a secret there",
        found: result.run.focusWords)
    }
    guard let text = wizard.sample(for: id) else {
      return fail(line, expected: "an answer that the rules of \(id) allow", found: "none")
    }
    result.run.secrets.append(text)
    result.run.type(text)
  }

  private mutating func compare(_ name: String, _ line: ScriptLine) {
    if let status = result.run.exitStatus {
      return fail(
        line, expected: "a screen to compare with \"\(name)\"",
        found: "that the flow has ended (exit \(status))")
    }
    let base = script.path.hasSuffix(".keys") ? String(script.path.dropLast(5)) : script.path
    let path = "\(base).\(name).txt"
    let text = FrameText(result.run.frame).text
    let taken = result.snapshots.first { $0.path == path }?.text
    let golden = taken ?? golden(path)
    let isSame = golden == text
    if !isSame, taken != nil || !runner.updatesSnapshots {
      return fail(
        line, expected: "the screen of \(path)",
        found: golden.map { difference(from: $0, to: text) }
          ?? "no such file; \"onboard test --update\" writes it")
    }
    result.expectations += 1
    if taken == nil {
      result.snapshots.append(ScriptSnapshot(path: path, text: text, isNew: !isSame))
    }
  }

  /// The text of a snapshot's file, whose lines may have come to end as on other systems.
  private func golden(_ path: String) -> String? {
    guard let bytes = try? runner.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// The first line in which a snapshot differs from the screen, in words.
  private func difference(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    // The screen has no secrets, but the file may be older than what was typed.
    let mask = ScreenMask(result.run.secretTexts)
    let was = same < old.count ? mask.applied(to: TextGate.clean(old[same])) : "its end"
    let now = same < new.count ? TextGate.clean(new[same]) : "its end"
    return "another one, first in line \(same + 1)\n  was: \(was)\n  now: \(now)"
  }

  private mutating func fail(_ line: ScriptLine, expected: String, found: String) {
    isStopped = !(runner.passesFailures && line.command.isExpectation)
    if result.failure != nil { return }
    result.failure = ScriptFailure(
      path: script.path(of: line), line: line.number, expected: expected, found: found,
      screen: result.run.failureScreen)
  }
}
