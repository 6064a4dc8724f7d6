#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the environment says of the machine.
enum Surroundings {
  /// Whether nobody is there, by the convention of build services: `CI` is set, and not to `0` or
  /// `false` in any case.
  static var isAutomated: Bool {
    guard let value = variable("CI")?.lowercased() else { return false }
    return !value.isEmpty && value != "0" && value != "false"
  }

  /// A variable of the environment; nil if it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The variables that say something about the terminal.
  static var variables: [String: String] {
    let names = [
      "TERM", "COLORTERM", "NO_COLOR", "CLICOLOR_FORCE", "ESCDELAY", "SSH_TTY", "SSH_CONNECTION",
      "LC_ALL", "LC_CTYPE", "LANG", "COLUMNS", "LINES", "TMUX", "STY",
    ]
    var variables: [String: String] = [:]
    for name in names { variables[name] = variable(name) }
    return variables
  }
}
