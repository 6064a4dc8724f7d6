import Foundation
import Onboard
import Testing

/// The files of nst/JSONTestSuite.
@Suite struct JSONSuiteTests {
  static let files = try? FileManager.default.contentsOfDirectory(
    at: Vectors.folder.appendingPathComponent("json-test-suite/test_parsing"),
    includingPropertiesForKeys: nil)

  private func isRead(_ file: URL) throws -> Bool {
    let bytes = [UInt8](try Data(contentsOf: file))
    do throws(JSONError) {
      let node = try JSONReader.read(bytes)
      #expect(node.range.upperBound <= bytes.count)
      return true
    } catch {
      #expect((0...bytes.count).contains(error.offset), "\(file.lastPathComponent)")
      #expect(!error.message.isEmpty)
      return false
    }
  }

  @Test func everyFile() throws {
    let files = try #require(JSONSuiteTests.files)
    #expect(files.contains { $0.lastPathComponent == "n_structure_100000_opening_arrays.json" })
    for file in files {
      let name = file.lastPathComponent
      let isRead = try isRead(file)
      if name.hasPrefix("y_") { #expect(isRead, "\(name)") }
      if name.hasPrefix("n_") { #expect(!isRead, "\(name)") }
    }
  }

  /// What is read and written again is the same to Foundation.
  @Test func writtenAgain() throws {
    for file in try #require(JSONSuiteTests.files)
    where file.lastPathComponent.hasPrefix("y_") {
      let data = try Data(contentsOf: file)
      let text = try JSONReader.read([UInt8](data)).value.text
      #expect(try JSONReader.read([UInt8](text.utf8)).value.text == text)
      guard
        let before = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      else { continue }
      let after = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(
        (before as? NSObject) == (after as? NSObject), "\(file.lastPathComponent): \(text)")
    }
  }
}
