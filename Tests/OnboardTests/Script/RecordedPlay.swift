import TTYCore

@testable import Onboard

/// A person at a wizard whose run is recorded.
struct RecordedPlay {
  private(set) var wizard: Wizard
  private(set) var recorder: ScriptRecorder
  private(set) var requests: [RunRequest] = []
  private var now = 0
  private var decoder = InputDecoder()

  init(_ flow: Flow, size: Size = .standard) {
    wizard = Wizard(flow, size: size)
    recorder = ScriptRecorder(flow, size: size)
    send(.appeared)
  }

  mutating func send(_ event: WizardEvent) {
    now += 7
    recorder.note(event, at: now)
    for case .run(let request) in wizard.update(event) { requests.append(request) }
  }

  mutating func press(_ text: String) {
    var events: [InputEvent] = []
    decoder.kittyFlags = 1
    decoder.feed(Array(text.utf8), into: &events)
    decoder.timeOut(into: &events)
    for event in events { send(.input(event)) }
  }

  /// Ends the run, early if it goes on.
  mutating func recording() -> Recording {
    recorder.end(wizard.outcome ?? .endedEarly(wizard.standing))
  }

  /// Does anything at all.
  mutating func act(_ random: inout SeededGenerator, secretLetters: [Character]) {
    if let row = wizard.forms.focusedRow, row.field.isSecret, Bool.random(using: &random) {
      let text = String(
        (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
          secretLetters.randomElement(using: &random)
        })
      return Bool.random(using: &random) ? press(text) : press("\u{1B}[200~\(text)\u{1B}[201~")
    }
    switch Int.random(in: 0..<30, using: &random) {
    case 0:
      press(
        "\u{1B}[200~" + (["123456", "a\r\nb", "x@y.zz", ""].randomElement(using: &random) ?? "")
          + "\u{1B}[201~")
    case 1...6 where wizard.activity != nil && wizard.forms["allow"] == nil:
      send(.verdict(RunID(requests.count), verdict(&random, secretLetters)))
    case 7: send(.resized(Size(columns: Int.random(in: 1...90, using: &random), rows: 9)))
    case 8: send(.progress(RunID(requests.count), fraction: 0.5, message: "m"))
    case 9 where Int.random(in: 0..<9, using: &random) == 0: press("\u{3}")
    default:
      let count = requests.count
      press(bytes(RandomKeys.words.randomElement(using: &random) ?? ""))
      // Sessions ask at once.
      if requests.count > count, wizard.isBusy, Bool.random(using: &random) {
        send(.permissionNeeded(RunID(requests.count)))
      }
    }
  }

  private func bytes(_ words: String) -> String {
    String(decoding: keys(words), as: UTF8.self)
  }

  private func verdict(_ random: inout SeededGenerator, _ letters: [Character]) -> Verdict {
    let fields = wizard.forms.active.rows.map(\.id) + ["nobody"]
    let field = fields.randomElement(using: &random) ?? ""
    let isSecret = wizard.forms.row(field)?.field.isSecret ?? false
    let text = isSecret ? String(letters.shuffled(using: &random)) : "x"
    let value = [JSON.string(text), .bool(true), .null].randomElement(using: &random) ?? .null
    let verdicts: [Verdict] = [
      .accepted(answers: []), .accepted(answers: []), .accepted(answers: [.init(field, value)]),
      .refused(field: field, message: "No."), .refused(field: nil, message: "No."),
      .prompt("ask"), .prompt("resend"), .failed(message: "Broken."),
    ]
    return verdicts.randomElement(using: &random) ?? .accepted(answers: [])
  }
}
