import TTYCore

/// The themes, each from a few colours.
extension Theme {
  /// The colours of a theme, and how it says less and more.
  private struct Palette {
    var ground = Style.plain
    /// Marks the focus.
    var accent: Color
    var danger: Color
    var caution: Color
    var success: Color
    /// Less important text: a colour of its own, or the terminal's own made dim if nil.
    var quiet: Color?
    var isQuietDim = true
  }

  private init(_ name: String, on backgrounds: [Color] = [], _ palette: Palette) {
    func style(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, background: palette.ground.background, attributes: attributes)
    }
    let plain = palette.ground
    let strong = style(plain.foreground, .bold)
    let quiet = style(palette.quiet ?? plain.foreground, palette.isQuietDim ? .dim : [])
    let accent = style(palette.accent, .bold)
    self.init(
      name: name, backgrounds: backgrounds, base: plain, heading: strong, title: strong,
      text: plain, section: style(plain.foreground, .underline), label: plain,
      focusedLabel: accent, accent: accent, value: plain, placeholder: quiet, help: quiet,
      message: style(palette.danger), notice: style(palette.caution),
      done: style(palette.success), quiet: quiet, disabled: quiet, button: plain,
      focusedButton: style(palette.accent, [.bold, .reverse]), border: style(palette.accent),
      key: plain, bar: quiet, barDone: strong)
  }

  /// For a terminal of which nothing is known: its own colours, three of the ANSI 16, and dim.
  ///
  /// What the ANSI 16 look like is the terminal's matter. In xterm's palette magenta, the accent,
  /// has 4.5:1 on black and 4.7:1 on white, which none of the other fifteen comes near.
  public static let standard = Theme(
    "default", Palette(accent: .magenta, danger: .red, caution: .default, success: .default))

  /// The default for a dark background.
  public static let dark = Theme(
    "dark", on: [.rgb(0, 0, 0), .rgb(40, 44, 52)],
    Palette(
      accent: .indexed(117), danger: .indexed(210), caution: .indexed(222),
      success: .indexed(114), quiet: .indexed(248), isQuietDim: false))

  /// The default for a light background.
  public static let light = Theme(
    "light", on: [.rgb(255, 255, 255), .rgb(250, 244, 237)],
    Palette(
      accent: .indexed(25), danger: .indexed(124), caution: .indexed(94), success: .indexed(22),
      quiet: .indexed(240), isQuietDim: false))

  /// White and yellow on black, whatever the terminal's own colours are.
  public static let highContrast = Theme(
    "high-contrast", on: [.indexed(16)],
    Palette(
      ground: Style(foreground: .indexed(231), background: .indexed(16)), accent: .indexed(226),
      danger: .indexed(217), caution: .indexed(226), success: .indexed(231),
      quiet: .indexed(252), isQuietDim: false))

  /// Without any colour.
  public static let mono = Theme(
    "mono",
    Palette(accent: .default, danger: .default, caution: .default, success: .default))
}
