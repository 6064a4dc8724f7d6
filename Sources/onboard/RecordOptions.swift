import Onboard

/// The options of `onboard record`.
struct RecordOptions {
  /// How the flow is run.
  var run: RunOptions
  /// The script that is written.
  var script: String
  /// Whether a script that exists is replaced.
  var isForced = false

  /// Reads the arguments after `record`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var paths: [String] = []
    var options: [String] = []
    var rest = arguments
    var isOnlyPaths = false
    while let argument = rest.popFirst() {
      if isOnlyPaths || !argument.hasPrefix("-") {
        paths.append(argument)
      } else if argument == "--" {
        isOnlyPaths = true
      } else if argument == "--force" {
        isForced = true
      } else {
        let name = String(argument.prefix { $0 != "=" })
        guard Self.ofRun.contains(name) else {
          let near = Spelling.nearest(to: name, in: Self.names)
          throw UsageError("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
        }
        options.append(argument)
        if name != "--ascii", name == argument, let value = rest.popFirst() {
          options.append(value)
        }
      }
    }
    guard paths.count == 2, !paths.contains("") else {
      throw UsageError("record wants a flow and the script that is to be written")
    }
    run = try RunOptions((options + ["--", paths[0]])[...])
    script = paths[1]
  }

  private static let ofRun = ["--output", "--theme", "--ascii"]
  private static let names = ofRun + ["--force", "--help"]
}
