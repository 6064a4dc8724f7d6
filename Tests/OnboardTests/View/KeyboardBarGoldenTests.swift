import Foundation
import Onboard
import TTYCore
import Testing

/// The keyboard bar at every width from one column on, as it was looked at and found good.
@Suite struct KeyboardBarGoldenTests {
  /// A place whose bar is kept, and the keys that lead to it.
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var flow: String
    var keys: [String] = []
    var glyphs = Glyphs.unicode

    var testDescription: String { name }
    var file: String { "bar-\(name).txt" }
  }

  static let widths = [
    1, 2, 6, 11, 12, 16, 20, 24, 30, 33, 34, 40, 50, 59, 60, 68, 71, 72, 80, 120,
  ]
  static let places = [
    Place(name: "first", flow: "welcome"),
    Place(name: "middle", flow: "welcome", keys: ["\t"]),
    Place(name: "last-ascii", flow: "welcome", keys: ["\t", "\t"], glyphs: .ascii),
    Place(name: "value", flow: "profile", keys: ["\t"]),
    Place(name: "unfocused", flow: "welcome", keys: [Keys.escape]),
    Place(name: "prompt", flow: "welcome", keys: ["a", Keys.interrupt]),
  ]

  @Test(arguments: places)
  func bar(_ place: Place) throws {
    var text = ""
    for width in KeyboardBarGoldenTests.widths {
      var run = try WizardRun(
        flow: place.flow, size: Size(columns: width, rows: 24), glyphs: place.glyphs)
      for keys in place.keys { run.send(keys) }
      let bar = run.frame.text(row: 23)
      #expect(CellWidth.of(bar) <= width)
      text += "\(width)|\(bar)\n"
    }
    let url = GoldenTests.folder.appendingPathComponent(place.file)
    if GoldenTests.isRecording { try Data(text.utf8).write(to: url) }
    #expect(text == String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }
}
