#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Terminal {
  /// Gives the terminal back and stops the process group, as a program does at Ctrl-Z.
  ///
  /// When it is continued in the foreground everything is turned on again, and the next
  /// ``wait(milliseconds:watching:)`` says that it was resumed.
  ///
  /// - Returns: Whether there was anything to suspend; not where stopping is ignored, as it is
  ///   below a shell without job control.
  @discardableResult
  public func suspend() -> Bool {
    guard isEntered, let trap, !trap.ignores(SIGTSTP) else { return false }
    // What is typed next is for the shell, so input is not discarded.
    giveBack(discardingInput: false, milliseconds: 100)
    trap.stop()
    // Who was told to end while it was stopped need not take the terminal again.
    if trap.noted.termination == nil { resume(writing: modes.entering) }
    return true
  }

  /// Goes on after a stop that came without warning (SIGSTOP), or that the system caused.
  ///
  /// The shell has set the line as it likes; the modes are still on, or not. What is kept on a
  /// stack, as kitty's flags, stays balanced when they are turned off and on.
  func resumeAfterStop() {
    guard let found else { return }
    pending = []
    resume(writing: modes.leaving + modes.entering)
    if isEntered { self.found = found }
    armCrashTrap()
  }

  private func resume(writing bytes: [UInt8]) {
    do {
      try takeOver(writing: bytes)
      isResumed = true
    } catch {
      isHungUp = true
    }
  }
}
