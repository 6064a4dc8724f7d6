/// Reads JSON text by RFC 8259, and nothing beside it: no comments, no trailing commas.
///
/// A byte order mark at the start is skipped, as section 8.1 of the RFC allows: editors that write
/// one are many, and it says nothing that could be misread. Escapes for half a surrogate pair are
/// refused, because no string can hold them. Nesting is counted on a stack of its own, so a deep
/// text costs memory and not the stack of the process.
public struct JSONReader {
  /// The size of the largest text that is read, in bytes.
  public static let maximumSize = 16 << 20
  /// How deep arrays and objects may stand in one another.
  public static let maximumDepth = 512

  /// An array or object that has not ended yet.
  private struct Container {
    var start: Int
    var isObject: Bool
    var elements: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var name = ""
    var nameRange = 0..<0
  }

  private var scanner: JSONScanner
  private var open: [Container] = []

  private init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
  }

  /// Reads one JSON text.
  ///
  /// - Throws: `JSONError` with the place of the first thing that is wrong.
  public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    guard bytes.count <= maximumSize else {
      throw JSONError("the text is larger than 16 MiB", at: 0)
    }
    var reader = JSONReader(bytes)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(JSONError) -> JSONNode {
    scanner.skipByteOrderMark()
    while true {
      guard var done = try readValueOrOpening() else { continue }
      while true {
        guard !open.isEmpty else {
          scanner.skipSpace()
          guard scanner.isAtEnd else { throw scanner.unexpected("the end of the text") }
          return done
        }
        attach(done)
        guard let container = try readSeparator() else { break }
        done = container
      }
    }
  }

  /// Reads a value that stands alone, or the opening of one that holds others: then nil, and the
  /// next thing to come is the first of these.
  private mutating func readValueOrOpening() throws(JSONError) -> JSONNode? {
    scanner.skipSpace()
    let start = scanner.index
    let isObject = scanner.next == UInt8(ascii: "{")
    guard isObject || scanner.next == UInt8(ascii: "[") else { return try scanner.readScalar() }
    guard open.count < JSONReader.maximumDepth else {
      throw JSONError("nested more than \(JSONReader.maximumDepth) deep", at: start)
    }
    scanner.index += 1
    scanner.skipSpace()
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if scanner.next == close {
      scanner.index += 1
      return JSONNode(
        content: isObject ? .object([]) : .array([]), range: start..<scanner.index)
    }
    open.append(Container(start: start, isObject: isObject))
    if isObject { try readName(orClosing: true) }
    return nil
  }

  private mutating func attach(_ node: JSONNode) {
    let top = open.count - 1
    if open[top].isObject {
      open[top].members.append(
        JSONNode.Member(name: open[top].name, nameRange: open[top].nameRange, node: node))
    } else {
      open[top].elements.append(node)
    }
  }

  /// Reads what follows a value: a comma, then nil; or the end of its container, then that.
  private mutating func readSeparator() throws(JSONError) -> JSONNode? {
    scanner.skipSpace()
    let isObject = open[open.count - 1].isObject
    if scanner.next == UInt8(ascii: ",") {
      scanner.index += 1
      if isObject { try readName(orClosing: false) }
      return nil
    }
    guard scanner.next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw scanner.unexpected(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
    }
    scanner.index += 1
    let container = open.removeLast()
    return JSONNode(
      content: isObject ? .object(container.members) : .array(container.elements),
      range: container.start..<scanner.index)
  }

  private mutating func readName(orClosing: Bool) throws(JSONError) {
    scanner.skipSpace()
    let start = scanner.index
    guard scanner.next == UInt8(ascii: "\"") else {
      throw scanner.unexpected(orClosing ? "a name in quotes or \"}\"" : "a name in quotes")
    }
    let name = try scanner.readString()
    let range = start..<scanner.index
    scanner.skipSpace()
    guard scanner.next == UInt8(ascii: ":") else { throw scanner.unexpected("\":\"") }
    scanner.index += 1
    open[open.count - 1].name = name
    open[open.count - 1].nameRange = range
  }
}
