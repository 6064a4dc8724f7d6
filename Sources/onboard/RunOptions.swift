import Onboard
import TTYCore

/// The options of `onboard run`.
struct RunOptions {
  /// The file of the flow, as it was given.
  var flow = ""
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
  /// The theme; nil for the one that fits the terminal.
  var theme: Theme?
  /// Whether what is known of the person is offered.
  var hasAutofill = true
  /// Whether the mouse is used.
  var hasMouse = false
  /// Where announcements are written, if anywhere.
  var announcements: String?
  /// Where the debug log is written, if anywhere.
  var debugLog: String?
  /// Which commands of the flow run without asking.
  var permission = RunPermission.none
  /// How long the run may take, in milliseconds; any time, if nil.
  var timeout: Int?
  /// The script that is played, if one is.
  var script: String?

  /// The options of the defaults.
  init() {}

  /// Reads the arguments after `run`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var list = ArgumentList(
      arguments, switches: ["--tty", "--no-input", "--ascii", "--mouse", "--no-autofill"],
      valued: ["--size", "--output", "--theme", "--keys", "--announce", "--debug", "--timeout"],
      openEnded: ["--allow-run"])
    var flows: [String] = []
    while let word = try list.next() {
      switch word {
      case .operand(let flow): flows.append(flow)
      case .option("--size", let value): size = try OptionValue.size(value)
      case .option("--mouse", _): hasMouse = true
      case .option("--no-autofill", _): hasAutofill = false
      case .option("--announce", let value): announcements = value
      case .option("--debug", let value): debugLog = value
      case .option("--keys", let value): script = value
      case .option("--timeout", let value):
        timeout = try OptionValue.duration(value, of: "--timeout")
      case .option("--tty", _): isKeyboardWanted = true
      case .option("--no-input", _): isUnattended = true
      case .option(let name, let value): try take(name, value)
      }
    }
    flow = try OptionValue.flow(flows)
    if script != nil, isUnattended || isKeyboardWanted {
      throw UsageError("--keys, --tty and --no-input are three ways to answer; one at a time")
    }
    if script != nil, timeout != nil {
      throw UsageError("--timeout means nothing with --keys: a script has its own time")
    }
  }

  /// Takes an option that `record` has as well.
  mutating func take(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--output": output = value
    case "--allow-run": permission = try OptionValue.permission(value)
    case "--theme": theme = try OptionValue.theme(value)
    default: isASCIIOnly = true
    }
  }
}
