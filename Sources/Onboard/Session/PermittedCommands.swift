import TTYCore

/// The commands of a flow at a terminal: those that may run do, of the others the person is asked.
struct PermittedCommands {
  private let permission: RunPermission
  private var runner = CommandRunner()
  /// The commands that the person has allowed; each for the rest of the run.
  private var allowed: Set<[String]> = []
  /// The command that the person is being asked about.
  private var asked: RunRequest?

  init(_ permission: RunPermission) {
    self.permission = permission
  }

  /// Whether nothing runs.
  var isIdle: Bool { runner.isIdle }

  /// What to wait for beside the terminal.
  var watched: [WatchedDescriptor] { runner.watched }

  /// How long to wait at most, in milliseconds; nil for any time.
  func timeout(at now: Int) -> Int? { runner.timeout(at: now) }

  /// Starts a command, if it may run.
  ///
  /// - Returns: What the wizard is to be told: that the person must be asked, or why it does not run;
  ///   nil if it does.
  mutating func begin(_ request: RunRequest, at now: Int) -> WizardEvent? {
    guard permission.allows(request.command) || allowed.contains(request.command) else {
      asked = request
      return .permissionNeeded(request.id)
    }
    return runner.start(request, at: now).map { .verdict(request.id, $0) }
  }

  /// Starts the command that the person was asked about, as they allow it.
  ///
  /// - Returns: As ``begin(_:at:)``.
  mutating func allow(_ id: RunID, at now: Int) -> WizardEvent? {
    guard let request = asked, request.id == id else { return nil }
    allowed.insert(request.command)
    return begin(request, at: now)
  }

  /// Tells a command to end; nothing is heard of it any more.
  mutating func cancel(_ id: RunID, at now: Int) { runner.cancel(id, at: now) }

  /// Takes what the commands have said and how they have ended.
  mutating func turn(at now: Int) -> [WizardEvent] { runner.turn(at: now) }

  /// Ends all commands, and waits until they have, though not for ever.
  mutating func end() { runner.end() }
}
