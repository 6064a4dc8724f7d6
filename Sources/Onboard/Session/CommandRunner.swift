import TTYCore

/// The commands of a flow that run, and those that have been told to end and have not done it yet.
///
/// Nothing here waits but ``end()``: a session adds ``watched`` and ``timeout(at:)`` to its own wait
/// and then calls ``turn(at:)``. Times are those of one clock, in milliseconds.
struct CommandRunner {
  /// How long a command that was told to end, or that has said its verdict, is given for it.
  static let grace = 1000
  /// The same, for one that was told to end when the run is over and a person waits for the shell.
  static let lastGrace = 200
  /// How often it is looked whether a process has ended, of which no descriptor tells.
  static let interval = 100
  /// The same, for one that has closed its outputs.
  private static let shortInterval = 10

  private var runs: [CommandRun] = []

  /// Whether there is nothing to wait for.
  var isIdle: Bool { runs.isEmpty }

  /// Starts a command.
  ///
  /// - Returns: Why it does not run, as its verdict; nil if it does.
  mutating func start(_ request: RunRequest, at now: Int) -> Verdict? {
    do throws(CommandPipe.Failure) {
      let process = try CommandProcess(
        request.command, input: Array("\(request.input.text)\n".utf8))
      runs.append(CommandRun(request: request, process: process, startedAt: now))
      return nil
    } catch {
      return .failed(message: RunFailure(request).words(forSpawn: error.code))
    }
  }

  /// Tells a command to end; nothing is heard of it any more.
  mutating func cancel(_ id: RunID, at now: Int) {
    for index in runs.indices where runs[index].request.id == id {
      runs[index].terminate(at: now)
    }
  }

  /// What to wait for beside the terminal.
  var watched: [WatchedDescriptor] { runs.flatMap(\.process.watched) }

  /// How long to wait at most, in milliseconds; nil for any time.
  func timeout(at now: Int) -> Int? {
    runs.map { run in
      max(0, min(run.deadline - now, run.process.isSilent ? Self.shortInterval : Self.interval))
    }.min()
  }

  /// Takes what the commands have said and how they have ended.
  mutating func turn(at now: Int) -> [WizardEvent] {
    var events: [WizardEvent] = []
    for index in runs.indices { runs[index].turn(at: now, &events) }
    runs.removeAll { $0.process.status != nil }
    return events
  }

  /// Ends all commands, and waits until they have, though not for ever.
  mutating func end() {
    for id in runs.filter({ $0.phase == .running }).map(\.request.id) {
      cancel(id, at: MonotonicTime.milliseconds)
    }
    let limit = MonotonicTime.milliseconds + 2 * Self.grace + 500
    while !isIdle, MonotonicTime.milliseconds < limit {
      for index in runs.indices { runs[index].hurry(at: MonotonicTime.milliseconds) }
      let time = min(Self.shortInterval, timeout(at: MonotonicTime.milliseconds) ?? 0)
      WatchedDescriptor.wait(for: watched, milliseconds: time)
      _ = turn(at: MonotonicTime.milliseconds)
    }
    runs = []
  }
}
