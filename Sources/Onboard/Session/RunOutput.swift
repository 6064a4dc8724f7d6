/// What a command writes to its standard output: from bytes to replies.
///
/// It is JSON lines of UTF-8. Lines with nothing in them are skipped, what follows on the verdict is
/// not read, and a last line counts without its line end.
public struct RunOutput: Hashable, Sendable {
  /// The longest line, in bytes: 1 MiB, which holds the largest answers.
  public static let longestLine = 1 << 20
  /// The most that is read of one command, in bytes: 16 MiB.
  public static let longest = 16 << 20

  /// What is wrong with the output, as half a sentence; nothing is read after that.
  public private(set) var fault: String?
  /// Whether the verdict was read.
  public private(set) var isComplete = false
  private var line: [UInt8] = []
  private var lineNumber = 1
  private var count = 0

  /// Prepares to read from the start.
  public init() {}

  /// Takes the bytes that were written next.
  ///
  /// - Returns: The replies that they make whole, in order.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [RunReply] {
    var replies: [RunReply] = []
    for byte in bytes {
      guard fault == nil, !isComplete else { break }
      count += 1
      guard count <= Self.longest else {
        fault = "it wrote more than 16 MiB"
        break
      }
      if byte == UInt8(ascii: "\n") {
        endLine(&replies)
      } else if line.count < Self.longestLine {
        line.append(byte)
      } else {
        fault = "line \(lineNumber) is longer than 1 MiB"
      }
    }
    return replies
  }

  /// Takes the end of the output.
  ///
  /// - Returns: The reply that the last line is, if it had no line end.
  public mutating func end() -> [RunReply] {
    var replies: [RunReply] = []
    if fault == nil, !isComplete { endLine(&replies) }
    return replies
  }

  private mutating func endLine(_ replies: inout [RunReply]) {
    defer {
      line.removeAll(keepingCapacity: true)
      lineNumber += 1
    }
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard !isBlank else { return }
    guard let node = try? JSONReader.read(line) else {
      return fault = "line \(lineNumber) is not JSON"
    }
    guard let reply = RunReply(node.value) else {
      return fault = "line \(lineNumber) is no reply"
    }
    if case .verdict = reply { isComplete = true }
    replies.append(reply)
  }
}
