import Testing

@testable import OnboardCLI

@Suite(.serialized) struct ShowCommandTests {
  /// A picture is drawn whatever is expected; that it is not so is said beside it.
  @Test func picturesOfWhatFails() throws {
    let folder = try CommandFolder(["a.keys": "snapshot \"start\"\ntype \"ada\""])
    #expect(
      try folder.run("cp flows/sign-in.json a.json; onboard test --update a.keys").status == 0)
    let show = "onboard show a.json --keys a.keys"
    #expect(try folder.run(show).status == 0)
    for (option, mark) in [("--text", "│ ada"), ("--svg", "</svg>"), ("--cast", "\"version\":2")] {
      let small = try folder.run("\(show) --size 40x12 \(option)")
      #expect(small.status == 3 && small.output.contains(mark), "\(small)")
      #expect(small.errors.hasPrefix("onboard: a.keys:1: expected the screen of "))
    }
  }

  @Test func theFirstScreenAsText() throws {
    let result = try CommandFolder().run("onboard show flows/sign-in.json --size 40x12")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 13)
    #expect(lines.contains { $0.contains("Email *") })
  }

  /// A run goes as far as its keys; what is left to answer is no fault.
  @Test func theLastScreenOfKeys() throws {
    let folder = try CommandFolder(["keys": "ada@example.com\r"])
    let result = try folder.run("onboard show flows/sign-in.json --keys keys --ascii --text")
    #expect(result.status == 0)
    #expect(result.output.contains("ada@example.com"))
    #expect(result.output.contains("> Password *"))
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    let piped = try folder.run(
      "cat keys | onboard show flows/sign-in.json --keys=/dev/stdin --ascii")
    #expect(piped.output == result.output)
  }

  @Test func scripts() throws {
    let folder = try CommandFolder([
      "right.keys": "type \"ada@example.com\"\npress return\nexpect focus password\n",
      "false.keys": "expect focus password\n", "wrong.keys": "expect focus pasword\n",
    ])
    let line = "onboard show flows/sign-in.json --ascii --keys"
    let right = try folder.run("\(line) right.keys")
    #expect(right.status == 0)
    #expect(right.output.contains("> Password *"))
    let failing = try folder.run("\(line) false.keys")
    #expect(failing.status == 3)
    #expect(failing.output.contains("> Email"))
    #expect(failing.errors.contains("false.keys:1: expected focus password"))
    let wrong = try folder.run("\(line) wrong.keys")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("wrong.keys:1"))
    let cast = try folder.run("onboard show flows/sign-in.json --cast --keys right.keys")
    #expect(cast.output.split(separator: "\n").count > 16)
  }

  @Test func pictures() throws {
    let folder = try CommandFolder()
    let one = try folder.run("onboard show --svg flows/welcome.json --theme light")
    let sheet = try folder.run("onboard show flows/welcome.json --svg --all-steps")
    #expect(try SVGDocument(one.output).elements.filter { $0.name == "g" }.count == 1)
    #expect(try SVGDocument(sheet.output).elements.filter { $0.name == "g" }.count == 4)
    #expect(one.output.contains("#ffffff"))
    let steps = try folder.run("onboard show flows/welcome.json --all-steps")
    #expect(steps.output.hasPrefix("sign-in\n\n"))
    #expect(steps.output.contains("\nverify\n\n"))
  }

  @Test func recordings() throws {
    let folder = try CommandFolder(["keys": "ada\t"])
    let run = try folder.run("onboard show flows/welcome.json --cast --keys keys")
    #expect(run.output.hasPrefix("{\"version\":2,\"width\":80,\"height\":24,"))
    #expect(run.output.split(separator: "\n").count == 7)
    let steps = try folder.run("onboard show flows/welcome.json --cast --all-steps")
    #expect(steps.output.split(separator: "\n").count == 6)
  }

  @Test(arguments: [
    ("onboard show", "no flow is given"),
    ("onboard show a.json b.json", "one flow at a time"),
    ("onboard show a.json --svgg", "did you mean --svg?"),
    ("onboard show a.json --svg=1", "--svg takes no value"),
    ("onboard show a.json --svg --text", "one picture at a time, not --svg and --text"),
    ("onboard show a.json --theme pink", "no theme is called pink"),
    ("onboard show a.json --size 0x3", "--size wants"),
    ("onboard show a.json --keys", "--keys wants a value"),
    ("onboard show a.json --keys k --all-steps", "does not go with --keys"),
    ("onboard show missing.json", "missing.json: No such file"),
    ("onboard show flows/sign-in.json --keys missing", "missing: No such file"),
    ("onboard show flows", "flows: Is a directory"),
  ])
  func wrongUsage(_ line: String, _ words: String) throws {
    let result = try CommandFolder().run(line)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(words))
  }

  @Test func outputThatCannotBeWritten() throws {
    let result = try CommandFolder().run("onboard show flows/welcome.json > /dev/full")
    #expect(result.status == 1)
  }
}
