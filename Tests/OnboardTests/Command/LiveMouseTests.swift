import Testing

@testable import TTYCore

/// The mouse at a terminal, and in piped bytes.
@Suite(.serialized) struct LiveMouseTests {
  private static let flow = """
    {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
      {"id":"name","type":"text","label":"Name","default":"abcd"},
      {"id":"news","type":"toggle","label":"News"}]}]}
    """

  /// The bytes of a click on the first cell of a text.
  private func click(on text: String, of run: LiveRun) throws -> String {
    for (row, line) in run.screen.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      let place = "\(column + 1);\(row + 1)"
      return "\u{1b}[<0;\(place)M\u{1b}[<0;\(place)m"
    }
    throw NotThere(text: text)
  }

  private struct NotThere: Error { var text: String }

  @Test func clicksAndGivesBack() throws {
    let run = try LiveRun("exec onboard run --mouse f.json", flow: Self.flow)
    #expect(run.shows("Finish"))
    run.type(try click(on: "cd", of: run) + "x")
    #expect(run.shows("abxcd"))
    run.type(try click(on: "News", of: run))
    #expect(run.shows("[x] News"))
    run.resize(Size(columns: 30, rows: 12))
    #expect(run.shows("Finish ]"))
    run.type(try click(on: "Finish ]", of: run))
    run.expectEnd(.exited(status: 0), printing: #"{"name":"abxcd","news":true}"# + "\r\n")
    let output = String(decoding: run.terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}[?1000h") && output.contains("\u{1b}[?1000l"))
  }

  /// Without the option the terminal keeps its mouse, and reports mean nothing.
  @Test func isOffUnlessAskedFor() throws {
    let run = try LiveRun("exec onboard run f.json", flow: Self.flow)
    #expect(run.shows("Finish"))
    run.type(try click(on: "News", of: run) + "x\r\r\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"abcdx","news":false}"# + "\r\n")
    #expect(!String(decoding: run.terminal.output, as: UTF8.self).contains("\u{1b}[?1000h"))
  }

  @Test func isPartOfPipedBytes() throws {
    let flow = try CommandFolder(["f.json": Self.flow])
    let text = try flow.run("onboard show --text f.json")
    let rows = text.output.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("News") }) + 1
    let result = try flow.run(
      "printf '\\033[<0;12;\(row)M\\033[<0;12;\(row)m\\033[21~' | onboard f.json")
    #expect(result.output == #"{"name":"abcd","news":true}"# + "\n", "\(result) \(text.output)")
  }
}
