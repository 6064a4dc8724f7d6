import Onboard

/// The options of `onboard explore`.
struct ExploreOptions {
  /// The file of the flow, as it was given.
  var flow = ""
  /// What chooses what is tried beside the answers that the rules give.
  var seed: UInt64 = 1
  /// How many states of the flow are looked at, at most.
  var limit = FlowExplorer.standardLimit

  /// Reads the arguments after `explore`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var list = ArgumentList(arguments, switches: [], valued: ["--seed", "--limit"])
    var flows: [String] = []
    while let word = try list.next() {
      switch word {
      case .operand(let flow): flows.append(flow)
      case .option("--seed", let value):
        guard let number = UInt64(value) else { throw UsageError("--seed wants a whole number") }
        seed = number
      case .option(let name, let value):
        limit = try OptionValue.number(value, of: name, in: 1...FlowExplorer.largestLimit)
      }
    }
    flow = try OptionValue.flow(flows)
  }
}
