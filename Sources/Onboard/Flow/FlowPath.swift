/// The way from the top of a flow file to one value in it.
struct FlowPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One step down.
  enum Component: Hashable, Sendable, ExpressibleByStringLiteral {
    case key(String)
    case index(Int)
    /// A member of an object by its place, so that many are found quickly.
    case member(Int)

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

  /// The value of the member in a place of the object that this leads to.
  subscript(member index: Int) -> FlowPath {
    var path = self
    path.components.append(.member(index))
    return path
  }
}

extension FlowPath {
  /// The way as Swift would write it, from a flow: `steps[0].fields[1].label`.
  var words: String {
    components.reduce(into: "") { words, component in
      switch component {
      case .key(let name): words += words.isEmpty ? name : ".\(name)"
      case .index(let index), .member(let index): words += "[\(index)]"
      }
    }
  }
}

extension JSONNode {
  /// The value that `path` leads to; nil if the way ends.
  func node(at path: FlowPath) -> JSONNode? {
    var node = self
    for component in path.components {
      guard let next = node.child(component) else { return nil }
      node = next
    }
    return node
  }

  /// Where the value that `path` leads to begins; where the way ends, of the last on the way.
  func offset(of path: FlowPath) -> Int {
    var node = self
    for component in path.components {
      guard let next = node.child(component) else { break }
      node = next
    }
    return node.range.lowerBound
  }

  /// Where the name of the member that `path` leads to begins; else as ``offset(of:)``.
  func nameOffset(of path: FlowPath) -> Int {
    var parent = path
    let last = parent.components.popLast()
    guard let node = node(at: parent) else { return offset(of: path) }
    switch last {
    case .key(let name): return node.member(name)?.nameRange.lowerBound ?? offset(of: path)
    case .member(let index) where node.members.indices.contains(index):
      return node.members[index].nameRange.lowerBound
    default: return offset(of: path)
    }
  }

  private func child(_ component: FlowPath.Component) -> JSONNode? {
    switch component {
    case .key(let name): self[name]
    case .index(let index): elements.indices.contains(index) ? elements[index] : nil
    case .member(let index): members.indices.contains(index) ? members[index].node : nil
    }
  }
}
