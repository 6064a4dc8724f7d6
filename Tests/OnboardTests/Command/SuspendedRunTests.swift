import Foundation
import Testing

@testable import TTYCore

/// Runs that are stopped and continued by a shell.
@Suite(.serialized) struct SuspendedRunTests {
  /// By the key or from outside; the terminal is the shell's meanwhile, with another window size.
  @Test(arguments: [true, false], ["linux", "xterm-256color"])
  func stopsAndGoesOn(byKey: Bool, _ type: String) throws {
    let run = try LiveRun(environment: ["TERM": type])
    #expect(run.shows("Name"))
    run.type("ab")
    #expect(run.shows("ab"))
    if byKey { run.type("\u{1a}") } else { run.child.send(SIGTSTP) }
    run.expectStop()
    // What is typed meanwhile is the shell's.
    run.type("x\n")
    #expect(run.terminal.wait { $0.pendingInput == Array("x\n".utf8) })
    #expect(run.terminal.readAll())
    run.resize(Size(columns: 60, rows: 20))
    run.child.resume()
    #expect(run.shows("ab"))
    #expect(run.terminal.isSet(1049) == true)
    #expect(run.terminal.isSet(2004) == true)
    #expect(run.terminal.attributeBytes != run.attributesBefore)
    try run.expectScreen(of: "ab", environment: ["TERM": type])
    run.type("c\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"abc\"}\r\n")
  }

  /// After a resume everything is drawn, and drawn once.
  @Test func drawsOnceAfterAResume() throws {
    let run = try LiveRun("exec onboard flows/sign-in.json")
    #expect(run.shows("Email"))
    run.type("\u{1a}")
    run.expectStop()
    run.forgetScreen()
    let before = run.wholeFrames
    run.child.resume()
    #expect(run.shows("Email"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
    #expect(run.wholeFrames == before + 1)
  }

  /// Keys that follow the suspend key in one write wait for the resume.
  @Test func keysBehindTheSuspendKey() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type("a\u{1a}b\u{1a}c\r")
    run.expectStop()
    run.child.resume()
    run.expectStop()
    run.child.resume()
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"abc\"}\r\n")
  }

  /// Who is told to end while stopped ends when continued, and does not take the terminal for it.
  @Test(arguments: ["linux", "xterm-256color"]) func endsWhileStopped(_ type: String) throws {
    let run = try LiveRun(environment: ["TERM": type])
    #expect(run.shows("Name"))
    run.type("ab\u{1a}")
    run.expectStop()
    run.type("ls\n")
    run.child.send(SIGTERM)
    run.child.resume(inForeground: false)
    #expect(run.terminal.endState(of: run.child) == .ended(signal: SIGTERM))
    #expect(run.terminal.pendingInput == Array("ls\n".utf8))
    #expect(run.terminal.attributeBytes == run.attributesBefore)
  }

  /// Continued in the background, it stops again until it is in the foreground.
  @Test func waitsForTheForeground() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type("ab\u{1a}")
    run.expectStop()
    run.child.resume(inForeground: false)
    #expect(run.terminal.endState(of: run.child) == .stopped(signal: SIGTTOU))
    #expect(run.terminal.attributeBytes == run.attributesBefore)
    run.forgetScreen()
    run.child.resume()
    #expect(run.shows("ab"))
    run.type("c\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"abc\"}\r\n")
  }

  /// After a stop without warning everything is set and drawn again.
  @Test func stopWithoutWarning() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type("ab")
    #expect(run.shows("ab"))
    run.child.send(SIGSTOP)
    #expect(run.terminal.endState(of: run.child) == .stopped(signal: SIGSTOP))
    run.forgetScreen()
    run.child.resume()
    #expect(run.shows("ab"))
    run.type("c\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"abc\"}\r\n")
  }

  /// Where nobody could continue it the key does nothing.
  @Test func withoutJobControl() throws {
    let run = try LiveRun(ignoring: [SIGTSTP])
    #expect(run.shows("Name"))
    run.type("ab\u{1a}c\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"abc\"}\r\n")
  }
}

extension LiveRun {
  /// Checks that the run stops and that the terminal is given back for the time.
  func expectStop(sourceLocation: SourceLocation = #_sourceLocation) {
    let end = terminal.endState(of: child)
    #expect(end == .stopped(signal: SIGTSTP), sourceLocation: sourceLocation)
    #expect(terminal.attributeBytes == attributesBefore, sourceLocation: sourceLocation)
    #expect(terminal.readAll(), sourceLocation: sourceLocation)
    expectModesOff(terminal, sourceLocation: sourceLocation)
  }

  /// How many times the screen was cleared and drawn whole.
  var wholeFrames: Int { terminal.text.components(separatedBy: "\u{1b}[J").count - 1 }

  /// Checks that the screen and the cursor become those of a run that begins in a window of this
  /// size and gets these keys.
  func expectScreen(
    of keys: String, line: String = "exec onboard run f.json", flow: String = LiveFlows.name,
    environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try LiveRun(line, flow: flow, environment: environment, size: size)
    // Before it is raw the terminal would take some keys for itself.
    #expect(fresh.terminal.wait(for: "\u{1b}[?2004h"), sourceLocation: sourceLocation)
    fresh.type(keys)
    let isSame = terminal.wait { _ in
      fresh.terminal.readOnce()
      return self.screen == fresh.screen && self.cursor == fresh.cursor
    }
    #expect(isSame, sourceLocation: sourceLocation)
    if !isSame { #expect(screen == fresh.screen, sourceLocation: sourceLocation) }
  }
}
