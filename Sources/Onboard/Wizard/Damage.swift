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

extension Flow {
  /// The fields on whose answers it depends what is there: those that conditions name, and those
  /// for which a button waits until all is filled in.
  var decidingFields: [String] {
    var ids: [String] = []
    for field in allFields { ids += field.when?.fields ?? [] }
    for step in steps {
      ids += step.when?.fields ?? []
      for button in step.buttons { ids += button.when?.fields ?? [] }
      if step.submitEnabled == .whenComplete { ids += step.fields.map(\.id) }
    }
    return ids
  }

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
