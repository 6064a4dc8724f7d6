/// What the environment's variables say about the terminal, made from the variables themselves.
public struct TerminalEnvironment: Hashable, Sendable {
  /// The terminal's type, `TERM`.
  public let type: String
  /// Whether no escape sequence may be sent: `TERM` is `dumb`, empty or not set.
  public let isDumb: Bool
  /// How many colours may be used.
  public let colorDepth: ColorDepth
  /// Whether the terminal is at the other end of an ssh connection, as far as one can tell.
  public let isRemote: Bool
  /// What is said about the language and the characters.
  public let locale: TerminalLocale
  /// `LINES` and `COLUMNS`, where the system does not know the size; 0 for what is not said.
  public let size: Size
  /// Whether the terminal may be asked for its attributes and the cursor's place.
  ///
  /// The Linux console and the VT family are left alone, beside dumb terminals.
  public let answersQueries: Bool
  /// Whether the terminal is known to swallow queries that it does not understand.
  ///
  /// It is told by `TERM` alone, because other variables outlive the terminal that set them: a
  /// terminal that was started from another one inherits them. tmux says `screen` too.
  public let swallowsUnknownQueries: Bool
  /// Whether the terminal's font is likely to lack marks and corners, whatever the locale says.
  ///
  /// The Linux console has 256 or 512 characters, and those of its default fonts are mostly letters;
  /// the VT family has its own sets.
  public let hasSmallFont: Bool
  /// `ESCDELAY`, in milliseconds.
  private let escapeDelay: Int?

  /// Reads the variables; those that do not matter are ignored.
  public init(_ variables: [String: String]) {
    self.init { variables[$0] }
  }

  /// Asks for the variables that matter by their names.
  ///
  /// - Parameter variable: Gives a variable; nil if it is not set.
  public init(variable: (String) -> String?) {
    func value(_ name: String) -> String { variable(name) ?? "" }
    let type = value("TERM")
    let isDumb = type.isEmpty || type == "dumb"
    let hasSmallFont = Self.isVT(type) || Self.isLinuxConsole(type)
    let mayAnswer = !isDumb && !hasSmallFont
    // GNU screen sets STY, tmux TMUX; TERM is `screen` in both.
    let isTmux = type.hasPrefix("screen") && !value("TMUX").isEmpty && value("STY").isEmpty
    self.type = type
    self.isDumb = isDumb
    self.hasSmallFont = hasSmallFont
    isRemote = !value("SSH_TTY").isEmpty || !value("SSH_CONNECTION").isEmpty
    locale = TerminalLocale(variable: variable)
    size = Size(columns: Self.number(value("COLUMNS")), rows: Self.number(value("LINES")))
    escapeDelay = Int(value("ESCDELAY")).flatMap { (0...60_000).contains($0) ? $0 : nil }
    answersQueries = mayAnswer
    swallowsUnknownQueries = mayAnswer && (isTmux || Self.isOne(type, of: Self.understanding))
    // https://no-color.org: present and not empty.
    let isColorless = isDumb || !value("NO_COLOR").isEmpty
    colorDepth = isColorless ? .none : Self.colorDepth(type: type, isTmux: isTmux, value)
  }

  /// How long an ESC may stand alone before it is the Escape key, in milliseconds.
  ///
  /// 50, or 150 over ssh. With kitty's keyboard protocol the terminal says which it is, and 500 is
  /// for the case that it does not. `ESCDELAY` wins.
  public func escapeTimeout(kittyKeyboard: Bool) -> Int {
    escapeDelay ?? (kittyKeyboard ? 500 : isRemote ? 150 : 50)
  }

  /// How long to wait for the rest of what a decoder has open, in milliseconds.
  ///
  /// What may be a key waits for ``escapeTimeout(kittyKeyboard:)``. The part of a longer sequence,
  /// as of an answer that the network tears, can only be dropped, so it has 500 at least.
  public func timeout(of decoder: InputDecoder) -> Int {
    let timeout = escapeTimeout(kittyKeyboard: decoder.kittyFlags != 0)
    return decoder.mayBeKey ? timeout : max(timeout, 500)
  }

