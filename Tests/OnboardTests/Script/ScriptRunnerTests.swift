import Onboard
import TTYCore
import Testing

/// What lines do, and what is said of those that do not hold.
@Suite struct ScriptRunnerTests {
  @Test(arguments: [
    ("expect step plan", "1: expected step plan, found step sign-in"),
    ("expect focus password", "1: expected focus password, found the focus on email"),
    ("press esc\nexpect focus email", "2: expected focus email, found nothing focused"),
    ("expect focus none", "1: expected focus none, found the focus on email"),
    ("expect prompt quit", "1: expected prompt quit, found no prompt"),
    ("press f1\nexpect no prompt", "2: expected no prompt, found prompt help"),
    ("expect error email", "1: expected error email, found no message at email"),
    (
      "press f10\nexpect error email \"Nobody\"",
      "2: expected error email \"Nobody\", found the message \"Enter an e-mail address.\""
    ),
    (
      "press f10\nexpect no error email",
      "2: expected no error email, found the message \"Enter an e-mail address.\""
    ),
    ("type \"a\"\nexpect value email \"b\"", "2: expected value email \"b\", found \"a\""),
    ("expect value business true", "1: expected value business true, found false"),
    ("expect value business \"true\"", "1: expected value business \"true\", found false"),
    ("expect value plan \"free\"", "1: expected value plan \"free\", found null"),
    (
      "expect value guest \"\"",
      "1: expected value guest \"\", found that guest is not on the screen"
    ),
    ("expect screen \"Nowhere\"", "1: expected screen \"Nowhere\", found the screen below"),
    ("expect no screen \"Sign in\"", "1: expected no screen \"Sign in\", found the screen below"),
    ("expect exit 0", "1: expected exit 0, found that the flow goes on"),
    ("press ctrl+c\nexpect exit 0", "2: expected exit 0, found exit 130"),
    (
      "press ctrl+c\nexpect step plan",
      "2: expected step plan, found that the flow has ended (exit 130)"
    ),
    ("press ctrl+c\nexpect answers {}", "2: expected answers {}, found no answers"),
    (
      "expect answers {\"email\": \"a\"}",
      "1: expected answers {\"email\":\"a\"}, found "
        + "{\"email\":\"\",\"password\":\"\",\"business\":false,\"code\":\"\"}"
    ),
    (
      "snapshot \"a\"",
      "1: expected the screen of script.a.txt, found no such file; \"onboard test --update\" writes it"
    ),
    (
      "type secret password",
      "1: expected the focus on password, to type a secret there, found the focus on email"
    ),
    (
      "bytes 1b5b3230307e61\npress b",
      "2: expected the end of the paste, found another line than \"bytes\""
    ),
  ])
  func complaint(_ text: String, _ complaint: String) throws {
    #expect(try ScriptFlows.complaint(of: text) == complaint)
  }

  @Test(arguments: [
    "press ctrl+c\nexpect focus none\nexpect no prompt\nexpect no error email\nexpect exit 130",
    "press ctrl+c\nexpect no screen \"Sign in\"\nexpect value email \"\"",
    "expect value business false\nexpect value business \"false\"\nexpect value plan null",
    "bytes 1b\n# nothing\n\nbytes 5b\nrepeat 1 {\n  bytes 5a\n}\nexpect focus @submit",
    "bytes 1b\nexpect focus none",
    "bytes c3\nbytes a9\nexpect value email \"é\"",
    "bytes 1b5b3230307e610d62\nbytes 1b5b3230317e\nexpect value email \"a b\"",
    "press tab\npress tab\npress space\nexpect screen \"Company\"\npress tab\nexpect focus company",
    "expect answers {\"code\": \"\", \"business\": false, \"password\": \"\", \"email\": \"\"}",
    "resize 20x3\nresize 1x1\nexpect focus email\nresize 80x24\nexpect bar \"Next\"",
    "type \"\"\nexpect value email \"\"",
    "press shift+a\npress B\npress kp_5\nexpect value email \"AB5\"",
  ])
  func holds(_ text: String) throws {
    #expect(try ScriptFlows.complaint(of: text) == nil)
  }

  @Test func failureTellsWhereItIs() throws {
    let script = try Script(
      Array("include \"b\"".utf8), path: "a",
      read: ScriptFlows.files(["b": "\nexpect step verify"]))
    let failure = try #require(try ScriptRunner(ScriptFlows.account).run(script).failure)
    #expect(failure.summary == "b:2: expected step verify, found step sign-in")
    let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "step sign-in, focus email")
    #expect(lines.contains { $0.contains("❯ Email") })
    #expect(lines.contains { $0.hasSuffix("^") && $0.hasPrefix("  |") })
  }

  /// A snapshot whose lines end as on other systems is the same, and differs in a line of its own.
  @Test func snapshotsHaveLinesOfAnyKind() throws {
    let flow = ScriptFlows.account
    let golden = FrameText(try ScriptRunner(flow).run("").run.frame).text
      .replacing("\n", with: "\r\n")
    let script = try Script("snapshot \"a\"", path: "s.keys")
    func result(_ text: String) throws -> ScriptResult {
      try ScriptRunner(flow, read: ScriptFlows.files(["s.a.txt": text])).run(script)
    }
    #expect(try result(golden).failure == nil)
    let other = try result(golden.replacing("Sign in", with: "Go in"))
    let found = try #require(other.failure?.found)
    #expect(found.split(separator: "\n").count == 3 && found.contains("Go in"), "\(found)")
  }

  /// What a click looks for may be a secret, and so may what is in the file of a snapshot.
  @Test func whatIsLookedForIsMasked() throws {
    let typed = "press tab\ntype \"hunter22\"\n"
    let click = try ScriptRunner(ScriptFlows.account).run(typed + "click \"hunter22\"")
    #expect(click.failure?.expected == "\"••••••••\" on the screen")
    let files = ScriptFlows.files(["script.a.txt": "size 80x24\n|Hello hunter22\n"])
    let old = try ScriptRunner(ScriptFlows.account, read: files).run(
      Script(typed + "snapshot \"a\""))
    #expect(old.failure?.found.contains("was: |Hello ••••••••\n") == true)
  }

  @Test func runEndsAtTheFirstFailure() throws {
    let result = try ScriptRunner(ScriptFlows.account).run(
      "repeat 5 {\n type \"a\"\n expect value email \"a\"\n}\ntype \"b\"")
    #expect(result.failure?.line == 3)
    #expect(result.expectations == 1)
    #expect(result.answers["email"] == .string("aa"))
  }

  @Test func scriptMayEndBeforeItsFlow() throws {
    let result = try ScriptRunner(ScriptFlows.account).run("type \"a\"\nbytes 1b")
    #expect(result.failure == nil)
    guard case .endedEarly(let standing) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    // The sequence that was left open is a key at the end.
    #expect(standing.focus == nil)
  }

  @Test func observerSeesEachLine() throws {
    var seen: [String] = []
    let script = try Script("type \"ab\"\nrepeat 2 { press backspace }\nwait 3s")
    _ = try ScriptRunner(ScriptFlows.account).run(script) { run in
      if case .string(let text)? = run.wizard.answers["email"] { seen.append("\(run.now) \(text)") }
    }
    #expect(seen == ["0 ab", "0 a", "0 ", "3000 "])
  }
}
