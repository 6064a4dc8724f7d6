import Onboard
import TTYCore

/// What was asked for on the command line.
enum Arguments {
  case help
  case version
  case run(RunOptions)
  case show(ShowOptions)
  case test(TestOptions)
  case record(RecordOptions)
  case explore(ExploreOptions)
  case decodeKeys
  case keys(hasMouse: Bool)

  /// Reads the arguments, without the name of the command.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    guard let first = rest.first else { throw UsageError("no flow is given") }
    switch first {
    case "--version":
      self = .version
    case "help":
      self = .help
    case "keys":
      rest.removeFirst()
      switch rest {
      case []: self = .keys(hasMouse: false)
      case ["--mouse"]: self = .keys(hasMouse: true)
      case ["--decode"]: self = .decodeKeys
      default: throw UsageError("keys takes --decode or --mouse")
      }
    case "run":
      rest.removeFirst()
      self = .run(try RunOptions(rest))
    case "show":
      rest.removeFirst()
      self = .show(try ShowOptions(rest))
    case "test":
      rest.removeFirst()
      self = .test(try TestOptions(rest))
    case "record":
      rest.removeFirst()
      self = .record(try RecordOptions(rest))
    case "explore":
      rest.removeFirst()
      self = .explore(try ExploreOptions(rest))
    default:
      self = .run(try RunOptions(rest))
    }
  }
}

/// The options of `onboard run`.
struct RunOptions {
  /// The file of the flow, as it was given.
  var flow: String
  /// The size of the window when keys come from a script, in cells.
  var size = Size.standard
  /// Where the answers go, if not to standard output.
  var output: String?
  /// Whether the keyboard is read, whatever standard input is.
  var isKeyboardWanted = false
  /// Whether nobody is asked.
  var isUnattended = false
  /// Whether only ASCII is drawn.
  var isASCIIOnly = false
  /// The name of the theme.
  var theme: String?
  /// The script that is played, if one is.
  var script: String?

  /// Reads the arguments after `run`.
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
    guard let first = flows.first, !first.isEmpty else { throw UsageError("no flow is given") }
    guard flows.count == 1 else {
      throw UsageError("one flow at a time, not \(flows.joined(separator: " and "))")
    }
    flow = first
    if script != nil, isUnattended || isKeyboardWanted {
      throw UsageError("--keys, --tty and --no-input are three ways to answer; one at a time")
    }
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
    switch name {
    case "--size": size = try Self.size(try value())
    case "--output": output = try value()
    case "--theme": theme = try value()
    case "--keys": script = try value()
    case "--tty" where attached == nil: isKeyboardWanted = true
    case "--no-input" where attached == nil: isUnattended = true
    case "--ascii" where attached == nil: isASCIIOnly = true
    case "--tty", "--no-input", "--ascii": throw UsageError("\(name) takes no value")
    default:
      let near = Spelling.nearest(to: name, in: Self.names)
      throw UsageError("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
  }

  private static let names = [
    "--size", "--output", "--theme", "--keys", "--tty", "--no-input", "--ascii", "--help",
    "--version",
  ]

  /// Reads a size such as `80x24`: from 1×1 to 1000×1000.
  static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      Size(columns: columns, rows: rows).clamped == Size(columns: columns, rows: rows)
    else { throw UsageError("--size wants columns and rows from 1x1 to 1000x1000, not \(text)") }
    return Size(columns: columns, rows: rows)
  }
}

/// The command line makes no sense; the message says why.
struct UsageError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