  /// How long leaving waits for an answer that is still due, in milliseconds.
  public var leaveTimeout: Int { isRemote ? 1000 : 100 }

  /// Terminals whose `TERM` tells them, with 24-bit colour, where `COLORTERM` may be missing as it
  /// does not pass through ssh.
  private static let colorful = [
    "xterm-kitty", "alacritty", "foot", "xterm-ghostty", "ghostty", "wezterm", "contour",
  ]
  /// Not st: it takes kitty's query (`CSI ? u`) for the one that puts the cursor back.
  private static let understanding = colorful + ["tmux", "rxvt-unicode", "mlterm"]

  private static func isOne(_ type: String, of names: [String]) -> Bool {
    names.contains { type == $0 || type.hasPrefix($0 + "-") }
  }

  /// Names are ASCII: nothing has to be known of grapheme clusters.
  private static func ends(_ type: String, with end: String) -> Bool {
    type.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  private static func isLinuxConsole(_ type: String) -> Bool {
    isOne(type, of: ["linux"])
  }

  /// VT100 to VT525 and their variants.
  private static func isVT(_ type: String) -> Bool {
    let rest = type.utf8.dropFirst(2)
    return type.hasPrefix("vt") && rest.first.map { (0x30...0x39).contains($0) } == true
  }

  private static func number(_ text: String) -> Int {
    max(0, Int(text) ?? 0)
  }

  private static func colorDepth(
    type: String, isTmux: Bool, _ value: (String) -> String
  ) -> ColorDepth {
    if isVT(type) || ends(type, with: "-m") || ends(type, with: "-mono") {
      return ["", "0"].contains(value("CLICOLOR_FORCE")) ? .none : .ansi16
    }
    if isLinuxConsole(type) { return .ansi16 }
    if isOne(type, of: colorful) || ends(type, with: "-direct") { return .trueColor }
    // GNU screen hands COLORTERM through and does not understand 24-bit colour.
    let isScreen = type.hasPrefix("screen") && !isTmux
    let claim = value("COLORTERM").lowercased()
    if !isScreen && (claim == "truecolor" || claim == "24bit") { return .trueColor }
    return ends(type, with: "-256color") ? .indexed256 : .ansi16
  }
}

/// The language and the character encoding of the locale, by `LC_ALL`, `LC_CTYPE` or `LANG`.
public struct TerminalLocale: Hashable, Sendable {
  /// Whether characters are UTF-8.
  ///
  /// Without any locale they are ASCII.
  public let isUTF8: Bool
  /// Whether the language is Chinese, Japanese or Korean.
  ///
  /// There characters of ambiguous width may be wide.
  public let isCJK: Bool

  /// Reads the variables; the first that is set and not empty counts.
  public init(_ variables: [String: String]) {
    self.init { variables[$0] }
  }

  /// Asks for the variables by their names; the first that is set and not empty counts.
  public init(variable: (String) -> String?) {
    var name = ""
    for key in ["LC_ALL", "LC_CTYPE", "LANG"] where name.isEmpty { name = variable(key) ?? "" }
    // As in `ja_JP.UTF-8@modifier`; macOS sets LC_CTYPE to `UTF-8` alone.
    let bytes = Array(name.utf8.prefix { $0 != UInt8(ascii: "@") })
    let dot = bytes.firstIndex(of: UInt8(ascii: "."))
    let encoding = bytes[(dot.map { $0 + 1 } ?? 0)...].filter {
      $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_")
    }
    isUTF8 = encoding.map(\.lowercasedASCII) == Array("utf8".utf8)
    let language = bytes[..<(dot ?? bytes.endIndex)].prefix { $0 != UInt8(ascii: "_") }
    isCJK = ["zh", "ja", "ko"].contains(String(decoding: language, as: UTF8.self))
  }
}
