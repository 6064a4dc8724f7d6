/// What may stand in one place of a flow file.
indirect enum FlowShape: Hashable, Sendable {
  /// Any text.
  case text
  /// Text with something to see in it.
  case words
  /// An id: a letter, then letters, digits, `_`, `-`.
  case id
  /// True or false.
  case flag
  /// A number without a fraction, within bounds.
  case integer(ClosedRange<Int>)
  /// Any number.
  case number
  /// A duration such as `30s`, within bounds, in milliseconds.
  case duration(ClosedRange<Int>)
  /// One of these texts.
  case oneOf([String])
  /// Anything but an object or an array; what it must be depends on a field.
  case scalar
  /// An array with at least so many elements.
  case list(FlowShape, atLeast: Int)
  /// An object whose names are ids.
  case dictionary(FlowShape)
  /// An object whose names are any words.
  case table(FlowShape)
  /// An object with known keys.
  case object(FlowObject)
  /// Either of these; they differ in their JSON types.
  case either(FlowShape, FlowShape)

  /// What is due here, in words.
  var due: String {
    switch self {
    case .text, .words, .id, .oneOf: "text"
    case .duration: "a duration such as \"30s\""
    case .flag: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .scalar: "one value"
    case .list: "a list"
    case .dictionary, .table, .object: "an object"
    case .either(let first, let second): "\(first.due) or \(second.due)"
    }
  }

  /// Whether `node` has the JSON type that is due.
  func fits(_ node: JSONNode) -> Bool {
    switch (self, node.content) {
    case (.text, .string), (.words, .string), (.id, .string), (.oneOf, .string),
      (.duration, .string), (.flag, .bool), (.integer, .number), (.number, .number),
      (.list, .array), (.dictionary, .object), (.table, .object),
      (.object, .object):
      true
    case (.scalar, .array), (.scalar, .object): false
    case (.scalar, _): true
    case (.either(let first, let second), _): first.fits(node) || second.fits(node)
    default: false
    }
  }
}

extension JSON {
  /// What the value is, in words.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
