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
  fileprivate var form: String
  fileprivate var row: String?
  fileprivate var isEmpty = true
  fileprivate var messages: [String]
  fileprivate var notice: String?
  fileprivate var hint: String?
  fileprivate var isDetached: Bool
  fileprivate var isOffered = false

  /// What an edit of the focused field did, if the surroundings were `other` after it.
  func damage(after other: LineSurroundings, quoted: IDSet) -> Damage {
    guard self == other, let row, !quoted.contains(row), !isEmpty, !isOffered
    else { return .all }
    return .line
  }
}

extension Wizard {
  /// What is seen around the text of the focused field.
  var lineSurroundings: LineSurroundings {
    let form = forms.active
    var surroundings = LineSurroundings(
      form: form.id, row: forms.focused,
      // An edit can mend the message of another field, whose answer must be the same.
      messages: form.messages, hint: hint, isDetached: scrolls[form.id]?.isDetached ?? false)
    if let row = surroundings.row, let text = form.state(ofRow: row)?.line {
      surroundings.isOffered = ghost(behind: text.buffer) != nil
      surroundings.isEmpty = text.buffer.isEmpty
      surroundings.notice = text.notice
    }
    return surroundings
  }
}

extension Form {
  fileprivate var messages: [String] {
    rows.withUnsafeBufferPointer { rows in rows.indices.compactMap { rows[$0].message } }
  }
}

extension Flow {
  /// The fields whose answers are shown in texts: an edit of one changes more than its field.
  var quotedFields: IDSet {
    var ids: [String] = []
    func add(_ template: Template?) { ids += template?.fields ?? [] }
    func add(_ values: [String: String]) {
      for words in values.values { add(Template(words)) }
    }
    func add(_ fields: [Field]) {
      for field in fields {
        add(field.label)
        add(field.help)
        add(field.values)
      }
    }
    for step in steps {
      add(step.title)
      add(step.text)
      add(step.fields)
      add(step.submitLabel)
      for button in step.buttons { add(button.label) }
      add(step.values)
      for values in step.sectionValues.values { add(values) }
    }
    for prompt in prompts {
      add(prompt.title)
      add(prompt.text)
      add(prompt.fields)
      for button in prompt.buttons { add(button.label) }
      add(prompt.values)
    }
    return IDSet(ids)
  }
}
