import Onboard
import Testing

/// What counts as reached.
@Suite struct FlowCoverageTests {
  private func coverage(_ text: String, of flow: Flow = ScriptFlows.account) throws -> FlowCoverage
  {
    var runner = ScriptRunner(flow)
    runner.measuresCoverage = true
    let result = try runner.run(text)
    #expect(result.failure == nil)
    return try #require(result.run.coverage)
  }

  @Test func itemsAreThoseOfTheFlow() {
    let items = FlowCoverage(ScriptFlows.account).items.map(\.description)
    #expect(
      items == [
        "step sign-in", "field email", "message of email: the answer is missing",
        "message of email: no e-mail address", "field password",
        "message of password: the answer is missing", "message of password: rule 1 is broken",
        "field business", "field company", "company there by its condition",
        "company left out by its condition", "field terms", "step plan",
        "plan there by its condition", "plan left out by its condition", "field plan",
        "button @invite of plan", "step verify", "field code",
        "message of code: the code is not whole", "prompt invite", "field guest",
        "message of guest: the answer is missing", "button @send of invite",
        "button @cancel of invite",
      ])
  }

  @Test(arguments: [
    ("", ["step sign-in", "field email", "field terms", "company left out by its condition"]),
    (
      "press f10",
      [
        "message of email: the answer is missing", "message of password: the answer is missing",
      ]
    ),
    ("type \"a\"\npress tab", ["message of email: no e-mail address", "field password"]),
    ("press tab\ntype \"a\"\npress tab", ["message of password: rule 1 is broken"]),
    (
      "press tab\npress tab\npress space\npress tab",
      ["field business", "field company", "company there by its condition"]
    ),
    (ScriptFlows.signedIn, ["step verify", "field code", "plan left out by its condition"]),
    (
      ScriptFlows.signedIn + "type \"12\"\npress f10",
      ["message of code: the code is not whole"]
    ),
  ])
  func reached(_ text: String, _ items: [String]) throws {
    let reached = Set(try coverage(text).reached.map(\.description))
    #expect(reached.isSuperset(of: items), "\(items.filter { !reached.contains($0) })")
  }

  private static let plan = """
    reply acme {"ok": true}
    type "ada@example.com"
    press return
    type secret password
    press return
    press space
    press f10
    expect step plan
    press tab
    expect focus @invite
    press return
    expect prompt invite

    """

  @Test(arguments: [
    ("press esc", "@cancel"), ("press tab\npress tab\npress space", "@cancel"),
    ("type \"bob\"\nreply acme {\"ok\": true}\npress return", "@send"),
    ("type \"bob\"\nreply acme {\"ok\": true}\npress alt+return", "@send"),
    (
      "type \"bob\"\nreply acme {\"ok\": false, \"field\": \"guest\", \"message\": \"No.\"}\npress return",
      "@send"
    ),
    ("type \"bob\"\nreply acme {\"ok\": true} after 1s\npress tab\npress return", "@send"),
    ("type \"bob\"\nreply acme {\"ok\": true}\nclick \"Send ]\"", "@send"),
    ("click \"Cancel ]\"", "@cancel"), ("click \"Esc \"", "@cancel"),
  ])
  func buttonsArePressed(_ text: String, _ button: String) throws {
    let coverage = try coverage(Self.plan + text)
    #expect(coverage.reached.contains(.button(button, in: "invite")))
    #expect(coverage.reached.contains(.button("@invite", in: "plan")))
    #expect(coverage.reached.contains(.branch("plan", true)))
    // Only one of the two was pressed.
    let both = coverage.reached.filter { if case .button(_, "invite") = $0 { true } else { false } }
    #expect(both.count == 1)
  }

  /// A button that has the focus, or refuses, is not pressed.
  @Test func focusIsNoPress() throws {
    let coverage = try coverage(Self.plan + "press f10\nexpect error guest\npress tab")
    #expect(!coverage.reached.contains(.button("@send", in: "invite")))
    #expect(coverage.reached.contains(.message(.required, of: "guest")))
  }

  @Test func percentageCountsWhatIsThere() throws {
    let empty = FlowCoverage(Flow(name: "", title: "", steps: []))
    #expect(empty.percentage == 100)
    var one = try coverage("press f10")
    let other = try coverage("type \"a\"\npress tab")
    let before = one.reached.count
    one.merge(other)
    #expect(one.reached.count > before)
    #expect(one.missed.count + one.items.filter(one.reached.contains).count == one.items.count)
    #expect(one.percentage == (one.items.count - one.missed.count) * 100 / one.items.count)
  }
}
