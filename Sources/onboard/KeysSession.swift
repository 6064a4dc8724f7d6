import TTYCore

/// `onboard keys` on a terminal: a line for each event, until Ctrl-C comes twice.
struct KeysSession {
  private let terminal: Terminal
  private let environment: TerminalEnvironment
  private let hasMouse: Bool
  private var reader = KeysEventReader()
  private var probe: CapabilityProbe
  private var layout: KeysLayout
  /// What is to be written when the terminal takes it.
  private var unwritten: [UInt8] = []
  /// How many events came while nothing more could be kept.
  private var unshown = 0
  /// What has been said about the terminal.
  private var facts: [String] = []
  /// How often Ctrl-C has come since another key did.
  private var interrupts = 0

  /// How many bytes of lines are kept for a terminal that takes none.
  private static let unwrittenLimit = 1 << 20

  /// Prepares a session; nothing is written yet.
  init(on terminal: Terminal, environment: TerminalEnvironment, hasMouse: Bool) {
    let size = terminal.size(fallback: environment.size)
    self.terminal = terminal
    self.environment = environment
    self.hasMouse = hasMouse
    probe = CapabilityProbe(environment: environment, size: size)
    layout = KeysLayout(columns: size.columns, isASCII: !environment.locale.isUTF8)
    note(KeysFacts.words(for: environment, size: size))
    note("Ctrl-C twice leaves")
  }

  /// Shows events until the person leaves, and gives the terminal back.
  ///
  /// - Returns: The signal that ended it; nil if the person did.
  mutating func run() throws(TerminalError) -> TerminationSignal? {
    var modes: [TerminalMode] = []
    if !environment.isDumb { modes = [.bracketedPaste] }
    if !environment.isDumb && hasMouse { modes.append(.mouse) }
    try terminal.enter(modes, writing: questions())
    flush()
    var signal: TerminationSignal?
    while signal == nil, interrupts < 2 { signal = turn() }
    if signal != .hangUp { awaitFence() }
    let late = terminal.leave(waitingAtMost: environment.leaveTimeout)
    return signal ?? late
  }

  /// The first questions to the terminal.
  ///
  /// Those about widths are written on the other screen, since they need a place of their own.
  private mutating func questions() -> [UInt8] {
    let questions = probe.begin()
    reader.decoder.isCursorReportPending = probe.isCursorReportPending
    guard probe.isCursorReportPending else { return questions }
    return Array("\u{1b}[?1049h".utf8) + questions + Array("\u{1b}[?1049l".utf8)
  }

  /// Waits for something to happen, and shows it.
  private mutating func turn() -> TerminationSignal? {
    let isWaiting = reader.isWaiting
    let timeout = environment.timeout(of: reader.decoder)
    let wake = terminal.wait(milliseconds: isWaiting ? timeout : nil)
    if let signal = wake.termination { return signal }
    if wake.isResized || wake.isResumed { noteSize(isResumed: wake.isResumed) }
    if wake.isSuspendRequested { terminal.suspend() }
    var readings: [KeysEventReader.Reading] = []
    if wake.isTimeout, isWaiting { reader.timeOut(into: &readings) }
    let isAlive = !wake.isInputReady || read(into: &readings)
    for reading in readings where interrupts < 2 { take(reading) }
    if !isAlive || (wake.isHungUp && !wake.isInputReady) { return .hangUp }
    flush()
    return nil
  }

  private mutating func read(into readings: inout [KeysEventReader.Reading]) -> Bool {
    var bytes: [UInt8] = []
    let input = terminal.read(into: &bytes)
    reader.feed(bytes, into: &readings)
    return input != .ended
  }

  private mutating func take(_ reading: KeysEventReader.Reading) {
    show(layout.line(reading))
    switch reading.event {
    case .report(let report): learn(report)
    case .key(let key) where key.phase != .release:
      let isInterrupt = key.key == .character("c") && key.modifiers == .control
      interrupts = isInterrupt ? interrupts + 1 : 0
    case .paste, .text: interrupts = 0
    default: break
    }
  }

  /// Takes what the terminal says of itself.
  private mutating func learn(_ report: TTYCore.Report) {
    unwritten += probe.feed(report)
    reader.decoder.isCursorReportPending = probe.isCursorReportPending
    layout.profile = probe.capabilities.widthProfile
    if probe.capabilities.hasKittyKeyboard, reader.decoder.kittyFlags == 0 {
      reader.decoder.kittyFlags = 1
      terminal.turnOn(.kittyKeyboard)
    }
    if probe.capabilities.reportsSize { terminal.turnOn(.resizeReports) }
    // While answers are due, what has none yet would be told as missing.
    if probe.isFenceOutstanding { return }
    let known = KeysFacts.words(for: probe.capabilities)
    for fact in known where !facts.contains(fact) { note(fact) }
    facts = known
  }

  private mutating func noteSize(isResumed: Bool) {
    let size = terminal.size(fallback: environment.size)
    layout.columns = size.columns
    note((isResumed ? "resumed, " : "window ") + KeysFacts.words(for: size))
  }

  private mutating func note(_ text: String) {
    for line in layout.note(text) { show(line) }
  }

  private mutating func show(_ line: String) {
    if unwritten.count < Self.unwrittenLimit {
      unwritten += (line + "\r\n").utf8
    } else {
      unshown += 1
    }
  }

  /// Writes what is new, if the terminal has taken what came before.
  private mutating func flush() {
    guard terminal.isEntered, !terminal.hasPendingOutput, !unwritten.isEmpty else { return }
    if unshown > 0 {
      let lines = layout.note(
        "\(unshown) more line\(unshown == 1 ? "" : "s") came faster than the terminal took them")
      unwritten += lines.flatMap { Array("\($0)\r\n".utf8) }
      unshown = 0
    }
    terminal.write(unwritten)
    unwritten.removeAll(keepingCapacity: true)
  }

  /// Waits a little for an answer that is still due, so that it is not typed at the shell.
  private mutating func awaitFence() {
    flush()
    probe.end()
    guard probe.isFenceOutstanding else { return }
    var (decoder, probe) = (reader.decoder, probe)
    terminal.awaitAnswers(atMost: environment.leaveTimeout) { bytes in
      var events: [InputEvent] = []
      decoder.feed(bytes, into: &events)
      for case .report(let report) in events { _ = probe.feed(report) }
      return probe.isFenceOutstanding
    }
  }
}
