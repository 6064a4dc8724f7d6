import Foundation
import Testing

@testable import TTYCore

/// Every way out of a run gives the terminal back.
@Suite(.serialized) struct LeavingTests {
  /// Keys that end a run, and how it then ends.
  static let keys: [(String, Int32, String)] = [
    ("ada\r", 0, "{\"name\":\"ada\"}\r\n"),
    ("\u{3}", 130, ""), ("ada\u{3}\u{3}", 130, ""),
    // Escape leaves the field, then asks; the quit button is the one that is not the default.
    ("ada\u{1b}[27u\u{1b}[27u\t\r", 130, ""),
    ("ada\u{3}\t\r", 130, ""),
  ]

  @Test(arguments: keys) func byKeys(_ keys: String, _ status: Int32, _ printed: String) throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type(keys)
    run.expectEnd(.exited(status: status), printing: printed)
  }

  static let signals = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGTRAP, SIGFPE,
    SIGUSR1, SIGALRM, SIGXCPU, SIGSYS,
  ]

  /// A signal from outside, crashes included, while a field has half an answer.
  @Test(arguments: signals, ["linux", "xterm-256color"])
  func bySignal(_ signal: Int32, _ type: String) throws {
    let run = try LiveRun(environment: ["TERM": type])
    #expect(run.shows("Name"))
    run.type("ad")
    #expect(run.shows("ad"))
    run.child.send(signal)
    run.expectEnd(.ended(signal: signal), printing: "")
  }

  /// The same with a prompt open, and with a secret half typed.
  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV], ["\u{3}", "\t"])
  func bySignalElsewhere(_ signal: Int32, _ key: String) throws {
    let run = try LiveRun("exec onboard flows/sign-in.json")
    #expect(run.shows("Email"))
    run.type("ada" + key + "hunter2")
    #expect(run.shows(key == "\t" ? "***" : "Quit"))
    run.child.send(signal)
    run.expectEnd(.ended(signal: signal), printing: "")
    #expect(!run.terminal.text.contains("hunter2"))
  }

  /// Settings that no program would choose come back all the same.
  @Test(arguments: ["ada\r", "\u{3}"]) func oddLineSettings(_ keys: String) throws {
    let terminal = try PseudoTerminal()
    var attributes = terminal.attributes
    attributes.c_lflag &= ~tcflag_t(ECHOE)
    attributes.c_iflag |= tcflag_t(IXANY)
    withUnsafeMutableBytes(of: &attributes.c_cc) { $0[Int(VERASE)] = 8 }
    terminal.attributes = attributes
    let run = try LiveRun(on: terminal)
    #expect(run.shows("Name"))
    run.type(keys)
    run.expectEnd(.exited(status: keys == "\u{3}" ? 130 : 0))
  }

  /// A window that is closed: the run ends by itself, even where nobody sends the signal, and
  /// without turning in circles first.
  @Test(arguments: [[], [SIGHUP]]) func byHangUp(_ ignored: [Int32]) throws {
    let run = try LiveRun(ignoring: ignored)
    #expect(run.shows("Name"))
    run.type("ad")
    #expect(run.shows("ad"))
    run.terminal.hangUp()
    #expect(run.child.nextState() == .ended(signal: SIGHUP))
    #expect(run.child.cpuMilliseconds < 1000)
  }

  /// What a shell ignores for its background jobs stays ignored.
  @Test func ignoredSignalsStayIgnored() throws {
    let run = try LiveRun(ignoring: [SIGINT, SIGQUIT])
    #expect(run.shows("Name"))
    run.child.send(SIGINT)
    run.child.send(SIGQUIT)
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"ada\"}\r\n")
  }

  /// A terminal that takes nothing more is given back all the same.
  @Test func whileTheTerminalIsStopped() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    tcflow(run.terminal.slave, TCOOFF)
    run.type("ada")
    run.child.send(SIGTERM)
    #expect(run.terminal.endState(of: run.child) == .ended(signal: SIGTERM))
    #expect(run.terminal.attributeBytes == run.attributesBefore)
  }

  /// The shell's prompt begins a row.
  @Test func theCursorIsBackWhereItWas() throws {
    let run = try LiveRun("printf 'BEFORE\\n'; onboard run f.json; printf 'AFTER\\n'")
    #expect(run.shows("Name"))
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"ada\"}\r\nAFTER\r\n")
    #expect(run.terminal.text.hasPrefix("BEFORE\r\n\u{1b}"))
  }
}
