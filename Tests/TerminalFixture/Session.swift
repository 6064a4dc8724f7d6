import Glibc
import TTYCore

/// A program that takes the terminal, says what happens as lines, and obeys single letters:
/// `q` quits, `w` quits when more has been typed that it does not read, `e` exits without leaving,
/// `z` suspends, `k` turns kitty's keyboard on, `f` floods the terminal, `F` fills it to the
/// last byte, and the letters of ``crash(_:)`` crash.
func runSession(modes: [TerminalMode]) {
  let terminal: Terminal
  do {
    terminal = try Terminal.open()
    try terminal.enter(modes, writing: line("ready \(describe(terminal))"))
  } catch {
    let message = Array("terminal: \(error)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(1)
  }
  while true {
    let wake = terminal.wait()
    if let termination = wake.termination {
      terminal.leave()
      termination.raiseByDefault()
    }
    if wake.isHungUp { exit(129) }
    if wake.isResized || wake.isResumed {
      say((wake.isResumed ? "resumed " : "resized ") + describe(terminal), on: terminal)
    }
    if wake.isSuspendRequested { terminal.suspend() }
    if wake.isOutputTaken { say("taken", on: terminal) }
    guard wake.isInputReady else { continue }
    var bytes: [UInt8] = []
    if terminal.read(into: &bytes) == .ended { exit(129) }
    for byte in bytes { obey(byte, on: terminal) }
  }
}

/// Blocks all signals, as the threads of some parents have them when they start a program.
func blockSignals() {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, nil)
}

private func obey(_ byte: UInt8, on terminal: Terminal) {
  say("<" + String(byte, radix: 16) + ">", on: terminal)
  switch byte {
  case UInt8(ascii: "q"):
    terminal.leave()
    exit(0)
  case UInt8(ascii: "w"):
    _ = terminal.wait()
    terminal.leave()
    exit(0)
  case UInt8(ascii: "e"): exit(3)
  case UInt8(ascii: "z"): terminal.suspend()
  case UInt8(ascii: "k"): terminal.turnOn(.kittyKeyboard)
  case UInt8(ascii: "f"):
    let frame = [UInt8](repeating: UInt8(ascii: "#"), count: 1_000_000)
    terminal.write(frame)
  case UInt8(ascii: "F"):
    while !terminal.hasPendingOutput { terminal.write([UInt8(ascii: "#")]) }
  default: crash(byte)
  }
}

/// `C` is a trap of the language, `O` an endless recursion, `A` an abort.
private func crash(_ byte: UInt8) {
  switch byte {
  case UInt8(ascii: "C"): _ = [UInt8]()[Int(byte)]
  case UInt8(ascii: "O"): print(recurse(Int(byte)))
  case UInt8(ascii: "A"): abort()
  default: break
  }
}

private func recurse(_ depth: Int) -> Int {
  depth < 0 ? 0 : recurse(depth &+ 1) / 3 &+ depth
}

private func describe(_ terminal: Terminal) -> String {
  let size = terminal.size()
  let isBlocking = fcntl(STDIN_FILENO, F_GETFL) & O_NONBLOCK == 0
  return "\(size.columns)x\(size.rows) \(isBlocking ? "blocking" : "non-blocking")"
}

private func say(_ text: String, on terminal: Terminal) {
  if !terminal.hasPendingOutput { terminal.write(line(text)) }
}

private func line(_ text: String) -> [UInt8] {
  Array((text + "\r\n").utf8)
}
