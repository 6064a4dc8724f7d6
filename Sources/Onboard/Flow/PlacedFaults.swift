/// The faults that were found so far, with their places in bytes.
struct PlacedFaults: Sendable {
  struct Element: Hashable, Sendable {
    var offset: Int
    var fault: Fault
  }

  private(set) var elements: [Element] = []

  mutating func add(
    _ message: String, severity: Fault.Severity = .fault, at offset: Int,
    suggestion: String? = nil
  ) {
    elements.append(
      Element(offset: offset, fault: Fault(message, severity: severity, suggestion: suggestion)))
  }

  /// The one of `candidates` that `word` was probably meant to be; none any more once there are
  /// many faults, because a long list is not read and the search takes time.
  func suggestion(for word: String, among candidates: [String]) -> String? {
    elements.count < 100 ? Spelling.nearest(to: word, in: candidates.prefix(1000)) : nil
  }

  /// More than anyone reads at once; a file with more than these is no flow at all.
  private static let maximumCount = 1000

  /// The faults in the order of the file, each once, with their places as `source` counts them.
  func sorted(in source: SourceText) -> [Fault] {
    guard !elements.isEmpty else { return [] }
    var seen: Set<Element> = []
    let sorted = elements.filter { seen.insert($0).inserted }
      .enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var last: SourcePosition?
    var faults = sorted.prefix(PlacedFaults.maximumCount).map { _, element in
      var fault = element.fault
      last = source.position(at: element.offset, after: last)
      fault.position = last
      return fault
    }
    let isCut = sorted.count > faults.count
    if isCut {
      let isFault = sorted.dropFirst(faults.count).contains { $0.element.fault.severity == .fault }
      faults.append(
        Fault(
          "\(sorted.count - faults.count) more of these", severity: isFault ? .fault : .warning,
          position: last))
    }
    return faults
  }
}
