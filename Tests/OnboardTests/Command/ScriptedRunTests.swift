import Foundation
import Testing

/// Keys that are piped into the command.
@Suite(.serialized) struct ScriptedRunTests {
  static let keys = "ada@example.com\rcorrect horse\r\r"
  static let answers = #"{"email":"ada@example.com","remember":true}"# + "\n"

  /// The bytes whole, one at a time, in pieces of other lengths, and with line feeds for Returns.
  @Test(arguments: [
    "onboard run flows/sign-in.json < keys", "onboard flows/sign-in.json < keys",
    "cat keys | onboard run flows/sign-in.json",
    "dd if=keys bs=1 2>/dev/null | onboard run flows/sign-in.json",
    "dd if=keys bs=7 2>/dev/null | onboard run flows/sign-in.json",
    "tr '\\r' '\\n' < keys | onboard run flows/sign-in.json",
    "onboard run -- flows/sign-in.json < keys",
    "onboard run --size=40x12 flows/sign-in.json < keys",
    "onboard run flows/sign-in.json --size 1x1 --ascii --theme mono < keys",
  ])
  func printsTheAnswers(_ line: String) throws {
    let folder = try CommandFolder(["keys": Self.keys])
    let result = try folder.run(line)
    #expect(result.output == Self.answers)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// Neither the terminal's type nor the locale nor a build service changes what keys mean.
  @Test(arguments: [
    ["TERM": "dumb"], [:], ["CI": "1"], ["LC_ALL": "C"], ["COLUMNS": "1", "LINES": "1"],
    ["ESCDELAY": "0"], ["NO_COLOR": "1"], ["SSH_TTY": "/dev/pts/0"],
  ])
  func theEnvironmentDoesNotMatter(_ environment: [String: String]) throws {
    let folder = try CommandFolder(["keys": Self.keys])
    let result = try folder.run("onboard run flows/sign-in.json < keys", environment: environment)
    #expect(result.output == Self.answers)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// What is left over is for nobody; the writer is told by its closed pipe.
  @Test func moreKeysThanTheFlowTakes() throws {
    let folder = try CommandFolder(["keys": Self.keys])
    let result = try folder.run("{ cat keys; yes; } 2>/dev/null | onboard run flows/sign-in.json")
    #expect(result.output == Self.answers)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// One line says where the input ended and what was still to come.
  @Test(arguments: [
    ("", #"focus on "email"; still to answer: "email", "password""#),
    ("ada@example", #"focus on "email"; still to answer: "email", "password""#),
    ("ada@example.com\r", #"focus on "password"; still to answer: "password""#),
    ("ada@example.com\rshort", #"focus on "password"; still to answer: "password""#),
    ("\t\tno", #"focus on "remember"; still to answer: "email", "password""#),
    ("ada@example.com\rcorrect horse\r", #"focus on "remember"; no field lacks an answer"#),
    ("ada@example.com\rcorrect horse", #"focus on "password"; no field lacks an answer"#),
    ("ada@example.com\u{1b}", #"nothing focused; still to answer: "password""#),
  ])
  func inputThatEndsEarly(_ keys: String, _ words: String) throws {
    let folder = try CommandFolder(["keys": keys])
    let result = try folder.run("cat keys | onboard run flows/sign-in.json")
    #expect(result.output == "")
    #expect(result.errors == "onboard: the input ended at step \"sign-in\", \(words)\n")
    #expect(result.status == 1)
  }

  /// Standard inputs that hold nothing are at their end at once.
  @Test(arguments: [
    ": | onboard run flows/sign-in.json", "onboard run flows/sign-in.json < /dev/null",
    "onboard run flows/sign-in.json <&-", "onboard run flows/sign-in.json 0> written",
    "onboard run flows/sign-in.json --no-input", "yes | onboard run flows/sign-in.json --no-input",
  ])
  func noInput(_ line: String) throws {
    let result = try CommandFolder().run(line)
    #expect(result.output == "")
    let words = #"step "sign-in", focus on "email"; still to answer: "email", "password""#
    #expect(result.errors == "onboard: the input ended at \(words)\n")
    #expect(result.status == 1)
  }

  /// Where nobody is there, no input is `--no-input`; keys are keys.
  @Test(arguments: [
    ("onboard f.json --no-input", "", true), ("onboard f.json </dev/null", "1", true),
    ("onboard f.json <&-", "true", true), ("onboard f.json </dev/null", "", false),
    ("onboard f.json </dev/null", "false", false), (": | onboard f.json", "1", false),
    ("printf '\\r\\r\\r' | onboard f.json", "1", true),
  ])
  func noInputFinishesWhereEveryStepIsRight(
    _ line: String, _ automated: String, _ isFinished: Bool
  ) throws {
    let flow = """
      {"flow":"f","title":"F","steps":[
        {"id":"a","title":"A","fields":[{"id":"on","type":"toggle","label":"On","default":true}]},
        {"id":"b","title":"B","fields":[{"id":"name","type":"text","label":"Name"}]},
        {"id":"c","type":"review","title":"C"}]}
      """
    let result = try CommandFolder(["f.json": flow]).run(line, environment: ["CI": automated])
    #expect(result.output == (isFinished ? #"{"on":true,"name":""}"# + "\n" : ""))
    #expect(result.errors.isEmpty == isFinished)
    #expect(result.status == (isFinished ? 0 : 1))
  }

  /// Ctrl-C asks where something was answered; a second one quits.
  @Test(arguments: ["x\u{3}\u{3}", "\u{3}"]) func quittingIs130(_ keys: String) throws {
    let folder = try CommandFolder(["keys": keys])
    let result = try folder.run("onboard run flows/sign-in.json < keys")
    #expect(result.output == "")
    #expect(result.errors == "")
    #expect(result.status == 130)
  }

  /// A long answer comes out as it went in, typed or pasted.
  @Test(arguments: [("", ""), ("\u{1b}[200~", "\u{1b}[201~")])
  func twentyThousandLetters(_ start: String, _ end: String) throws {
    let letters = String(repeating: "abcdefghij", count: 2000)
    let flow = """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
        {"id":"name","type":"text","label":"Name"}]}]}
      """
    let folder = try CommandFolder(["f.json": flow, "keys": start + letters + end + "\r"])
    let result = try folder.run("onboard run f.json < keys")
    #expect(result.output == "{\"name\":\"\(letters)\"}\n")
    #expect(result.status == 0)
  }
}
