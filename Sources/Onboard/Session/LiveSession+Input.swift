import TTYCore

/// What comes from the terminal: keys for the wizard, and its answers for the session.
extension LiveSession {
  /// Reads what is there.
  ///
  /// - Returns: Whether more may come.
  mutating func read(into events: inout [InputEvent]) -> Bool {
    let input = terminal.read { decoder.feed($0, into: &events) }
    inputDeadline =
      decoder.isWaiting ? MonotonicTime.milliseconds + environment.timeout(of: decoder) : nil
    return input != .ended
  }

  /// Ends a sequence that has not been gone on with in time: a lone ESC is the Escape key.
  mutating func endSequence(into events: inout [InputEvent]) {
    guard let inputDeadline, MonotonicTime.milliseconds >= inputDeadline else { return }
    decoder.timeOut(into: &events)
    self.inputDeadline = nil
  }

  /// Takes what came in together.
  mutating func take(_ events: [InputEvent]) {
    // A click means what was seen, whatever the keys before it have done since.
    let meanings = hasMouse ? events.map { screen.event(for: $0, on: wizard) } : []
    for (index, event) in events.enumerated() {
      guard case .mouse = event else {
        take(event)
        continue
      }
      guard hasMouse, let meaning = meanings[index] else { continue }
      isStale = true
      send(meaning)
    }
  }

  private mutating func take(_ event: InputEvent) {
    if case .report(let report) = event {
      questions += probe.feed(report)
      listeners.debug?("terminal \(event.debugWords): \(probe.capabilities.debugWords)")
      decoder.isCursorReportPending = probe.isCursorReportPending
      if probe.capabilities.hasKittyKeyboard, decoder.kittyFlags == 0 {
        decoder.kittyFlags = 1
        terminal.turnOn(.kittyKeyboard)
        wizard.noteModifiersTold()
      }
      if probe.capabilities.synchronizesOutput { terminal.turnOn(.synchronizedOutput) }
      if screen.take(probe.capabilities) { isStale = true }
    } else if isQuestionUnseen {
      listeners.debug?("dropped \(event.debugWords), the question is not on the screen yet")
      isRinging = true
    } else {
      isStale = true
      send(.input(event))
    }
  }
}
