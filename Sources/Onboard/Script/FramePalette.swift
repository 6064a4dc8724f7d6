import TTYCore

/// The colours of a picture of a frame: what a terminal is free in, and the window around it.
///
/// Those of the terminal are the ANSI colours of GitHub's own themes (primer/primitives, MIT), so
/// that a picture fits the page that it is seen on.
public struct FramePalette: Hashable, Sendable {
  /// Text without a colour of its own.
  var text: PictureColor
  /// What is behind it.
  var ground: PictureColor
  /// The bar above the screen.
  var bar: PictureColor
  /// The title in the bar.
  var title: PictureColor
  /// The edge of the window.
  var edge: PictureColor
  /// The 16 ANSI colours.
  var ansi: [PictureColor]

  /// A terminal with a dark background.
  public static let dark = FramePalette(
    text: PictureColor(0xe6edf3), ground: PictureColor(0x0d1117), bar: PictureColor(0x161b22),
    title: PictureColor(0x9198a1), edge: PictureColor(0x3d444d),
    ansi: [
      0x484f58, 0xff7b72, 0x3fb950, 0xd29922, 0x58a6ff, 0xbc8cff, 0x39c5cf, 0xb1bac4, 0x6e7681,
      0xffa198, 0x56d364, 0xe3b341, 0x79c0ff, 0xd2a8ff, 0x56d4dd, 0xffffff,
    ].map { PictureColor($0) })

  /// A terminal with a light background.
  public static let light = FramePalette(
    text: PictureColor(0x1f2328), ground: PictureColor(0xffffff), bar: PictureColor(0xf6f8fa),
    title: PictureColor(0x59636e), edge: PictureColor(0xd1d9e0),
    ansi: [
      0x24292f, 0xcf222e, 0x116329, 0x4d2d00, 0x0969da, 0x8250df, 0x1b7c83, 0x6e7781, 0x57606a,
      0xa40e26, 0x1a7f37, 0x633c01, 0x218bff, 0xa475f9, 0x3192aa, 0x8c959f,
    ].map { PictureColor($0) })

  /// The palette that a theme is seen best on: dark unless the theme is meant for a light
  /// background, and with the theme's own ground if it has one.
  public init(for theme: Theme) {
    let ground = theme.base.background
    let background = ground == .default ? theme.backgrounds.first ?? .default : ground
    let color = FramePalette.dark.color(background, default: FramePalette.dark.ground)
    self = color.isLight ? .light : .dark
    self.ground = self.color(ground, default: self.ground)
  }

  private init(
    text: PictureColor, ground: PictureColor, bar: PictureColor, title: PictureColor,
    edge: PictureColor, ansi: [PictureColor]
  ) {
    self.text = text
    self.ground = ground
    self.bar = bar
    self.title = title
    self.edge = edge
    self.ansi = ansi
  }

  /// What a colour of a cell looks like.
  func color(_ color: Color, default fallback: PictureColor) -> PictureColor {
    switch color.kind {
    case .default: fallback
    case .indexed(let index):
      ansi.indices.contains(Int(index)) ? ansi[Int(index)] : PictureColor(fixed: index)
    case .rgb(let red, let green, let blue):
      PictureColor(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
  }
}
