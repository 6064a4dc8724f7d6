import Testing

@testable import TTYCore

@Suite struct TerminalEnvironmentTests {
  @Test(
    arguments: [
      ([:], .none),
      (["TERM": "dumb", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "xterm"], .ansi16),
      (["TERM": "xterm-256color"], .indexed256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"], .indexed256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed256),
      (["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "foot"], .trueColor),
      (["TERM": "footprint"], .ansi16),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "linux", "COLORTERM": "truecolor"], .ansi16),
      (["TERM": "vt100"], .none),
      (["TERM": "vt220", "CLICOLOR_FORCE": "1"], .ansi16),
      (["TERM": "vt220", "CLICOLOR_FORCE": "0"], .none),
      (["TERM": "vte-256color"], .indexed256),
      (["TERM": "xterm-mono"], .none),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "STY": "1"], .indexed256),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"], .trueColor),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
    ] as [([String: String], ColorDepth)])
  func colors(_ variables: [String: String], _ depth: ColorDepth) {
    #expect(TerminalEnvironment(variables).colorDepth == depth)
  }

  @Test(
    arguments: [
      ("linux", true), ("linux-16color", true), ("vt100", true), ("vt220", true),
      ("vte-256color", false), ("xterm", false), ("linuxterm", false), ("", false),
    ])
  func smallFonts(_ type: String, _ hasSmallFont: Bool) {
    let environment = TerminalEnvironment(["TERM": type, "LANG": "C.UTF-8"])
    #expect(environment.hasSmallFont == hasSmallFont)
  }

  @Test(
    arguments: [
      ([:], 50, 500),
      (["SSH_TTY": "/dev/pts/1"], 150, 500),
      (["SSH_CONNECTION": "a b c d"], 150, 500),
      (["SSH_TTY": ""], 50, 500),
      (["SSH_TTY": "x", "ESCDELAY": "20"], 20, 20),
      (["ESCDELAY": "0"], 0, 0),
      (["ESCDELAY": "-5"], 50, 500),
      (["ESCDELAY": "99999999999999999999"], 50, 500),
      (["ESCDELAY": "fast"], 50, 500),
    ] as [([String: String], Int, Int)])
  func escapeTimeouts(_ variables: [String: String], _ plain: Int, _ kitty: Int) {
    let environment = TerminalEnvironment(variables)
    #expect(environment.escapeTimeout(kittyKeyboard: false) == plain)
    #expect(environment.escapeTimeout(kittyKeyboard: true) == kitty)
  }

  @Test(
    arguments: [
      ([:], false, false),
      (["LANG": "en_GB.UTF-8"], true, false),
      (["LANG": "C"], false, false),
      (["LANG": "C.UTF-8"], true, false),
      (["LANG": "C.utf8"], true, false),
      (["LANG": "de_DE"], false, false),
      (["LANG": "de_DE.UTF-8@euro"], true, false),
      (["LANG": "de_DE@euro"], false, false),
      (["LC_CTYPE": "UTF-8"], true, false),
      (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], false, false),
      (["LC_ALL": "", "LC_CTYPE": "ja_JP.UTF-8", "LANG": "C"], true, true),
      (["LANG": "zh_TW.Big5"], false, true),
      (["LANG": "ko.UTF-8"], true, true),
      (["LANG": "kok_IN.UTF-8"], true, false),
      (["LANG": "@."], false, false),
    ] as [([String: String], Bool, Bool)])
  func locales(_ variables: [String: String], _ isUTF8: Bool, _ isCJK: Bool) {
    let locale = TerminalLocale(variables)
    #expect(locale.isUTF8 == isUTF8)
    #expect(locale.isCJK == isCJK)
  }

  @Test(
    arguments: [
      ([:], false, false),
      (["TERM": "dumb"], false, false),
      (["TERM": "linux"], false, false),
      (["TERM": "vt102"], false, false),
      (["TERM": "xterm-256color"], true, false),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "TMUX": "x"], true, false),
      (["TERM": "xterm-kitty"], true, true),
      // st takes kitty's query for the one that puts the cursor back (DECRC).
      (["TERM": "st-256color"], true, false),
      (["TERM": "stterm"], true, false),
      (["TERM": "screen", "STY": "1"], true, false),
      (["TERM": "screen", "TMUX": "x"], true, true),
      (["TERM": "screen", "TMUX": "x", "STY": "1"], true, false),
      (["TERM": "tmux-256color"], true, true),
    ] as [([String: String], Bool, Bool)])
  func queries(_ variables: [String: String], _ answers: Bool, _ swallows: Bool) {
    let environment = TerminalEnvironment(variables)
    #expect(environment.answersQueries == answers)
    #expect(environment.swallowsUnknownQueries == swallows)
  }

  /// Only what may be a key is decided soon.
  @Test(
    arguments: [
      ([:], "\u{1b}", 50), ([:], "\u{1b}[?6", 500), ([:], "\u{1b}[1;", 500),
      (["SSH_TTY": "x"], "\u{1b}[", 150), (["ESCDELAY": "900"], "\u{1b}[?6", 900),
    ] as [([String: String], String, Int)])
  func waitsForTheRest(_ variables: [String: String], _ text: String, _ milliseconds: Int) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    #expect(TerminalEnvironment(variables).timeout(of: decoder) == milliseconds)
  }

  @Test func sizeAndWaits() {
    let local = TerminalEnvironment(["COLUMNS": "132", "LINES": "x", "TERM": "xterm"])
    #expect(local.size == Size(columns: 132, rows: 0))
    #expect(local.leaveTimeout == 100)
    #expect(!local.isDumb)
    #expect(TerminalEnvironment(["SSH_CONNECTION": "a"]).leaveTimeout == 1000)
    #expect(TerminalEnvironment([:]).isDumb)
    #expect(TerminalEnvironment(["COLUMNS": "-3"]).size.columns == 0)
  }
}
