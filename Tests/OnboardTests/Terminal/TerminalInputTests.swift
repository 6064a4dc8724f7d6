import Foundation
import Testing

@testable import TTYCore

/// Opening, reading, sizes and output that is not taken.
@Suite(.serialized) struct TerminalInputTests {
  @Test func keepsWhatWasTypedBefore() throws {
    let terminal = try PseudoTerminal()
    terminal.type("ab\rc")
    let child = try startSession(on: terminal)
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.readAll())
    let seen = terminal.text.split(separator: "<").dropFirst().compactMap {
      $0.split(separator: ">").first
    }
    #expect(seen == ["61", "62", "a", "63", "71"])
  }

  @Test func tellsEverySize() throws {
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    let child = try startSession(on: terminal)
    #expect(terminal.wait(for: "ready 100x30"))
    for columns in 20..<70 { terminal.resize(columns: columns, rows: 10) }
    terminal.resize(columns: 70, rows: 11)
    #expect(terminal.wait(for: "resized 70x11"))
    terminal.type("aq")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.readAll())
    #expect(terminal.text.contains("<61>"))
  }

  @Test func tellsTheSizeWhereThatWasIgnored() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal, ignoring: [SIGWINCH])
    terminal.resize(columns: 70, rows: 11)
    #expect(terminal.wait(for: "resized 70x11"))
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
  }

  /// Output that is not taken is kept, and goes out when there is room.
  @Test func resumesOutput() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal)
    terminal.type("f")
    #expect(terminal.wait(for: "taken"))
    #expect(terminal.output.count { $0 == UInt8(ascii: "#") } == 1_000_000)
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
  }

  /// With no controlling terminal, the one on standard input is used.
  @Test func usesTheTerminalOnStandardInput() throws {
    let terminal = try PseudoTerminal()
    let process = try spawn(
      [ChildProcess.product("TerminalFixture"), "session", "plain"], terminal: terminal.path,
      environment: [:], isControlling: false)
    // Non-blocking would be seen by all who share the description.
    #expect(terminal.wait(for: "ready 80x24 blocking"))
    terminal.type("q")
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status == 0)
  }

  @Test func saysThatThereIsNoTerminal() throws {
    let process = try spawn(
      [ChildProcess.product("TerminalFixture"), "session"], terminal: "/dev/null", environment: [:])
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status >> 8 == 1)
  }

  /// The size that the system tells, else the one given, else 80 by 24.
  @Test(arguments: [
    (Size(columns: 30, rows: 5), Size(columns: 30, rows: 5)),
    (Size(columns: 0, rows: 0), Size(columns: 50, rows: 9)),
    (Size(columns: 0, rows: 7), Size(columns: 50, rows: 7)),
    (Size(columns: 5000, rows: 5000), Size(columns: 1000, rows: 1000)),
  ])
  func clampsTheSize(_ size: Size, _ expected: Size) throws {
    let pseudo = try PseudoTerminal(columns: size.columns, rows: size.rows)
    let copy = dup(pseudo.slave)
    let terminal = Terminal(device: TerminalDevice(descriptor: copy, isOwn: false))
    #expect(terminal.size(fallback: Size(columns: 50, rows: 9)) == expected)
    // A fallback may not know it either.
    let unknown = terminal.size(fallback: Size(columns: 0, rows: 0))
    #expect(unknown.columns == (size.columns > 0 ? expected.columns : 80))
    #expect(unknown.rows == (size.rows > 0 ? expected.rows : 24))
  }

  /// A shared description is never waited on, whether there is something or not.
  @Test func sharedDescriptionDoesNotBlock() throws {
    let pseudo = try PseudoTerminal()
    let terminal = Terminal(device: TerminalDevice(descriptor: dup(pseudo.slave), isOwn: false))
    var bytes: [UInt8] = []
    #expect(terminal.read(into: &bytes) == .nothing)
    terminal.write([UInt8](repeating: UInt8(ascii: "x"), count: 300_000))
    #expect(terminal.hasPendingOutput)
    #expect(terminal.wait(milliseconds: 0).isTimeout)
    pseudo.type("a\n")
    #expect(terminal.wait().isInputReady)
    #expect(terminal.read(into: &bytes) == .bytes)
    #expect(bytes == Array("a\n".utf8))
  }

  /// Before leaving, answers that are due are read, for a time.
  @Test func awaitsAnswers() throws {
    let pseudo = try PseudoTerminal()
    let terminal = Terminal(device: TerminalDevice(descriptor: dup(pseudo.slave), isOwn: false))
    var read: [UInt8] = []
    pseudo.type("ab\n")
    terminal.awaitAnswers(atMost: 20_000) { bytes in
      read += bytes
      return read.count < 3
    }
    #expect(read == Array("ab\n".utf8))
    terminal.awaitAnswers(atMost: 10) { _ in
      Issue.record("nothing was typed")
      return true
    }
    pseudo.hangUp()
    terminal.awaitAnswers(atMost: 20_000) { _ in true }
    #expect(terminal.wait().isHungUp)
  }
}
