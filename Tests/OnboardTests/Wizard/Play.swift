import TTYCore

@testable import Onboard

/// A person at a wizard, whose commands wait until the test gives their verdicts.
struct Play {
  private(set) var wizard: Wizard
  /// The commands that were asked for.
  private(set) var requests: [RunRequest] = []
  /// All that the wizard asked of the world since ``clear()``.
  private(set) var effects: [Effect] = []
  private var decoder = InputDecoder()

  init(_ flow: Flow) {
    self.init(Wizard(flow))
  }

  init(_ wizard: Wizard) {
    self.wizard = wizard
    send(.appeared)
  }

  /// Presses keys.
  mutating func press(_ words: String) {
    press(bytes: keys(words))
  }

  mutating func press(bytes: [UInt8]) {
    var events: [InputEvent] = []
    decoder.feed(bytes, into: &events)
    for event in events { send(.input(event)) }
  }

  mutating func send(_ event: WizardEvent) {
    let new = wizard.update(event)
    for case .run(let request) in new { requests.append(request) }
    effects += new
  }

  /// Gives the verdict of the last command, or of an earlier one.
  mutating func answer(_ verdict: Verdict, to number: Int? = nil) {
    send(.verdict(RunID(number ?? requests.count), verdict))
  }

  mutating func clear() {
    effects = []
  }

  var focus: String? { wizard.forms.focused }
  var step: String { wizard.step.id }
  var prompt: String? { wizard.prompt?.id }
  var outcome: Outcome? { wizard.outcome }
  var rings: Int { effects.count { $0 == .ring } }

  func message(_ field: String) -> String? { wizard.forms.row(field)?.message }

  func text(_ field: String) -> String? {
    if case .string(let text)? = wizard.forms.row(field)?.state.answer { text } else { nil }
  }
}

extension Outcome {
  /// The answers of a run that was finished, as they are printed.
  var answers: String? {
    if case .finished(let answers) = self { answers.text } else { nil }
  }

  /// Where a run stood whose input ended.
  var standing: Standing? {
    if case .endedEarly(let standing) = self { standing } else { nil }
  }
}

/// Plays bytes in one piece, as from a pipe; commands are refused.
func run(_ flow: Flow, _ bytes: [UInt8]) -> Outcome {
  var session = ScriptSession(flow) { _ in .failed(message: "no commands here") }
  session.feed(bytes)
  return session.end()
}
