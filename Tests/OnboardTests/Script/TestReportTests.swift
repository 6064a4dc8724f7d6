import Foundation
import Testing

/// `onboard test --report`: results for other programs.
@Suite struct TestReportTests {
  @Test func reportsForPrograms() throws {
    let folder = try CommandFolder.withScripts([
      "d/sign-in.keys": "expect focus email", "d/sign-in.bad.keys": "expect screen \"a <b> & c\"",
      "d/sign-in.wrong.keys": "x",
    ])
    let tap = try folder.run("onboard test --report tap d")
    #expect(tap.status == 2)
    #expect(
      tap.output.hasPrefix(
        "TAP version 13\nnot ok 1 - d/sign-in.bad.keys\n  ---\n  message: \"d/sign-in.bad.keys:1:"
      ))
    #expect(tap.output.contains("\nok 2 - d/sign-in.keys\nnot ok 3 - d/sign-in.wrong.keys\n"))
    #expect(tap.output.hasSuffix("\n1..3\n"))

    let junit = try folder.run("onboard test --report=junit d")
    #expect(TagBalance(junit.output).isWellFormed)
    #expect(junit.output.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(junit.output.contains("a &lt;b&gt; &amp; c"))
  }

  /// A program that reads the report finds one where there is nothing to report.
  @Test func reportsOfNothing() throws {
    let folder = try CommandFolder.withScripts()
    let tap = try folder.run("onboard test --report tap d")
    #expect(tap.status == 2 && tap.output == "TAP version 13\n1..0\n")
    let junit = try folder.run("onboard test --report junit d")
    #expect(junit.status == 2 && TagBalance(junit.output).isWellFormed)
    #expect(junit.output.contains("tests=\"0\" failures=\"0\" errors=\"0\""))
    #expect(junit.errors == "onboard: d: no scripts there\n")
    #expect(try folder.run("onboard test d").output == "")
  }
}

/// Whether a text is XML, by a stack of its tags.
struct TagBalance {
  var isWellFormed: Bool

  init(_ text: String) {
    var open: [Substring] = []
    isWellFormed = true
    for tag in text.matches(of: /<(\/?)([a-z-]+)[^<>]*?(\/?)>/) {
      if !tag.output.1.isEmpty {
        isWellFormed = isWellFormed && open.popLast() == tag.output.2
      } else if tag.output.3.isEmpty {
        open.append(tag.output.2)
      }
    }
    isWellFormed = isWellFormed && open.isEmpty && text.hasPrefix("<?xml")
  }
}
