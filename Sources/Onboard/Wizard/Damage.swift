/// What of the screen may look different since it was drawn.
///
/// Most keys are letters at the end of a field. A session that knows that nothing else changed
/// need not lay out the whole screen for each of them.
public enum Damage: Int, Comparable, Sendable {
  /// It looks as it did.
  case nothing
  /// The text in the focused field, and the insertion point in it.
  case line
  /// Anything.
  case all

  /// Whether the one is part of the other.
  public static func < (left: Damage, right: Damage) -> Bool { left.rawValue < right.rawValue }
}

/// What is seen around the text of the focused field, to be compared after an event.
struct LineSurroundings: Hashable {
  private let form: String
  private let row: String?
  private let isEmpty: Bool
  private let messages: [String?]
  private let notice: String?
  private let hint: String?
  private let isDetached: Bool
  private let isOffered: Bool

  init(of wizard: Wizard) {
    let focused = wizard.forms.focusedRow
    form = wizard.forms.focus.active.id
    row = focused?.id
    // An edit can mend the message of another field, whose answer must be the same.
    messages = wizard.forms[form]?.rows.map(\.message) ?? []
    hint = wizard.hint
    isOffered = wizard.ghost != nil
    isDetached = wizard.scrolls[form]?.isDetached ?? false
    if let text = focused?.state.line {
      isEmpty = text.buffer.isEmpty
      notice = text.notice
    } else {
      isEmpty = true
      notice = nil
    }
  }

  /// What an edit of the focused field did, if the surroundings were `other` after it.
  func damage(after other: LineSurroundings, quoted: IDSet) -> Damage {
    guard self == other, let row, !quoted.contains(row), !isEmpty, !isOffered
    else { return .all }
    return .line
  }
}

extension Flow {
  /// The fields whose answers are shown in texts: an edit of one changes more than its field.
  var quotedFields: IDSet {
    var ids: [String] = []
    func add(_ template: Template?) { ids += template?.fields ?? [] }
    func add(_ fields: [Field]) {
      for field in fields {
        add(field.label)
        add(field.help)
      }
    }
    for step in steps {
      add(step.title)
      add(step.text)
      add(step.fields)
    }
    for prompt in prompts {
      add(prompt.title)
      add(prompt.text)
      add(prompt.fields)
    }
    return IDSet(ids)
  }
}
