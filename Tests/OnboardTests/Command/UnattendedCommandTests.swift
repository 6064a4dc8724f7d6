import Testing

/// Flows that run commands, with nobody at a terminal.
@Suite(.serialized) struct UnattendedCommandTests {
  static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"S","action":{"run":["sh","./acme"]},"fields":[
      {"id":"name","type":"text","label":"Name"},{"id":"pw","type":"secure","label":"Password"}]},
     {"id":"t","title":"T","fields":[{"id":"code","type":"text","label":"Code"}]}]}
    """

  private func folder(_ script: String) throws -> CommandFolder {
    try CommandFolder(["f.json": Self.flow, "acme": script])
  }

  static let ok = #"sleep 0.1; echo '{"ok":true}'"#

  /// Bytes are held while a command runs, and none is lost.
  @Test(arguments: ["", "; sleep 0.2"]) func keysAreHeld(_ pause: String) throws {
    let result = try folder(Self.ok).run(
      "{ printf 'ada\\rsesame\\r4'\(pause); printf '2\\r'; } | onboard f.json --allow-run")
    #expect(result.output == #"{"name":"ada","code":"42"}"# + "\n")
    #expect(result.status == 0 && result.errors == "")
  }

  static let permissions: [(String, Bool)] = [
    ("", false), ("--allow-run=acme", false), ("--allow-run=git,sh", true), ("--allow-run", true),
    ("--allow-run=s", false), ("--allow-run=SH", false),
  ]

  @Test(arguments: permissions) func permission(_ option: String, _ isAllowed: Bool) throws {
    let folder = try folder(Self.ok)
    for line in [
      "onboard f.json --no-input \(option)", "printf '\\r\\r\\r' | onboard f.json \(option)",
    ] {
      let result = try folder.run(line)
      #expect(result.status == (isAllowed ? 0 : 1), "\(line)")
      #expect(
        result.errors
          == (isAllowed
            ? ""
            : "onboard: the flow runs \"sh\", and nobody is here to allow it; --allow-run=sh does\n")
      )
    }
  }

  static let usage: [(String, String)] = [
    ("--allow-run=", "--allow-run wants a value"), ("--allow-run=a,,b", "names of commands"),
    ("--allow-ru", "did you mean --allow-run?"), ("--timeout 5", "--timeout wants a duration"),
    ("--timeout 0s", "--timeout wants"), ("--timeout 5s --keys f.keys", "has its own time"),
  ]

  @Test(arguments: usage) func wrongUsage(_ option: String, _ words: String) throws {
    let result = try folder(Self.ok).run("onboard f.json \(option)")
    #expect(result.status == 2 && result.errors.contains(words))
  }

  @Test func whatWentWrongIsSaid() throws {
    let result = try folder("read -r line; echo \"$line\" >&2; exit 3").run(
      "printf 'ada\\rsesame\\r\\r' | onboard f.json --allow-run")
    #expect(result.status == 1 && result.output == "")
    #expect(result.errors.contains(#"step "s""#) && result.errors.contains("failed with status 3."))
    #expect(!result.errors.contains("sesame") && result.errors.split(separator: "\n").count == 1)
  }

  @Test func signalsEndTheCommandToo() throws {
    let folder = try folder("trap 'echo told > told; exit' TERM; echo > began; sleep 60 & wait")
    let result = try folder.run(
      """
      onboard f.json --no-input --allow-run & pid=$!
      while [ ! -e began ]; do sleep 0.05; done
      kill -TERM $pid; wait $pid
      """)
    #expect(result.status == 143)
    #expect(folder.text("told") == "told\n")
  }

  @Test(arguments: ["sleep 60", "echo '{\"ok\":true}'"]) func theTimeIsUp(_ script: String) throws {
    let result = try folder(script).run(
      "{ printf 'ada\\rsesame\\r'; sleep 2; } | onboard f.json --allow-run --timeout 400ms")
    #expect(result.status == 1 && result.output == "")
    #expect(result.errors.hasPrefix("onboard: the time is up at step \""))
  }

  static let script = "type \"ada\"\npress f10\nexpect step t\n"

  @Test func scripts() throws {
    let folder = try folder(Self.ok)
    try folder.write(Self.script, to: "f.keys")
    let none = try folder.run("onboard test f.keys")
    #expect(none.status == 3)
    #expect(
      none.output.contains("reply sh \"./acme\" {\"ok\":true}") || none.errors.contains("reply sh"))
    try folder.write("allow sh\n" + Self.script, to: "f.keys")
    #expect(try folder.run("onboard test f.keys").status == 0)
    #expect(try folder.run("onboard run --keys f.keys f.json").status == 1, "it ends early")
    // A stand-in comes before the command.
    try folder.write(
      "allow sh\nreply sh {\"ok\":false,\"message\":\"No.\"}\n" + Self.script, to: "f.keys")
    #expect(try folder.run("onboard test f.keys").status == 3)
  }
}
