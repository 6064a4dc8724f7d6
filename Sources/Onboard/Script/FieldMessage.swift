/// What a message of a field is about.
public enum FieldMessage: Hashable, Sendable {
  /// The answer is missing.
  case required
  /// The answer is no e-mail address.
  case emailAddress
  /// A code is not whole.
  case incomplete
  /// What was typed is no number.
  case number
  /// What was typed was not added to the list.
  case leftOver
  /// The answer breaks the rule with this index.
  case rule(Int)

  /// What a message of the field can be about.
  static func all(of field: Field) -> [FieldMessage] {
    guard field.isInput else { return [] }
    var messages: [FieldMessage] = field.required ? [.required] : []
    if field.contentType == .emailAddress { messages.append(.emailAddress) }
    if case .oneTimeCode = field.kind { messages.append(.incomplete) }
    if field.kind == .number { messages.append(.number) }
    if field.collects != nil { messages.append(.leftOver) }
    let rules = field.rules.indices.filter { index in
      // What adds to a list keeps it from having too many entries.
      if field.kind == .list, case .maximum = field.rules[index] { false } else { true }
    }
    return messages + rules.map { .rule($0) }
  }

  /// What the message of an answer is about; nil if a command found it wrong, or nobody did.
  ///
  /// Each check is asked alone, so that the checks themselves need not say which one they are.
  init?(_ row: FormRow, answer: (String) -> JSON) {
    func isWrong(_ change: (inout Field) -> Void) -> Bool {
      var field = row.field
      field.rules = []
      field.contentType = nil
      field.required = false
      field.collects = nil
      change(&field)
      return FieldCheck.message(for: row.state, of: field, answer: answer) != nil
    }
    guard row.message != nil, row.refusal == nil else { return nil }
    let field = row.field
    if case .code = row.state, isWrong({ _ in }) {
      self = .incomplete
    } else if case .number = row.state, isWrong({ _ in }) {
      self = .number
    } else if isWrong({ $0.required = field.required }) {
      self = .required
    } else if isWrong({ $0.contentType = field.contentType }) {
      self = .emailAddress
    } else if let rule = field.rules.indices.first(where: { index in
      isWrong { $0.rules = [field.rules[index]] }
    }) {
      self = .rule(rule)
    } else if isWrong({ $0.collects = field.collects }) {
      self = .leftOver
    } else {
      return nil
    }
  }

  /// What the message is about, in words.
  var words: String {
    switch self {
    case .required: "the answer is missing"
    case .emailAddress: "no e-mail address"
    case .incomplete: "the code is not whole"
    case .number: "no number"
    case .leftOver: "what was typed was not added"
    case .rule(let index): "rule \(index + 1) is broken"
    }
  }
}
