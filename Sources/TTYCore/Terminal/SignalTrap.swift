#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signal handlers of a process that has a terminal, and the pipe by which they wake its loop.
///
/// Dispositions are those of the process, so there is one trap at a time. A signal that ends or
/// stops and that was ignored when the trap was installed stays ignored, as `nohup` and shells
/// expect of a program that they start.
final class SignalTrap {
  /// The reading end of the pipe.
  let descriptor: Int32
  private let wakeDescriptor: Int32
  private var installed: [Int32] = []
  /// The signal mask as it was found.
  private var foundMask = sigset_t()
  /// What has come and has not been taken yet.
  private(set) var noted = NotedSignals()

  /// The signals that have come.
  struct NotedSignals {
    var isResized = false
    var isContinued = false
    var isStopRequested = false
    var termination: TerminationSignal?

    var isEmpty: Bool {
      !isResized && !isContinued && !isStopRequested && termination == nil
    }
  }

  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]

  /// Installs the handlers.
  init() throws(TerminalError) {
    guard signalState.pointee.wakeDescriptor < 0 else { throw .inUse }
    var ends: (Int32, Int32) = (-1, -1)
    let status = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard status == 0 else { throw .failed(call: "pipe", code: errno) }
    descriptor = ends.0
    wakeDescriptor = ends.1
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signalState.pointee.wakeDescriptor = wakeDescriptor
    useAlternateStack()
    for number in TerminationSignal.all.map(\.number) + [SIGTSTP] {
      install(noteSignal, for: number, evenIfIgnored: false)
    }
    for number in [SIGCONT, SIGWINCH] { install(noteSignal, for: number, evenIfIgnored: true) }
    install(ignoreSignal, for: SIGPIPE, evenIfIgnored: false)
    for number in Self.crashes { install(restoreAfterCrash, for: number, evenIfIgnored: false) }
    unblock()
  }

  deinit {
    uninstall()
    close(descriptor)
    close(wakeDescriptor)
  }

  /// Puts the dispositions back as they were found.
  func uninstall() {
    for number in installed { sigaction(number, signalState.pointee.found + Int(number), nil) }
    if !installed.isEmpty { pthread_sigmask(SIG_SETMASK, &foundMask, nil) }
    installed = []
    if signalState.pointee.wakeDescriptor == wakeDescriptor {
      signalState.pointee.wakeDescriptor = -1
    }
    collect()
  }

  /// Whether a signal is ignored, as it then was when the trap was installed.
  func ignores(_ number: Int32) -> Bool {
    var now = sigaction()
    sigaction(number, nil, &now)
    return now.isIgnored
  }

  /// Moves what the handlers wrote into ``noted``.
  func collect() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        for byte in buffer.prefix(count) { note(Int32(byte)) }
      }
    }
  }

  /// What has come since the last call.
  func take() -> NotedSignals {
    defer { noted = NotedSignals() }
    return noted
  }

  /// Stops the process group, as the suspend key would, until it is continued.
  ///
  /// Returns at once where nobody could continue it: the system does not stop an orphaned group.
  func stop() {
    var `default` = sigaction(handler: SIG_DFL)
    var handler = sigaction()
    sigaction(SIGTSTP, &`default`, &handler)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &handler, nil)
    collect()
    noted.isContinued = false
    noted.isStopRequested = false
  }

  /// Stops as the system stops a background program that uses its terminal.
  ///
  /// Returns whether the program was stopped and continued.
  func stopInBackground() -> Bool {
    kill(0, SIGTTOU)
    collect()
    defer { noted.isContinued = false }
    return noted.isContinued
  }

  private func note(_ number: Int32) {
    switch number {
    case SIGWINCH: noted.isResized = true
    case SIGCONT: noted.isContinued = true
    case SIGTSTP: noted.isStopRequested = true
    default: noted.termination = noted.termination ?? TerminationSignal(number)
    }
  }

  private func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32, evenIfIgnored: Bool
  ) {
    let found = signalState.pointee.found + Int(number)
    sigaction(number, nil, found)
    if found.pointee.isIgnored && !evenIfIgnored { return }
    var action = sigaction(handler: handler)
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    // A handler that restores the terminal must not be stopped for it in the background.
    sigaddset(&action.sa_mask, SIGTTOU)
    if sigaction(number, &action, nil) == 0 { installed.append(number) }
  }

  /// Lets the signals through: a parent with threads may have started this process with all of
  /// them blocked.
  private func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    // The last two, so that the system can stop the process in the background.
    for number in installed + [SIGTTIN, SIGTTOU] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, &foundMask)
  }

  /// Gives the crash handlers a stack of their own, as the usual one may be what ran out.
  ///
  /// It is never freed: a handler may be on it.
  private func useAlternateStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 65536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}

/// Does nothing, so that a write to a closed pipe fails instead.
///
/// Unlike an ignored signal, a handler is not inherited by the commands that are run.
private func ignoreSignal(_ number: Int32) {}

extension sigaction {
  init(handler: (@convention(c) (Int32) -> Void)?) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #endif
    sigemptyset(&sa_mask)
  }

  /// Whether the disposition is `SIG_IGN`, which is the address 1 everywhere.
  var isIgnored: Bool {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
    #elseif canImport(Glibc)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
    #elseif canImport(Musl)
      unsafeBitCast(__sa_handler.sa_handler, to: Int.self) == 1
    #endif
  }
}
