import TTYCore

/// A run of a flow on a terminal, with a person at it.
///
/// One thread, one `poll`: what came in together is taken together, then one frame is drawn with
/// one write. While nothing happens the process sleeps.
public struct LiveSession {
  /// The wizard as it is now.
  public internal(set) var wizard: Wizard
  let terminal: Terminal
  let environment: TerminalEnvironment
  var screen: LiveScreen
  var decoder = InputDecoder()
  var probe: CapabilityProbe
  private var commands: PermittedCommands
  /// Whether a question came up that is not on the screen yet: keys are not meant for it.
  var isQuestionUnseen = false
  /// How long the run may take, in milliseconds; any time, if nil.
  public var timeLimit: Int?
  /// When the run began, in milliseconds.
  private var start = 0
  /// When a sequence that the decoder waits for is over, in milliseconds.
  var inputDeadline: Int?
  /// Is given each event before the wizard is.
  public var onEvent: ((WizardEvent) -> Void)?
  /// Is told in words what happens.
  var listeners = RunListeners()
  /// Gives what is known of the person for a kind of field, the best first; nothing is offered
  /// without it.
  public var suggest: ((ContentType) -> [String])?
  /// Whether the terminal is to report the mouse, instead of selecting text with it.
  public var hasMouse = false
  /// The kinds of fields that it is to be asked about.
  private var wanted: [ContentType] = []
  /// What the terminal is to be asked with the next frame.
  var questions: [UInt8] = []
  /// Whether the bell is rung with the next frame: once, however many keys asked for it.
  var isRinging = false
  /// Whether the screen may no longer show the wizard.
  var isStale = true
  /// Whether the terminal was given back, and the wait has not said yet that it is ours again.
  private var isSuspended = false

  /// Prepares a run on an open terminal; nothing is written yet.
  ///
  /// - Parameters:
  ///   - flow: What is run.
  ///   - terminal: Where it is drawn and read.
  ///   - environment: What the environment says about the terminal.
  ///   - look: How it is to be drawn.
  ///   - permission: Which commands of the flow run without asking the person.
  public init(
    _ flow: Flow, on terminal: Terminal, environment: TerminalEnvironment,
    look: LiveScreen.Look = LiveScreen.Look(), permission: RunPermission = .none
  ) {
    let size = terminal.size(fallback: environment.size)
    wizard = Wizard(flow, size: size)
    self.terminal = terminal
    self.environment = environment
    commands = PermittedCommands(permission)
    screen = LiveScreen(look: look, environment: environment)
    probe = CapabilityProbe(environment: environment, size: size)
  }

  /// Runs the flow to its end, and gives the terminal back.
  ///
  /// - Throws: What the system said if the terminal cannot be taken.
  public mutating func run() throws(TerminalError) -> Outcome {
    listeners.debug?("\(environment.debugWords), \(wizard.size.columns)x\(wizard.size.rows)")
    if suggest != nil { wizard.openSuggestions() }
    start = MonotonicTime.milliseconds
    send(.appeared)
    let questions = probe.begin()
    decoder.isCursorReportPending = probe.isCursorReportPending
    let frame = listeners.counted(screen.frame(of: &wizard))
    isStale = false
    let modes: [TerminalMode] = [.alternateScreen, .cursor, .bracketedPaste]
    try terminal.enter(hasMouse ? modes + [.mouse] : modes, writing: questions + frame)
    lookUp()
    draw()
    var outcome = wizard.outcome
    while outcome == nil { outcome = turn() }
    commands.end()
    awaitFence()
    if let late = terminal.leave(waitingAtMost: environment.leaveTimeout) {
      return .interrupted(signal: late.number)
    }
    return outcome ?? .cancelled
  }

  /// Waits for something to happen, takes it, and draws.
  private mutating func turn() -> Outcome? {
    let wake = terminal.wait(milliseconds: timeout, watching: commands.watched)
    if let signal = wake.termination { return .interrupted(signal: signal.number) }
    if wake.isResized || wake.isResumed {
      isSuspended = false
      screen.forget()
      isStale = true
      send(.resized(terminal.size(fallback: environment.size)))
    }
    if wake.isSuspendRequested {
      isSuspended = terminal.suspend()
      // Whether there still is input, and whose it is, the next wait says.
      if isSuspended { return nil }
    }
    var events: [InputEvent] = []
    let isAlive = !wake.isInputReady || read(into: &events)
    endSequence(into: &events)
    passTime()
    take(events)
    turnCommands()
    if let outcome = wizard.outcome { return outcome }
    if let timeLimit, MonotonicTime.milliseconds - start >= timeLimit {
      return .timeUp(wizard.standing)
    }
    lookUp()
    // Without input that is left to read, a terminal that has gone does not come back.
    if !isAlive || (wake.isHungUp && !wake.isInputReady) {
      return .interrupted(signal: TerminationSignal.hangUp.number)
    }
    draw()
    return nil
  }

