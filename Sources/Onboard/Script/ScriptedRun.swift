import TTYCore

/// A run of a flow without a terminal: keys go in, screens come out, and time passes when it is
/// told to.
public struct ScriptedRun: Sendable {
  /// How often the picture of a spinner changes, in milliseconds.
  static let tick = 100

  /// The wizard as it is now.
  public private(set) var wizard: Wizard
  /// How much time has passed, in milliseconds.
  public private(set) var now = 0
  /// What answers the next commands, each once.
  public var standIns: [StandIn] = []
  /// Which commands may run that nothing stands in for.
  var permission = RunPermission.none
  /// Runs such a command.
  var command: CommandCall?
  /// The first command that nothing answered; the flow waits for it for ever.
  public private(set) var unanswered: [String]?
  /// The secrets that were typed for the script.
  var secrets: [String] = []
  /// What has been reached of the flow, if that is asked for.
  public internal(set) var coverage: FlowCoverage?

  /// The lines of the second track since the run began.
  public private(set) var announcements: [String] = []
  /// The first of them that follows from the last line of the script that did something.
  private var firstRecent = 0
  private var announcer = Announcer()
  /// The lines of a debug log since the run began, if they are asked for.
  public private(set) var trace: [String] = []
  private var tracer: DebugTrace?

  private var decoder = InputDecoder()
  private var events: [InputEvent] = []
  private var pending: [Pending] = []
  private var drawing: Drawing

  /// A command that is being run, and what it will say.
  private struct Pending: Sendable {
    var due: Int
    var id: RunID
    var verdict: Verdict
  }

  /// Begins a run in a window of this size, in cells.
  ///
  /// - Parameters:
  ///   - measuresCoverage: Whether to note what is reached of the flow.
  ///   - isTraced: Whether to write a debug log; see ``DebugTrace``.
  public init(
    _ flow: Flow, size: Size = .standard, measuresCoverage: Bool = false, isTraced: Bool = false
  ) {
    wizard = Wizard(flow, size: size)
    tracer = isTraced ? DebugTrace() : nil
    coverage = measuresCoverage ? FlowCoverage(flow) : nil
    drawing = WizardScreen.draw(wizard)
    send(.appeared)
    draw()
  }

  /// How the run ended, once it has; keys after that mean nothing.
  public var outcome: Outcome? { wizard.outcome }

  /// The screen as it is now, with dots for secrets wherever they stand, as it may be kept.
  public var frame: Frame { ScreenMask(secretTexts).applied(to: drawing.frame) }

  /// The screen as a person sees it.
  var seen: Frame { drawing.frame }

  /// What has been a secret in this run.
  var secretTexts: Set<String> {
    announcer.secrets.texts(in: wizard).union(secrets).union(wizard.secretTexts)
  }

  /// Whether a paste has begun and not ended.
  var isPasting: Bool { decoder.isPasting }

  // MARK: - What a person does

  /// Sends bytes as a terminal would; a sequence that is cut off goes on in the next ones.
  public mutating func send(_ bytes: [UInt8]) {
    decoder.feed(bytes, into: &events)
    play()
  }

  /// Types text, key by key.
  public mutating func type(_ text: String) {
    endSequence()
    send(Array(text.utf8))
  }

  /// Presses a key.
  public mutating func press(_ key: KeyEvent) {
    endSequence()
    events.append(.key(key))
    play()
  }

  /// Pastes text between the marks that a terminal puts around it.
  public mutating func paste(_ text: String) {
    endSequence()
    send(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
  }

  /// Clicks on a text that is on the screen.
  ///
  /// - Returns: Whether it is there.
  public mutating func click(on text: String) -> Bool {
    endSequence()
    guard let event = wizard.click(on: text) else { return false }
    send(event)
    draw()
    return true
  }

  /// Gives the window another size, in cells.
  public mutating func resize(to size: Size) {
    endSequence()
    send(.resized(size))
    draw()
  }

  /// Says that a value is known, which is offered in a field.
  public mutating func know(_ value: String, for field: String) {
    endSequence()
    send(.known([value], for: .field(field)))
    draw()
  }

  /// Lets time pass, in milliseconds: commands come to their ends, or are overdue.
  public mutating func wait(milliseconds: Int) {
    endSequence()
    let end = now + max(0, milliseconds)
    while let index = nextPending(by: end) {
      let next = pending.remove(at: index)
      now = max(now, next.due)
      send(.timePassed(now))
      send(.verdict(next.id, next.verdict))
    }
    now = end
    send(.timePassed(now))
    draw()
  }

  /// Says that nothing follows on the bytes so far: a lone ESC is the Escape key.
  public mutating func endSequence() {
    guard decoder.isWaiting else { return }
    decoder.timeOut(into: &events)
    play()
  }

  // MARK: - What follows

  private func nextPending(by end: Int) -> Int? {
    pending.indices.filter { pending[$0].due <= end }.min { pending[$0].due < pending[$1].due }
  }

  private mutating func play() {
    guard !events.isEmpty else { return }
    for event in events where outcome == nil { wizard.event(for: event).map { send($0) } }
    events.removeAll(keepingCapacity: true)
    draw()
  }

  private mutating func send(_ event: WizardEvent) {
    let moment = coverage.map { _ in CoverageMoment(wizard) }
    var effects = update(event)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .run(let request): effects += begin(request)
      case .cancelRun(let id): pending.removeAll { $0.id == id }
      case .allowRun, .suggest, .ring, .suspend, .redraw, .finish: break
      }
    }
    if let moment { coverage?.note(event, from: moment, to: wizard) }
  }

  private mutating func update(_ event: WizardEvent) -> [Effect] {
    let effects = wizard.update(event)
    announcements += announcer.lines(of: wizard)
    trace += tracer?.lines(after: event, effects, in: wizard) ?? []
    return effects
  }

  /// The lines of the second track since ``forgetAnnouncements()``.
  var recentAnnouncements: ArraySlice<String> { announcements[firstRecent...] }

  /// Says that what was announced so far has been heard.
  mutating func forgetAnnouncements() {
    firstRecent = announcements.count
  }

  /// Finds what answers a command: at once, or later.
  private mutating func begin(_ request: RunRequest) -> [Effect] {
    let index = standIns.firstIndex { $0.answers(request.command) }
    guard let index, let verdict = standIns[index].verdict else {
      if let command, permission.allows(request.command) {
        return update(.verdict(request.id, command(request)))
      }
      unanswered = unanswered ?? request.command
      return []
    }
    let delay = standIns.remove(at: index).delay
    guard delay > 0 else { return update(.verdict(request.id, verdict)) }
    let (due, end) = request.end(startedAt: now, saying: verdict, after: delay)
    pending.append(Pending(due: due, id: request.id, verdict: end))
    return []
  }

  /// Draws the screen, and tells the wizard how it is laid out, as in a live run.
  private mutating func draw() {
    drawing = WizardScreen.draw(wizard, tick: now / Self.tick)
    for layout in drawing.layouts {
      wizard.noteLayout(of: layout.form, offset: layout.offset, page: layout.page)
    }
  }
}
