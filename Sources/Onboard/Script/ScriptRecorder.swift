import TTYCore

/// Writes down a run as a .keys script while it is made.
///
/// It is given every event that the wizard of the run is given. Beside that run it plays what it has
/// written, so that each line is known to do what the person did. What is typed into a secret is
/// never written: when the secret is left, a line stands in for all of it, chosen so that the run
/// goes on in the same way.
public struct ScriptRecorder {
  /// The run as it is.
  var run: Wizard
  /// The run that the lines so far make; of secrets it knows made-up ones only.
  var shadow: Wizard
  var lines = RecordedLines()
  /// Whether the lines make the run that there was.
  private var isExact = true
  /// Whether a secret that has the focus was edited since it got it.
  private var isSecretOpen = false
  var call: Call?
  /// What was in secrets, so as to find it elsewhere.
  private(set) var texts = SecretTexts()
  let secrets: Set<String>
  private let answers: AnswerGenerator
  private let flowPath: String?
  let initialSize: Size

  /// A command that runs.
  struct Call {
    var request: RunRequest
    /// The line that started it.
    var line: Int
    var start: Int
    /// How long to wait once it is over, in milliseconds: until then that would make it overdue.
    var rest: Int?
  }

  /// Begins the recording of a run that begins.
  ///
  /// - Parameters:
  ///   - flow: What is run.
  ///   - size: The size of the window at first, in cells.
  ///   - flowPath: The file of the flow as seen from the script, to be named in it.
  public init(_ flow: Flow, size: Size = .standard, flowPath: String? = nil) {
    run = Wizard(flow, size: size)
    shadow = run
    secrets = flow.secretFields
    answers = AnswerGenerator(flow)
    self.flowPath = flowPath
    initialSize = size.clamped
  }

  /// Takes an event of the run.
  ///
  /// - Parameter now: The time, in milliseconds since any moment.
  public mutating func note(_ event: WizardEvent, at now: Int = 0) {
    guard run.outcome == nil else { return }
    if case .input(let input) = event {
      if run.forms[Wizard.allowID] != nil, !input.isResize { return takeAnswer(event) }
      if input.doesNothing { return _ = run.update(event) }
      if isSecretEdit(input) {
        isSecretOpen = true
        return _ = run.update(event)
      }
    }
    if case .timePassed = event { return takeTime(event) }
    // A script is not asked.
    if case .permissionNeeded = event { return _ = run.update(event) }
    settleSecret()
    let before = RecordedPlace(run)
    switch event {
    case .appeared:
      _ = (run.update(event), shadow.update(event))
      lines.append(.expect(.step(run.step.id)))
      return
    case .permissionNeeded, .timePassed: return
    case .progress, .known, .clicked, .wheeled: _ = (run.update(event), shadow.update(event))
    case .verdict(let id, let verdict): take(verdict, for: id, at: now)
    case .input, .resized, .submit, .focus: take(event, at: now)
    }
    noteArrival(from: before)
  }

  /// Ends the recording.
  ///
  /// - Parameter outcome: How the run ended.
  public mutating func end(_ outcome: Outcome) -> Recording {
    settleSecret()
    cancelCall()
    noteSecrets()
    let hasReplaced = lines.replace(texts)
    switch outcome {
    case .finished: lines.append(.expect(.exit(0)))
    case .cancelled: lines.append(.expect(.exit(130)))
    case .interrupted(let signal): lines.append(comment: "a signal ended the run here: \(signal)")
    case .endedEarly, .timeUp, .notAllowed, .failed: lines.append(comment: "the run ended here")
    }
    let end = hasReplaced ? replayed : run
    if let end {
      for line in answerLines(of: end) { lines.append(line) }
    } else {
      isExact = false
    }
    var text = "# Recorded. Secrets are not in it: they are made up when it is played.\n"
    if let flowPath { text += "\(ScriptCommand.flow(flowPath))\n" }
    text += "\(ScriptCommand.size(initialSize))\n" + lines.text
    return Recording(text: text, isExact: isExact)
  }

