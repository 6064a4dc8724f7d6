import Foundation
import Testing

/// `--announce FILE` writes the second track as it comes.
@Suite(.serialized) struct AnnouncementFileTests {
  private static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"Who?","fields":[
      {"id":"name","type":"text","label":"Name"},{"id":"pin","type":"secure","label":"PIN"}]}]}
    """
  private static let start = "Step 1 of 1: Who?\nName, text field, empty, 1 of 3\n"
  private static let rest =
    "PIN, secure text field, empty, 2 of 3\nPIN, secure text field, filled, 2 of 3\n"

  /// However the keys come, the lines are the same; a secret is in none of them.
  @Test(arguments: [
    "printf 'ada\\thunter2\\033[Z\\t\\r' | onboard f.json --announce a",
    "onboard f.json --keys f.keys --announce=a",
  ])
  func isWritten(_ line: String) throws {
    let keys =
      "type \"ada\"\npress tab\ntype \"hunter2\"\npress shift+tab\npress tab\npress return\n"
    let folder = try CommandFolder(["f.json": Self.flow, "f.keys": keys, "a": "before\n"])
    let result = try folder.run("\(line)")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    let lines =
      Self.start + Self.rest.replacing("\nPIN", with: "\nName, text field, ada, 1 of 3\nPIN")
    #expect(folder.text("a") == "before\n" + lines + "Finished.\n")
  }

  @Test func onlyTheOwnerReadsIt() throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run("onboard f.json --no-input --announce a; ls -l a | cut -c 1-10")
    #expect(result.output.hasSuffix("}\n-rw-------\n"), "\(result)")
    #expect(folder.text("a") == Self.start + "Finished.\n")
  }

  /// Whatever ends the run, the last line says so, as standard error does.
  @Test(arguments: [
    ("printf '\\003'", "", "Quit.", 130),
    ("printf a", "", "Not finished: the input ended at step \"s\", focus on \"name\"", 1),
    ("sleep 2", "--timeout 200ms", "Not finished: the time is up at step \"s\"", 1),
  ])
  func theEndIsTold(_ keys: String, _ option: String, _ line: String, _ status: Int32) throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run("\(keys) | onboard f.json --announce a \(option)")
    #expect(result.status == status)
    #expect(folder.text("a")?.hasPrefix(Self.start + line) == true)
    #expect(folder.text("a")?.split(separator: "\n").count == 3)
  }

  @Test func aReaderOfAFIFOIsWaitedFor() throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run(
      "mkfifo a; (sleep 0.2; cat a > b) & onboard f.json --no-input --announce a; wait; cat b")
    #expect(
      result.status == 0 && result.output.hasSuffix("}\n" + Self.start + "Finished.\n"), "\(result)"
    )
  }

  /// A reader that has gone costs the lines, not the answers.
  @Test func theAnswersDoNotNeedIt() throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run("onboard f.json --no-input --announce /dev/full")
    #expect(result.status == 0 && result.output.contains("\"name\""))
    #expect(
      result.errors
        == "onboard: /dev/full: the announcements could not be written: No space left on device\n")
  }

  @Test(arguments: [("flows", "Is a directory"), ("no/a", "No such file or directory")])
  func whatCannotBeOpened(_ path: String, _ reason: String) throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run("onboard f.json --no-input --announce \(path)")
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors == "onboard: \(path): the announcements could not be written: \(reason)\n")
  }

  /// At a terminal the lines are there as soon as what they tell is.
  @Test func isFollowedLive() throws {
    let run = try LiveRun("exec onboard f.json --announce a", flow: Self.flow)
    let folder = run.folder
    #expect(run.shows("Name"))
    #expect(folder.text("a") == Self.start)
    run.type("\thunter2\u{1b}[Z\t")
    #expect(run.terminal.wait { _ in folder.text("a")?.hasSuffix("filled, 2 of 3\n") ?? false })
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":""}"# + "\r\n")
  }
}
