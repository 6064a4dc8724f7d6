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

  /// The faults in the order of the file, each once, with their places as `source` counts them.
  func sorted(in source: SourceText) -> [Fault] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
      .enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { _, element in
        var fault = element.fault
        fault.position = source.position(at: element.offset)
        return fault
      }
  }
}
