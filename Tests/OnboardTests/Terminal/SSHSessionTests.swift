import Foundation
import Testing

/// The command at the other end of an ssh connection.
@Suite(
  .serialized,
  .enabled(if: SSHServer.isInstalled, "sshd or ssh is not installed: no session was driven over it")
)
struct SSHSessionTests {
  private let server: SSHServer
  private let terminal: PseudoTerminal
  /// What a terminal of the simplest kind answers; the command does not wait for more then.
  private static let answer = "\u{1b}[?1;2c"

  init() throws {
    server = try SSHServer()
    terminal = try PseudoTerminal()
  }

  private func start(_ scene: ShellScene) throws -> ChildProcess {
    try server.run(scene.folder.appendingPathComponent("script"), on: terminal)
  }

  /// Types something in parts with a pause in between.
  ///
  /// - Returns: Whether the pause was as short as it was meant to be: on a busy machine it may not be,
  ///   and then nothing follows from what happens.
  private func type(_ parts: [String], pause: Double = 0.07) -> Bool {
    let start = Date()
    for (index, part) in parts.enumerated() {
      if index > 0 { usleep(UInt32(pause * 1_000_000)) }
      terminal.type(part)
    }
    return Date().timeIntervalSince(start) < pause + 0.03
  }

  private func expectEnd(
    of scene: ShellScene, status: Int = 0, answers: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.wait(for: "AFTER"), sourceLocation: sourceLocation)
    #expect(scene.status() == status, sourceLocation: sourceLocation)
    #expect(scene.text("answers") == answers, sourceLocation: sourceLocation)
    #expect(scene.isTerminalGivenBack, sourceLocation: sourceLocation)
    for (mode, isSet) in [(1049, false), (2004, false), (25, true)] {
      #expect(terminal.isSet(mode) == isSet, sourceLocation: sourceLocation)
    }
  }

  @Test func runsAFlow() throws {
    let scene = try ShellScene(ShellScene.flow("sign-in"))
    let ssh = try start(scene)
    #expect(terminal.wait(for: "you@example.com"))
    // Answers to the questions, which the network tears too.
    _ = type(["\u{1b}[1;3R\u{1b}[2;", "2R\u{1b}[3;4R\u{1b}[?1;2"], pause: 0.001)
    terminal.type("cada@example.com\r")
    #expect(terminal.wait(for: "ada@example.com"))
    terminal.type("correct horse\r\r")
    expectEnd(of: scene, answers: #"{"email":"ada@example.com","remember":true}"# + "\n")
    #expect(!terminal.text.contains("horse"))
    _ = ssh
  }

  /// Sequences that the network tears apart are whole, where locally they would be an Escape; an
  /// answer that is torn for longer is no key either.
  @Test func joinsTornSequences() throws {
    for _ in 0..<10 {
      let scene = try ShellScene("two-texts.json")
      let ssh = try start(scene)
      #expect(terminal.wait(for: "Finish"))
      terminal.type("ac")
      let isPrompt =
        type(["\u{1b}[?1;", "2c"], pause: 0.2) && type(["\u{1b}", "[D"])
        && type(["b\u{1b}[", "F"]) && type(["d\u{1b}", "\r"])
      if isPrompt {
        expectEnd(of: scene, answers: #"{"name":"abcd","city":""}"# + "\n")
        return
      }
      ssh.send(SIGKILL)
      _ = ssh.nextState()
    }
    Issue.record("the machine is too busy to type within 100 ms")
  }

  @Test func aLoneEscapeIsAKey() throws {
    let scene = try ShellScene(ShellScene.flow("sign-in"))
    let ssh = try start(scene)
    #expect(terminal.wait(for: "you@example.com"))
    terminal.type(Self.answer + "ann\u{1b}")
    #expect(terminal.wait(for: "Escape to quit"))
    terminal.type("\u{1b}")
    #expect(terminal.wait(for: "Stay"))
    terminal.type("\u{3}")
    expectEnd(of: scene, status: 130, answers: "")
    _ = ssh
  }

  /// A client that dies hangs the terminal up, also for who does not get the signal.
  @Test func endsWhenTheConnectionBreaks() throws {
    let scene = try ShellScene("two-texts.json", prologue: "trap '' HUP")
    let ssh = try start(scene)
    #expect(terminal.wait(for: "Finish"))
    ssh.send(SIGKILL)
    #expect(scene.status() == 129)
    #expect(scene.text("answers") == "")
  }
}
