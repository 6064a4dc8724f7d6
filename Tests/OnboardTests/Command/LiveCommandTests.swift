import Foundation
import Testing

@testable import TTYCore

/// Flows that run commands, with a person at a terminal.
@Suite(.serialized) struct LiveCommandTests {
  /// A step whose command is the script `acme` of the folder, with what the test says in it.
  private func start(
    _ script: String, options: String = "--allow-run", timeout: String = "20s",
    command: String = "run f.json"
  ) throws -> LiveRun {
    let flow = """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"Sign in","action":{"run":["sh","./acme","sign in"],"busy":"Signing in",
        "timeout":"\(timeout)"},"fields":[
        {"id":"name","type":"text","label":"Name"},{"id":"pw","type":"secure","label":"Password"}]},
       {"id":"t","title":"The code","fields":[{"id":"code","type":"text","label":"Code"}]}]}
      """
    let run = try LiveRun("exec onboard \(command) \(options)", flow: flow)
    try run.folder.write(script, to: "acme")
    #expect(run.shows("Name"))
    run.type("ada\rsesame\r")
    return run
  }

  @Test func goesOn() throws {
    let run = try start(
      #"""
      cat > got
      echo '{"progress":0.25,"message":"Asking"}'
      while [ ! -e go ]; do sleep 0.05; done
      echo '{"ok":true,"answers":{"code":"42"}}'
      """#)
    #expect(run.shows("Asking") && run.shows("25 %"))
    try run.folder.write("", to: "go")
    #expect(run.shows("Step 2 of 2") && run.shows("42"))
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"ada","code":"42"}"# + "\r\n")
    #expect(
      run.folder.text("got")
        == #"{"flow":"f","step":"s","answers":{"name":"ada","pw":"sesame","code":""}}"# + "\n")
  }

  @Test func refusesAndFails() throws {
    let run = try start(
      #"""
      read -r line
      if mkdir once; then echo '{"ok":false,"field":"name","message":"Nobody is called so."}'
      else echo "$line" >&2; exit 4; fi
      """#)
    #expect(run.shows("Nobody is called so."))
    run.type("x\r\r")
    #expect(run.shows("failed with status 4.") && run.shows("••••"))
    #expect(!run.terminal.text.contains("sesame"))
    run.type("\r\u{3}")
    #expect(run.shows("Quit?"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130), printing: "")
  }

  /// Keys are dropped with a bell; Escape ends the command.
  @Test func busyThenCancelled() throws {
    let run = try start("trap 'echo told > told; exit' TERM; sleep 60 & wait")
    #expect(run.shows("Signing in"))
    let bells = run.terminal.output.count { $0 == 7 }
    run.type("x")
    #expect(run.terminal.wait { $0.output.count { $0 == 7 } > bells })
    run.type("\u{1b}")
    #expect(run.terminal.wait { _ in run.folder.text("told") == "told\n" })
    #expect(run.terminal.wait { _ in !run.screen.contains { $0.contains("Signing in") } })
    run.type("\u{3}")
    #expect(run.shows("Quit?"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130), printing: "")
  }

  @Test func takesTooLong() throws {
    let run = try start("exec sleep 60", timeout: "300ms")
    #expect(run.shows("took longer than 300ms"))
    run.type("\r\u{3}")
    #expect(run.shows("Quit?"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130), printing: "")
  }

  /// A run that was given a time ends with it, whatever it waits for.
  @Test(arguments: ["sleep 60", "exit 1"]) func theTimeIsUp(_ script: String) throws {
    let run = try start(script, options: "--allow-run --timeout 700ms")
    run.expectEnd(.exited(status: 1))
    #expect(run.printed.hasPrefix("onboard: the time is up at step \"s\""))
  }

  /// A signal that ends the run ends the command as well.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func signalled(_ signal: Int32) throws {
    let run = try start("trap '' HUP INT; trap 'echo told > told; exit' TERM; sleep 60 & wait")
    #expect(run.shows("Signing in"))
    run.child.send(signal)
    run.expectEnd(.ended(signal: signal))
    #expect(run.folder.text("told") == "told\n")
  }

  /// Without the option the person is asked; what is typed ahead answers nothing.
  @Test func asksFirst() throws {
    let run = try start(#"echo '{"ok":true}'"#, options: "")
    #expect(run.shows("Run this command?") && run.shows(#"sh ./acme "sign in""#))
    run.type("\r")
    #expect(run.shows("sh was not allowed to run"))
    run.type("\r\t\r")
    #expect(run.shows("Run this command?"))
    run.type("\t\r")
    #expect(run.shows("Step 2 of 2"))
    run.type("7\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"ada","code":"7"}"# + "\r\n")
  }

  /// A recording has what the commands said, and nothing of the question.
  @Test func recorded() throws {
    let run = try start(
      #"echo '{"ok":true,"answers":{"code":"42"}}'"#, options: "", command: "record f.json s.keys")
    #expect(run.shows("Run this command?"))
    run.type("\t\r")
    #expect(run.shows("Step 2 of 2"))
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"ada","code":"42"}"# + "\r\n")
    let script = try #require(run.folder.text("s.keys"))
    #expect(script.contains(#"reply sh "./acme" "sign in" {"ok":true,"answers":{"code":"42"}}"#))
    #expect(!script.contains("allow") && !script.contains("sesame"))
    try run.folder.write("exit 1", to: "acme")
    #expect(try run.folder.run("onboard test s.keys").status == 0)
  }

  @Test func asksOnlyOnce() throws {
    let run = try start(#"mkdir once && exit 1; echo '{"ok":true}'"#, options: "--allow-run=git")
    #expect(run.shows("Run this command?"))
    run.type("\t\r")
    #expect(run.shows("failed with status 1."))
    run.type("\r")
    #expect(run.terminal.wait { _ in !run.screen.contains { $0.contains("status 1") } })
    run.type("\r")
    #expect(run.shows("Step 2 of 2"))
    run.type("7\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"ada","code":"7"}"# + "\r\n")
  }
}
