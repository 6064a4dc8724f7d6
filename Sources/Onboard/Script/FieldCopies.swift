/// Which fields of a flow must have the same answers.
struct FieldCopies {
  /// The fields whose answers a field's must be the same as, directly or by way of others.
  private(set) var originals: [String: [Field]] = [:]
  /// The fields whose answers must be the same as a field's, directly or by way of others.
  private(set) var copies: [String: [Field]] = [:]

  init(_ flow: Flow) {
    let fields = flow.allFields
    for field in fields where field.isCopy {
      var found = [field]
      var next = 0
      while next < found.count {
        let ids = found[next].originals.filter { id in !found.contains { $0.id == id } }
        found += ids.compactMap { id in fields.first { $0.id == id } }
        next += 1
      }
      originals[field.id] = Array(found.dropFirst())
      for original in found.dropFirst() { copies[original.id, default: []].append(field) }
    }
  }
}

extension Field {
  /// The fields whose answers it must be the same as.
  fileprivate var originals: [String] {
    rules.compactMap { if case .equalsField(let other) = $0 { other } else { nil } }
  }

  /// Whether the answer must be the same as another one.
  var isCopy: Bool { !originals.isEmpty }

  /// The field with the rules of others, instead of having to be the same as one.
  func alone(with others: [Field] = []) -> Field {
    var field = self
    field.rules = ([self] + others).flatMap(\.rules).filter { rule in
      if case .equalsField = rule { false } else { true }
    }
    for other in others {
      if other.contentType == .emailAddress { field.contentType = .emailAddress }
      if let pad = other.keyboardType, pad.isPad,
        field.keyboardType?.isPad != true || pad != .decimalPad
      {
        field.keyboardType = pad
      }
    }
    return field
  }

  /// What every text that can be typed there matches; nil if that is any text.
  var keyboard: Pattern? {
    guard kind == .text else { return nil }
    return switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: Pattern("[0-9]*")
    case .decimalPad: Pattern("[0-9.,]*")
    default: nil
    }
  }
}
