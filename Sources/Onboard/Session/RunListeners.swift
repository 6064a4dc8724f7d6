import TTYCore

/// Who is told in words what happens in a run: the second track, and a debug log.
///
/// Where nobody listens, nothing is made.
struct RunListeners {
  /// Is given the lines of the second track.
  var announce: ((String) -> Void)?
  /// Is given the lines of a debug log.
  var debug: ((String) -> Void)?
  /// Whether nobody is told.
  var isEmpty: Bool { announce == nil && debug == nil }
  private var announcer = Announcer()
  private var trace = DebugTrace()

  /// Tells what an event changed.
  mutating func note(_ event: WizardEvent, _ effects: [Effect], _ wizard: Wizard) {
    noteTrace(event, effects, wizard)
    noteAnnouncements(wizard)
  }

  mutating func noteAnnouncements(_ wizard: Wizard) {
    if let announce { announcer.lines(of: wizard).forEach(announce) }
  }

  mutating func noteTrace(_ event: WizardEvent?, _ effects: [Effect], _ wizard: Wizard) {
    if let debug { trace.lines(after: event, effects, in: wizard).forEach(debug) }
  }

  /// Says how many bytes a frame has, and gives them back.
  func counted(_ frame: [UInt8]) -> [UInt8] {
    if !frame.isEmpty { debug?("frame \(frame.count) bytes") }
    return frame
  }
}

extension LiveSession {
  /// Is given the lines of the second track as they come.
  public var onAnnouncement: ((String) -> Void)? {
    get { listeners.announce }
    set { listeners.announce = newValue }
  }

  /// Is given lines for who looks for a fault, as they come: those of ``DebugTrace``, what the
  /// terminal says of itself, and how many bytes each frame has.
  public var onDebug: ((String) -> Void)? {
    get { listeners.debug }
    set { listeners.debug = newValue }
  }
}

extension TerminalEnvironment {
  /// What is known of the terminal before it is asked.
  var debugWords: String {
    let facts = [
      (locale.isUTF8, "UTF-8"), (locale.isCJK, "CJK"), (isRemote, "remote"),
      (hasSmallFont, "small font"), (!answersQueries, "not asked"),
    ]
    return
      (["terminal TERM=\(TextGate.clean(type))", "colours \(colorDepth)"]
      + facts.filter(\.0).map(\.1)).joined(separator: ", ")
  }
}

extension TerminalCapabilities {
  /// What the terminal has said so far.
  var debugWords: String {
    let facts = [
      (hasKittyKeyboard, "kitty keyboard"), (synchronizesOutput, "synchronized output"),
      (reportsSize, "reports its size"), (capsClusters == true, "clusters of two cells"),
      (capsClusters == false, "clusters as sums"), (widensAmbiguous == true, "wide ambiguous"),
      (isDark == true, "dark"), (isDark == false, "light"),
    ]
    let known = facts.filter(\.0).map(\.1)
    return known.isEmpty ? "nothing learnt" : known.joined(separator: ", ")
  }
}
