@testable import Onboard

/// What the person does, and the verdicts that come for it.
extension FormDriver {
  mutating func performKey(_ operation: VectorOperation) throws -> String? {
    switch operation {
    case .tab: try word(for: stack.tab(.forward))
    case .shiftTab: try word(for: stack.tab(.backward))
    case .next: try word(for: stack.stepInput(.forward))
    case .previous: try word(for: stack.stepInput(.backward))
    case .arrow(let name): try word(for: stack.move(try FormDriver.direction(name)))
    case .section(let step): try word(for: stack.jumpSection(step > 0 ? .forward : .backward))
    case .submit: try word(for: stack.submit())
    case .submitStep: try word(for: stack.submitForm())
    case .escape: stack.escape().rawValue
    case .paste(let text): try word(for: stack.paste(text))
    case .backspace: try word(for: stack.backspace())
    default: nil
    }
  }

  private static func direction(_ name: String) throws -> Direction {
    switch name {
    case "up": return .up
    case "down": return .down
    case "left": return .left
    case "right": return .right
    default: throw VectorObject.Fault(description: "no direction: \(name)")
    }
  }

  /// The word for a result; a button that was pressed does what it does, as the wizard sees to it.
  mutating func word(for result: FormResult) throws -> String {
    switch result {
    case .ignored: "ignored"
    case .noop: "noop"
    case .ok: "ok"
    case .chosen: "checked"
    case .typed: "typed"
    case .rejected: "rejected"
    case .over: "over"
    case .whole, .completed: "completed"
    case .submitted: "submitted"
    case .invalid: "invalid"
    case .busy: "busy"
    case .activated(let id): try press(id)
    case .opens: "opens"
    case .opensSheet: "opensSheet"
    case .atEnd: "atEnd"
    }
  }

  private mutating func press(_ id: String) throws -> String {
    switch actions[stack.active.id]?[id] {
    case .push(let scope): try push(scope).rawValue
    case .pop("self", let target): stack.pop(stack.active.id, returnTo: target).rawValue
    case .pop(let scope, let target): stack.pop(scope, returnTo: target).rawValue
    case .submitStep: try word(for: stack.submitForm())
    case .none?, nil: "activated"
    }
  }

  // MARK: - Verdicts

  mutating func performVerdict(_ operation: VectorOperation) throws -> String? {
    switch operation {
    case .asyncSubmit(let token):
      let result = stack.submitForm()
      guard result == .submitted else { return try word(for: result) }
      let number = submissions.count + 1
      submissions[token] = number
      stack.awaitVerdict(number)
      return "pending"
    case .asyncResult(let token, let invalid):
      let resolution = submissions[token].flatMap { number in
        stack.resolve(
          number,
          refused: Dictionary(
            invalid.map { ($0, "This is wrong.") }, uniquingKeysWith: { first, _ in first }))
      }
      switch resolution {
      case nil: return "stale"
      case .submitted: return "submitted"
      case .invalid: return "invalid"
      }
    default: return nil
    }
  }
}
