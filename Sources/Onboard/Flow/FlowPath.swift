/// The way from the top of a flow file to one value in it.
struct FlowPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One step down.
  enum Component: Hashable, Sendable, ExpressibleByStringLiteral {
    case key(String)
    case index(Int)

    init(stringLiteral value: String) {
      self = .key(value)
    }
  }

  var components: [Component]

  init(arrayLiteral components: Component...) {
    self.components = components
  }

  /// The value called `key` in the object that this leads to.
  subscript(key: String) -> FlowPath {
    var path = self
    path.components.append(.key(key))
    return path
  }

  /// The element at `index` of the array that this leads to.
  subscript(index: Int) -> FlowPath {
    var path = self
    path.components.append(.index(index))
    return path
  }
}

extension JSONNode {
  /// Where the value that `path` leads to begins; where the way ends, of the last on the way.
  func offset(of path: FlowPath) -> Int {
    var node = self
    for component in path.components {
      switch component {
      case .key(let name):
        guard let next = node[name] else { return node.range.lowerBound }
        node = next
      case .index(let index):
        let elements = node.elements
        guard elements.indices.contains(index) else { return node.range.lowerBound }
        node = elements[index]
      }
    }
    return node.range.lowerBound
  }

  /// Where the name of the member that `path` leads to begins; else as ``offset(of:)``.
  func nameOffset(of path: FlowPath) -> Int {
    guard case .key(let name) = path.components.last else { return offset(of: path) }
    var parent = path
    parent.components.removeLast()
    var node = self
    for component in parent.components {
      switch component {
      case .key(let name): node = node[name] ?? node
      case .index(let index):
        node = node.elements.indices.contains(index) ? node.elements[index] : node
      }
    }
    return node.member(name)?.nameRange.lowerBound ?? node.range.lowerBound
  }
}
