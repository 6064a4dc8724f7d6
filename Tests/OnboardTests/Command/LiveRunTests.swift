import Foundation
import Testing

@testable import TTYCore

/// Runs with a person at a terminal.
@Suite(.serialized) struct LiveRunTests {
  static let answers = #"{"name":"ada"}"#

  /// Through all the steps of the project's own flow, and the answers below what was there before.
  @Test func welcome() throws {
    let run = try LiveRun("exec onboard flows/welcome.json")
    #expect(run.shows("Use the account that you made on the web."))
    run.type("ada@example.com\rcorrect horse\r\r")
    #expect(run.shows("We sent a code to ada@example.com."))
    run.type("123456")
    #expect(run.shows("Where do you live?"))
    run.type("Ada\r1 Main Street\r\rSpringfield\rCA\r94105\r")
    #expect(run.shows("Check your answers"))
    #expect(run.shows("Springfield"))
    #expect(!run.terminal.text.contains("correct horse"))
    run.type("\r")
    let address =
      #""name":"Ada","street":"1 Main Street","apartment":"","city":"Springfield","state":"CA","#
      + #""postalCode":"94105""#
    run.expectEnd(
      .exited(status: 0),
      printing: #"{"email":"ada@example.com","remember":true,"code":"123456",\#(address)}"# + "\r\n"
    )
  }

  /// However the keys come: in one write, a key at a time, typed before the program runs, pasted.
  @Test func keysInOneWrite() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    run.type("adx\u{7f}a\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers + "\r\n")
  }

  @Test func keysOneByOne() throws {
    let run = try LiveRun()
    #expect(run.shows("Name"))
    for key in ["a", "d", "x", "\u{1b}", "[", "D", "\u{1b}[", "3~", "a", "\r"] {
      let seen = run.terminal.output.count
      run.type(key)
      if key == "a" || key == "d" || key == "x" {
        #expect(run.terminal.wait { $0.output.count > seen })
      }
    }
    run.expectEnd(.exited(status: 0), printing: Self.answers + "\r\n")
  }

