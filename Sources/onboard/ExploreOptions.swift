import Onboard

/// The options of `onboard explore`.
struct ExploreOptions {
  /// The file of the flow, as it was given.
  var flow: String
  /// What chooses what is tried beside the answers that the rules give.
  var seed: UInt64 = 1
  /// How many states of the flow are looked at, at most.
  var limit = FlowExplorer.standardLimit

  /// Reads the arguments after `explore`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var flows: [String] = []
    var rest = arguments
    var isOnlyFlows = false
    flow = ""
    while let argument = rest.popFirst() {
      if isOnlyFlows || !argument.hasPrefix("-") {
        flows.append(argument)
      } else if argument == "--" {
        isOnlyFlows = true
      } else {
        try take(argument, from: &rest)
      }
    }
    guard let first = flows.first, flows.count == 1, !first.isEmpty else {
      throw UsageError("explore wants one flow")
    }
    flow = first
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard name == "--seed" || name == "--limit" else {
      let near = Spelling.nearest(to: name, in: ["--seed", "--limit", "--help"])
      throw UsageError("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    let text = parts.count > 1 ? String(parts[1]) : rest.popFirst() ?? ""
    if name == "--seed" {
      guard let number = UInt64(text) else { throw UsageError("--seed wants a whole number") }
      seed = number
    } else {
      guard let number = Int(text), (1...FlowExplorer.largestLimit).contains(number) else {
        throw UsageError("--limit wants a number from 1 to \(FlowExplorer.largestLimit)")
      }
      limit = number
    }
  }
}
