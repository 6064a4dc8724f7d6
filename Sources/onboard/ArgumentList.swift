import Onboard
import TTYCore

/// The words of a command line, told apart: operands, and options with or without a value.
///
/// A value follows its option, or stands behind `=`. After `--` everything is an operand.
struct ArgumentList {
  /// A word, and for an option its value; indirect, since an optional pointer is no type of its own.
  indirect enum Word {
    case operand(String)
    case option(String, value: String)
  }

  private var rest: ArraySlice<String>
  private let switches: [String]
  private let valued: [String]
  private let openEnded: [String]
  private var isOnlyOperands = false

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - switches: The options without a value.
  ///   - valued: The options that want one.
  ///   - openEnded: The options that take one behind `=` or none.
  init(
    _ arguments: ArraySlice<String>, switches: [String], valued: [String], openEnded: [String] = []
  ) {
    rest = arguments
    self.switches = switches
    self.valued = valued
    self.openEnded = openEnded
  }

  /// Takes the next word; nil at the end.
  mutating func next() throws(UsageError) -> Word? {
    guard let argument = rest.popFirst() else { return nil }
    if isOnlyOperands || !argument.hasPrefix("-") { return .operand(argument) }
    if argument == "--" {
      isOnlyOperands = true
      return try next()
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if switches.contains(name) {
      guard attached == nil else { throw UsageError("\(name) takes no value") }
      return .option(name, value: "")
    }
    if openEnded.contains(name), attached == nil { return .option(name, value: "") }
    guard valued.contains(name) || openEnded.contains(name) else {
      let near = Spelling.nearest(to: name, in: switches + valued + openEnded + ["--help"])
      throw UsageError("unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(name) wants a value")
    }
    return .option(name, value: value)
  }
}

/// Operands and values that several subcommands take.
enum OptionValue {
  /// The one flow that is named.
  static func flow(_ operands: [String]) throws(UsageError) -> String {
    guard let first = operands.first, !first.isEmpty else { throw UsageError("no flow is given") }
    guard operands.count == 1 else {
      let near = Spelling.nearest(to: first, in: Arguments.subcommands)
      throw UsageError(
        near.map { "there is no \(first); did you mean \($0)?" }
          ?? "one flow at a time, not \(operands.joined(separator: " and "))")
    }
    return first
  }

  /// Which commands a flow may run: all of them, or those that are named.
  static func permission(_ names: String) throws(UsageError) -> RunPermission {
    if names.isEmpty { return .any }
    let names = names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else {
      throw UsageError("--allow-run wants names of commands with commas between them")
    }
    return .named(Set(names))
  }

  /// A duration such as `5m`; in milliseconds.
  static func duration(_ text: String, of option: String) throws(UsageError) -> Int {
    guard let duration = DurationText.milliseconds(text), duration > 0 else {
      throw UsageError("\(option) wants a duration such as 90s, 5m or 1h, not \(text)")
    }
    return duration
  }

  /// A size such as `80x24`: from 1×1 to 1000×1000.
  static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      Size(columns: columns, rows: rows).clamped == Size(columns: columns, rows: rows)
    else { throw UsageError("--size wants columns and rows from 1x1 to 1000x1000, not \(text)") }
    return Size(columns: columns, rows: rows)
  }

  /// A theme by its name.
  static func theme(_ name: String) throws(UsageError) -> Theme {
    if let theme = Theme.named(name) { return theme }
    let names = Theme.all.map(\.name).joined(separator: ", ")
    throw UsageError("no theme is called \(name); there are \(names)")
  }

  /// A number within bounds.
  static func number(
    _ text: String, of option: String, in bounds: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), bounds.contains(number) else {
      throw UsageError("\(option) wants a number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }
}
