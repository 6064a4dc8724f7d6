import Foundation
import Testing

@testable import Onboard

/// The page that describes flow files.
@Suite struct FlowDocumentTests {
  private func page() throws -> String {
    let file = FlowFilesTests.folder.deletingLastPathComponent()
      .appendingPathComponent("docs/flows.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func namesEveryKeyAndType() throws {
    let page = try page()
    for object in FlowObject.allCases {
      for key in object.keys {
        let isNamed = page.contains("`\(key.name)`") || page.contains("\"\(key.name)\"")
        #expect(isNamed, "\(object): \(key.name)")
      }
    }
    for type in FlowObject.fieldTypes { #expect(page.contains("### `\(type)`")) }
  }

  @Test func examplesAreRight() throws {
    let blocks = try page().components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count > 8)
    for block in blocks {
      let root = try JSONReader.read([UInt8](block.utf8))
      if root["flow"] != nil {
        #expect(FlowReader.read([UInt8](block.utf8)).faults == [], "\(block)")
        continue
      }
      if root["values"] != nil {
        let flow = #"{"flow":"f","title":"F","steps":[\#(root.value.text)]}"#
        #expect(FlowReader.read([UInt8](flow.utf8)).faults == [], "\(block)")
      }
      let fields = root["type"] == nil || root["title"] != nil ? root.elements : [root]
      for field in fields where field["type"] != nil {
        let step = #"{"id":"s","title":"S","fields":\#(JSON.array(fields.map(\.value)).text)}"#
        let flow = #"{"flow":"f","title":"F","steps":[\#(step)]}"#
        #expect(FlowReader.read([UInt8](flow.utf8)).faults == [], "\(block)")
      }
    }
  }
}
