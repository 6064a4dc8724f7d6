import Onboard
import TTYCore

/// What was asked for on the command line.
enum Arguments {
  /// What is printed is about a subcommand, if one is named.
  case help(of: String?)
  case version
  case run(RunOptions)
  case show(ShowOptions)
  case test(TestOptions)
  case record(RecordOptions)
  case explore(ExploreOptions)
  case check(CheckCommand)
  case decodeKeys
  case keys(hasMouse: Bool)

  /// The words that choose something else than running a flow.
  static let subcommands = ["run", "show", "test", "record", "explore", "check", "keys", "help"]

  /// Reads the arguments, without the name of the command.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help(of: rest.first)
      return
    }
    guard let first = rest.first else { throw UsageError("no flow is given") }
    switch first {
    case "--version":
      self = .version
    case "help":
      self = .help(of: rest.dropFirst().first)
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
    case "check":
      rest.removeFirst()
      self = .check(try CheckCommand(rest))
    default:
      self = .run(try RunOptions(rest))
    }
  }
}

/// The command line makes no sense; the message says why.
struct UsageError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
