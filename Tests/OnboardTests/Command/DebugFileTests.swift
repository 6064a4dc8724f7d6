import Foundation
import Testing

/// `--debug FILE` writes what a run does as it does it.
@Suite(.serialized) struct DebugFileTests {
  private static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"Who?","fields":[
      {"id":"name","type":"text","label":"Field 1"},
      {"id":"pin","type":"secure","label":"PIN"}]}]}
    """
  private static let start = """
    onboard 0.1.0 f.json
    warning: steps[0].fields[1]: the secret "pin" goes nowhere: no command gets it, and "output" is not set
    warning: steps[0].fields[0].label: a label that only counts

    """

  /// However the keys come, the lines are the same but for how the run begins.
  @Test(arguments: [
    "printf 'ada\\thunter2\\t\\r' | onboard f.json --debug d",
    "onboard f.json --keys f.keys --debug=d",
  ])
  func isWritten(_ line: String) throws {
    let keys = "type \"ada\"\npress tab\ntype \"hunter2\"\npress tab\npress return\n"
    let folder = try CommandFolder(["f.json": Self.flow, "f.keys": keys, "d": "before\n"])
    let result = try folder.run(line)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    let lines =
      Self.start + (line.contains(".keys") ? "event appeared\n" : "") + """
        step s
        focus s/name
        event typed 1
        event typed 1
        event typed 1
        event key:tab
        blur s/name
        focus s/pin
        \(String(repeating: "event typed 1\n", count: 7))event key:tab
        blur s/pin
        focus s/@submit
        event key:enter
        submitted s
        finished

        """
    #expect(folder.text("d") == "before\n" + lines)
  }

  @Test func onlyTheOwnerReadsIt() throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run("onboard f.json --no-input --debug d; ls -l d | cut -c 1-10")
    #expect(result.output.hasSuffix("}\n-rw-------\n"), "\(result)")
    #expect(folder.text("d")?.hasPrefix(Self.start) ?? false)
  }

  /// The answers do not need it.
  @Test func aFullDisk() throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run("onboard f.json --no-input --debug /dev/full --announce a")
    #expect(result.status == 0 && result.output.contains("\"name\""))
    #expect(
      result.errors == "onboard: /dev/full: the lines of the debug log could not be written: "
        + "No space left on device\n")
    #expect(folder.text("a")?.isEmpty == false)
  }

  /// At a terminal the lines say when they were written, what the terminal is and says, and how much
  /// was drawn.
  @Test func isFollowedLive() throws {
    let run = try LiveRun("exec onboard f.json --debug d", flow: Self.flow)
    let folder = run.folder
    #expect(run.shows("PIN"))
    run.type("\thunter2\u{1b}[?62;4c\u{1b}[1;5P\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":""}"# + "\r\n")
    let lines = (folder.text("d") ?? "").split(separator: "\n")
    #expect(lines.first == "onboard 0.1.0 f.json")
    let rest = lines.dropFirst().map { $0.drop(while: \.isNumber).dropFirst() }
    for line in [
      "terminal TERM=linux, colours ansi16, UTF-8, small font, not asked, 80x24", "focus s/name",
      "focus s/pin", "event key:f1+ctrl", "terminal report:da1:62;4: nothing learnt",
      "submitted s", "finished",
    ] {
      #expect(rest.contains { $0 == line }, "\(line)\n\(lines)")
    }
    #expect(rest.contains { $0.hasPrefix("frame ") && $0.hasSuffix(" bytes") })
    #expect(rest.count { $0 == "event typed 1" } == 7)
  }
}
