/// Ids in their order, each once.
///
/// The first `Set` or `Dictionary` of strings in a process, and each kind of `Dictionary` again, takes
/// more time than drawing a field does; a start has one flow and few ids. Finding one halves the
/// rest each time.
public struct IDSet: Hashable, Sendable {
  /// The ids in ascending order.
  public private(set) var ids: [String] = []

  init() {}

  init(_ ids: [String]) {
    for id in ids.sorted() where id != self.ids.last { self.ids.append(id) }
  }

  /// Where `id` stands, or where it would.
  func place(of id: String) -> (index: Int, isThere: Bool) {
    var range = ids.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if ids[middle] < id {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let index = range.lowerBound
    return (index, index < ids.count && ids[index] == id)
  }

  /// Whether `id` is one of them.
  public func contains(_ id: String) -> Bool { place(of: id).isThere }

  mutating func insert(_ id: String) {
    let (index, isThere) = place(of: id)
    if !isThere { ids.insert(id, at: index) }
  }

  mutating func remove(at index: Int) {
    ids.remove(at: index)
  }
}
