import Foundation
import Testing

@testable import TTYCore

/// `onboard keys` on a terminal that the test is.
@Suite(.serialized) struct KeysCommandTests {
  private func start(
    _ arguments: [String] = [], on terminal: PseudoTerminal, type: String = "xterm-256color"
  ) throws -> ChildProcess {
    let child = try ChildProcess(
      ChildProcess.product("onboard"), ["keys"] + arguments, on: terminal,
      environment: ["TERM": type, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"])
    #expect(terminal.wait(for: "Ctrl-C twice leaves"))
    return child
  }

  /// The line of an event, as far as its bytes in hex; those before have their columns.
  private func shows(_ terminal: PseudoTerminal, _ name: String, _ hex: String) -> Bool {
    let line = TextLayout.pad(name, columns: 30) + " " + hex
    return terminal.wait(for: line)
  }

  @Test func showsEventsAndAnswers() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try start(on: terminal)
    terminal.type("\u{1b}[1;5R\u{1b}[2;2R\u{1b}[3;4R\u{1b}[?62;22c")
    #expect(shows(terminal, "report:cursor:1:5", "1b5b313b3552"))
    #expect(terminal.wait(for: "\u{1b}[?2026$p"))
    terminal.type("x\u{1b}[?1u\u{1b}[?2026;2$y\u{1b}]11;rgb:0000/0a0a/ffff\u{7}\u{1b}[?62;22c")
    #expect(shows(terminal, "char:U+0078", "78"))
    #expect(terminal.wait(for: "-- kitty keyboard yes, synchronized output (2026) yes"))
    #expect(terminal.wait(for: "-- widths: clusters the sum of their parts"))
    #expect(terminal.wait(for: "-- colours: background #000aff, dark"))
    // One Ctrl-C is a key like others, and a key in between counts anew.
    terminal.type("\u{1b}[99;5u\u{1b}[1;9A")
    #expect(shows(terminal, "char:U+0063+ctrl", "1b5b39393b3575"))
    #expect(shows(terminal, "key:up+super", "1b5b313b3941"))
    terminal.type("\u{3}\u{1b}[99;5u")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    #expect(terminal.isSet(2004) == false && terminal.isSet(1049) == false)
    let pushes = terminal.text.components(separatedBy: "\u{1b}[>1u").count
    #expect(pushes == 2 && terminal.text.components(separatedBy: "\u{1b}[<u").count == pushes)
  }

  @Test func tellsALoneEscape() throws {
    let terminal = try PseudoTerminal()
    let child = try start(on: terminal)
    terminal.type("\u{1b}")
    #expect(shows(terminal, "key:escape", "1b"))
    terminal.type("\u{3}\u{3}")
    #expect(child.nextState() == .exited(status: 0))
  }

  /// The pause is longer than that after which ESC is a key.
  @Test func joinsATornAnswer() throws {
    let terminal = try PseudoTerminal()
    let child = try start(on: terminal)
    terminal.type("\u{1b}[?62;")
    usleep(100_000)
    terminal.type("22c")
    #expect(shows(terminal, "report:da1:62;22", "1b5b3f36323b323263"))
    terminal.type("\u{1b}[?62;22c\u{3}\u{3}")
    #expect(child.nextState() == .exited(status: 0))
  }

  /// A terminal that understands nothing is sent nothing.
  @Test func sendsNoEscapesToADumbTerminal() throws {
    let terminal = try PseudoTerminal(columns: 40)
    let child = try start(["--mouse"], on: terminal, type: "dumb")
    terminal.type("\u{1b}[A\u{1b}[?1u\u{1b}[?62c\u{3}\u{3}")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.readAll())
    #expect(terminal.text.contains("key:up"))
    #expect(!terminal.output.contains(0x1b))
  }

  /// What is pasted is shown, never obeyed.
  @Test func neutralizesWhatIsPasted() throws {
    let terminal = try PseudoTerminal(columns: 200)
    let child = try start(["--mouse"], on: terminal)
    #expect(terminal.isSet(1006) == true)
    terminal.type("\u{1b}[200~\u{1b}[2J\u{9b}31m\u{202e}\u{7}\u{1b}[201~\u{1b}[<0;3;4M")
    #expect(terminal.wait(for: "mouse:press:left:3:4"))
    #expect(!terminal.text.contains("\u{1b}[2J"))
    #expect(
      !terminal.text.unicodeScalars.contains { "\u{9b}\u{202e}\u{7}".unicodeScalars.contains($0) })
    child.send(SIGTERM)
    #expect(child.nextState() == .ended(signal: SIGTERM))
    #expect(terminal.readAll())
    #expect(terminal.isSet(1000) == false && terminal.isSet(1006) == false)
  }

  @Test func endsWhenTheTerminalGoes() throws {
    let terminal = try PseudoTerminal()
    let child = try start(on: terminal)
    terminal.hangUp()
    #expect(child.nextState() == .ended(signal: SIGHUP))
  }

  @Test func saysThatThereIsNoTerminal() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try spawn(
      [ChildProcess.product("onboard"), "keys"], terminal: file.path, environment: [:])
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status >> 8 == 1)
    let said = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(said.hasPrefix("onboard: no terminal: "))
    #expect(said.hasSuffix("\n") && said.count { $0 == "\n" } == 1)
  }
}
