import TTYCore

/// A run as lines for who looks for what went wrong in it: what came in, what had the focus, what
/// became of requests for it, what ran, and what is likely a mistake.
///
/// It compares the wizard with what it was before the event, so a run that is not traced pays
/// nothing. No line has in it what was typed, pasted or offered, in whatever field; where a command
/// repeats a secret, there is a mask.
///
/// ```swift
/// var trace = DebugTrace()
/// let effects = wizard.update(event)
/// for line in trace.lines(after: event, effects, in: wizard) { print(line) }
/// ```
public struct DebugTrace: Sendable {
  private var last: Wizard?
  private var secrets = RunSecrets()
  /// The scopes that it was said of that nothing in them can have the focus.
  private var dead: Set<Int> = []

  /// Creates a trace that has told nothing yet.
  public init() {}

  /// The lines for one event; the first time also everything that is wrong with the flow or
  /// doubtful.
  ///
  /// - Parameters:
  ///   - event: What happened; nil to tell only how things stand.
  ///   - effects: What the wizard asked for.
  ///   - wizard: The wizard after the event.
  public mutating func lines(
    after event: WizardEvent?, _ effects: [Effect] = [], in wizard: Wizard
  ) -> [String] {
    let old = last
    last = wizard
    secrets.note(wizard)
    let changes = DebugChanges(from: old, to: wizard)
    var lines = changes.steps + changes.reopened(by: event) + changes.prompts + changes.messages
    lines += changes.requests(after: event) + changes.moves
    lines += effects.map(\.debugWords)
    lines += deadScopes(of: wizard)
    // That time passes is worth a line only if something comes of it.
    let isIdle = if case .timePassed = event { lines.isEmpty } else { false }
    if let event, !isIdle { lines.insert("event \(event.debugWords(in: old ?? wizard))", at: 0) }
    if old == nil { lines.insert(contentsOf: wizard.flow.faults.map(Self.words), at: 0) }
    // Held as well, what is typed would be copied at each key.
    last?.forms.forgetFocusedText()
    return secrets.masked(lines, in: wizard) { TextGate.clean($0) }
  }

  private static func words(for fault: Fault) -> String {
    fault.severity == .fault ? "fault: \(fault.text)" : fault.text
  }

  private mutating func deadScopes(of wizard: Wizard) -> [String] {
    let scope = wizard.forms.focus.active
    guard scope.isMounted, !scope.isBusy, wizard.outcome == nil,
      !scope.fields.contains(where: \.isAvailable), dead.insert(scope.instance).inserted
    else { return [] }
    return ["warning: nothing in \(scope.debugName) can have the focus"]
  }
}
