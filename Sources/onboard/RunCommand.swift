#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// `onboard run`: a flow, from its file to the answers.
struct RunCommand {
  var options: RunOptions

  /// Runs the flow.
  ///
  /// - Returns: The exit status.
  func status() -> Int32 {
    guard let flow = FlowFile.readOrComplain(options.flow) else { return ExitStatus.usage }
    let source = source
    let theme: Theme?
    do throws(UsageError) {
      // A script does not look at the environment.
      theme = source == .keyboard ? try keyboardTheme() : nil
    } catch {
      StandardStreams.complain(error.message)
      return ExitStatus.usage
    }
    if let problem = secretProblem(of: flow) {
      StandardStreams.complain(problem)
      return ExitStatus.usage
    }
    if let problem = AnswerFile.obstacle(to: options.output) {
      StandardStreams.complain(problem)
      return ExitStatus.notFinished
    }
    let log: RunLog
    do throws(FlowFile.Failure) {
      log = try RunLog(options, isPatient: source != .keyboard)
    } catch {
      StandardStreams.complain(error.message)
      return ExitStatus.notFinished
    }
    let (outcome, status) = outcome(of: flow, from: source, theme, log)
    let report = outcome.map { Report(outcome: $0, output: options.output) }
    if let complaint = report?.complaint {
      log.announce?("Not finished: \(TextGate.clean(complaint))")
    }
    log.finish()
    return report?.status() ?? status
  }

  /// Runs the flow.
  ///
  /// - Returns: How it ended; or nil and the exit status, if it could not be run, which has been said
  ///   then.
  private func outcome(
    of flow: Flow, from source: Source, _ theme: Theme?, _ log: RunLog
  ) -> (Outcome?, Int32) {
    switch source {
    case .keys(let path): return KeysRun(flow: flow, options: options).outcome(of: path, log)
    case .unattended: return (unattended(flow, log), ExitStatus.finished)
    case .script: return (scripted(flow, log), ExitStatus.finished)
    case .keyboard:
      let outcome = live(flow, theme) {
        $0.onAnnouncement = log.announce
        $0.onDebug = log.timedDebug
      }
      return (outcome, ExitStatus.finished)
    case .directory:
      StandardStreams.complain("standard input is a directory")
      return (nil, ExitStatus.usage)
    }
  }

  /// The theme that was asked for, by an option or by `ONBOARD_THEME`; nil if none was.
  func keyboardTheme() throws(UsageError) -> Theme? {
    guard options.theme == nil, let name = Surroundings.variable("ONBOARD_THEME"), !name.isEmpty
    else { return options.theme }
    return try OptionValue.theme(name)
  }

  /// Where answers come from.
  private enum Source: Equatable {
    case keyboard, script, unattended, directory
    case keys(String)
  }

  private var source: Source {
    if let script = options.script { return .keys(script) }
    if options.isUnattended { return .unattended }
    if options.isKeyboardWanted { return .keyboard }
    switch StandardStreams.inputKind {
    case .directory: return .directory
    case .other: return .script
    // A machine that builds and tests gives its jobs no input, or a terminal that nobody sits at.
    case .null: return Surroundings.isAutomated ? .unattended : .script
    case .terminal: return Surroundings.isAutomated ? .unattended : .keyboard
    }
  }

  private func scripted(_ flow: Flow, _ log: RunLog) -> Outcome {
    let deadline = deadline
    var session = scriptSession(flow, until: deadline, log)
    while session.outcome == nil {
      guard StandardStreams.isReady(STDIN_FILENO, until: deadline) else {
        return .timeUp(session.wizard.standing)
      }
      guard let bytes = StandardStreams.read(from: STDIN_FILENO) else { break }
      session.feed(bytes)
    }
    return session.end()
  }

  private func unattended(_ flow: Flow, _ log: RunLog) -> Outcome {
    var session = scriptSession(flow, until: deadline, log)
    return session.submitAll()
  }

  /// When a run that begins now is to be over, in milliseconds.
  private var deadline: Int? { options.timeout.map { MonotonicTime.milliseconds + $0 } }

  private func scriptSession(
    _ flow: Flow, until deadline: Int?, _ log: RunLog
  ) -> ScriptSession {
    var session = ScriptSession(flow, size: options.size, permission: options.permission) {
      request in
      var request = request
      let left = deadline.map { max(1, $0 - MonotonicTime.milliseconds) }
      request.timeout = min(request.timeout, left ?? .max)
      return UnattendedCommand.verdict(of: request)
    }
    session.onAnnouncement = log.announce
    session.onDebug = log.debug
    return session
  }

  /// Runs the flow on the terminal.
  ///
  /// - Parameter prepare: Is given the session before it begins.
  func live(
    _ flow: Flow, _ theme: Theme?, prepare: (inout LiveSession) -> Void = { _ in }
  ) -> Outcome {
    let environment = TerminalEnvironment(variable: Surroundings.variable)
    guard !environment.isDumb else {
      let type = environment.type.isEmpty ? "TERM is not set" : "TERM=\(environment.type)"
      return .failed(message: "this terminal cannot show screens (\(type))")
    }
    do throws(TerminalError) {
      let terminal = try Terminal.open()
      var session = LiveSession(
        flow, on: terminal, environment: environment,
        look: LiveScreen.Look(theme: theme, isASCIIOnly: options.isASCIIOnly),
        permission: options.permission)
      session.hasMouse = options.hasMouse
      if options.hasAutofill {
        let known = KnownValues(variable: Surroundings.variable, read: Surroundings.file)
        session.suggest = known.values
      }
      session.timeLimit = options.timeout
      prepare(&session)
      return try session.run()
    } catch {
      return .failed(message: Report.words(for: error))
    }
  }

  /// Why the answers must not go where they would: secrets are not printed on a screen.
  func secretProblem(of flow: Flow) -> String? {
    let secrets = flow.steps.flatMap(\.fields).filter { $0.isSecret && $0.isInOutput }
    guard let secret = secrets.first, options.output == nil, isatty(STDOUT_FILENO) == 1
    else { return nil }
    return "\(options.flow): the answer of \"\(secret.id)\" is secret and would be printed on the "
      + "terminal; use --output FILE, or a pipe"
  }
}
