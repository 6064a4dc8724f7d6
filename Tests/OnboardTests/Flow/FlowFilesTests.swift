import Foundation
import Onboard
import Testing

/// The flows that come with the project.
@Suite struct FlowFilesTests {
  static let folder = Vectors.folder
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("flows", isDirectory: true)

  static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && !$0.lastPathComponent.contains(".schema.") }
  }

  @Test func checkClean() throws {
    let files = try FlowFilesTests.files()
    #expect(files.count >= 4)
    for file in files {
      let source = SourceText([UInt8](try Data(contentsOf: file)))
      let (flow, faults) = FlowReader.read(source)
      let text = faults.map { $0.text(path: file.lastPathComponent, in: source) }
      #expect(text == [])
      // As a value it has no more.
      #expect(flow?.faults == [])
      #expect(flow?.name == file.deletingPathExtension().lastPathComponent)
    }
  }

  @Test func welcomeIsRead() throws {
    let file = FlowFilesTests.folder.appendingPathComponent("welcome.json")
    let flow = try #require(FlowReader.read([UInt8](try Data(contentsOf: file))).flow)
    #expect(flow.title == "Welcome to Acme")
    #expect(flow.steps.map(\.id) == ["sign-in", "verify", "address", "review"])
    #expect(flow.steps.map(\.kind) == [.form, .form, .form, .review])
    #expect(flow.field("password")?.kind == .secure(mask: .dots))
    #expect(flow.field("password")?.rules == [.minLength(8)])
    #expect(flow.field("remember")?.initial == .bool(true))
    #expect(flow.field("email")?.contentType == .emailAddress)
    #expect(flow.field("code")?.kind == .oneTimeCode(length: 6, onComplete: .submit))
    #expect(flow.steps[1].text?.fields == ["email"])
    #expect(flow.steps[1].buttons.map(\.id) == ["@send-a-new-code"])
    #expect(flow.steps[1].buttons.map(\.opens) == ["resend"])
    #expect(flow.prompt("resend")?.cancelButton?.label == "Cancel")
    #expect(flow.prompt("resend")?.defaultButton?.label == "Send")
  }
}
