import Onboard
import TTYCore
import Testing

@Suite struct GlyphsTests {
  /// All scalars that a set of glyphs draws.
  private static func scalars(_ glyphs: Glyphs) -> [Unicode.Scalar] {
    func collect(_ value: Any) -> [Unicode.Scalar] {
      if let text = value as? String { return Array(text.unicodeScalars) }
      if let character = value as? Character { return Array(character.unicodeScalars) }
      return Mirror(reflecting: value).children.flatMap { collect($0.value) }
    }
    return collect(glyphs)
  }

  @Test func asciiIsASCII() {
    #expect(GlyphsTests.scalars(.ascii).allSatisfy { $0.isASCII })
  }

  @Test func unicodeIsOld() {
    let scalars = GlyphsTests.scalars(.unicode)
    #expect(scalars.count > 30)
    for scalar in scalars {
      let age = scalar.properties.age
      #expect(age.map { $0.major < 14 || ($0.major == 14 && $0.minor == 0) } == true)
      #expect(CellWidth.of(scalar) == 1)
    }
  }

  /// Where the text is ASCII, so is the whole screen.
  @Test func asciiScreensAreASCII() throws {
    for scene in GoldenScene.all {
      var run = try WizardRun(flow: scene.flow, glyphs: .ascii)
      for keys in scene.keys {
        run.send(keys)
        #expect(run.text.utf8.allSatisfy { $0 < 0x80 }, "\(scene.name)")
      }
    }
  }
}
