/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is neither a controlling terminal nor one on standard input.
  case noTerminal(reason: String)
  /// Another ``Terminal`` of this process has entered already; signals and their handlers belong
  /// to the process, so there can be one only.
  case inUse
  /// A call of the system failed; `code` is its `errno`.
  case failed(call: String, code: Int32)
}
