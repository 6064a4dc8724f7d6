import Onboard
import TTYCore
import Testing

/// The language: what lines mean, and what is said of those that mean nothing.
@Suite struct ScriptSyntaxTests {
  private static let size = Size(columns: 40, rows: 12)

  static let lines: [(String, ScriptCommand)] = [
    (#"type "a\u00e9\"b" # text"#, .type("aé\"b")),
    ("type secret password", .typeSecret(field: "password")),
    ("press shift+tab", .press(KeyEvent(.tab, .shift))),
    ("\tpress alt+ctrl+x\t", .press(KeyEvent(.character("x"), [.control, .alt]))),
    ("press # # a comment", .press(KeyEvent(.character("#")))),
    ("press +", .press(KeyEvent(.character("+")))),
    ("press ctrl++", .press(KeyEvent(.character("+"), .control))),
    ("press \"", .press(KeyEvent(.character("\"")))),
    ("press return", .press(KeyEvent(.enter))),
    ("press esc", .press(KeyEvent(.escape))),
    ("press f35", .press(KeyEvent(.function(35)))),
    ("press kp_enter", .press(KeyEvent(.keypad(.enter)))),
    (#"paste "a\nb\u001b""#, .paste("a\nb\u{1b}")),
    ("bytes 1b5B41", .bytes([0x1b, 0x5b, 0x41])),
    ("bytes 1b 5b41 # Up", .bytes([0x1b, 0x5b, 0x41])),
    (#"click "Continue""#, .click("Continue")),
    ("resize 40x12", .resize(size)),
    ("wait 30s", .wait(milliseconds: 30_000)),
    ("wait 1.5m", .wait(milliseconds: 90_000)),
    ("wait 0.0015s", .wait(milliseconds: 1)),
    ("wait 2h", .wait(milliseconds: 7_200_000)),
    ("wait 250ms", .wait(milliseconds: 250)),
    ("today 2026-03-29", .today("2026-03-29")),
    ("allow acme", .allow("acme")),
    (#"autofill email "a@b.c""#, .autofill(field: "email", "a@b.c")),
    (#"reply acme {"ok":true}"#, .reply(StandIn(["acme"], reply: ok))),
    (
      #"reply acme "sign-in" "x y" {"ok":true} after 2s # later"#,
      .reply(StandIn(["acme", "sign-in", "x y"], reply: ok, delay: 2000))
    ),
    (#"reply "my tool" {"ok":true}"#, .reply(StandIn(["my tool"], reply: ok))),
    (#"snapshot "start""#, .snapshot("start")),
    ("expect step verify", .expect(.step("verify"))),
    ("expect focus @submit", .expect(.focus("@submit"))),
    ("expect focus none", .expect(.focus(nil))),
    ("expect prompt quit", .expect(.prompt("quit"))),
    ("expect no prompt", .expect(.noPrompt)),
    ("expect error email", .expect(.error(field: "email", nil))),
    (#"expect error email "wrong""#, .expect(.error(field: "email", "wrong"))),
    ("expect no error email", .expect(.noError(field: "email"))),
    (#"expect value email "x""#, .expect(.value(field: "email", .string("x")))),
    ("expect value news true", .expect(.value(field: "news", .bool(true)))),
    (
      #"expect value all ["a", 7] # both"#,
      .expect(.value(field: "all", .array([.string("a"), .number("7")])))
    ),
    (#"expect screen "x""#, .expect(.screen("x"))),
    (#"expect no screen "x""#, .expect(.noScreen("x"))),
    (#"expect bar "x""#, .expect(.bar("x"))),
    (#"expect announced "x""#, .expect(.announced("x"))),
    (#"expect answers {"a": "}"}"#, .expect(.answers(.object([.init("a", .string("}"))])))),
    ("expect exit 130", .expect(.exit(130))),
  ]

  private static let ok = JSON.object([JSON.Member("ok", .bool(true))])

  @Test(arguments: lines)
  func line(_ text: String, _ command: ScriptCommand) throws {
    #expect(try Script("\(text)\r\n").lines.map(\.command) == [command])
    // What is written is what was read.
    #expect(try Script("\(command)").lines.map(\.command) == [command])
  }

  @Test func headersAreNotLines() throws {
    let script = try Script(
      Array("flow \"a/b.json\"\nsize 40x12\npress a".utf8), path: "x/y.keys")
    #expect(script.flowPath == "x/a/b.json")
    #expect(script.size == Self.size)
    #expect(script.lines.count == 1)
    let absolute = try Script(Array("flow \"/b.json\"".utf8), path: "x/y.keys")
    #expect(absolute.flowPath == "/b.json")
  }

  @Test func blocksNest() throws {
    let script = try Script("repeat 2 {\n  repeat 3 { press a }\n\n  # no\n  press b }\n press c")
    guard case .repeat(2, let outer) = script.lines[0].command,
      case .repeat(3, let inner) = outer[0].command
    else {
      Issue.record("no blocks")
      return
    }
    #expect(inner.map(\.number) == [2])
    #expect(outer.map(\.number) == [2, 5])
    #expect(script.lines.map(\.number) == [1, 6])
  }

  @Test func filesAreIncluded() throws {
    let files = [
      "d/one.keys": "press a\ninclude \"sub/two.keys\"\npress d",
      "d/sub/two.keys": "press b\ninclude \"three.keys\"",
      "d/sub/three.keys": "press c",
    ]
    let script = try Script(
      Array(files["d/one.keys", default: ""].utf8), path: "d/one.keys",
      read: ScriptFlows.files(files))
    #expect(script.lines.map { "\($0.command)" } == ["press a", "press b", "press c", "press d"])
    #expect(
      script.lines.map { "\(script.path(of: $0)):\($0.number)" }
        == ["d/one.keys:1", "d/sub/two.keys:1", "d/sub/three.keys:1", "d/one.keys:3"])
  }

  /// What a command writes of itself is read as the same command.
  @Test(arguments: 0..<10)
  func writtenCommandsAreRead(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let scalars = Array(
      "aZ9 \"\\#{}/+é漢🙂\u{301}\u{0}\u{1b}\n\t\u{85}\u{2028}\u{202e}".unicodeScalars)
    func text() -> String {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
      }
      return text
    }
    for _ in 0..<200 {
      let typed = String(
        String.UnicodeScalarView(
          text().unicodeScalars.filter { $0.properties.generalCategory != .control }))
      let key: Key =
        [
          .character("é"), .character("+"), .function(UInt8.random(in: 1...35, using: &random)),
          .tab,
        ]
        .randomElement(using: &random) ?? .tab
      let reply = JSON.object([
        JSON.Member("ok", .bool(false)), JSON.Member("message", .string(text())),
      ])
      let milliseconds = Int.random(in: 0...4_000_000, using: &random)
      let commands: [ScriptCommand] = [
        .type(typed), .paste(text()), .wait(milliseconds: milliseconds),
        .press(KeyEvent(key, Modifiers(rawValue: .random(in: 0...255, using: &random)))),
        .bytes((0...5).map { _ in UInt8.random(in: 0...255, using: &random) }),
        .reply(StandIn([text(), text()], reply: reply, delay: milliseconds)),
        .expect(.screen("." + text())),
        .expect(.value(field: "a", .array([.string(text()), .null]))),
        .expect(.error(field: "a", Bool.random(using: &random) ? nil : text() + ".")),
      ]
      let written = commands.map { "\($0)" }.joined(separator: "\n")
      #expect(try Script(written).lines.map(\.command) == commands)
      let block = try Script("\(ScriptCommand.repeat(2, try Script(written).lines))")
      guard case .repeat(2, let body)? = block.lines.first?.command else {
        Issue.record("no block")
        return
      }
      #expect(body.map(\.command) == commands)
    }
  }

  /// Whatever the bytes are, they are read or refused, and every fault has a place in its file.
  @Test(arguments: 0..<40)
  func randomText(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words =
      ScriptSyntaxTests.lines.flatMap { $0.0.split(separator: " ").map(String.init) }
      + ["repeat", "{", "}", "\n", "\n", "\"", "\\", "include \"a\"", "size", "9", "\u{feff}", "é"]
    for _ in 0..<50 {
      let count = Int.random(in: 0...30, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "\n")
      do {
        let script = try Script(text)
        #expect(script.lines.count <= text.split(whereSeparator: \.isNewline).count)
      } catch {
        for fault in error.faults {
          #expect((fault.fault.position?.offset ?? .max) <= text.utf8.count)
        }
      }
    }
  }
}
