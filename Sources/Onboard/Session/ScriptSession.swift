import TTYCore

/// A run of a flow whose keys are bytes, exactly those that a terminal would send.
///
/// Nothing is drawn and nothing is waited for. A sequence that is cut off by the end of a chunk
/// goes on in the next one, so that it does not matter how the bytes are split; the time-out that
/// makes a lone Escape a key fires at the end of the input only.
public struct ScriptSession {
  /// The wizard as it is now.
  public private(set) var wizard: Wizard
  private var decoder = InputDecoder()
  private var events: [InputEvent] = []
  private let permission: RunPermission
  private let verdict: (RunRequest) -> Verdict
  private var listeners = RunListeners()
  /// The command that ended the run, as it must not run.
  private var notAllowed: [String]?

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - flow: What is run.
  ///   - size: The size of the window that the keys are meant for, in cells.
  ///   - permission: Which commands of the flow may run; another one ends the run.
  ///   - verdict: Runs a command, or stands in for it; keys are held meanwhile.
  public init(
    _ flow: Flow, size: Size = .standard, permission: RunPermission = .any,
    verdict: @escaping (RunRequest) -> Verdict
  ) {
    wizard = Wizard(flow, size: size)
    self.permission = permission
    self.verdict = verdict
    send(.appeared)
  }

  /// How the run ended, once it has; what is fed after that is not read.
  public var outcome: Outcome? { notAllowed.map(Outcome.notAllowed) ?? wizard.outcome }

  /// Plays bytes as keys.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    guard outcome == nil else { return }
    decoder.feed(Array(bytes), into: &events)
    play()
  }

  /// Ends the input.
  ///
  /// - Returns: How the run ended: early, if the flow wants more.
  public mutating func end() -> Outcome {
    decoder.timeOut(into: &events)
    play()
    return outcome ?? .endedEarly(wizard.standing)
  }

  /// Submits step after step as they are, with nobody to answer.
  ///
  /// - Returns: How the run ended: early, if a step or prompt wants an answer; failed, if a
  ///   command did.
  public mutating func submitAll() -> Outcome {
    var step = -1
    while outcome == nil, wizard.prompt == nil, wizard.stepIndex > step {
      step = wizard.stepIndex
      send(.submit)
    }
    if let outcome { return outcome }
    if let alert = wizard.alert { return .failed(message: alert) }
    return .endedEarly(wizard.standing)
  }

  private mutating func play() {
    for event in events where outcome == nil { wizard.event(for: event).map { send($0) } }
    events.removeAll(keepingCapacity: true)
  }

  private mutating func send(_ event: WizardEvent) {
    var effects = update(event)[...]
    while let effect = effects.popFirst() {
      guard case .run(let request) = effect else { continue }
      guard permission.allows(request.command) else { return notAllowed = request.command }
      effects += update(.verdict(request.id, verdict(request)))
    }
  }

  private mutating func update(_ event: WizardEvent) -> [Effect] {
    let effects = wizard.update(event)
    listeners.note(event, effects, wizard)
    return effects
  }
}

extension ScriptSession {
  /// Is given the lines of the second track, beginning with those for the first step.
  public var onAnnouncement: ((String) -> Void)? {
    get { listeners.announce }
    set {
      listeners.announce = newValue
      listeners.noteAnnouncements(wizard)
    }
  }

  /// Is given lines for who looks for a fault, beginning with how things stand; see ``DebugTrace``.
  public var onDebug: ((String) -> Void)? {
    get { listeners.debug }
    set {
      listeners.debug = newValue
      listeners.noteTrace(nil, [], wizard)
    }
  }
}
