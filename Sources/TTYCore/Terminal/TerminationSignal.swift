#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A signal that asks the program to end.
public struct TerminationSignal: Hashable, Sendable {
  /// The signal's number.
  public let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Creates the signal of this number; nil if it is not one that asks to end.
  public init?(rawValue number: Int32) {
    guard let signal = Self.all.first(where: { $0.number == number }) else { return nil }
    self = signal
  }

  /// SIGHUP: the terminal has gone.
  public static let hangUp = TerminationSignal(SIGHUP)
  /// SIGINT.
  public static let interrupt = TerminationSignal(SIGINT)
  /// SIGQUIT.
  public static let quit = TerminationSignal(SIGQUIT)
  /// SIGTERM.
  public static let terminate = TerminationSignal(SIGTERM)

  /// The others that end a program that does not expect them: they come from people and from
  /// limits.
  static let others = [SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    .map(TerminationSignal.init)

  static let all = [hangUp, interrupt, quit, terminate] + others

  /// The status by which a shell tells that a program was ended by this signal.
  public var exitStatus: Int32 { 128 + number }

  /// Sends the signal to this process with its default action, which ends the process.
  ///
  /// For the command, once everything has been given back: whoever waits for it then sees that a
  /// signal ended it. Returns only if the signal is ignored or has no such action.
  public func raiseByDefault() {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }
}
