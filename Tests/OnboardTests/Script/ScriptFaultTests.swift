import Onboard
import Testing

/// What is said of scripts that are wrong: all of it at once, with the place.
@Suite struct ScriptFaultTests {
  /// The faults as `line:column: message`.
  private func faults(_ text: String, read: @escaping FileReader = Script.noFiles) -> [String] {
    do throws(ScriptError) {
      let script = try Script(Array(text.utf8), path: "s.keys", read: read)
      _ = try ScriptRunner(ScriptFlows.account).run(script)
      return []
    } catch {
      return error.faults.map { fault in
        let place = fault.fault.position.map { "\($0.line):\($0.column): " } ?? ""
        return place + fault.fault.text
      }
    }
  }

  @Test(arguments: [
    ("pres tab", #"1:1: "pres" is no command; did you mean "press"?"#),
    ("\n  press", "2:8: a key is due here"),
    ("press tabb", #"1:7: "tabb" is no key; did you mean "tab"?"#),
    ("press shft+tab", #"1:7: "shft" is no modifier; did you mean "shift"?"#),
    ("press ctrl+ctrl+a", #"1:7: "ctrl" stands twice"#),
    (
      "press ctrl+C",
      #"1:7: with Ctrl letters are small; add "shift" if it is held; did you mean "ctrl+c"?"#
    ),
    ("press ctrl+", "1:7: a key is due"),
    ("press a b", "1:9: the end of the line is due here"),
    ("type ann", #"1:6: a text in quotes, or "secret", is due here"#),
    ("type \"a\\tb\"", #"1:6: no key types a control character; use "press", "paste" or "bytes""#),
    ("type \"a", "1:6: a string without an end"),
    ("type \"a\npress b", "1:6: a string without an end on its line"),
    ("hunter2\"", "1:1: no command is called so"),
    ("flow \"\"", "1:6: the name of a file is due here"),
    ("include \"\"", "1:9: the name of a file is due here"),
    ("expect screen \"\"", "1:15: a text that is not empty is due here"),
    ("expect no screen \"\"", "1:18: a text that is not empty is due here"),
    ("expect bar \"\"", "1:12: a text that is not empty is due here"),
    ("expect error email \"\"", "1:20: a text that is not empty is due here"),
    ("type secret", "1:12: the id of a field is due here"),
    ("type secret plan", #"1:13: nothing can be typed into "plan""#),
    ("bytes 1b5", "1:7: an even number of hexadecimal digits is due here"),
    ("bytes xy", "1:7: an even number of hexadecimal digits is due here"),
    ("wait 30", "1:6: a duration such as 500ms, 30s, 5m or 1h is due here"),
    ("wait 99999999999999999999h", "1:6: a duration such as 500ms, 30s, 5m or 1h is due here"),
    ("resize 0x5", "1:8: a size such as 80x24, from 1x1 to 1000x1000, is due here"),
    ("repeat 0 {\npress a\n}", "1:8: a number from 1 to 10000 is due here"),
    ("repeat { press a }", "1:8: a number from 1 to 10000 is due here"),
    ("repeat 2 x {\npress a\n}", "1:10: \"{\" is due here"),
    ("repeat 0", "1:8: a number from 1 to 10000 is due here"),
    ("click \"\"", "1:7: a text that is not empty is due here"),
    ("repeat 2 {\npress a", "1:10: a block without an end"),
    ("repeat 2", "1:9: \"{\" is due here"),
    ("}", "1:1: a \"}\" that ends no block"),
    ("reply acme", "1:11: arguments in quotes, or what the command says in braces, is due here"),
    ("reply acme {\"ok\"}", "1:17: \"}\" where \":\" is due"),
    ("reply acme {\"ok\": true} soon", "1:25: \"after\" or the end of the line is due here"),
    (
      "reply acme {\"ok\": false}",
      "1:12: a command says {\"ok\": true}, {\"ok\": false, \"message\": \"…\"} or {\"prompt\": \"…\"}"
    ),
    (
      "expect fokus email", "1:8: nothing called \"fokus\" can be expected; did you mean \"focus\"?"
    ),
    ("expect no focus", "1:11: \"prompt\", \"error\" or \"screen\" is due here"),
    ("expect answers []", "1:16: an object with the answers is due here"),
    ("expect exit soon", "1:13: an exit status is due here"),
    ("snapshot \"../x\"", "1:10: a name for a file, without a folder, is due here"),
    ("press a\nsize 80x24", "2:6: this stands before the lines that do something"),
    ("press a\nallow acme", "2:7: this stands before the lines that do something"),
    ("repeat 2 { allow acme }", "1:18: this stands before the lines that do something"),
    (
      "reply acme {\"ok\": true}\ntoday 2026-03-29",
      "2:7: this stands before the lines that do something"
    ),
    ("size 80x24\nsize 80x24", "2:6: the size is given already"),
    ("include \"x.keys\"", "1:9: x.keys: there are no files here"),
    ("expect step sing-in", "1:13: the flow has no step \"sing-in\"; did you mean \"sign-in\"?"),
    ("expect prompt invit", "1:15: the flow has no prompt \"invit\"; did you mean \"invite\"?"),
    (
      "expect focus emial",
      "1:14: the flow has no field or button \"emial\"; did you mean \"email\"?"
    ),
    ("expect focus terms", "1:14: \"terms\" is a note, which never has the focus"),
    ("expect error @submit", "1:14: the flow has no field \"@submit\""),
    ("expect no error x", "1:17: the flow has no field \"x\""),
    ("expect value terms \"\"", "1:14: \"terms\" is a note, which has no answer"),
    ("reply acme {\"prompt\": \"x\"}", "1:7: the flow has no prompt \"x\""),
    (
      "reply acme {\"ok\": false, \"field\": \"cod\", \"message\": \"\"}",
      "1:7: the flow has no field \"cod\"; did you mean \"code\"?"
    ),
    ("autofill emial \"a\"", "1:10: the flow has no field \"emial\"; did you mean \"email\"?"),
    ("autofill password \"a\"", "1:10: nothing is offered in \"password\""),
    ("autofill email \"a\\nb\"", "1:10: what is offered is one line of text"),
    ("today 2026-03-29", "1:7: this version has no dates"),
    ("expect announced \"\"", "1:18: every announcement has an empty text in it"),
    ("allow acme", "1:7: commands are not run here; \"reply\" stands in for them"),
  ])
  func fault(_ text: String, _ message: String) {
    #expect(faults(text) == [message])
  }

  @Test func allAreSaidAtOnce() {
    #expect(faults("pres a\npress a\n\nrepeat 2 {\n  type x\n}\nwait").count == 3)
    #expect(faults("repeat 0 {\nrepeat 0 {\npress a\n}\n").count == 3)
    #expect(faults("repeat 2 {\nexpect step x\n}\nexpect step y").count == 2)
  }

  @Test func faultShowsItsLine() throws {
    let error = #expect(throws: ScriptError.self) {
      try Script(Array("press a\n  press tabb # b".utf8), path: "a.keys")
    }
    #expect(
      error?.description == """
        a.keys:2:9: "tabb" is no key; did you mean "tab"?
          press tabb # b
                ^
        """)
  }

  /// A line that may have a secret in it is not shown.
  @Test(arguments: [
    "type \"hunter2", "type hunter2", "tpye \"hunter2\"", "type \"hunter2\" x",
    "paste \"hunter2\\q\"",
    "expect value password hunter2", "expect no screen \"hunter2", "expect focus \"hunter2\"",
    "reply acme {\"ok\": true, \"answers\": {\"password\": \"hunter2\"}",
    "repeat 2 { type \"hunter2 }", "type \"a\nhunter2\"", "bytes 68756e74657232x",
    "expect answers {\"password\": \"hunter2\"", "expect value pasword \"hunter2\"",
  ])
  func faultHidesSecrets(_ text: String) {
    let error = #expect(throws: ScriptError.self) {
      try ScriptRunner(ScriptFlows.account).run(text)
    }
    #expect(error.map { "\($0)".contains("hunter2") || "\($0)".contains("68756e") } == false)
    #expect(error?.description.hasPrefix("script.keys:1:") == true)
  }

  @Test func bytesThatAreNotText() {
    let error = #expect(throws: ScriptError.self) {
      try Script([0x70, 0xff], path: "a.keys")
    }
    #expect(error?.faults.first?.fault.position?.offset == 1)
  }

  @Test func filesThatGoInCircles() {
    let files = ScriptFlows.files(["a": "include \"s.keys\"", "s.keys": "include \"a\""])
    #expect(faults("include \"a\"", read: files) == ["1:9: s.keys includes itself"])
  }

  @Test func bombsAreRefused() {
    let block =
      String(repeating: "repeat 10000 { ", count: 5) + "press a"
      + String(repeating: " }", count: 5)
    #expect(faults(block) == ["1:8: it plays more than 1000000 lines"])
    let deep = String(repeating: "repeat 1 {\n", count: 100_000)
    #expect(faults(deep) == ["33:10: nested more than 32 deep"])
    let closed = String(repeating: "repeat 1 { ", count: 40) + "press a"
    #expect(faults(closed + String(repeating: " }", count: 40)).count == 1)
    // What is not read any more may end its blocks.
    let many = "repeat 2 {\n" + String(repeating: "pres a\n", count: 200) + "}"
    #expect(faults(many).allSatisfy { $0.contains("is no command") })
    let chain = { (path: String) throws(UnreadableFile) in
      Array("include \"\(path)x\"\ninclude \"\(path)y\"".utf8)
    }
    #expect(faults("include \"a\"", read: chain).contains { $0.contains("more than") })
  }
}
