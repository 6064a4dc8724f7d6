/// Where names stand in a list, and which of them repeat.
///
/// It sorts where a dictionary hashes: the first dictionary or set of a process costs more time than
/// all look-ups in a usual flow, and this grows hardly faster.
struct NameIndex: Sendable {
  private let names: [String]
  /// The indices of the names in the order of the names; of equal ones, the first comes first.
  private let order: [Int]

  init(_ names: [String]) {
    self.names = names
    order = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
  }

  /// The index of `name`; of several that are equal, of the first.
  subscript(name: String) -> Int? {
    var range = order.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if names[order[middle]] < name {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    guard range.lowerBound < order.count else { return nil }
    let index = order[range.lowerBound]
    return names[index] == name ? index : nil
  }

  /// The indices of the names that stand further up as well, in ascending order.
  var repeats: [Int] {
    zip(order, order.dropFirst()).filter { names[$0] == names[$1] }.map(\.1).sorted()
  }
}
