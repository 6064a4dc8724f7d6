/// A JSON value.
///
/// Numbers keep the digits that they were written with, so that nothing is lost on the way
/// through; members keep their order.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number, as it was written; the text follows the grammar of RFC 8259.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value in an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the first member called `name`, if this is an object that has one.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
