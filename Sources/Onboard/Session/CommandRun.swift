#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command that runs, from its start until it has been waited for.
struct CommandRun {
  /// What is going on with it.
  enum Phase {
    /// Its verdict is waited for.
    case running
    /// It has said its verdict.
    case done
    /// It was told to end.
    case told
    /// It was killed.
    case killed
  }

  let request: RunRequest
  let process: CommandProcess
  private(set) var phase = Phase.running
  /// When the next phase begins, in milliseconds.
  private(set) var deadline: Int

  init(request: RunRequest, process: CommandProcess, startedAt now: Int) {
    self.request = request
    self.process = process
    deadline = request.deadline(startedAt: now)
  }

  /// Takes what the command has said, then whether it has ended, then whether its time is up: so
  /// what was said in time counts, however late it is looked at.
  mutating func turn(at now: Int, _ events: inout [WizardEvent]) {
    take(process.pump(), at: now, &events)
    if process.reap(endsGroup: phase == .told || phase == .killed) {
      take(process.drain(), at: now, &events)
      if phase == .running {
        conclude(.failed(message: failure.words(for: process.status ?? 0)), &events)
      }
    } else if now >= deadline {
      switch phase {
      case .running:
        conclude(request.overdueVerdict(complaint: process.complaint.text), &events)
        terminate(at: now)
      case .done: terminate(at: now)
      case .told: killGroup()
      case .killed: deadline = .max
      }
    }
  }

  private mutating func take(
    _ replies: [RunReply], at now: Int, _ events: inout [WizardEvent]
  ) {
    guard phase == .running else { return }
    for reply in replies {
      switch reply {
      case .progress(let fraction, let message):
        events.append(.progress(request.id, fraction: fraction, message: message))
      case .verdict(let verdict):
        conclude(verdict, &events)
        deadline = now + CommandRunner.grace
      }
    }
    if let fault = process.reading.fault {
      conclude(.failed(message: failure.words(forFault: fault)), &events)
      terminate(at: now)
    }
  }

  private mutating func conclude(_ verdict: Verdict, _ events: inout [WizardEvent]) {
    phase = .done
    events.append(.verdict(request.id, verdict))
  }

  mutating func terminate(at now: Int) {
    phase = .told
    deadline = now + CommandRunner.grace
    process.send(SIGTERM)
  }

  /// Leaves less time to what was told to end.
  mutating func hurry(at now: Int) {
    if phase == .told { deadline = min(deadline, now + CommandRunner.lastGrace) }
  }

  private mutating func killGroup() {
    phase = .killed
    deadline = .max
    process.send(SIGKILL)
  }

  private var failure: RunFailure { RunFailure(request, complaint: process.complaint.text) }
}
