@testable import Onboard
import Testing

/// Bytes in, answers out, in flows of one step.
@Suite struct ScriptedKeysTests {
  /// What is typed into the first of two fields, and its answer.
  static let typed: [(String, String)] = [
    // By cluster, not by scalar.
    ("A👨‍👩‍👧\u{7F}Z", "AZ"), ("A🇯🇵\u{7F}Z", "AZ"), ("Ae\u{301}\u{7F}Z", "AZ"),
    ("A❤️\u{7F}Z", "AZ"), ("A1️⃣\u{7F}Z", "AZ"), ("A👋🏽\u{7F}Z", "AZ"),
    ("A👨‍👩‍👧\u{1B}[DZ", "AZ👨‍👩‍👧"), ("A🇯🇵\u{1B}[DZ", "AZ🇯🇵"), ("Ae\u{301}\u{1B}[DZ", "AZe\u{301}"),
    ("A👨‍👩‍👧\u{1B}[D\u{1B}[3~Z", "AZ"), ("A❤️\u{1B}[D\u{1B}[3~Z", "AZ"),
    ("Árvíztűrő 猫", "Árvíztűrő 猫"), ("ｅ\u{301}", "ｅ\u{301}"), ("שלום", "שלום"),
    // Keys that mean nothing here.
    ("ab\u{1A}\u{1D}c\u{0}\u{1C}", "abc"), ("ab\u{1B}[24;5~c", "abc"), ("a\u{C}b\u{12}c", "abc"),
    ("ab\u{1B}[1;10P\u{1B}[?62;4c\u{1B}Oz\u{1B}[200;3;9~c", "abc"),
    // Text that comes with a key.
    ("\u{1B}[97;3;261u\u{1B}[101;7;8364u", "ą€"), ("\u{1B}[97;;97:98u", "ab"),
    ("\u{1B}[0;;12354u", "あ"),
    // Answers of the terminal that come late.
    ("a\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\b\u{1B}]11;rgba:0000/0000/0000/c000\u{1B}\\c", "abc"),
    ("a\u{1B}[12;40Rb\u{1B}[?64;1c\u{1B}[?2004;1$yc", "abc"),
    ("a\u{1B}[I\u{1B}[Ob\u{1B}[<0;5;5Mc", "abc"),
    // Pastes.
    ("\u{1B}[200~abc\u{1B}[201~", "abc"), ("a\u{1B}[200~b\r\n\u{1B}[201~c", "abc"),
    ("\u{1B}[200~12 High St\r\nLeeds\r\u{1B}[201~", "12 High St Leeds"),
    ("\u{1B}[200~\u{1B}[201~x", "x"),
    // Editing.
    ("abcd\u{7F}\u{7F}X", "abX"), ("bc\u{1}a", "abc"), ("one two\u{17}2", "one 2"),
    ("one\u{15}two\u{19}", "twoone"), ("ac\u{2}b\u{5}d", "abcd"), ("a\u{1F}b", "b"),
    ("a\u{1F}\u{1B}[95;4ub", "ab"),
  ]

  @Test(arguments: typed)
  func types(_ bytes: String, _ answer: String) throws {
    let outcome = run(try Flows.names(), Array((bytes + "\r\r").utf8))
    let due = JSON.object([.init("name", .string(answer)), .init("city", .string(""))])
    #expect(outcome.answers == due.text)
  }

  /// Bytes that are no UTF-8 are dropped.
  @Test(arguments: [
    ([0x41, 0xFF, 0xC3, 0x42], "AB"), ([0x41, 0xE6], "A"), ([0xC0, 0xAF, 0x42], "B"),
    ([0xED, 0xA0, 0x80, 0x42], "B"),
  ])
  func dropsWhatIsNoText(_ bytes: [UInt8], _ answer: String) throws {
    #expect(
      run(try Flows.names(), bytes + keys("return return")).answers
        == #"{"name":"\#(answer)","city":""}"#)
  }

  @Test(arguments: ["\u{1B}[H", "\u{1B}[1~", "\u{1B}[7~", "\u{1B}OH", "\u{1}", "\u{1B}[57423u"])
  func home(_ home: String) throws {
    for end in ["\u{1B}[F", "\u{1B}[4~", "\u{1B}[8~", "\u{1B}OF", "\u{5}", "\u{1B}[57424u"] {
      let outcome = run(try Flows.names(), Array("b\(home)a\(end)c\r\r".utf8))
      #expect(outcome.answers == #"{"name":"abc","city":""}"#)
    }
  }

