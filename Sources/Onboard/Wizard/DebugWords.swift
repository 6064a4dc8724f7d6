import TTYCore

/// Events and effects in the words of a debug log, without anything that the person entered.
extension WizardEvent {
  /// The event; `wizard` knows which secrets a command may repeat.
  func debugWords(in wizard: Wizard) -> String {
    switch self {
    case .input(let input): return input.debugWords
    case .clicked(.item(let id, let form, _)): return "click on \(form)/\(id)"
    case .clicked(.form(let form)): return "click on \(form)"
    case .clicked(.key(let command)): return "click on the bar: \(command)"
    case .wheeled(let rows): return "wheel \(rows)"
    case .timePassed(let milliseconds): return "time \(milliseconds)"
    case .appeared: return "appeared"
    case .resized(let size): return "resized \(size.columns)x\(size.rows)"
    case .permissionNeeded(let id): return "permission needed for run \(id.number)"
    case .progress(let id, let fraction, let message):
      let percent = fraction.flatMap { Int(exactly: ($0 * 100).rounded()) }.map { ", \($0) %" }
      return "progress of run \(id.number)" + (percent ?? "")
        + (message.map { ": \(wizard.withoutSecrets($0))" } ?? "")
    case .verdict(let id, let verdict):
      let isLate = wizard.activity?.id != id
      return "verdict of run \(id.number)\(isLate ? ", which is not waited for" : "")"
        + ": \(wizard.withoutSecrets(verdict.debugWords))"
    case .known(let values, let target): return "known for \(target.debugWords): \(values.count)"
    case .submit: return "submit"
    case .focus(let id): return id.map { "focus asked for \($0)" } ?? "no focus asked for"
    }
  }
}

extension InputEvent {
  /// The event in the canonical form; of what may be part of a text only how much it is.
  var debugWords: String {
    switch self {
    case .key(var key):
      key.phase = .press
      return key.typedText.map { "typed \($0.count)" } ?? canonicalDescription
    case .text(let text): return "typed \(text.count)"
    case .paste(let paste): return "pasted \(paste.bytes.count) bytes"
    case .invalid(let raw): return "invalid \(raw.count) bytes"
    case .unknown(let raw): return "unknown \(raw.count) bytes"
    case .report(.clipboard): return "report:clipboard"
    case .mouse, .focus, .resize, .report: return canonicalDescription
    }
  }
}

extension Verdict {
  fileprivate var debugWords: String {
    switch self {
    case .accepted(let answers):
      answers.isEmpty
        ? "accepted" : "accepted, answers \(answers.map(\.name).joined(separator: " "))"
    case .refused(let field?, let message): "refused \(field): \(message)"
    case .refused(nil, let message): "refused: \(message)"
    case .prompt(let id): "prompt \(id)"
    case .failed(let message): "failed: \(message)"
    }
  }
}

extension Suggestions.Target {
  fileprivate var debugWords: String {
    switch self {
    case .field(let id): id
    case .contentType(let type): type.rawValue
    }
  }
}

extension Effect {
  /// The effect; of answers nothing.
  var debugWords: String {
    switch self {
    case .run(let request):
      "run \(request.id.number): \(JSON.array(request.command.map(JSON.string)).text)"
    case .allowRun(let id): "run \(id.number) is allowed"
    case .cancelRun(let id): "run \(id.number) is cancelled"
    case .suggest(let type): "asks what is known for \(type.rawValue)"
    case .ring: "bell"
    case .suspend: "suspend"
    case .redraw: "redraw"
    case .finish(let outcome): outcome.debugWords
    }
  }
}

extension Outcome {
  fileprivate var debugWords: String {
    switch self {
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .interrupted(let signal): "interrupted by signal \(signal)"
    case .endedEarly(let standing): "ended early at step \(standing.step)"
    case .timeUp(let standing): "time is up at step \(standing.step)"
    case .notAllowed(let command): "not allowed: \(command.first ?? "")"
    case .failed: "failed"
    }
  }
}