  /// Typed at once after the start: some before the line settings are changed, some after.
  @Test func aHundredKeysAtTheStart() throws {
    let text = String(repeating: "0123456789", count: 10)
    let run = try LiveRun()
    run.type(text + "\r")
    run.expectEnd(.exited(status: 0), printing: #"{"name":"\#(text)"}"# + "\r\n")
  }

  @Test func keysBeforeTheStart() throws {
    // The line is still edited by the terminal then: its Return is a line feed.
    let run = try LiveRun(typed: "ada\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers + "\r\n")
  }

  @Test func keysBeforeTheStartWithoutALineEnd() throws {
    let run = try LiveRun(typed: "ad")
    #expect(run.shows("Name"))
    run.type("a\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers + "\r\n")
  }

  /// Standard output and error are somebody else's; the interface is drawn on the terminal.
  @Test(arguments: [
    ("x=$(onboard run f.json); echo \"<$x>\"", "<\(answers)>\r\n"),
    ("onboard run f.json | sed s/^/got:/", "got:\(answers)\r\n"),
    ("onboard run f.json > out 2> err; cat out err", answers + "\r\n"),
    ("onboard run f.json 2> /dev/null >&2; echo $?", "0\r\n"),
    (
      "onboard run f.json --output out; ls -l out | cut -c1-10; cat out",
      "-rw-------\r\n" + answers + "\r\n"
    ),
    ("x=$(onboard run f.json 2>&1); echo \"<$x>\"", "<\(answers)>\r\n"),
  ])
  func redirected(_ line: String, _ printed: String) throws {
    let run = try LiveRun(line)
    #expect(run.shows("Name"))
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: printed)
  }

  /// An installer that is piped into a shell: the keyboard is the terminal's, the rest is left.
  @Test func keyboardThoughInputIsAPipe() throws {
    let run = try LiveRun(
      "printf 'onboard run --tty f.json\\necho LEFT\\n' | sh")
    #expect(run.shows("Name"))
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers + "\r\nLEFT\r\n")
  }

  /// Nothing is drawn for keys that are piped, though there is a terminal.
  @Test(arguments: ["xterm-256color", "dumb", "linux"])
  func pipedKeysDrawNothing(_ type: String) throws {
    let run = try LiveRun(
      "printf 'ada\\r' | onboard run f.json", environment: ["TERM": type])
    #expect(run.terminal.endState(of: run.child) == .exited(status: 0))
    #expect(run.terminal.readAll())
    #expect(run.printed.hasPrefix(Self.answers + "\r\n"))
    #expect(!run.terminal.output.contains(0x1b))
  }

  @Test(arguments: [
    (["TERM": "dumb"], "TERM=dumb"), (["TERM": ""], "TERM is not set"),
    (["TERM": "dumb", "CI": "false"], "TERM=dumb"),
  ])
  func noScreens(_ environment: [String: String], _ reason: String) throws {
    let run = try LiveRun(environment: environment)
    #expect(run.terminal.endState(of: run.child) == .exited(status: 1))
    #expect(run.terminal.readAll())
    let words = "onboard: this terminal cannot show screens (\(reason))\r\n"
    #expect(run.printed.hasPrefix(words))
    #expect(!run.terminal.output.contains(0x1b))
    #expect(run.terminal.attributeBytes == run.attributesBefore)
  }

  /// A build service that gives its jobs a terminal has nobody at it.
  @Test(arguments: ["1", "true", "TRUE", "yes"]) func nobodyIsThere(_ value: String) throws {
    let run = try LiveRun("exec onboard flows/sign-in.json", environment: ["CI": value])
    #expect(run.terminal.endState(of: run.child) == .exited(status: 1))
    #expect(run.terminal.readAll())
    #expect(run.printed.contains(#"step "sign-in", focus on "email"; still to answer: "email""#))
    #expect(!run.terminal.output.contains(0x1b))
  }

  @Test(arguments: [("false", ""), ("FALSE", ""), ("0", ""), ("", ""), ("1", "--tty")])
  func somebodyIsThere(_ value: String, _ option: String) throws {
    let run = try LiveRun("exec onboard run f.json \(option)", environment: ["CI": value])
    #expect(run.shows("Name"))
    run.type("ada\r")
    run.expectEnd(.exited(status: 0), printing: Self.answers + "\r\n")
  }

  /// Colour is one thing, screens are another.
  @Test(arguments: [
    (["TERM": "xterm-256color", "NO_COLOR": "1"], false),
    (["TERM": "xterm-256color", "NO_COLOR": ""], true), (["TERM": "vt100"], false),
    (["TERM": "linux"], true),
  ])
  func colors(_ environment: [String: String], _ areThere: Bool) throws {
    let run = try LiveRun("exec onboard flows/sign-in.json", environment: environment)
    #expect(run.shows("Email"))
    run.type("\u{3}")
    run.expectEnd(.exited(status: 130), printing: "")
    var parser = OutputParser(run.terminal.output)
    var isColored = false
    while let item = parser.next() {
      guard case .sequence(let parameters, UInt8(ascii: "m")) = item else { continue }
      let codes = parameters.split(separator: ";").compactMap { Int($0) }
      if codes.contains(where: { (30...38).contains($0) || (90...97).contains($0) }) {
        isColored = true
      }
    }
    #expect(isColored == areThere)
  }

  /// A secret is not printed where it can be read.
  @Test func secretsAreNotPrinted() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
        {"id":"key","type":"secure","label":"Key","output":true}]}]}
      """
    let run = try LiveRun(flow: flow)
    #expect(run.terminal.endState(of: run.child) == .exited(status: 2))
    #expect(run.terminal.readAll())
    #expect(run.printed.contains("use --output FILE"))
    #expect(!run.terminal.output.contains(0x1b))
    let piped = try LiveRun("x=$(onboard run f.json); echo \"<$x>\"", flow: flow)
    #expect(piped.shows("Key"))
    piped.type("hunter2\r")
    piped.expectEnd(.exited(status: 0), printing: "<{\"key\":\"hunter2\"}>\r\n")
    #expect(!piped.terminal.text.components(separatedBy: "\u{1b}[?1049l")[0].contains("hunter2"))
  }
}
