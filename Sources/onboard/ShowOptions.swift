import Onboard
import TTYCore

/// The options of `onboard show`.
struct ShowOptions {
  /// What a picture is written as.
  enum Format {
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
    var flows: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        flows += rest
        rest = []
      } else if argument.hasPrefix("-") {
        try take(argument, from: &rest)
      } else {
        flows.append(argument)
      }
    }
    guard let first = flows.first, !first.isEmpty else { throw UsageError("no flow is given") }
    guard flows.count == 1 else {
      throw UsageError("one flow at a time, not \(flows.joined(separator: " and "))")
    }
    if keys != nil, showsAllSteps {
      throw UsageError("--all-steps shows steps before any key; it does not go with --keys")
    }
    flow = first
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    func value() throws(UsageError) -> String {
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(name) wants a value")
      }
      return value
    }
    if attached != nil, Self.switches.contains(name) {
      throw UsageError("\(name) takes no value")
    }
    switch name {
    case "--keys": keys = try value()
    case "--size": size = try RunOptions.size(try value())
    case "--theme": theme = try Self.theme(try value())
    case "--all-steps": showsAllSteps = true
    case "--ascii": isASCIIOnly = true
    case "--text": format = .text
    case "--svg": format = .svg
    case "--cast": format = .cast
    default:
      let names = Self.switches + ["--keys", "--size", "--theme", "--help"]
      let near = Spelling.nearest(to: name, in: names)
      throw UsageError("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
  }

  private static let switches = ["--all-steps", "--ascii", "--text", "--svg", "--cast"]

  private static func theme(_ name: String) throws(UsageError) -> Theme {
    if let theme = Theme.named(name) { return theme }
    let names = Theme.all.map(\.name).joined(separator: ", ")
    throw UsageError("no theme is called \(name); there are \(names)")
  }
}
