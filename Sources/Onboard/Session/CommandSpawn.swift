#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starting a process for a command.
enum CommandSpawn {
  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static let (noActions, noAttributes): (Actions, Attributes) = (nil, nil)
    private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      _NSGetEnviron().pointee
    }
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static var noActions: Actions { Actions() }
    private static var noAttributes: Attributes { Attributes() }
    private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      environ
    }
  #endif

  /// Starts a program as the leader of a process group, found by `PATH` as a shell finds it, in the
  /// working directory and with the environment of this process.
  ///
  /// - Parameter streams: What become its standard input, output and error.
  /// - Throws: The `errno` that says why it does not run.
  static func start(
    _ command: [String], standardStreams streams: [Int32]
  ) throws(CommandPipe.Failure) -> pid_t {
    // The C library would run what comes before the NUL.
    guard let name = command.first, !name.isEmpty, !command.contains(where: { $0.contains("\0") })
    else { throw CommandPipe.Failure(code: ENOENT) }
    var actions = noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var attributes = noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes)
    posix_spawnattr_setpgroup(&attributes, 0)
    let vector = command.map { strdup($0) } + [nil]
    defer { for word in vector { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, &attributes, vector, environment)
    guard code == 0 else { throw CommandPipe.Failure(code: code) }
    return process
  }

  /// A command finds no signal blocked, and a pipe that nobody reads ends it, whatever this process
  /// does about that.
  private static func setSignals(_ attributes: inout Attributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}
