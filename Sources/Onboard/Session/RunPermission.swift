/// Which commands of flows may run without a question.
public enum RunPermission: Hashable, Sendable {
  /// All of them.
  case any
  /// Those whose first word is exactly one of these.
  case named(Set<String>)

  /// None of them.
  public static let none = RunPermission.named([])

  /// Lets the commands run whose first word is this.
  public mutating func allow(_ name: String) {
    if case .named(let names) = self { self = .named(names.union([name])) }
  }

  /// Whether a command may run.
  public func allows(_ command: [String]) -> Bool {
    switch self {
    case .any: true
    case .named(let names): command.first.map(names.contains) ?? false
    }
  }
}
