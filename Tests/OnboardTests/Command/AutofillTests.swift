import Testing

/// What git and the environment know is offered at a terminal, and nowhere else.
@Suite(.serialized) struct AutofillTests {
  private static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"S","fields":[
      {"id":"name","type":"text","label":"Name","contentType":"name"},
      {"id":"email","type":"text","label":"Email","contentType":"emailAddress"}]}]}
    """
  private static let known = ["GIT_CONFIG_GLOBAL": "git", "EMAIL": "ada@b.cd"]
  private static let git = "printf '[user]\\n\\tname = Ada Lovelace\\n' > git\n"

  @Test func isOffered() throws {
    let run = try LiveRun(
      Self.git + "exec onboard f.json", flow: Self.flow, environment: Self.known)
    #expect(run.shows("[Ada Lovelace]"))
    run.type("\u{1b}[C\rada")
    #expect(run.shows("ada[@b.cd]"))
    run.type("\u{1b}[F\r")
    run.expectEnd(
      .exited(status: 0), printing: #"{"name":"Ada Lovelace","email":"ada@b.cd"}"# + "\r\n")
  }

  @Test(arguments: ["--no-autofill", "--no-autofill --announce a"])
  func isTurnedOff(_ options: String) throws {
    let run = try LiveRun(
      Self.git + "exec onboard f.json \(options)", flow: Self.flow, environment: Self.known)
    #expect(run.shows("Name"))
    run.type("\u{1b}[C\rzzz")
    #expect(run.shows("zzz"))
    #expect(!run.terminal.text.contains("Lovelace") && !run.terminal.text.contains("b.cd"))
    run.type("\u{15}\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"","email":""}"# + "\r\n")
  }

  @Test(arguments: [
    "printf '\\033[C\\r\\033[C\\r' | onboard f.json", "onboard f.json --keys f.keys",
    "onboard f.json --no-input",
  ])
  func isOffInScripts(_ line: String) throws {
    let keys = "press right\npress return\npress end\npress return\n"
    let folder = try CommandFolder(["f.json": Self.flow, "f.keys": keys])
    let result = try folder.run(Self.git + line, environment: Self.known)
    #expect(result.output == #"{"name":"","email":""}"# + "\n", "\(result)")
  }

  /// What is no file, or too large, is not waited for.
  @Test(arguments: ["mkfifo git", "mkdir git", "head -c 2000000 /dev/zero > git", "true"])
  func gitsFileIsNone(_ line: String) throws {
    let run = try LiveRun(
      line + "\nexec onboard f.json", flow: Self.flow, environment: Self.known)
    #expect(run.shows("Name"))
    run.type("\r")
    #expect(run.shows("[ada@b.cd]"))
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"","email":""}"# + "\r\n")
  }
}
