import Foundation

/// An object of a vector file that must be read to the last member: a name that nobody asked for is
/// an error.
struct VectorObject {
  /// What is wrong with the file.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the object is, for messages.
  let path: String
  private var members: [String: Any]

  /// Reads the object that a file holds.
  init(_ data: Data) throws {
    try self.init(JSONSerialization.jsonObject(with: data), at: "")
  }

  init(_ value: Any, at path: String) throws {
    guard let members = value as? [String: Any] else {
      throw Fault(description: "\(path): no object")
    }
    self.path = path
    self.members = members
  }

  /// Reads an object with `read`, and checks that nothing is left.
  static func read<Value>(
    _ value: Any, path: String, _ read: (inout VectorObject) throws -> Value
  ) throws -> Value {
    var object = try VectorObject(value, at: path)
    let result = try read(&object)
    try object.finish()
    return result
  }

  /// Throws if a member was not asked for.
  func finish() throws {
    guard members.isEmpty else {
      throw Fault(description: "\(path): unknown \(members.keys.sorted().joined(separator: ", "))")
    }
  }

  /// The value of a member, if it is there and not null.
  mutating func optional<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
    guard let value = members.removeValue(forKey: name), !(value is NSNull) else { return nil }
    guard let typed = value as? Value else {
      throw Fault(description: "\(path).\(name): no \(type)")
    }
    return typed
  }

  /// The value of a member that must be there.
  mutating func required<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    guard let value = try optional(name, as: type) else {
      throw Fault(description: "\(path): \(name) is missing")
    }
    return value
  }

  /// The value of a flag.
  mutating func flag(_ name: String, default value: Bool) throws -> Bool {
    try optional(name) ?? value
  }

  /// Nil if the member is missing, else its value, which may be null.
  mutating func nullable<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value??
  {
    guard members[name] != nil else { return nil }
    return .some(try optional(name, as: type))
  }

  /// The elements of an array, each read with `read`.
  mutating func list<Value>(
    _ name: String, _ read: (Any, _ path: String) throws -> Value
  ) throws -> [Value]? {
    guard let values = try optional(name, as: [Any].self) else { return nil }
    return try values.enumerated().map { try read($1, "\(path).\(name)[\($0)]") }
  }

  /// The members of an object, each read with `read`.
  mutating func map<Value>(
    _ name: String, _ read: (Any, _ path: String) throws -> Value
  ) throws -> [String: Value] {
    guard let values = try optional(name, as: [String: Any].self) else { return [:] }
    var result: [String: Value] = [:]
    for (key, value) in values { result[key] = try read(value, "\(path).\(name).\(key)") }
    return result
  }
}
