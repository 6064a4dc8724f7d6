import Onboard

/// The options of `onboard record`.
struct RecordOptions {
  /// How the flow is run.
  var run = RunOptions()
  /// The script that is written.
  var script: String
  /// Whether a script that exists is replaced.
  var isForced = false

  /// Reads the arguments after `record`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var list = ArgumentList(
      arguments, switches: ["--force", "--ascii"], valued: ["--output", "--theme"],
      openEnded: ["--allow-run"])
    var paths: [String] = []
    while let word = try list.next() {
      switch word {
      case .operand(let path): paths.append(path)
      case .option("--force", _): isForced = true
      case .option(let name, let value): try run.take(name, value)
      }
    }
    guard paths.count == 2, !paths.contains("") else {
      throw UsageError("record wants a flow and the script that is to be written")
    }
    run.flow = paths[0]
    // A script offers only what it says itself.
    run.hasAutofill = false
    script = paths[1]
  }
}
