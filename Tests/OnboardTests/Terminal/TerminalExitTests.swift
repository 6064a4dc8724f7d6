import Foundation
import Testing

@testable import TTYCore

/// Every way out gives the terminal back as it was found.
@Suite(.serialized) struct TerminalExitTests {
  /// A way to make the program end, and what the parent then sees.
  struct WayOut: CustomTestStringConvertible {
    var typed = ""
    var signal: Int32?
    var state: ChildProcess.State
    var testDescription: String { signal.map { "signal \($0)" } ?? "key \(typed)" }
  }

  static let waysOut =
    [
      WayOut(typed: "q", state: .exited(status: 0)),
      WayOut(typed: "e", state: .exited(status: 3)),
      WayOut(typed: "A", state: .ended(signal: SIGABRT)),
      WayOut(typed: "O", state: .ended(signal: SIGSEGV)),
    ]
    + [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
    ].map { WayOut(signal: $0, state: .ended(signal: $0)) }

  @Test(arguments: waysOut) func givesTheTerminalBack(_ way: WayOut) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    #expect(terminal.attributeBytes != before)
    terminal.type(way.typed)
    if let signal = way.signal { child.send(signal) }
    #expect(child.nextState() == way.state)
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    expectModesOff(terminal)
  }

  @Test func trapOfTheLanguageGivesTheTerminalBack() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    terminal.type("C")
    let state = child.nextState()
    // Which of the two it is depends on the processor.
    #expect(state == .ended(signal: SIGILL) || state == .ended(signal: SIGTRAP))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    expectModesOff(terminal)
  }

  /// Settings that a program would not choose come back all the same.
  @Test(arguments: [0, 1, 2]) func oddLineSettingsComeBack(_ variant: Int) throws {
    let terminal = try PseudoTerminal()
    var attributes = terminal.attributes
    withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
      characters[Int(VERASE)] = 8
      if variant > 0 {
        characters[Int(VMIN)] = 0
        characters[Int(VTIME)] = 10
      }
    }
    attributes.c_lflag &= ~tcflag_t(ECHOE)
    attributes.c_iflag |= tcflag_t(IXANY)
    if variant > 1 { attributes.c_iflag &= ~tcflag_t(ICRNL) }
    terminal.attributes = attributes
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
    #expect(terminal.attributeBytes == before)
  }

  @Test func signalsIgnoredAtTheStartStayIgnored() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal, ignoring: [SIGHUP, SIGINT])
    child.send(SIGHUP)
    child.send(SIGINT)
    terminal.type("a")
    #expect(terminal.wait(for: "<61>"))
    terminal.type("q")
    #expect(child.nextState() == .exited(status: 0))
  }

  @Test(arguments: [SIGTERM, SIGTSTP]) func signalsBlockedAtTheStartCome(_ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal, arguments: ["blocked"])
    child.send(signal)
    let state = child.nextState()
    #expect(state == (signal == SIGTERM ? .ended(signal: SIGTERM) : .stopped(signal: SIGTSTP)))
    #expect(terminal.attributeBytes == before)
  }

  @Test func hangUpEndsTheProgram() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal, ignoring: [SIGHUP])
    terminal.hangUp()
    #expect(child.nextState() == .exited(status: 129))
    #expect(child.cpuMilliseconds < 1000)
  }

  /// What is typed too late is not left for the shell.
  @Test func lateInputIsDiscarded() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal)
    terminal.type("w")
    #expect(terminal.wait(for: "<77>"))
    terminal.type("late\n")
    #expect(child.nextState() == .exited(status: 0))
    var polled = pollfd(fd: terminal.slave, events: Int16(POLLIN), revents: 0)
    #expect(poll(&polled, 1, 0) == 0)
  }

  /// A terminal that takes no output does not keep the program from leaving.
  @Test(arguments: ["q", "z"]) func fullTerminalIsLeft(_ key: String) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    // The system moves a part of what is written away from the side that fills up, hence the
    // pauses; if they are too short the test is easier, not wrong.
    for _ in 0..<4 {
      terminal.type("F")
      usleep(50_000)
    }
    terminal.type(key)
    let state = child.nextState()
    #expect(state == (key == "q" ? .exited(status: 0) : .stopped(signal: SIGTSTP)))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    expectModesOff(terminal)
  }

  @Test func stoppedTerminalIsLeft() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try startSession(on: terminal)
    tcflow(terminal.slave, TCOOFF)
    child.send(SIGTERM)
    #expect(child.nextState() == .ended(signal: SIGTERM))
    #expect(terminal.attributeBytes == before)
    #expect(terminal.readAll())
    #expect(terminal.isSet(1049) == false)
    #expect(terminal.isSet(2004) == false)
  }

  @Test func kittyKeyboardIsPoppedOnItsScreen() throws {
    let terminal = try PseudoTerminal()
    let child = try startSession(on: terminal)
    terminal.type("k")
    #expect(terminal.wait(for: "\u{1b}[>1u"))
    child.send(SIGTERM)
    #expect(child.nextState() == .ended(signal: SIGTERM))
    #expect(terminal.readAll())
    let parts = terminal.text.components(separatedBy: "\u{1b}[<u")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("\u{1b}[?1049l") == true)
    #expect(parts.first?.contains("\u{1b}[?1049l") == false)
  }
}

/// Starts the program that takes the terminal, and waits until it has.
func startSession(
  on terminal: PseudoTerminal, arguments: [String] = [], environment: [String: String] = [:],
  ignoring ignored: [Int32] = []
) throws -> ChildProcess {
  // Swift's own crash reporter would start a dialogue on the terminal.
  let child = try ChildProcess(
    ChildProcess.product("TerminalFixture"), ["session"] + arguments, on: terminal,
    environment: ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }, ignoring: ignored)
  #expect(terminal.wait(for: "ready"))
  return child
}

/// Checks that what the program turned on was turned off, in this order at the end.
func expectModesOff(
  _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(terminal.isSet(2004) == false, sourceLocation: sourceLocation)
  #expect(terminal.isSet(1049) == false, sourceLocation: sourceLocation)
  #expect(terminal.isSet(25) == true, sourceLocation: sourceLocation)
}