  /// Takes the time; a script waits where a button can be used again, and as long as that takes.
  private mutating func takeTime(_ event: WizardEvent) {
    let cooling = run.cooling
    _ = (run.update(event), shadow.update(event))
    let ended = cooling.keys.filter { run.cooling[$0] == nil }
    let buttons = ended.compactMap { place in
      run.flow.steps.first { $0.id == place.step }?.buttons.first { $0.id == place.button }
    }
    guard let longest = buttons.compactMap(\.cooldown).max() else { return }
    if let call {
      self.call?.rest = max(call.rest ?? 0, longest)
    } else {
      lines.append(.wait(milliseconds: longest))
    }
  }

  // MARK: - Lines

  private mutating func noteArrival(from old: RecordedPlace) {
    guard run.outcome == nil else { return }
    let new = RecordedPlace(run)
    if new.step != old.step { lines.append(.expect(.step(new.step))) }
    if let prompt = new.prompt, prompt != old.prompt, prompt != Wizard.allowID {
      lines.append(.expect(.prompt(prompt)))
    }
  }

  /// Writes the line that does what an event did.
  private mutating func take(_ event: WizardEvent, at now: Int) {
    let place = RecordedPlace(run)
    var expected = shadow
    let effects = expected.update(event)
    _ = run.update(event)
    let target = state(of: expected)
    let candidates = RecordedKey.lines(for: event, in: shadow.keyContext)
    let line = candidates.first { line in
      var next = shadow
      _ = next.play(line)
      return state(of: next) == target
    }
    if let line {
      lines.append(line, typedIn: "\(place)")
      _ = shadow.play(line)
    } else {
      if target != state(of: shadow) { isExact = false }
      shadow = expected
    }
    for effect in effects {
      switch effect {
      case .run(let request): call = Call(request: request, line: lines.lastIndex, start: now)
      case .cancelRun: cancelCall()
      default: break
      }
    }
    compare()
  }

  private func state(of wizard: Wizard) -> RecordedState {
    RecordedState(wizard, without: secrets)
  }

  mutating func compare() {
    guard run.forms[Wizard.allowID] == nil else { return }
    if state(of: run) != state(of: shadow) { isExact = false }
  }
}

// MARK: - Secrets

extension ScriptRecorder {
  /// Whether an event edits a secret, or moves in it, and does nothing else.
  private func isSecretEdit(_ input: InputEvent) -> Bool {
    guard !run.isBusy, let row = run.forms.focusedRow, secrets.contains(row.id) else {
      return false
    }
    switch input {
    case .text, .paste: return true
    case .key(let key):
      if run.keyContext.isText, key.typedText != nil { return true }
      if case .edit? = Keymap.command(for: key, in: run.keyContext) { return true }
      return false
    default: return false
    }
  }

  /// Keeps what is in the secrets now.
  private mutating func noteSecrets() {
    for row in run.allRows where secrets.contains(row.id) {
      // Blanks are everywhere, and tell nothing.
      guard case .string(let text) = row.state.answer, !text.allSatisfy(\.isWhitespace) else {
        continue
      }
      texts.insert(text)
    }
  }

  /// Writes what stands in for the edits of a secret that is about to be left.
  private mutating func settleSecret() {
    guard isSecretOpen else { return }
    isSecretOpen = false
    noteSecrets()
    guard let row = run.forms.focusedRow, secrets.contains(row.id) else { return }
    let target = state(of: run)
    let candidates = RecordedSecret.candidates(
      for: row, in: shadow, avoiding: texts.texts, answers: answers)
    let found = candidates.first { candidate in
      var next = shadow
      for line in candidate { _ = next.play(line.command) }
      return state(of: next) == target
    }
    if found == nil { isExact = false }
    for line in found ?? candidates.last ?? [] {
      lines.append(line.command, comment: line.comment)
      _ = shadow.play(line.command)
    }
  }
}
