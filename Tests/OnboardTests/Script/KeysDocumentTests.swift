import Foundation
import Onboard
import Testing

/// docs/keys.md says what is so.
@Suite struct KeysDocumentTests {
  let document: KeysDocument
  let flow: Flow

  init() throws {
    document = try KeysDocument()
    flow = try #require(FlowReader.read(Array(document.flow.utf8)).flow)
  }

  private func result(of block: KeysDocument.Block) throws -> ScriptResult {
    let script = try Script(
      Array(block.text.utf8), path: "keys.md-\(block.line)", read: document.read)
    var runner = ScriptRunner(flow)
    runner.updatesSnapshots = true
    runner.command = { _ in .failed(message: "not here") }
    return try runner.run(script)
  }

  @Test func examplesHold() throws {
    let examples = document.scripts.filter { $0.note != "refused" }
    #expect(!examples.isEmpty)
    for block in examples {
      let result = try result(of: block)
      #expect(result.failure == nil)
    }
  }

  @Test func examplesAreRefused() throws {
    let examples = document.scripts.filter { $0.note == "refused" }
    #expect(examples.count == 1)
    for block in examples {
      #expect(throws: ScriptError.self, "line \(block.line)") { try result(of: block) }
    }
  }

  /// Every word of the language has an example; `flow` has one in the table, as there is no file.
  @Test(arguments: [
    "size", "today", "allow", "autofill", "include", "repeat", "type", "type secret", "press",
    "paste", "bytes", "click", "resize", "wait", "reply", "snapshot", "expect step",
    "expect focus", "expect focus none", "expect prompt", "expect no prompt", "expect error",
    "expect no error", "expect value", "expect screen", "expect no screen", "expect bar",
    "expect announced", "expect answers", "expect exit",
  ])
  func hasExample(_ words: String) {
    let lines = document.scripts.flatMap { $0.text.split(separator: "\n") }
    #expect(
      lines.contains {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix(words + " ") || $0 == words
      })
  }
}
