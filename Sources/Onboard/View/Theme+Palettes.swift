import TTYCore

/// The themes, each from a few colours.
extension Theme {
  /// The colours of a theme.
  private struct Palette {
    var ground = Style.plain
    /// What has the focus.
    var accent = Color.default
    /// What stands on the accent.
    var ink = Color.default
    var danger = Color.default
    var caution = Color.default
    var success = Color.default
    /// Less important text; the terminal's own colour if there is none that can be relied on.
    var quiet = Color.default
    /// Whether colours are for marks alone, and words in the terminal's own.
    var isForMarksOnly = false
  }

  private init(_ name: String, on backgrounds: [Color] = [], _ palette: Palette) {
    func style(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: palette.ground.background, attributes: attributes)
    }
    let plain = palette.ground
    let strong = style(plain.foreground, .bold)
    let quiet = style(palette.quiet)
    // Faint is for what need not be read: lines, and what cannot be used.
    let faint = palette.quiet == .default ? style(plain.foreground, .dim) : quiet
    let isPlain = palette.isForMarksOnly
    self.init(
      name: name, backgrounds: backgrounds, base: plain, heading: strong, title: strong,
      text: plain, section: style(plain.foreground, .underline), label: plain,
      focusedLabel: isPlain ? strong : style(palette.accent, .bold),
      accent: style(palette.accent, .bold), value: plain, placeholder: quiet, help: quiet,
      message: isPlain ? plain : style(palette.danger), messageMark: style(palette.danger, .bold),
      notice: style(palette.caution), done: style(palette.success), quiet: quiet, line: faint,
      disabled: faint, button: plain,
      // Reversed, so that it is seen without colour as well. Not bold: some terminals make that
      // bright, and what is bright on a bright ground cannot be read.
      focusedButton: Style(
        foreground: isPlain ? plain.foreground : palette.accent, background: palette.ink,
        attributes: .reverse),
      border: style(palette.accent),
      key: palette.quiet == .default ? strong : plain, bar: quiet, wayOut: strong)
  }

  /// For a terminal of which nothing is known: its own colours, and those four of the palette of
  /// 256 that can be read on black and on white.
  ///
  /// Six entries have a contrast of 4.5 and more on both: 29, 63, 98, 131, 163 and 243.
  public static let standard = Theme(
    "default",
    Palette(
      accent: .indexed(63), ink: .indexed(231), danger: .indexed(131), success: .indexed(29),
      quiet: .indexed(243)))

  /// The default for a terminal of 16 colours.
  ///
  /// What the ANSI 16 look like is the terminal's matter, and none has a contrast of 4.5 on black
  /// and on white in all the usual palettes. So words have the terminal's own colour, and marks
  /// those two that come to 3 on both.
  public static let ansi = Theme(
    "default",
    Palette(accent: .magenta, danger: .ansi(9), isForMarksOnly: true))

  /// The default for a dark background.
  public static let dark = Theme(
    "dark", on: [.rgb(0, 0, 0), .rgb(40, 44, 52)],
    Palette(
      accent: .indexed(117), ink: .indexed(16), danger: .indexed(210), caution: .indexed(222),
      success: .indexed(114), quiet: .indexed(248)))

  /// The default for a light background.
  public static let light = Theme(
    "light", on: [.rgb(255, 255, 255), .rgb(250, 244, 237)],
    Palette(
      accent: .indexed(25), ink: .indexed(231), danger: .indexed(124), caution: .indexed(94),
      success: .indexed(22), quiet: .indexed(240)))

  /// White and yellow on black, whatever the terminal's own colours are.
  public static let highContrast = Theme(
    "high-contrast", on: [.indexed(16)],
    Palette(
      ground: Style(foreground: .indexed(231), background: .indexed(16)), accent: .indexed(226),
      ink: .indexed(16), danger: .indexed(217), caution: .indexed(226), success: .indexed(231),
      quiet: .indexed(252)))

  /// Without any colour.
  public static let mono = Theme("mono", Palette())
}
