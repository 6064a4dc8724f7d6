import Foundation
import Onboard
import Testing

/// The scripts that the README shows are played as they stand there.
@Suite struct ReadmeScriptsTests {
  /// The blocks of the README without a language that begin with these words.
  private static func blocks(_ prefix: String) throws -> [String] {
    let file = FlowFilesTests.folder.deletingLastPathComponent().appendingPathComponent("README.md")
    let parts = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      .filter { $0.hasPrefix("\n\(prefix)") }
  }

  @Test(arguments: [("expect step sign-in", "sign-in"), ("flow \"welcome.json\"", "welcome")])
  func holds(_ prefix: String, _ name: String) throws {
    let blocks = try Self.blocks(prefix)
    #expect(blocks.count == 1)
    for block in blocks {
      var runner = ScriptRunner(try ScriptFlows.project(name))
      runner.updatesSnapshots = true
      let result = try runner.run(block)
      #expect(result.failure == nil)
      #expect(result.expectations >= 3)
    }
  }
}
