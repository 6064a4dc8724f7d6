import TTYCore

/// What of a wizard decides how it goes on, without what is in secrets.
///
/// Two runs in the same state go the same way with the same keys: the one that a person made and
/// the one that its recording makes.
struct RecordedState: Equatable {
  private let step: Int
  private let scopes: [String]
  private let focused: String?
  private let rows: [Row]
  private let hidden: Hidden.Shape
  private let submitted: Set<String>
  private let review: Wizard.Review?
  private let swallowsReturn: Bool
  private let busyForm: String?
  private let size: Size
  private let end: End?
  private let promptAnswers: [String: JSON]

  fileprivate struct Row: Equatable {
    var id: String
    var value: Value
    var isEmpty: Bool
    var isAnswered: Bool
    var wrong: String?
    var message: String?
  }

  /// How a run ended, without what was answered.
  private enum End: Equatable {
    case finished, cancelled, other

    init(_ outcome: Outcome) {
      switch outcome {
      case .finished: self = .finished
      case .cancelled: self = .cancelled
      case .interrupted, .endedEarly, .timeUp, .notAllowed, .failed: self = .other
      }
    }
  }

  fileprivate enum Value: Equatable {
    case text([Character], caret: Int)
    case other(FieldState)
    case secret
  }

  /// - Parameter secrets: The fields whose answers do not count.
  init(_ wizard: Wizard, without secrets: Set<String>) {
    let forms = wizard.forms
    step = wizard.stepIndex
    scopes = forms.focus.scopes.map(\.id)
    focused = forms.focused
    hidden = wizard.hidden.shape
    submitted = wizard.submitted
    review = wizard.review
    swallowsReturn = wizard.swallowsReturn
    busyForm = wizard.activity?.form
    size = wizard.size
    end = wizard.outcome.map(End.init)
    promptAnswers = wizard.promptAnswers.filter { !secrets.contains($0.key) }
    rows = wizard.allRows.map { row in
      Row(
        id: row.id, value: secrets.contains(row.id) ? .secret : Value(row.state),
        isEmpty: row.state.isEmpty, isAnswered: row.isAnswered, wrong: forms.message(for: row),
        message: row.message)
    }
  }
}

/// Where a run is, as far as lines are expected to say so.
struct RecordedPlace: Equatable {
  var step: String
  var prompt: String?
  var focus: String?

  init(_ wizard: Wizard) {
    step = wizard.step.id
    prompt = wizard.prompt?.id
    focus = wizard.forms.focused
  }
}

extension RecordedState.Value {
  /// How a text can be undone is left out: it is long, and follows from the keys.
  fileprivate init(_ state: FieldState) {
    if let text = state.line {
      self = .text(text.buffer.characters, caret: text.buffer.caret)
    } else {
      self = .other(state)
    }
  }
}

extension Hidden {
  /// What is hidden, whatever made it so.
  struct Shape: Hashable {
    var steps: IDSet
    var fields: IDSet
  }

  /// What is hidden.
  var shape: Shape { Shape(steps: steps, fields: fields) }
}

extension Flow {
  /// The fields whose answers must not be shown: the secret ones, and those that must be the same
  /// as one of them.
  var secretFields: Set<String> {
    let fields = allFields
    var secrets = Set(fields.filter(\.isSecret).map(\.id))
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for field in fields where !secrets.contains(field.id) {
        for case .equalsField(let other) in field.rules where secrets.contains(other) {
          secrets.insert(field.id)
          isGrowing = true
        }
      }
    }
    return secrets
  }
}
