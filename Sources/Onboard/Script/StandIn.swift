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
    if case .string(let prompt)? = reply["prompt"] { return .prompt(prompt) }
    switch (reply["ok"], reply["answers"], reply["field"], reply["message"]) {
    case (.bool(true), nil, nil, _): return .accepted(answers: [])
    case (.bool(true), .object(let answers), nil, _): return .accepted(answers: answers)
    case (.bool(false), nil, nil, .string(let message)):
      return .refused(field: nil, message: message)
    case (.bool(false), nil, .string(let field), .string(let message)):
      return .refused(field: field, message: message)
    default: return nil
    }
  }
}
