import TTYCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command as a process: the leader of a group of its own, with a pipe to each standard stream.
///
/// Nothing here waits. All descriptors are closed when it is let go of, and a process that still
/// runs then is killed.
final class CommandProcess {
  /// The process, and its group; 0 once it was waited for.
  private var process: pid_t
  private let input: CommandPipe
  private let output: CommandPipe
  private let errors: CommandPipe
  /// What the command has not read yet.
  private var unwritten: ArraySlice<UInt8>
  private(set) var reading = RunOutput()
  private(set) var complaint = RunComplaint()
  /// How the process ended, as `wait` says it; nil while it runs.
  private(set) var status: Int32?

  /// Starts a command.
  ///
  /// - Parameter input: What it reads from standard input; the end follows on it.
  /// - Throws: The `errno` of what failed.
  init(_ command: [String], input bytes: [UInt8]) throws(CommandPipe.Failure) {
    let (read, input) = try CommandPipe.make()
    let (output, write) = try CommandPipe.make()
    let (errors, complain) = try CommandPipe.make()
    for pipe in [input, output, errors] { pipe.makeNonBlocking() }
    process = try CommandSpawn.start(
      command, standardStreams: [read.descriptor, write.descriptor, complain.descriptor])
    // Only the command is to hold these ends, so that what it closes is closed.
    for pipe in [read, write, complain] { pipe.close() }
    (self.input, self.output, self.errors) = (input, output, errors)
    unwritten = bytes[...]
  }

  deinit {
    guard process > 0 else { return }
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, WNOHANG)
  }

  /// What to wait for.
  var watched: [WatchedDescriptor] {
    [output, errors].filter(\.isOpen).map { WatchedDescriptor($0.descriptor) }
      + (input.isOpen ? [WatchedDescriptor(input.descriptor, isForWriting: true)] : [])
  }

  /// Whether it has closed both its outputs, so that its end is all that can be waited for.
  var isSilent: Bool { !output.isOpen && !errors.isOpen }

  /// Writes and reads what can be written and read now.
  ///
  /// - Returns: What the command said.
  func pump() -> [RunReply] {
    if input.isOpen {
      let isTaken = input.write(&unwritten)
      // A command need not read what it is given.
      if !isTaken || unwritten.isEmpty { input.close() }
    }
    var replies: [RunReply] = []
    errors.read { complaint.feed($0) }
    output.read { replies += reading.feed($0) }
    if !output.isOpen { replies += reading.end() }
    return replies
  }

  /// Finds out whether it has ended.
  ///
  /// - Parameter endsGroup: Whether what it has started, and left behind, is killed then.
  func reap(endsGroup: Bool) -> Bool {
    guard process > 0 else { return true }
    var status: Int32 = 0
    let result = waitpid(process, &status, WNOHANG)
    // A host that ignores SIGCHLD has no children to wait for.
    guard result == process || (result < 0 && errno == ECHILD) else { return false }
    self.status = result < 0 ? 0 : status
    if endsGroup { kill(-process, SIGKILL) }
    process = 0
    return true
  }

  /// Sends a signal to the whole group.
  func send(_ signal: Int32) {
    guard process > 0 else { return }
    kill(-process, signal)
    // Who was stopped, as by reading the terminal, would not see it.
    if signal == SIGTERM { kill(-process, SIGCONT) }
  }

  /// Reads the last that was written once the process has ended.
  func drain() -> [RunReply] {
    let replies = pump()
    return replies + reading.end()
  }
}
