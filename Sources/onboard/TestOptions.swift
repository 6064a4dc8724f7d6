import Onboard

/// The options of `onboard test`.
struct TestOptions {
  /// In which form results are printed.
  enum Format: String {
    /// A line a script.
    case plain
    /// Test Anything Protocol, version 14.
    case tap
    /// The XML of JUnit.
    case junit
  }

  /// The scripts, flows and folders, as they were given.
  var paths: [String] = []
  /// Whether screens that differ from their snapshots become the snapshots.
  var updatesSnapshots = false
  /// Whether to print what no script reached.
  var showsCoverage = false
  /// How much of each flow must be reached, in percent.
  var minimum: Int?
  /// In which form results are printed.
  var format = Format.plain

  /// Reads the arguments after `test`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    var isOnlyPaths = false
    while let argument = rest.popFirst() {
      if isOnlyPaths || !argument.hasPrefix("-") {
        paths.append(argument)
      } else if argument == "--" {
        isOnlyPaths = true
      } else {
        try take(argument, from: &rest)
      }
    }
    guard !paths.isEmpty else { throw UsageError("test wants scripts, flows or folders") }
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch name {
    case "--update" where attached == nil: updatesSnapshots = true
    case "--coverage" where attached == nil: showsCoverage = true
    case "--update", "--coverage": throw UsageError("\(name) takes no value")
    case "--minimum":
      guard let text = attached ?? rest.popFirst(), let percent = Int(text),
        (0...100).contains(percent)
      else { throw UsageError("--minimum wants a percentage from 0 to 100") }
      minimum = percent
      showsCoverage = true
    case "--report":
      guard let text = attached ?? rest.popFirst(), let format = Format(rawValue: text) else {
        throw UsageError("--report wants tap or junit")
      }
      self.format = format
    default:
      let near = Spelling.nearest(to: name, in: Self.names)
      throw UsageError("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
  }

  private static let names = ["--update", "--coverage", "--minimum", "--report", "--help"]
}
