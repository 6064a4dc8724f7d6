import Foundation
import Testing

/// The command in tmux: what is on the screen, what comes out, and how the shell finds the terminal.
@Suite(
  .serialized,
  .enabled(if: TmuxSession.executable != nil, "tmux is not installed: no session was driven in it"))
struct TmuxSessionTests {
  /// Checks that the command ended and gave everything back.
  private func expectEnd(
    of tmux: TmuxSession, status: Int = 0, answers: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(tmux.scene.status() == status, sourceLocation: sourceLocation)
    #expect(tmux.scene.text("answers") == answers, sourceLocation: sourceLocation)
    #expect(tmux.scene.isTerminalGivenBack, sourceLocation: sourceLocation)
    #expect(try tmux.isScreenGivenBack(), sourceLocation: sourceLocation)
    let isClean = tmux.wait { $0.hasPrefix("BEFORE\n") && $0.contains("AFTER") }
    #expect(isClean, "\(tmux.screen())", sourceLocation: sourceLocation)
  }

  @Test func runsAFlow() throws {
    let tmux = try TmuxSession(ShellScene.flow("sign-in"))
    #expect(tmux.wait(forFocusOn: "Email *"))
    #expect(!tmux.screen().contains("BEFORE"))
    try tmux.type("ada@example.com")
    try tmux.press("Enter")
    #expect(tmux.wait(forFocusOn: "Password *"))
    try tmux.type("correct horse")
    #expect(tmux.wait(for: "•••"))
    #expect(tmux.screen().contains("ada@example.com") && !tmux.screen().contains("horse"))
    try tmux.press("Enter", "Enter")
    try expectEnd(of: tmux, answers: #"{"email":"ada@example.com","remember":true}"# + "\n")
  }

  /// A message that holds a code is a code; afterwards pastes are the shell's, without markers.
  @Test func takesAPaste() throws {
    let tmux = try TmuxSession(ShellScene.flow("verify"))
    #expect(tmux.wait(forFocusOn: "Code *"))
    try tmux.paste("Your code is\n123 456\n")
    try expectEnd(of: tmux, answers: #"{"code":"123456"}"# + "\n")
    try tmux.paste("pasted")
    #expect(tmux.wait(for: "\npasted"))
  }

  /// One key has many spellings, and tmux has its own.
  @Test func knowsTheKeys() throws {
    let tmux = try TmuxSession("two-texts.json")
    #expect(tmux.wait(forFocusOn: "Name"))
    try tmux.type("bé")
    try tmux.press("Home")
    try tmux.type("a")
    try tmux.press("End", "BSpace")
    try tmux.type("cd")
    try tmux.press("Left", "DC")
    #expect(tmux.wait(for: "│ abc"))
    try tmux.press("BTab", "Tab", "Down")
    #expect(tmux.wait(forFocusOn: "City"))
    try tmux.type("x y")
    try tmux.press("C-Left", "C-k")
    #expect(tmux.wait { $0.contains("│ x") && !$0.contains("x y") })
    try tmux.press("F1")
    #expect(tmux.wait(for: "this help"))
    try tmux.press("Escape")
    #expect(tmux.wait(forFocusOn: "City"))
    try tmux.press("M-Enter")
    try expectEnd(of: tmux, answers: #"{"name":"abc","city":"x "}"# + "\n")
  }

  @Test func redrawsAfterResizing() throws {
    let tmux = try TmuxSession(ShellScene.flow("sign-in"))
    #expect(tmux.wait(forFocusOn: "Email *"))
    try tmux.type("ann")
    try tmux.press("C-c")
    #expect(tmux.wait(forFocusOn: "[ Stay ]"))
    let before = tmux.screen()
    for (columns, rows) in [(40, 12), (80, 10), (20, 6)] {
      try tmux.resize(columns: columns, rows: rows)
      #expect(tmux.wait(forFocusOn: "[ Stay ]"))
    }
    try tmux.resize(columns: 80, rows: 24)
    #expect(tmux.wait { $0 == before }, "\(tmux.screen())")
    try tmux.press("C-c")
    try expectEnd(of: tmux, status: 130, answers: "")
  }

  /// Escape alone leaves the field, and then asks to quit.
  @Test func tellsEscapeFromSequences() throws {
    let tmux = try TmuxSession(ShellScene.flow("sign-in"))
    #expect(tmux.wait(forFocusOn: "Email *"))
    try tmux.type("ann")
    try tmux.press("Escape")
    #expect(tmux.wait(for: "Escape to quit"))
    try tmux.press("Escape")
    #expect(tmux.wait(forFocusOn: "[ Stay ]"))
    try tmux.press("Right", "Enter")
    try expectEnd(of: tmux, status: 130, answers: "")
  }

  @Test func suspendsAndResumes() throws {
    let tmux = try TmuxSession("two-texts.json")
    #expect(tmux.wait(forFocusOn: "Name"))
    try tmux.type("ab")
    #expect(tmux.wait(for: "│ ab"))
    try tmux.press("C-z")
    #expect(tmux.wait(for: "STOPPED"))
    #expect(tmux.scene.text("stopped") == tmux.scene.text("before"))
    #expect(try tmux.isScreenGivenBack())
    try tmux.press("Enter")
    #expect(tmux.wait { $0.contains("│ ab") && $0.contains("[ Finish ]") })
    #expect(tmux.wait(forFocusOn: "Name"))
    try tmux.type("c")
    try tmux.press("M-Enter")
    try expectEnd(of: tmux, answers: #"{"name":"abc","city":""}"# + "\n")
  }

  @Test func showsKeys() throws {
    let tmux = try TmuxSession("keys")
    #expect(tmux.wait(for: "-- widths: "))
    #expect(tmux.screen().hasPrefix("BEFORE\n-- tmux-256color, 80x24"))
    try tmux.press("C-Left")
    try tmux.paste("one\ntwo")
    #expect(tmux.wait(for: "key:left+ctrl                  1b5b313b3544           ESC[1;5D"))
    #expect(tmux.wait(for: "ESC[200~one^Mtwo"))
    try tmux.press("C-c", "C-c")
    try expectEnd(of: tmux, answers: "")
  }
}