  /// Looks up what is known of the person, once a field has asked; the screen has not waited for it.
  private mutating func lookUp() {
    let types = wanted
    wanted = []
    for type in types {
      send(.known(suggest?(type) ?? [], for: .contentType(type)))
    }
    if wizard.damage != .nothing { isStale = true }
  }

  /// How long to sleep at most, in milliseconds; nil for any time.
  private var timeout: Int? {
    var deadline = inputDeadline
    if let next = wizard.nextDeadline { deadline = min(deadline ?? .max, start + next) }
    if let timeLimit { deadline = min(deadline ?? .max, start + timeLimit) }
    guard deadline != nil || !commands.isIdle else { return nil }
    let now = MonotonicTime.milliseconds
    let timeout = deadline.map { max(0, $0 - now) }
    guard let other = commands.timeout(at: now) else { return timeout }
    return min(timeout ?? .max, other)
  }

  /// Says how much time has passed, if that may matter.
  private mutating func passTime() {
    guard wizard.keepsTime else { return }
    if wizard.nextDeadline != nil { isStale = true }
    send(.timePassed(MonotonicTime.milliseconds - start))
  }

  /// Takes what commands have said; while one is waited for, its spinner turns.
  private mutating func turnCommands() {
    guard !commands.isIdle else { return }
    for event in commands.turn(at: MonotonicTime.milliseconds) { send(event) }
    isStale = true
  }

  mutating func send(_ event: WizardEvent) {
    var effects = update(event)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .run(let request):
        effects += answer(commands.begin(request, at: MonotonicTime.milliseconds))
      case .allowRun(let id):
        effects += answer(commands.allow(id, at: MonotonicTime.milliseconds))
      case .cancelRun(let id): commands.cancel(id, at: MonotonicTime.milliseconds)
      case .suggest(let type): wanted.append(type)
      case .ring: isRinging = true
      case .redraw: screen.forget()
      case .suspend: isSuspended = terminal.suspend()
      case .finish: break
      }
    }
  }

  /// Tells the wizard what became of a command at once, if anything did.
  private mutating func answer(_ event: WizardEvent?) -> [Effect] {
    guard let event else { return [] }
    if case .permissionNeeded = event { isQuestionUnseen = true }
    return update(event)
  }

  private mutating func update(_ event: WizardEvent) -> [Effect] {
    onEvent?(event)
    let effects = wizard.update(event)
    if !listeners.isEmpty { listeners.note(event, effects, wizard) }
    return effects
  }

  /// Draws what has changed.
  ///
  /// While the terminal takes no output nothing is queued: the frame that is drawn when it does
  /// shows everything.
  private mutating func draw() {
    guard !isSuspended, !terminal.hasPendingOutput else { return }
    guard isStale || isRinging || !questions.isEmpty else { return }
    var before = questions
    if isRinging { before.append(0x07) }
    // A terminal that does not understand a question may do something else for it.
    if !questions.isEmpty { screen.forgetCursor() }
    let tick = commands.isIdle ? 0 : MonotonicTime.milliseconds / CommandRunner.interval
    let frame = listeners.counted(screen.frame(of: &wizard, tick: tick))
    terminal.write(before.isEmpty ? frame : before + frame)
    (questions, isRinging, isStale, isQuestionUnseen) = ([], false, false, false)
  }

  /// Waits a little for an answer that the terminal still owes, so that it is not typed at the
  /// shell; keys that come meanwhile mean nothing any more.
  private mutating func awaitFence() {
    probe.end()
    // Who was told to end while it was suspended has nothing to wait for, and must not read; nor
    // does an answer come to questions that were not sent.
    guard terminal.isEntered, questions.isEmpty, probe.isFenceOutstanding else { return }
    var (decoder, probe) = (decoder, probe)
    terminal.awaitAnswers(atMost: environment.leaveTimeout) { bytes in
      var events: [InputEvent] = []
      decoder.feed(bytes, into: &events)
      for case .report(let report) in events { _ = probe.feed(report) }
      return probe.isFenceOutstanding
    }
  }
}
