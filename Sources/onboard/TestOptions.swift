import Onboard

/// The options of `onboard test`.
struct TestOptions {
  /// In which form results are printed.
  enum Format: String {
    /// A line a script.
    case plain
    /// Test Anything Protocol, version 13.
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
    var list = ArgumentList(
      arguments, switches: ["--update", "--coverage"], valued: ["--minimum", "--report"])
    while let word = try list.next() {
      switch word {
      case .operand(let path): paths.append(path)
      case .option("--update", _): updatesSnapshots = true
      case .option("--coverage", _): showsCoverage = true
      case .option("--minimum", let value):
        minimum = try OptionValue.number(value, of: "--minimum", in: 0...100)
        showsCoverage = true
      case .option(_, let value):
        guard let format = Format(rawValue: value), format != .plain else {
          throw UsageError("--report wants tap or junit")
        }
        self.format = format
      }
    }
    guard !paths.isEmpty, !paths.contains("") else {
      throw UsageError("test wants scripts, flows or folders")
    }
  }
}
