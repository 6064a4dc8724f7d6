import Testing

@testable import Onboard
@testable import TTYCore

@Suite struct ThemeTests {
  /// WCAG 2.2, relative luminance.
  private static func luminance(_ color: PaletteColor) -> Double {
    func linear(_ value: Int) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// To the power of 2.4: two fifths of the fifth root, by Newton's method.
  private static func power(_ value: Double) -> Double {
    var root = value
    for _ in 0..<60 {
      root = (4 * root + value / (root * root * root * root)) / 5
    }
    return value * value * root * root
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

  @Test func knownContrasts() {
    let black = PaletteColor(red: 0, green: 0, blue: 0)
    let white = PaletteColor(red: 255, green: 255, blue: 255)
    let grey = PaletteColor(red: 118, green: 118, blue: 118)
    #expect(abs(ThemeTests.contrast(black, white) - 21) < 0.01)
    #expect(abs(ThemeTests.contrast(grey, white) - 4.54) < 0.01)
  }

  /// Every colour that a theme asks for can be read on the backgrounds that it is meant for.
  @Test(arguments: Theme.all)
  func contrast(_ theme: Theme) {
    for background in theme.backgrounds {
      for style in theme.styles where style.foreground != .default {
        let ground = style.background == .default ? background : style.background
        let grey = PaletteColor(red: 0, green: 0, blue: 0)
        let ratio = ThemeTests.contrast(
          ThemeTests.color(style.foreground, default: grey),
          ThemeTests.color(ground, default: grey))
        #expect(ratio >= 4.5, "\(theme.name) \(style) on \(ground)")
      }
    }
  }

  /// A theme that is meant for any background asks for none of the colours that only suit some.
  @Test func themesForAnyBackgroundUseThePaletteOfTheTerminal() {
    for theme in Theme.all where theme.backgrounds.isEmpty {
      for style in theme.styles {
        #expect(style.background == .default)
        if case .indexed(let index) = style.foreground.kind { #expect(index < 16) }
      }
    }
  }

  @Test func names() {
    for name in ["default", "dark", "light", "mono", "high-contrast"] {
      #expect(Theme.named(name)?.name == name)
    }
    #expect(Theme.named("solarized") == nil)
    #expect(Theme.mono.styles.allSatisfy { $0.foreground == .default && $0.background == .default })
  }
}
