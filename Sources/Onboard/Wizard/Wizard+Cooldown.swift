/// Time: buttons that cannot be used again at once.
extension Wizard {
  /// A button of a step.
  struct ButtonPlace: Hashable, Sendable {
    var step: String
    var button: String
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
    nextDeadline = cooling.values.map { $0 - (seconds(until: $0) - 1) * 1000 }.min()
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