  @Test(arguments: ["\u{1B}[Z", "\u{1B}[9;2u", "\u{1B}[27;2;9~"])
  func shiftTab(_ bytes: String) throws {
    let outcome = run(try Flows.names(), Array("b\tc\(bytes)a\r\r".utf8))
    #expect(outcome.answers == #"{"name":"ba","city":"c"}"#)
  }

  @Test(arguments: [
    "abc\rdef\r", "abc\ndef\n", "abc\tdef\r", "abc\u{1B}[Bdef\r", "abc\u{E}def\u{1B}\r",
  ])
  func severalKeysInOneRead(_ bytes: String) throws {
    #expect(run(try Flows.names(), Array(bytes.utf8)).answers == #"{"name":"abc","city":"def"}"#)
  }

  static let codes = [
    "123456", "123 456", "123-456", " 1 2 3 4 5 6 ", "Your code is 123456", "１２３４５６",
    "123456\n",
  ]

  @Test(arguments: codes, ["", "98\u{1B}[D\u{1B}[D", "987"])
  func aPastedCode(_ text: String, _ before: String) throws {
    let flow = try Flows.step(
      """
      {"id":"code","type":"oneTimeCode","label":"Code"},{"id":"x","type":"text","label":"X"}
      """)
    let outcome = run(flow, Array(before.utf8) + paste(text) + keys("return x return"))
    #expect(outcome.answers == #"{"code":"123456","x":"x"}"#)
  }

  @Test func aCodeOfTooManyDigitsWaitsForThePerson() throws {
    var play = Play(try Flows.code())
    play.press(bytes: paste("1234567"))
    #expect(play.text("code") == "123456")
    #expect(play.outcome == nil)
    #expect(play.rings == 1)
    #expect(play.wizard.hint != nil)
    play.press("return")
    #expect(play.outcome?.answers == #"{"code":"123456"}"#)
  }

  @Test func inputThatEndsEarlySaysWhereItStood() throws {
    let standing = try #require(run(try Flows.signIn(), keys("ann return")).standing)
    #expect(
      standing
        == Standing(step: "s", prompt: nil, focus: "password", lacking: ["email", "password"]))
    #expect(run(try Flows.signIn(), []).standing?.focus == "email")
    // A sequence or a character that is cut off is no key; a lone ESC is Escape.
    #expect(run(try Flows.names(), Array("a\u{1B}[".utf8)).standing?.focus == "name")
    #expect(run(try Flows.names(), [0x1B]).standing?.focus == nil)
  }

  @Test func nothingIsReadAfterTheEnd() throws {
    var session = ScriptSession(try Flows.names()) { _ in .failed(message: "") }
    session.feed(keys("alt-return x"))
    session.feed(keys("y return return ^C"))
    #expect(session.end().answers == #"{"name":"","city":""}"#)
  }

  @Test func submitsWithNobodyThere() throws {
    func submit(_ flow: Flow, _ verdict: Verdict = .failed(message: "No.")) -> (Outcome, runs: Int)
    {
      var runs = 0
      var session = ScriptSession(flow) { _ in
        runs += 1
        return verdict
      }
      return (session.submitAll(), runs)
    }
    #expect(submit(try Flows.names()).0.answers == #"{"name":"","city":""}"#)
    #expect(submit(try Flows.three()).0.standing?.lacking == ["b2"])
    #expect(submit(try Flows.three()).0.standing?.step == "s2")
    let flow = try Flows.step("", #","action":{"run":["do"]}"#, prompts: Flows.resend)
    #expect(submit(flow).0 == .failed(message: "No."))
    #expect(submit(flow).runs == 1)
    #expect(
      submit(flow, .refused(field: nil, message: "Not now.")).0 == .failed(message: "Not now."))
    #expect(submit(flow, .prompt("resend")).0.standing?.prompt == "resend")
    #expect(submit(flow, .accepted(answers: [])).0.answers == "{}")
  }

  @Test func resizes() throws {
    var session = ScriptSession(try Flows.names()) { _ in .failed(message: "") }
    session.feed(Array("a\u{1B}[48;12;40;0;0tb".utf8))
    #expect(session.wizard.size.columns == 40 && session.wizard.size.rows == 12)
    session.feed(keys("return return"))
    #expect(session.end().answers == #"{"name":"ab","city":""}"#)
  }
}
