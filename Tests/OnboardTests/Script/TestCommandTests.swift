import Foundation
import Testing

/// `onboard test` and `onboard run --keys` as they are called.
@Suite struct TestCommandTests {
  private static let good = """
    expect focus email
    type "ada@example.com"
    press return
    type secret password
    press alt+return
    expect exit 0
    """

  @Test func scriptsAreFound() throws {
    let folder = try CommandFolder.withScripts([
      "d/sign-in.keys": Self.good, "d/sign-in.more.keys": Self.good,
      "d/sign-in/deep.keys": Self.good, "d/other.keys": "flow \"sign-in.json\"\n" + Self.good,
    ])
    let all = try folder.run("onboard test d")
    #expect(all.status == 0)
    #expect(
      all.output == """
        ok d/other.keys (2 expectations)
        ok d/sign-in/deep.keys (2 expectations)
        ok d/sign-in.keys (2 expectations)
        ok d/sign-in.more.keys (2 expectations)
        4 of 4 scripts ok

        """)
    #expect(all.errors == "")
    let flow = try folder.run("onboard test d/sign-in.json d/sign-in.keys")
    #expect(flow.output.hasSuffix("3 of 3 scripts ok\n"))
    let here = try folder.run("cd d && onboard test sign-in.json && onboard test sign-in.keys")
    #expect(here.output.contains("ok sign-in/deep.keys") && here.status == 0)
    // A link to a folder is one where it is named, and not followed below.
    let linked = try folder.run("ln -s ../d d/loop && ln -s d link && onboard test link/")
    #expect(linked.output.hasSuffix("4 of 4 scripts ok\n") && linked.status == 0)
  }

  /// What is there to be included is no script of its own, unless it is named.
  @Test func includedScriptsAreLeftOut() throws {
    let folder = try CommandFolder.withScripts([
      "d/sign-in.keys": "include \"_parts/type.keys\"\nexpect value email \"a\"",
      "d/_wrong.keys": "expect focus password",
    ])
    _ = try folder.run("mkdir d/_parts")
    try folder.write("type \"a\"", to: "d/_parts/type.keys")
    let all = try folder.run("onboard test d")
    #expect(all.status == 0 && all.output.hasSuffix("1 of 1 scripts ok\n"), "\(all)")
    #expect(try folder.run("onboard test d/_wrong.keys").status == 2)
    let parts = try folder.run("onboard test d/_parts")
    #expect(parts.errors.contains("d/_parts/type.keys: no flow of that name"))
  }

  @Test func failuresAreTold() throws {
    let folder = try CommandFolder.withScripts([
      "d/sign-in.keys": Self.good, "d/sign-in.bad.keys": "press tab\nexpect focus email",
    ])
    let result = try folder.run("onboard test d")
    #expect(result.status == 3)
    #expect(result.output.hasPrefix("FAILED d/sign-in.bad.keys\nok d/sign-in.keys"))
    #expect(
      result.errors.hasPrefix(
        "onboard: d/sign-in.bad.keys:2: expected focus email, found the focus on password\n"
          + "step sign-in, focus password\n"))
    #expect(result.errors.contains("❯ Password"))
  }

  @Test(
    arguments: [
      (["d/sign-in.keys": "pres tab"], "d/sign-in.keys:1:1: \"pres\" is no command"),
      (["d/sign-in.keys": "expect focus x"], "d/sign-in.keys:1:14: the flow has no field"),
      (["d/nothing.keys": "press tab"], "d/nothing.keys: no flow of that name"),
      (
        ["d/sign-in.keys": "\nflow \"x.json\""],
        "d/sign-in.keys:2:6: d/x.json: No such file or directory\nflow \"x.json\"\n     ^\n"
      ),
      (["d/sign-in.keys": "flow \"\""], "d/sign-in.keys:1:6: the name of a file is due here"),
      (
        ["d/b.keys": "flow \"a.json\"", "d/a.json": "{}"],
        "d/b.keys:1:6: its flow d/a.json is wrong"
      ),
      (["d/sign-in.keys": "include \"x\""], "d/sign-in.keys:1:9: d/x: No such file"),
      (["d/a.keys": "press tab", "d/a.json": "{}"], "d/a.json"),
      ([:], "d: no scripts there"),
      (["d/sign-in.keys": "today 2026-03-29"], "this version has no dates"),
    ] as [([String: String], String)])
  func wrongScripts(_ files: [String: String], _ message: String) throws {
    let result = try CommandFolder.withScripts(files).run("onboard test d")
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasPrefix("onboard: "))
  }

  @Test(arguments: [
    "onboard test", "onboard test --nothing d", "onboard test --report xml d",
    "onboard test --minimum 101 d", "onboard test missing.keys", "onboard test ''",
    "onboard test d ''",
  ])
  func wrongUsage(_ line: String) throws {
    let result = try CommandFolder.withScripts().run(line)
    #expect(result.status == 2)
    #expect(result.output == "" || line.hasSuffix("missing.keys"))
  }

  @Test func snapshotsAreUpdated() throws {
    let folder = try CommandFolder.withScripts([
      "d/sign-in.keys": "snapshot \"start\"\ntype \"a\"\nsnapshot \"a\""
    ])
    #expect(try folder.run("onboard test d").status == 3)
    let update = try folder.run("onboard test --update d")
    #expect(update.status == 0)
    #expect(
      update.output.hasPrefix("updated d/sign-in.start.txt\nupdated d/sign-in.a.txt\nok"))
    #expect(folder.text("d/sign-in.a.txt")?.contains("|    │ a   caret at column 7") == true)
    let again = try folder.run("onboard test --update d")
    #expect(again.output.hasPrefix("ok"))
    try folder.write("size 80x24\nother\n", to: "d/sign-in.a.txt")
    let changed = try folder.run("onboard test d")
    #expect(changed.status == 3)
    #expect(changed.errors.contains("first in line 2\n  was: other\n  now: |"))
    // What came before a line that fails is written.
    try folder.write(
      "snapshot \"start\"\ntype \"ab\"\nsnapshot \"a\"\nexpect step x", to: "d/sign-in.keys")
    #expect(try folder.run("onboard test --update d").output.hasPrefix("wrong"))
    try folder.write(
      "snapshot \"start\"\ntype \"ab\"\nsnapshot \"a\"\nexpect focus none", to: "d/sign-in.keys")
    let failing = try folder.run("onboard test --update d")
    #expect(failing.status == 3 && failing.output.hasPrefix("updated d/sign-in.a.txt\nFAILED"))
    let locked = try folder.run("rm d/*.txt && mkdir d/sign-in.a.txt && onboard test --update d")
    #expect(locked.status != 0)
  }

  @Test func coverageIsBounded() throws {
    let folder = try CommandFolder.withScripts(["d/sign-in.keys": Self.good])
    let result = try folder.run("onboard test --coverage d")
    #expect(result.status == 0)
    #expect(result.output.contains("coverage of d/sign-in.json: 37 % (3 of 8)\n"))
    #expect(result.output.contains("  not reached: field remember\n"))
    let bound = try folder.run("onboard test --minimum 90 d")
    #expect(bound.status == 3)
    #expect(bound.errors.contains("reach 37 % of it, less than 90 %"))
    #expect(bound.output.contains("FAILED coverage of d/sign-in.json\n1 of 1 scripts ok\n"))
    #expect(try folder.run("onboard test --minimum=37 d").status == 0)

    let tap = try folder.run("onboard test --minimum 90 --report tap d")
    #expect(tap.status == 3)
    #expect(
      tap.output.contains(
        """
        not ok 2 - coverage of d/sign-in.json
          ---
          message: |
            d/sign-in.json: the scripts reach 37 % of it, less than 90 %
          ...
        1..2

        """))
    let junit = try folder.run("onboard test --minimum 90 --report junit d")
    #expect(junit.status == 3 && TagBalance(junit.output).isWellFormed)
    #expect(junit.output.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(junit.output.contains("<failure message=\"d/sign-in.json: the scripts reach 37 %"))
    let enough = try folder.run("onboard test --minimum 30 --report tap d")
    #expect(
      enough.status == 0 && enough.output.hasSuffix("ok 2 - coverage of d/sign-in.json\n1..2\n"))
  }

  @Test func oneExpectationIsOne() throws {
    let folder = try CommandFolder.withScripts(["d/sign-in.keys": "expect focus email"])
    #expect(
      try folder.run("onboard test d").output.hasPrefix("ok d/sign-in.keys (1 expectation)\n"))
  }

  @Test func runGivesTheAnswersOfAScript() throws {
    let folder = try CommandFolder.withScripts([
      "good": Self.good, "short": "type \"ada@example.com\"", "bad": "expect focus password",
      "wrong": "pres", "quit": "press ctrl+c",
    ])
    let good = try folder.run("onboard run --keys good flows/sign-in.json")
    #expect(good.status == 0)
    #expect(good.output == "{\"email\":\"ada@example.com\",\"remember\":true}\n")
    let short = try folder.run("onboard flows/sign-in.json --keys=short")
    #expect(short.status == 1)
    #expect(short.errors.contains("the input ended at step \"sign-in\""))
    #expect(try folder.run("onboard run --keys bad flows/sign-in.json").status == 3)
    #expect(try folder.run("onboard run --keys wrong flows/sign-in.json").status == 2)
    #expect(try folder.run("onboard run --keys none flows/sign-in.json").status == 2)
    #expect(try folder.run("onboard run --keys quit flows/sign-in.json").status == 130)
    #expect(try folder.run("CI=true onboard run --keys good flows/sign-in.json").status == 0)
    let both = try folder.run("onboard run --keys good --no-input flows/sign-in.json")
    #expect(both.status == 2)
  }
}
