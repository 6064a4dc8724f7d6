/// What answers one call of a command instead of the command.
public struct StandIn: Hashable, Sendable {
  /// How the argument vectors that it answers begin.
  public var command: [String]
  /// What the command would have said in its last line.
  public var reply: JSON
  /// How long the command takes, in milliseconds; 0 if it is done at once.
  public var delay: Int

  /// Creates a stand-in.
  public init(_ command: [String], reply: JSON, delay: Int = 0) {
    self.command = command
    self.reply = reply
    self.delay = delay
  }

  /// Whether it answers a call with this argument vector.
  func answers(_ vector: [String]) -> Bool { vector.starts(with: command) }

  /// The verdict that the reply is; nil if no command may say such a thing.
  var verdict: Verdict? {
    if case .verdict(let verdict)? = RunReply(reply) { verdict } else { nil }
  }
}
