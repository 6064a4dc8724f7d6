/// What ended a wait.
public struct Wake: Hashable, Sendable {
  /// There is something to read, the end of input included.
  public var isInputReady = false
  /// Output that was pending has all been taken.
  public var isOutputTaken = false
  /// The window's size may have changed.
  public var isResized = false
  /// The program runs again after it was stopped; the modes are on, the screen is blank.
  public var isResumed = false
  /// A stop was asked for from outside: ``Terminal/suspend()`` is the answer.
  public var isSuspendRequested = false
  /// The terminal has gone.
  public var isHungUp = false
  /// A signal asks the program to end.
  public var termination: TerminationSignal?
  /// The watched descriptors that are ready, have ended or have failed.
  public var ready: [Int32] = []
  /// The time is up and nothing happened.
  ///
  /// A wait can also end early with nothing at all.
  public var isTimeout = false

  /// Creates a wake in which nothing happened.
  public init() {}
}
