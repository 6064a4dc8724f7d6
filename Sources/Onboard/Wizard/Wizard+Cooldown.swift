/// Time: buttons that cannot be used again at once.
extension Wizard {
  /// A button of a step.
  struct ButtonPlace: Hashable, Sendable {
    var step: String
    var button: String
  }

  /// When the wizard is to be told next that time has passed, in milliseconds since the start; nil
  /// if it waits for nothing.
  ///
  /// Until then nothing changes by itself, so a session sleeps.
  public var nextDeadline: Int? {
    if cooling.isEmpty { return nil }
    return cooling.values.map { end in end - (seconds(until: end) - 1) * 1000 }.min()
  }

  /// Whether the time of an event may matter later: a session then says how much has passed
  /// before it.
  public var keepsTime: Bool {
    flow.steps.contains { $0.buttons.contains { $0.cooldown != nil } }
  }

  /// What is left until a button can be used again, as `0:28`; nil if it can.
  public func rest(of button: FormButton, in form: String) -> String? {
    guard let end = cooling[ButtonPlace(step: form, button: button.id)] else { return nil }
    let seconds = seconds(until: end)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  private func seconds(until end: Int) -> Int { (end - now + 999) / 1000 }

  /// Takes the time, in milliseconds since the start.
  ///
  /// - Returns: Whether anything may look different for it.
  mutating func pass(to time: Int) -> Bool {
    now = max(now, time)
    guard !cooling.isEmpty else { return false }
    cooling = cooling.filter { $0.value > now }
    settleCooldowns()
    return true
  }

  /// The button of a step has done what it is for.
  mutating func coolDown(_ place: ButtonPlace?) {
    guard let place, let home = flow.steps.first(where: { $0.id == place.step }),
      let cooldown = home.buttons.first(where: { $0.id == place.button })?.cooldown
    else { return }
    cooling[place] = now + cooldown
    settleCooldowns()
  }

  /// Lets the buttons of the step be used, or not.
  mutating func settleCooldowns() {
    for button in step.buttons where button.cooldown != nil {
      let isCooling = cooling[ButtonPlace(step: step.id, button: button.id)] != nil
      forms.setEnabled([button.id], !isCooling, in: step.id)
    }
  }

  /// A prompt was answered, not cancelled: it closes, and the button that opened it is done.
  mutating func complete(_ prompt: String) {
    keepAnswers(of: prompt)
    coolDown(openers[prompt])
    pop(prompt)
  }
}
