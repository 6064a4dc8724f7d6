import TTYCore
import Testing

@testable import Onboard

/// A command that takes too long does so by the clock of the script, as it does in a live run.
@Suite struct OverdueStandInTests {
  private static func flow(timeout: String? = nil) throws -> Flow {
    let limit = timeout.map { #","timeout":"\#($0)""# } ?? ""
    return try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}],"buttons":[
        {"id":"call","label":"Call","run":["call"],"cooldown":"2m"}],
        "action":{"run":["acme"]\(limit)}},
       {"id":"t","title":"T"}]}
      """)
  }

  private static let submitted = "reply acme {\"ok\":true} after 100h\npress f10\n"
  private static let called = "press tab\npress space\n"

  @Test(
    arguments: [
      (nil, "\(submitted)wait 2m\nexpect prompt error\nexpect screen \"took longer than 1m.\""),
      (nil, "\(submitted)wait 59999ms\nexpect no prompt\nwait 1ms\nexpect prompt error"),
      (
        "30s", "\(submitted)wait 29s\nexpect no prompt\nwait 1s\nexpect screen \"30s.\""
      ),
      (
        "24h", "\(submitted)wait 23h\nexpect no prompt\nwait 1h\nexpect screen \"24h.\""
      ),
      // What is said by then counts, and what would have been said later is not heard.
      ("30s", "reply acme {\"ok\":true} after 30s\npress f10\nwait 30s\nexpect step t"),
      (
        "30s", "reply acme {\"ok\":true} after 31s\npress f10\nwait 1h\npress return\nexpect step s"
      ),
      // The step is free again, and so is the command.
      (
        "30s",
        "\(submitted)wait 30s\npress return\nreply acme {\"ok\":true} after 29s\npress f10\n"
          + "wait 29s\nexpect step t"
      ),
      // Whoever cancels is told nothing.
      ("30s", "\(submitted)wait 29s\npress esc\nwait 2s\nexpect no prompt"),
      // The help is not closed under who reads it.
      ("30s", "\(submitted)press f1\nwait 1m\nexpect prompt help\npress esc\nexpect prompt error"),
      // Commands of buttons, which cool only if they went well, and from then on.
      (
        nil,
        "reply call {\"ok\":true} after 2m\n\(called)wait 1m\nexpect prompt error\npress return\n"
          + "reply call {\"ok\":true} after 50s\npress space\nwait 50s\nexpect screen \"Call (2:00)\"\n"
          + "wait 119s\nexpect screen \"Call (0:01)\"\nwait 1s\nexpect no screen \"Call (\""
      ),
    ] as [(String?, String)])
  func holds(_ timeout: String?, _ script: String) throws {
    #expect(try ScriptFlows.complaint(of: script, on: Self.flow(timeout: timeout)) == nil)
  }

  /// The words are those of a process that took as long.
  @Test func saysWhatALiveRunSays() throws {
    let request = CommandRunnerTests.request("sleep 10", timeout: 100)
    let live = CommandRunnerTests.verdict("sleep 10", timeout: 100)
    var run = ScriptedRun(
      Flow(
        name: "f", title: "F",
        steps: [
          Step(id: "s", title: "S", action: Action(run: request.command, timeout: 100))
        ]))
    let ok = JSON.object([.init("ok", .bool(true))])
    run.standIns = [StandIn(request.command, reply: ok, delay: .max)]
    run.press(KeyEvent(.function(10)))
    run.wait(milliseconds: 100)
    let alert = try #require(run.wizard.alert)
    #expect(live == .failed(message: alert))
  }

  /// No time that a flow made in Swift gives is too long to add to the clock.
  @Test func timesThatNeverCome() {
    let request = CommandRunnerTests.request("", timeout: .max)
    #expect(request.deadline(startedAt: 5) == .max)
    let (end, verdict) = request.end(startedAt: 5, saying: .prompt("p"), after: 20)
    #expect(end == 25 && verdict == .prompt("p"))
  }

  /// A recording makes the same run, though its command began after a question or ended late.
  @Test(arguments: [
    (Verdict.accepted(answers: []), "t"),
    (.failed(message: "The command \"acme\" took longer than 1m.\nNo route."), "s"),
  ])
  func recordingsAreNotOverdue(_ verdict: Verdict, _ step: String) throws {
    let flow = try Self.flow()
    var recorder = ScriptRecorder(flow)
    recorder.note(.appeared, at: 0)
    recorder.note(.input(.key(KeyEvent(.function(10)))), at: 1000)
    recorder.note(.progress(RunID(1), fraction: 0.5, message: nil), at: 2000)
    recorder.note(.input(.key(KeyEvent(.function(1)))), at: 3000)
    recorder.note(.input(.key(KeyEvent(.escape))), at: 4000)
    recorder.note(.verdict(RunID(1), verdict), at: 200_000)
    let recording = recorder.end(.cancelled)
    var script = recording.text.split(separator: "\n").map(String.init)
    script.removeAll { $0.hasPrefix("expect exit") }
    let run = try ScriptRunner(flow).run(script.joined(separator: "\n"))
    #expect(run.failure == nil && run.run.wizard.step.id == step, "\(recording.text)")
    if case .failed(let message) = verdict { #expect(run.run.wizard.alert == message) }
  }
}
