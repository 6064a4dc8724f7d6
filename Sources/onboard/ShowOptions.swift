import Onboard
import TTYCore

/// The options of `onboard show`.
struct ShowOptions {
  /// What a picture is written as.
  enum Format: String {
    case text, svg, cast
  }

  /// The file of the flow, as it was given.
  var flow = ""
  /// The file of the keys that are played first.
  var keys: String?
  /// Whether every step is shown, before anything is answered.
  var showsAllSteps = false
  /// What the picture is written as.
  var format = Format.text
  /// The size of the window, in cells.
  var size = Size.standard
  /// The theme.
  var theme = Theme.standard
  /// Whether only ASCII is drawn.
  var isASCIIOnly = false

  /// Reads the arguments after `show`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var list = ArgumentList(
      arguments, switches: ["--all-steps", "--ascii", "--text", "--svg", "--cast"],
      valued: ["--keys", "--size", "--theme"])
    var flows: [String] = []
    var formats: [Format] = []
    while let word = try list.next() {
      switch word {
      case .operand(let flow): flows.append(flow)
      case .option("--keys", let value): keys = value
      case .option("--size", let value): size = try OptionValue.size(value)
      case .option("--theme", let value): theme = try OptionValue.theme(value)
      case .option("--all-steps", _): showsAllSteps = true
      case .option("--ascii", _): isASCIIOnly = true
      case .option(let name, _):
        if let format = Format(rawValue: String(name.dropFirst(2))) { formats.append(format) }
      }
    }
    flow = try OptionValue.flow(flows)
    format = formats.first ?? .text
    if let other = formats.first(where: { $0 != format }) {
      throw UsageError("one picture at a time, not --\(format.rawValue) and --\(other.rawValue)")
    }
    if keys != nil, showsAllSteps {
      throw UsageError("--all-steps shows steps before any key; it does not go with --keys")
    }
  }
}
