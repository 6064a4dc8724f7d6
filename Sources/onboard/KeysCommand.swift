import TTYCore

/// `onboard keys`: what the bytes of a terminal mean.
enum KeysCommand {
  /// Reads lines of a context, a tab and bytes in hex from standard input, and prints the events
  /// of each.
  static func decode() -> Int32 {
    while let line = readLine() {
      guard let events = InputDecoder.decodeLine(line) else {
        StandardStreams.complain("keys --decode: no context, tab and bytes in hex: \(line)")
        return ExitStatus.usage
      }
      guard StandardStreams.write(events + "\n") else { return ExitStatus.notFinished }
    }
    return ExitStatus.finished
  }
}
