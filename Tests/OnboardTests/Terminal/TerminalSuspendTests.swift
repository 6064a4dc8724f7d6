import Foundation
import Testing

@testable import TTYCore

/// Stopping and continuing, as a shell with job control does it.
@Suite(.serialized) struct TerminalSuspendTests {
  /// The key, a stop from outside, and both with a detour through the background.
  @Test(arguments: [true, false], [true, false])
  func suspendsAndResumes(byKey: Bool, throughBackground: Bool) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    let raw = terminal.attributeBytes
    if byKey { terminal.type("z") } else { child.send(SIGTSTP) }
    #expect(child.nextState() == .stopped(signal: SIGTSTP))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    expectModesOff(terminal)
    if throughBackground {
      child.resume(inForeground: false)
      #expect(child.nextState() == .stopped(signal: SIGTTOU))
      #expect(terminal.attributeBytes == before)
    }
    terminal.resize(columns: 40, rows: 12)
    child.resume()
    #expect(terminal.wait(for: "resumed 40x12"))
    #expect(terminal.attributeBytes == raw)
    #expect(terminal.isSet(2004) == true)
    terminal.type("cq")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.readAll())
    #expect(terminal.text.contains("<63>"))
    #expect(terminal.attributeBytes == before)
  }

  /// After SIGSTOP, which cannot be caught, raw mode and the modes are set again.
  @Test func resumesAfterAStopWithoutWarning() throws {
    let terminal = try PseudoTerminal()
    let cooked = terminal.attributes
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    let raw = terminal.attributeBytes
    terminal.type("k")
    #expect(terminal.wait(for: "<6b>"))
    child.send(SIGSTOP)
    #expect(child.nextState() == .stopped(signal: SIGSTOP))
    var shells = cooked
    shells.c_lflag &= ~tcflag_t(ECHO)
    terminal.attributes = shells
    child.resume()
    #expect(terminal.wait(for: "resumed 80x24"))
    #expect(terminal.attributeBytes == raw)
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.readAll())
    expectModesOff(terminal)
    #expect(terminal.attributeBytes == before)
    let pushes = terminal.text.components(separatedBy: "\u{1b}[>1u").count
    #expect(terminal.text.components(separatedBy: "\u{1b}[<u").count == pushes)
  }

  /// Line settings that were changed while it was stopped are the ones that come back.
  @Test func keepsSettingsChangedMeanwhile() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal)
    terminal.type("z")
    #expect(child.nextState() == .stopped(signal: SIGTSTP))
    var attributes = terminal.attributes
    attributes.c_lflag &= ~tcflag_t(ECHO)
    terminal.attributes = attributes
    let changed = terminal.attributeBytes
    child.resume()
    #expect(terminal.wait(for: "resumed"))
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.attributeBytes == changed)
  }

  @Test func endsWhenToldToWhileStopped() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    terminal.type("z")
    #expect(child.nextState() == .stopped(signal: SIGTSTP))
    child.send(SIGTERM)
    child.resume(inForeground: false)
    #expect(child.nextState() == .ended(signal: SIGTERM))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    expectModesOff(terminal)
  }

  /// Who ends in the background does not touch the line, which is another one's, and is not stopped
  /// for writing.
  @Test func endsInTheBackground() throws {
    let terminal = try PseudoTerminal()
    var shells = terminal.attributes
    shells.c_lflag |= tcflag_t(TOSTOP)
    let child = try startSession(on: terminal)
    child.send(SIGSTOP)
    #expect(child.nextState() == .stopped(signal: SIGSTOP))
    terminal.attributes = shells
    let before = terminal.attributeBytes
    child.send(SIGTERM)
    child.resume(inForeground: false)
    #expect(child.nextState() == .ended(signal: SIGTERM))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    expectModesOff(terminal)
  }

  /// Below a shell without job control nobody would continue it.
  @Test func doesNotStopWhereStoppingIsIgnored() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal, ignoring: [SIGTSTP])
    child.send(SIGTSTP)
    terminal.type("zaq")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.readAll())
    #expect(terminal.text.contains("<61>"))
  }
}
