import Foundation
import Testing

@testable import Onboard
@testable import TTYCore

@Suite struct ThemeTests {
  private static let black = PaletteColor(red: 0, green: 0, blue: 0)
  private static let white = PaletteColor(red: 255, green: 255, blue: 255)
  /// Also those that are not chosen by their own name.
  static let everyTheme = Theme.all + [.ansi]

  /// WCAG 2.2, relative luminance.
  private static func luminance(_ color: PaletteColor) -> Double {
    func linear(_ value: Int) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func contrast(_ one: PaletteColor, _ other: PaletteColor) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func color(_ color: Color, default fallback: PaletteColor) -> PaletteColor {
    switch color.kind {
    case .default: fallback
    case .indexed(let index): Palette.rgb(index)
    case .rgb(let red, let green, let blue):
      PaletteColor(red: Int(red), green: Int(green), blue: Int(blue))
    }
  }

  /// The lowest contrast of a theme's words, and of its marks, on a background whose own text is
  /// black or white, whichever is farther.
  private static func lowest(_ styles: [Style], on ground: PaletteColor, ansi: [PaletteColor] = [])
    -> Double
  {
    let text = contrast(ground, black) > contrast(ground, white) ? black : white
    func resolved(_ color: Color, _ fallback: PaletteColor) -> PaletteColor {
      if case .indexed(let index) = color.kind, ansi.indices.contains(Int(index)) {
        return ansi[Int(index)]
      }
      return Self.color(color, default: fallback)
    }
    return styles.map {
      contrast(resolved($0.foreground, text), resolved($0.background, ground))
    }.min() ?? 0
  }

  @Test func knownContrasts() {
    let grey = PaletteColor(red: 118, green: 118, blue: 118)
    #expect(abs(ThemeTests.contrast(ThemeTests.black, ThemeTests.white) - 21) < 0.01)
    #expect(abs(ThemeTests.contrast(grey, ThemeTests.white) - 4.54) < 0.01)
  }

  @Test func contrastIsComputedAsItIsDefined() throws {
    for index in UInt8(16)...255 {
      for ground in [Color.rgb(0, 0, 0), .rgb(40, 44, 52), .rgb(200, 30, 90), .rgb(255, 255, 255)] {
        let wanted = ThemeTests.contrast(
          Palette.rgb(index), ThemeTests.color(ground, default: ThemeTests.black))
        let ratio = try #require(Contrast.ratio(.indexed(index), ground))
        #expect(abs(ratio - wanted) < 0.001)
      }
    }
    #expect(Contrast.ratio(.red, .rgb(0, 0, 0)) == nil)
    #expect(Contrast.ratio(.default, .rgb(0, 0, 0)) == nil)
  }

  /// Every word of a theme can be read on the backgrounds that it is meant for: where it is meant
  /// for any, on black and on white.
  @Test(arguments: everyTheme)
  func contrast(_ theme: Theme) {
    let grounds =
      theme.backgrounds.isEmpty ? [.rgb(0, 0, 0), .rgb(255, 255, 255)] : theme.backgrounds
    for ground in grounds {
      let ground = ThemeTests.color(ground, default: ThemeTests.black)
      #expect(ThemeTests.lowest(theme.textStyles, on: ground) >= 4.5, "\(theme.name) \(ground)")
      if theme != .ansi { #expect(ThemeTests.lowest(theme.markStyles, on: ground) >= 4.5) }
    }
  }

  /// What must be read is never faint, and of the ANSI 16, which can be anything, only marks.
  @Test(arguments: everyTheme)
  func wordsAreNeitherFaintNorOfAColorThatCanBeAnything(_ theme: Theme) {
    for style in theme.textStyles {
      #expect(!style.attributes.contains(.dim))
      for color in [style.foreground, style.background] {
        if case .indexed(let index) = color.kind { #expect(index >= 16) }
      }
      // Bold is bright in some terminals, and bright on a bright ground cannot be read.
      #expect(!style.attributes.isSuperset(of: [.bold, .reverse]))
    }
  }

  /// Marks have 3:1 (WCAG 2.2, 1.4.11) on black and on white in the palettes of xterm, of the Linux
  /// console and of GNOME Terminal (magenta and bright red alone are told apart here).
  @Test func marksOf16Colors() {
    func palette(_ magenta: PaletteColor, _ red: PaletteColor) -> [PaletteColor] {
      var palette = Array(repeating: ThemeTests.black, count: 16)
      (palette[5], palette[9]) = (magenta, red)
      return palette
    }
    let palettes = [
      palette(Palette.rgb(5), Palette.rgb(9)),
      palette(
        PaletteColor(red: 170, green: 0, blue: 170), PaletteColor(red: 255, green: 85, blue: 85)),
      palette(
        PaletteColor(red: 163, green: 71, blue: 186), PaletteColor(red: 246, green: 97, blue: 81)),
    ]
    for palette in palettes {
      for ground in [ThemeTests.black, ThemeTests.white] {
        let lowest = ThemeTests.lowest(Theme.ansi.markStyles, on: ground, ansi: palette)
        #expect(lowest >= 3, "\(palette) \(ground)")
      }
    }
  }

  /// On every background the theme that is chosen for it can be read.
  @Test func fittingThemes() {
    var chosen: Set<String> = []
    let channels = [0, 0x1e, 0x33, 0x55, 0x80, 0xaa, 0xcc, 0xee, 0xff]
    var grounds = (0...255).map { PaletteColor(red: $0, green: $0, blue: $0) }
    for red in channels {
      for green in channels {
        grounds += channels.map { PaletteColor(red: red, green: green, blue: $0) }
      }
    }
    for ground in grounds {
      let theme = Theme.fitting(
        background: RGB(
          red: UInt8(ground.red), green: UInt8(ground.green), blue: UInt8(ground.blue)))
      chosen.insert(theme.name)
      // Which colour of text such a background has is the terminal's matter.
      let styles = (theme.textStyles + theme.markStyles).filter { $0.foreground != .default }
      guard !styles.isEmpty else { continue }
      #expect(ThemeTests.lowest(styles, on: ground) >= 4.5, "\(theme.name) \(ground)")
    }
    #expect(chosen == ["dark", "light", "mono"])
    #expect(Theme.fitting(background: nil) == .standard)
    #expect(Theme.fitting(background: RGB(red: 0, green: 0, blue: 0)) == .dark)
    #expect(Theme.fitting(background: RGB(red: 40, green: 44, blue: 52)) == .dark)
    #expect(Theme.fitting(background: RGB(red: 253, green: 246, blue: 227)) == .light)
    #expect(Theme.fitting(background: RGB(red: 128, green: 128, blue: 128)) == .mono)
  }

  @Test func fewColorsGetTheThemeThatIsMadeForThem() {
    for theme in [Theme.standard, .dark, .light] {
      #expect(theme.reduced(to: .ansi16) == .ansi)
      #expect(theme.reduced(to: .indexed256) == theme)
      #expect(theme.reduced(to: .none) == theme)
    }
    #expect(Theme.mono.reduced(to: .ansi16) == .mono)
    #expect(Theme.highContrast.reduced(to: .ansi16) == .highContrast)
  }

  @Test func names() {
    for name in ["default", "dark", "light", "mono", "high-contrast"] {
      #expect(Theme.named(name)?.name == name)
    }
    #expect(Theme.named("solarized") == nil)
    #expect(
      (Theme.mono.textStyles + Theme.mono.markStyles).allSatisfy {
        $0.foreground == .default && $0.background == .default
      })
  }
}
