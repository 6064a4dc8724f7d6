import Foundation
import Testing

@testable import Onboard
@testable import TTYCore

/// Scripted keys mean the same however their bytes are cut.
struct ScriptSplitTests {
  /// Keys with sequences, characters of several bytes, a paste, and replies among them.
  static let keys = Array(
    ("ada@example.com\u{1b}[D\u{1b}[3~m\r\u{1b}[200~correct 漢字\u{1b}[201~x\u{1b}OD\u{7f}\r "
      + "\u{1b}[?62;22c\u{1b}]11;rgb:1/2/3\u{1b}\\ \u{1b}[Z\u{1b}[9;2u\u{1b}\r"
      + "\u{1b}[200~Your code is 123 456\u{1b}[201~\rÁ漢👨‍👩‍👧\u{7f}da\r1 Main\r\rX\rCA\r94105\r\r").utf8)

  private func outcome(of chunks: [ArraySlice<UInt8>]) throws -> Outcome {
    let file = FlowFilesTests.folder.appendingPathComponent("welcome.json")
    let flow = try #require(FlowReader.read([UInt8](try Data(contentsOf: file))).flow)
    var session = ScriptSession(flow) { _ in .failed(message: "") }
    for chunk in chunks { session.feed(chunk) }
    return session.end()
  }

  @Test func everySplit() throws {
    let whole = try outcome(of: [Self.keys[...]])
    guard case .finished(let answers) = whole else {
      Issue.record("it does not finish: \(whole)")
      return
    }
    #expect(answers.text.hasPrefix(#"{"email":"ada@example.com","remember":true,"code":"123456""#))
    #expect(answers.text.contains(#""name":"Á漢da""#))
    #expect(try outcome(of: Self.keys.indices.map { Self.keys[$0...$0] }) == whole)
    for index in Self.keys.indices {
      #expect(try outcome(of: [Self.keys[..<index], Self.keys[index...]]) == whole)
    }
  }

  /// Wherever the input ends it says so, and says it alike.
  @Test func everyEnd() throws {
    for index in Self.keys.indices.dropLast() {
      let whole = try outcome(of: [Self.keys[..<index]])
      let bytes = try outcome(of: Self.keys[..<index].indices.map { Self.keys[$0...$0] })
      #expect(whole == bytes)
      guard case .endedEarly = whole else {
        Issue.record("\(index) bytes come to \(whole)")
        continue
      }
    }
  }
}
