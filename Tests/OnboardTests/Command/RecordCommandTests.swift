import Foundation
import TTYCore
import Testing

/// `onboard record`: a run on a terminal becomes a script that makes it again.
@Suite(.serialized) struct RecordCommandTests {
  private static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"who","title":"Who","fields":[
      {"id":"name","type":"text","label":"Name"},
      {"id":"password","type":"secure","label":"Password","required":true,"minLength":8,
       "output":false}]},
     {"id":"code","title":"Code","fields":[
      {"id":"code","type":"oneTimeCode","label":"Code","length":4}]}]}
    """

  private func start(
    _ line: String = "exec onboard record f.json s.keys", size: Size = .standard
  ) throws -> LiveRun {
    try LiveRun(line, flow: Self.flow, size: size)
  }

  private func permissions(_ run: LiveRun, _ name: String) throws -> Int? {
    let path = "\(run.folder.path)/\(name)"
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func playsAgain() throws {
    let run = try start(size: Size(columns: 60, rows: 20))
    #expect(run.shows("Name"))
    run.type("Adx\u{7F}a\r")
    run.type("swordfish 1\r")
    #expect(run.shows("2 of 2"))
    let frames = run.wholeFrames
    run.resize(Size(columns: 50, rows: 12))
    #expect(run.terminal.wait { _ in run.wholeFrames == frames + 1 })
    run.type("\u{1B}[200~12 34\u{1B}[201~\r")
    run.expectEnd(
      .exited(status: 0), printing: #"{"name":"Ada","code":"1234"}"# + "\r\n")
    let script = try #require(run.folder.text("s.keys"))
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "flow \"f.json\"", "size 60x20", "expect step who", "type \"Adx\"", "press backspace",
        "type \"a\"", "press return", "type secret password", "press return", "expect step code",
        "resize 50x12", "paste \"12 34\"", "expect exit 0",
        #"expect answers {"name":"Ada","code":"1234"}"#,
      ])
    #expect(try permissions(run, "s.keys") == 0o600)
    #expect(try run.folder.run("onboard test s.keys").status == 0)
    let again = try run.folder.run("onboard run --keys s.keys f.json")
    #expect(again.status == 0 && again.output == #"{"name":"Ada","code":"1234"}"# + "\n")
  }

  @Test func cancelledRunsAreWrittenToo() throws {
    let run = try start()
    #expect(run.shows("Name"))
    run.type("Ada\u{3}")
    #expect(run.shows("Quit?"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
    let script = try #require(run.folder.text("s.keys"))
    #expect(script.hasSuffix("press ctrl+c\nexpect prompt quit\npress ctrl+c\n\nexpect exit 130\n"))
    #expect(try run.folder.run("onboard test s.keys").status == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func runsThatASignalEnds(_ signal: Int32) throws {
    let run = try start()
    #expect(run.shows("Name"))
    run.type("Ada\tsword")
    #expect(run.shows("*****"))
    run.child.send(signal)
    run.expectEnd(.ended(signal: signal))
    let script = try #require(run.folder.text("s.keys"))
    #expect(script.contains("type \"Ada\"") && !script.contains("sword"))
    #expect(try run.folder.run("onboard test s.keys").status == 0)
  }

  @Test func whatIsThereIsKept() throws {
    let folder = try CommandFolder(["f.json": Self.flow, "s.keys": "# mine\n"])
    let refused = try folder.run("onboard record f.json s.keys")
    #expect(refused.status == 2 && folder.text("s.keys") == "# mine\n")
    #expect(refused.errors == "onboard: s.keys: there is such a file; --force replaces it\n")
    let run = try start("echo '# mine' > s.keys; onboard record --force f.json s.keys")
    #expect(run.shows("Name"))
    run.type("\u{3}")
    #expect(run.terminal.endState(of: run.child) == .exited(status: 130))
    #expect(run.folder.text("s.keys")?.contains("expect exit 130") == true)
  }

  /// Nothing is left behind where nothing was recorded.
  @Test(arguments: [
    ("onboard record f.json no/s.keys", 1, "onboard: no/s.keys: the script could not be written:"),
    ("onboard record f.json s.keys", 1, "onboard: no terminal:"),
    ("TERM=dumb onboard record f.json s.keys", 1, "onboard: this terminal cannot show screens"),
    ("onboard record no.json s.keys", 2, "onboard: no.json:"),
    ("onboard record f.json", 2, "onboard: record wants a flow and the script"),
    ("onboard record --farce f.json s.keys", 2, "onboard: unknown option --farce; did you mean"),
  ])
  func nothingIsWritten(_ line: String, _ status: Int32, _ words: String) throws {
    let folder = try CommandFolder(["f.json": Self.flow])
    let result = try folder.run(line, environment: ["TERM": "xterm"])
    #expect(result.status == status && result.errors.hasPrefix(words), "\(result)")
    #expect(result.output.isEmpty && folder.text("s.keys") == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.allSatisfy { !$0.hasPrefix("s.keys") })
  }

  /// The flow is named as seen from the script.
  @Test func scriptsInOtherFolders() throws {
    let run = try start("mkdir -p a/b; cd a; onboard record ../f.json b/s.keys")
    #expect(run.shows("Name"))
    run.type("\u{3}")
    #expect(run.terminal.endState(of: run.child) == .exited(status: 130))
    #expect(run.folder.text("a/b/s.keys")?.contains("flow \"../../f.json\"\n") == true)
    #expect(try run.folder.run("onboard test a/b/s.keys").status == 0)
  }
}
