import Foundation
import Onboard
import TTYCore
import Testing

/// Screens of the project's flows, as they were looked at and found good.
///
/// `RECORD_GOLDENS=1 swift test --filter Golden` writes them anew; look at the difference before
/// it is committed.
@Suite struct GoldenTests {
  static let folder = Vectors.folder.deletingLastPathComponent()
    .appendingPathComponent("Goldens", isDirectory: true)
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  static func file(_ scene: GoldenScene, _ size: Size) -> String {
    "\(scene.name)-\(size.columns)x\(size.rows).txt"
  }

  @Test(arguments: GoldenScene.all)
  func screen(_ scene: GoldenScene) throws {
    for size in scene.sizes {
      var run = try WizardRun(flow: scene.flow, size: size, glyphs: scene.glyphs)
      for keys in scene.keys { run.send(keys) }
      let text = FrameText(run.frame).text
      let url = GoldenTests.folder.appendingPathComponent(GoldenTests.file(scene, size))
      if GoldenTests.isRecording { try Data(text.utf8).write(to: url) }
      let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      #expect(text == golden, "\(url.lastPathComponent)")
    }
  }

  /// No file is left of a scene that has gone.
  @Test func filesAreThoseOfTheScenes() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: GoldenTests.folder.path)
    let wanted = GoldenScene.all.flatMap { scene in
      scene.sizes.map { GoldenTests.file(scene, $0) }
    }
    #expect(Set(names) == Set(wanted + KeyboardBarGoldenTests.places.map(\.file)))
  }
}
