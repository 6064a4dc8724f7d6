import Onboard
import TTYCore
import Testing

/// Stand-ins for commands, and the time that they take.
@Suite struct StandInTests {
  private static let filled = "type \"ada@example.com\"\npress tab\ntype secret password\n"

  @Test(arguments: [
    // At once, by name, by name and arguments.
    "reply acme {\"ok\": true}\n\(filled)press f10\nexpect step verify",
    "reply acme \"sign-in\" {\"ok\": true}\n\(filled)press f10\nexpect step verify",
    "reply acme \"sign-in\" {\"ok\": true, \"answers\": {\"code\": \"1234\"}}\n\(filled)press f10\n"
      + "expect value code \"1234\"",
    // In order, each once.
    "reply acme {\"ok\": false, \"message\": \"No.\"}\nreply acme {\"ok\": true}\n\(filled)press f10\n"
      + "expect prompt error\nexpect screen \"No.\"\npress return\npress f10\nexpect step verify",
    "reply acme {\"prompt\": \"invite\"}\n\(filled)press f10\nexpect prompt invite",
    "reply acme {\"ok\": false, \"field\": \"email\", \"message\": \"Who?\"}\n\(filled)press f10\n"
      + "expect error email \"Who?\"\nexpect focus email",
    // Later: the step is busy, keys are dropped, nothing moves.
    "reply acme {\"ok\": true} after 2s\n\(filled)press f10\nexpect focus none\n"
      + "expect screen \"Signing in\"\ntype \"x\"\npress f10\nwait 1999ms\nexpect step sign-in\n"
      + "wait 1ms\nexpect step verify\nexpect value email \"ada@example.com\"",
    // Escape cancels it, and what it would have said is not waited for.
    "reply acme {\"ok\": true} after 2s\n\(filled)press f10\npress esc\nwait 1h\nexpect step sign-in\n"
      + "expect focus password",
    "reply acme {\"ok\": true} after 2s\n\(filled)press f10\npress ctrl+c\nexpect prompt quit",
  ])
  func holds(_ text: String) throws {
    #expect(try ScriptFlows.complaint(of: text) == nil)
  }

  @Test func commandWithoutStandInFails() throws {
    let complaint = try ScriptFlows.complaint(of: Self.filled + "press f10\nexpect step verify")
    #expect(
      complaint == "4: expected a stand-in for the command that the flow runs, found none; "
        + "add a line such as: reply acme \"sign-in\" {\"ok\":true}")
    let other = try ScriptFlows.complaint(
      of: "reply acme \"sign\" {\"ok\": true}\n" + Self.filled + "press f10")
    #expect(other?.hasPrefix("5: expected a stand-in") == true)
  }

  /// The first that fits is used, and one that none uses is a mistake, unless it is there for several
  /// scripts.
  @Test func standInWithoutCallFails() throws {
    let other = "reply acme \"other\" {\"ok\": true}"
    let end = "reply acme {\"ok\": true}\n\(Self.filled)press f10\nexpect step verify"
    #expect(
      try ScriptFlows.complaint(of: "\(other)\n\(end)")
        == "1: expected a call of the command that this stands in for, found none")
    // Of equal ones the first is used first.
    let twice = try ScriptFlows.complaint(of: "reply acme {\"ok\": true}\n\(end)\npress f1")
    #expect(twice?.hasPrefix("2: expected a call") == true)
    let shared = try Script(
      Array("include \"_all.keys\"\n\(end)".utf8), path: "s.keys",
      read: ScriptFlows.files(["_all.keys": other]))
    #expect(try ScriptRunner(ScriptFlows.account).run(shared).failure == nil)
  }

  @Test func spinnerTurnsWithTheClock() throws {
    var screens: [String] = []
    let script = try Script(
      "reply acme {\"ok\": true} after 1s\n\(Self.filled)press f10\nwait 100ms\nwait 100ms\nwait 800ms"
    )
    _ = try ScriptRunner(ScriptFlows.account).run(script) { screens.append($0.frame.text()) }
    #expect(Set(screens.suffix(4)).count == 4)
    #expect(screens.last?.contains("Verify") == true)
  }

  /// Hours pass in no time, and replies come in the order of their times.
  @Test func timesAreKept() throws {
    var flow = ScriptFlows.account
    flow.steps[0].action?.timeout = 4 * 3_600_000
    let result = try ScriptRunner(flow).run(
      "reply acme {\"ok\": true} after 3h\n\(Self.filled)press f10\nwait 2h\nwait 1h\nexpect step verify"
    )
    #expect(result.failure == nil)
    #expect(result.run.now == 3 * 3_600_000)
  }
}
