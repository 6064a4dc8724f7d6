import Foundation
import Testing

@testable import TTYCore

/// Terminals that answer the questions of a run: at once, late, in parts, wrongly or never.
///
/// The test is the terminal.
@Suite(.serialized) struct TerminalReplyTests {
  static let first = "\u{1b}[1;3R\u{1b}[2;3R\u{1b}[3;4R\u{1b}[?62;22c"
  static let second =
    "\u{1b}[?0u\u{1b}[?2026;2$y\u{1b}[?2027;1$y\u{1b}[?2048;2$y"
    + "\u{1b}]10;rgb:ffff/ffff/ffff\u{7}\u{1b}]11;rgb:1e1e/1e1e/2e2e\u{1b}\\\u{1b}[?62;22c"
  static let lastQuestion = "\u{1b}[c"
  static let answers = "{\"name\":\"ada\"}\r\n"

  static func start(_ environment: [String: String] = [:]) throws -> LiveRun {
    let run = try LiveRun(
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
    #expect(run.terminal.wait(for: lastQuestion))
    #expect(run.shows("Name"))
    return run
  }

  /// What a terminal that answers all is then used for, and that it is undone where it was done.
  @Test(arguments: ["ada\r", "\u{3}", "\u{1a}", ""]) func answersAll(_ keys: String) throws {
    let run = try Self.start()
    run.type(Self.first)
    #expect(run.terminal.wait(for: "\u{1b}[?u"))
    #expect(run.terminal.wait(for: Self.lastQuestion, after: run.offset(of: "\u{1b}[?u")))
    run.type(Self.second)
    #expect(run.terminal.wait(for: "\u{1b}[>1u"))
    run.type(keys.isEmpty ? "" : "\u{1b}[97;5u\u{b}" + keys)
    switch keys {
    case "\u{1a}":
      run.expectStop()
      run.child.resume()
      #expect(run.terminal.wait(for: "\u{1b}[>1u", after: run.offset(of: "\u{1b}[<u")))
      run.type("ada\r")
      run.expectEnd(.exited(status: 0), printing: Self.answers)
    case "":
      run.child.send(SIGTERM)
      run.expectEnd(.ended(signal: SIGTERM))
    case "\u{3}": run.expectEnd(.exited(status: 130))
    default: run.expectEnd(.exited(status: 0), printing: Self.answers)
    }
    let screens = run.terminal.text.components(separatedBy: "\u{1b}[?1049l")
    for screen in screens.dropLast() {
      #expect(screen.components(separatedBy: "\u{1b}[>1u").count == 2)
      #expect(screen.components(separatedBy: "\u{1b}[<u").count == 2)
    }
    #expect(screens.last?.contains("\u{1b}[<u") == false)
    #expect(run.terminal.text.components(separatedBy: "\u{1b}[?2026$p").count == 2)
  }

  /// Frames are then shown whole.
  @Test func framesAreSynchronized() throws {
    let run = try Self.start()
    run.type(Self.first)
    #expect(run.terminal.wait(for: "\u{1b}]11;?"))
    run.type(Self.second)
    #expect(run.terminal.wait(for: "\u{1b}[>1u"))
    let start = run.terminal.output.count
    run.type("\t")
    #expect(run.terminal.wait(for: "\u{1b}[?2026l", after: start))
    #expect(run.terminal.text.contains("\u{1b}[?2026h"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
  }

  /// Answers among the keys, whole or a byte at a time: none is ever text.
  @Test(arguments: [true, false]) func answersAmongKeys(inOneWrite: Bool) throws {
    let run = try Self.start()
    let replies = [
      Self.first, Self.second, "\u{1b}]11;rgba:0000/0000/0000/c000\u{1b}\\\u{1b}[12;40R",
      "\u{1b}[?64;1c\u{1b}P1$r0m\u{1b}\\\u{1b}[1;10P\u{1b}[200;3;9~",
    ]
    for (key, reply) in zip(["a", "d", "a", ""], replies) {
      if inOneWrite {
        run.type(key + reply)
      } else {
        for byte in key.utf8 + Array(reply.utf8) { run.type(String(UnicodeScalar(byte))) }
      }
    }
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
  }

  /// A terminal that begins an answer and does not end it, answers in part, or floods.
  @Test(arguments: [
    "\u{1b}[1;3R\u{1b}[2;3R", "\u{1b}[?62;22c", "\u{1b}[?6c", "\u{1b}[0n\u{1b}[1;1R\u{1b}[?1;2c",
    String(repeating: "\u{1b}[?62;22c", count: 1000),
    String(repeating: "\u{1b}[1;3R", count: 1000),
    "\u{1b}[9999999999;99999999999R\u{1b}[?99999999999999999999c\u{1b}[?;;;c",
  ])
  func answersInPart(_ reply: String) throws {
    let run = try Self.start()
    run.type(reply)
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
    #expect(run.terminal.text.components(separatedBy: Self.lastQuestion).count <= 3)
  }

  @Test(arguments: ["\u{1b}[?62;", "\u{1b}]11;rgb:1e1e/", "\u{1b}P1$r", "\u{1b}["])
  func answersThatAreCutOff(_ reply: String) throws {
    let run = try Self.start(["ESCDELAY": "30"])
    run.type("a")
    #expect(run.terminal.wait { _ in run.screen.contains { $0.hasSuffix("│ a") } })
    run.type(reply)
    // Silence is what ends it, so that here time has to pass.
    usleep(600_000)
    run.type("da\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
  }

  /// An answer that is still due when the run ends is waited for, and does not reach the shell.
  @Test(arguments: [first, "\u{1b}[?62;22c", "\u{1b}[?1;2c"]) func answersAfterTheEnd(
    _ reply: String
  ) throws {
    // Over ssh, where that takes longer.
    let run = try Self.start(["SSH_TTY": "/dev/pts/0"])
    run.type("ada\r")
    #expect(run.terminal.wait { $0.unreadCount == 0 })
    run.type(reply)
    run.expectEnd(.exited(status: 0), printing: Self.answers)
  }

  /// One that never answers is left all the same.
  @Test(arguments: ["ada\r", "\u{3}"]) func neverAnswers(_ keys: String) throws {
    let run = try Self.start()
    run.type(keys)
    run.expectEnd(.exited(status: keys == "\u{3}" ? 130 : 0))
  }

  /// Terminals that are not to be asked.
  @Test(arguments: ["linux", "vt100", "vt220"]) func isNotAsked(_ type: String) throws {
    let run = try LiveRun(environment: ["TERM": type])
    #expect(run.shows("Name"))
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
    for question in [Self.lastQuestion, "\u{1b}[6n", "\u{1b}[?u", "$p", "\u{1b}]"] {
      #expect(!run.terminal.text.contains(question))
    }
  }

  /// Where lines and bullets are wide, ASCII stands in.
  @Test func wideLines() throws {
    let run = try Self.start()
    #expect(run.shows("│"))
    run.type("\u{1b}[1;3R\u{1b}[2;3R\u{1b}[3;7R\u{1b}[?1;2c")
    #expect(run.terminal.wait { _ in run.screen.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } } })
    #expect(run.shows("Name"))
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
  }

  /// A sequence that is cut by the network is the key that it is, within the time-out.
  @Test func keysInParts() throws {
    let run = try LiveRun(environment: ["ESCDELAY": "20000"])
    #expect(run.shows("Name"))
    run.type("da\u{1b}")
    #expect(run.shows("da"))
    run.type("[")
    run.type("H")
    run.type("a")
    #expect(run.shows("ada"))
    // Alt-Return submits.
    run.type("\u{1b}")
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
  }

  /// Escape alone leaves the field when the time is up; a Return that comes then submits nothing.
  @Test func escapeAlone() throws {
    let run = try LiveRun(environment: ["ESCDELAY": "0"])
    #expect(run.shows("Name"))
    run.type("ada\u{1b}")
    #expect(run.terminal.wait { _ in run.cursor == nil })
    run.type("\r")
    run.type("\t\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers)
  }
}

extension LiveRun {
  /// Where a text begins in the output.
  func offset(of text: String) -> Int {
    Data(terminal.output).range(of: Data(text.utf8), options: .backwards)?.lowerBound ?? 0
  }
}
