import Foundation
import Onboard
import Testing

/// The scripts of the project's flows hold, and reach nearly all of them.
@Suite struct FlowScriptsTests {
  static let names = [
    "sign-in", "verify", "address", "welcome", "profile", "parcel", "guests", "search", "checkout",
    "sign-up",
  ]

  private static func scripts(of flow: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: FlowFilesTests.folder, includingPropertiesForKeys: nil
    )
    .filter {
      $0.lastPathComponent == "\(flow).keys"
        || ($0.lastPathComponent.hasPrefix("\(flow).") && $0.pathExtension == "keys")
    }
  }

  @Test(arguments: names)
  func scriptsHold(_ name: String) throws {
    let flow = try ScriptFlows.project(name)
    var coverage = FlowCoverage(flow)
    for file in try Self.scripts(of: name) {
      let read = { (path: String) throws(UnreadableFile) in
        guard let data = FileManager.default.contents(atPath: path) else {
          throw UnreadableFile("no such file")
        }
        return [UInt8](data)
      }
      var runner = ScriptRunner(flow, read: read)
      runner.measuresCoverage = true
      let script = try Script(try read(file.path), path: file.path, read: read)
      let result = try runner.run(script)
      #expect(result.failure == nil)
      if let reached = result.run.coverage { coverage.merge(reached) }
    }
    #expect(coverage.percentage >= 90, "\(coverage.missed)")
  }

  /// Every flow has a script, and no snapshot is left of one that has gone.
  @Test func filesBelongTogether() throws {
    let flows = try FlowFilesTests.files().map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(flows) == Set(Self.names))
    var snapshots: Set<String> = []
    for name in flows {
      for file in try Self.scripts(of: name) {
        let base = file.deletingPathExtension().lastPathComponent
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        for line in text.split(separator: "\n") where line.hasPrefix("snapshot ") {
          snapshots.insert("\(base).\(line.dropFirst(10).dropLast()).txt")
        }
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: FlowFilesTests.folder.path)
    #expect(Set(files.filter { $0.hasSuffix(".txt") }) == snapshots)
  }
}
