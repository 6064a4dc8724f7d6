import TTYCore

/// What is known of a terminal, in words.
enum KeysFacts {
  /// What the environment says.
  static func words(for environment: TerminalEnvironment, size: Size) -> String {
    let colors =
      switch environment.colorDepth {
      case .none: "no colour"
      case .ansi16: "16 colours"
      case .indexed256: "256 colours"
      case .trueColor: "24-bit colour"
      }
    let type = environment.type.isEmpty ? "TERM is not set" : environment.type
    let encoding = environment.locale.isUTF8 ? "UTF-8" : "not UTF-8"
    let timeout = environment.escapeTimeout(kittyKeyboard: false)
    return "\(type), \(words(for: size)), \(colors), \(encoding); Escape after \(timeout) ms"
  }

  /// A size.
  static func words(for size: Size) -> String {
    "\(size.columns)x\(size.rows)"
  }

  /// What the terminal has answered, a sentence each.
  static func words(for capabilities: TerminalCapabilities) -> [String] {
    var facts = [
      "kitty keyboard \(yes(capabilities.hasKittyKeyboard)), synchronized output (2026) "
        + "\(yes(capabilities.synchronizesOutput)), size reports (2048) "
        + yes(capabilities.reportsSize)
    ]
    let widths = [
      capabilities.capsClusters.map { "clusters \($0 ? "2 cells" : "the sum of their parts")" },
      capabilities.widensEmojiPresentation.map {
        "U+FE0F \($0 ? "makes wide" : "changes nothing")"
      },
      capabilities.widensAmbiguous.map { "box drawing \($0 ? "wide" : "1 cell")" },
    ].compactMap { $0 }
    if !widths.isEmpty { facts.append("widths: " + widths.joined(separator: ", ")) }
    let colors = [
      capabilities.foreground.map { "text \(hex($0))" },
      capabilities.background.map { "background \(hex($0))" },
      capabilities.isDark.map { $0 ? "dark" : "light" },
    ].compactMap { $0 }
    if !colors.isEmpty { facts.append("colours: " + colors.joined(separator: ", ")) }
    return facts
  }

  private static func yes(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }

  private static func hex(_ color: RGB) -> String {
    "#"
      + [color.red, color.green, color.blue]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
