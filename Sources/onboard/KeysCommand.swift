import TTYCore

/// `onboard keys`: what the bytes of a terminal mean.
enum KeysCommand {
  /// Shows on the terminal what its keys send, until Ctrl-C comes twice.
  static func show(hasMouse: Bool) -> Int32 {
    do throws(TerminalError) {
      let terminal = try Terminal.open()
      let environment = TerminalEnvironment(variable: Surroundings.variable)
      var session = KeysSession(on: terminal, environment: environment, hasMouse: hasMouse)
      guard let signal = try session.run() else { return ExitStatus.finished }
      signal.raiseByDefault()
      return signal.exitStatus
    } catch {
      StandardStreams.complain(Report.words(for: error))
      return ExitStatus.notFinished
    }
  }

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
