/// A JSON value together with the places where it was written.
///
/// Places are byte offsets into the text that was read. Members that have the same name are all
/// kept, so that a reader can complain about the second one.
public struct JSONNode: Hashable, Sendable {
  /// What the value is.
  public enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, as it was written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A name and its value in an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The bytes of the name, quotes included.
    public var nameRange: Range<Int>
    /// The value.
    public var node: JSONNode
  }

  /// What the value is.
  public var content: Content
  /// The bytes of the value, quotes and brackets included.
  public var range: Range<Int>

  /// The value without its places.
  public var value: JSON {
    switch content {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let digits): .number(digits)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { JSON.Member($0.name, $0.node.value) })
    }
  }

  /// The members, if this is an object; else none.
  public var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements, if this is an array; else none.
  public var elements: [JSONNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The text, if this is a string.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The flag, if this is true or false.
  public var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }

  /// The number, if this is one that is written as an integer and fits.
  public var integer: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  /// The number, if this is one whose exponent fits.
  var decimal: Decimal? {
    if case .number(let digits) = content { Decimal(digits) } else { nil }
  }

  /// Whether this is an object with a member called `name`.
  public func has(_ name: String) -> Bool {
    members.contains { $0.name == name }
  }

  /// The first member called `name`, if this is an object that has one.
  public func member(_ name: String) -> Member? {
    members.first { $0.name == name }
  }

  /// The value of the first member called `name`, if this is an object that has one.
  public subscript(name: String) -> JSONNode? { member(name)?.node }
}
