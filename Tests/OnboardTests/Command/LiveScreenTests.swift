import Foundation
import Testing

@testable import TTYCore

/// What is on the screen of a live run, and what it costs to bring it there.
@Suite(.serialized) struct LiveScreenTests {
  /// The cursor is where the next letter goes, and hidden where nothing takes text.
  @Test func theCursorIsAtTheInsertionPoint() throws {
    let run = try LiveRun("exec onboard flows/sign-in.json")
    #expect(run.shows("Email"))
    let row = try #require(run.screen.firstIndex { $0.contains("you@example") })
    let next = try #require(run.screen.firstIndex { $0.contains("Password") }) + 1
    let column = try #require(run.cursor?.column)
    #expect(run.cursor == Point(column: column, row: row))
    run.type("ada")
    #expect(run.terminal.wait { _ in run.cursor == Point(column: column + 3, row: row) })
    run.type("\u{1b}[D")
    #expect(run.terminal.wait { _ in run.cursor == Point(column: column + 2, row: row) })
    run.type("\thunter2")
    #expect(run.terminal.wait { _ in run.cursor == Point(column: column + 7, row: next) })
    run.type("\t")
    #expect(run.terminal.wait { _ in run.cursor == nil })
    run.type("\u{1b}[Z")
    #expect(run.terminal.wait { _ in run.cursor == Point(column: column + 7, row: next) })
    run.type("\u{3}")
    #expect(run.shows("Quit"))
    #expect(run.terminal.wait { _ in run.cursor == nil })
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
  }

  /// Fifty changes of size between two keys: the keys count, the last size is drawn.
  @Test func manyResizes() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type("vw")
    #expect(run.shows("vw"))
    for step in 1...50 {
      run.resize(Size(columns: 30 + step % 7 * 9, rows: 6 + step % 5 * 4))
      run.child.send(SIGWINCH)
    }
    try run.expectScreen(of: "vw")
    run.type("x\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"vwx\"}\r\n")
  }

  /// The height alone, very small, and back again, with a prompt over the step: what is there in
  /// the end is what a run shows that began in this size.
  @Test func resizesWithAPromptOpen() throws {
    let run = try LiveRun("exec onboard flows/sign-in.json")
    #expect(run.shows("Email"))
    run.type("vw\u{3}")
    #expect(run.shows("Quit"))
    for (columns, rows) in [(80, 10), (80, 24), (40, 12), (20, 6), (1, 1), (5, 40), (200, 60)] {
      let before = run.wholeFrames
      run.resize(Size(columns: columns, rows: rows))
      #expect(run.terminal.wait { _ in run.wholeFrames == before + 1 })
      #expect(columns < 20 || run.shows("Stay"))
    }
    run.resize(.standard)
    try run.expectScreen(of: "vw\u{3}", line: "exec onboard flows/sign-in.json")
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
  }

  /// Another program has written over the screen.
  @Test func drawsAgainWhenAsked() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    let before = run.wholeFrames
    run.forgetScreen()
    run.type("\u{c}")
    try run.expectScreen(of: "")
    #expect(run.wholeFrames == before + 1)
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
  }

  static let letters = String(repeating: "abcdefghij", count: 2000)

  /// As a paste, and as keys in one write: few frames, and the same answer.
  @Test(arguments: [("", ""), ("\u{1b}[200~", "\u{1b}[201~")])
  func twentyThousandLetters(_ start: String, _ end: String) throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    let before = run.terminal.output.count
    run.type(start + Self.letters + end)
    #expect(run.shows("hij"))
    // The terminal hands on 4 KiB at most at a time: a frame for each would be five.
    run.type("\r")
    run.expectEnd(.exited(status: 0), printing: "{\"name\":\"\(Self.letters)\"}\r\n")
    let frames = run.terminal.output.count - before - Self.letters.utf8.count
    #expect(frames < 4096)
  }

  /// Keys that cannot be taken ring once a frame.
  @Test func manyKeysThatRing() throws {
    let run = try LiveRun("exec onboard flows/sign-in.json")
    #expect(run.shows("Email"))
    run.type("\t\t\t")
    let before = run.terminal.output.count
    run.type(Self.letters)
    // Together with the last key there would be no frame to ring with.
    #expect(run.terminal.wait { $0.output.dropFirst(before).contains(7) })
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130))
    let bells = run.terminal.output.dropFirst(before).filter { $0 == 7 }.count
    #expect((1...100).contains(bells))
  }

  /// One write for a frame, nothing while nothing happens: no bytes, and no waking up.
  @Test(arguments: [
    "", "a", "\t", "a\u{3}", "a\u{1b}[200~bc", "\u{1b}]11;rgb:", "\u{1b}[1;", "\u{c3}",
    "\u{1b}P", "a\u{1b}[27u",
  ])
  func idleIsAsleep(_ keys: String) throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type(keys)
    #expect(try run.settledCounts() != nil)
    run.child.send(SIGTERM)
    run.expectEnd(.ended(signal: SIGTERM))
  }

  @Test func aFrameIsOneWrite() throws {
    let run = try LiveRun("exec onboard flows/sign-in.json")
    #expect(run.shows("Email"))
    for key in ["a", "\t", "\u{3}", "\u{c}"] {
      let before = try #require(try run.settledCounts())
      run.type(key)
      #expect(run.terminal.wait { $0.output.count > before.bytes })
      let after = try #require(try run.settledCounts())
      #expect(after.writes == before.writes + 1, "\(key.debugDescription)")
    }
    run.child.send(SIGTERM)
    run.expectEnd(.ended(signal: SIGTERM))
  }
}

extension LiveRun {
  /// What a process has done so far.
  struct Counts: Equatable {
    /// Bytes that the terminal was sent.
    var bytes: Int
    /// Calls of `write`.
    var writes: Int
    /// How often it went to sleep, and so woke up.
    var sleeps: Int
  }

  /// What the process has done so far.
  func counts() throws -> Counts {
    Counts(
      bytes: terminal.output.count, writes: try number("syscw", in: "io"),
      sleeps: try number("voluntary_ctxt_switches", in: "status"))
  }

  /// What the process has done when it has slept through a span that is longer than any time-out
  /// of keys; nil if it never does.
  func settledCounts() throws -> Counts? {
    var last = try counts()
    for _ in 0..<50 {
      usleep(300_000)
      terminal.readOnce()
      let next = try counts()
      if next == last { return next }
      last = next
    }
    return nil
  }

  private func number(_ name: String, in file: String) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(child.process)/\(file)", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return try #require(line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) })
  }
}
