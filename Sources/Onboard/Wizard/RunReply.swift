/// One line that a command of a flow writes, as it is meant.
///
/// A command writes any number of `{"progress": 0.4, "message": "…"}`, then one of
/// `{"ok": true, "answers": {…}}`, `{"ok": false, "field": "…", "message": "…"}` and
/// `{"prompt": "…"}`. Members that are not among these are not looked at.
public enum RunReply: Hashable, Sendable {
  /// How far the command is, and what it is doing; more is to come.
  case progress(fraction: Double?, message: String?)
  /// What the command came to; nothing is to come.
  case verdict(Verdict)

  /// Reads a line; nil if no command may say such a thing.
  public init?(_ line: JSON) {
    if line["progress"] != nil {
      self.init(progress: line)
    } else if let verdict = Verdict(line) {
      self = .verdict(verdict)
    } else {
      return nil
    }
  }

  private init?(progress line: JSON) {
    let message: String?
    switch line["message"] {
    case nil: message = nil
    case .string(let text): message = text
    default: return nil
    }
    switch line["progress"] {
    case .null: self = .progress(fraction: nil, message: message)
    case .number(let digits):
      guard let fraction = Double(digits) else { return nil }
      self = .progress(fraction: fraction, message: message)
    default: return nil
    }
  }
}

extension Verdict {
  fileprivate init?(_ line: JSON) {
    if case .string(let prompt)? = line["prompt"] {
      self = .prompt(prompt)
      return
    }
    switch (line["ok"], line["answers"], line["field"], line["message"]) {
    case (.bool(true), nil, nil, _): self = .accepted(answers: [])
    case (.bool(true), .object(let answers), nil, _): self = .accepted(answers: answers)
    case (.bool(false), nil, nil, .string(let message)):
      self = .refused(field: nil, message: message)
    case (.bool(false), nil, .string(let field), .string(let message)):
      self = .refused(field: field, message: message)
    default: return nil
    }
  }
}
