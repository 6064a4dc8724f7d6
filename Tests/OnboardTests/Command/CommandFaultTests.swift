import Foundation
import Testing

/// What is wrong with the command line, its files and its streams: a line on standard error, a
/// status, and nothing on standard output.
@Suite(.serialized) struct CommandFaultTests {
  static let keys = ScriptedRunTests.keys

  /// A line of the shell, and what it comes to.
  struct Fault: CustomTestStringConvertible {
    var line: String
    var status: Int32
    var words: String
    var testDescription: String { line }

    init(_ line: String, _ status: Int32, _ words: String) {
      (self.line, self.status, self.words) = (line, status, words)
    }
  }

  static let flowFiles = [
    Fault("onboard run none.json", 2, "none.json: No such file or directory"),
    Fault("onboard run .", 2, ".: Is a directory"),
    Fault("onboard run empty/x.json", 2, "empty/x.json: Not a directory"),
    Fault("ln -s loop loop; onboard run loop", 2, "loop: Too many levels of symbolic links"),
    Fault("onboard run $(printf %300s | tr ' ' a)", 2, "File name too long"),
    Fault("onboard run empty", 2, "empty: the file is empty"),
    Fault("onboard run /dev/null", 2, "/dev/null: the file is empty"),
    Fault("onboard run keys", 2, "keys:1:1: "),
    Fault("echo '[1, 2]' > f; onboard run f", 2, "f:1:1: a list where an object is due"),
    Fault("echo 7 > f; onboard run f", 2, "f:1:1: "),
    Fault("echo '{}' > f; onboard run f", 2, "f:1:1: "),
    Fault("printf '{\\377}' > f; onboard run f", 2, "f:1:2: a byte that is not UTF-8"),
    Fault("printf '[%.0s' $(seq 100000) > f; onboard run f", 2, "f:1:"),
    Fault("truncate -s 100M f; onboard run f", 2, "f: larger than 16 MiB"),
    Fault("onboard run /dev/zero", 2, "/dev/zero: larger than 16 MiB"),
    Fault(
      "truncate -s 100M f.keys; onboard run --keys f.keys flows/sign-in.json", 2,
      "f.keys: larger than 16 MiB, which is the most that is read"),
    Fault("cat flows/sign-in.json | onboard run /dev/stdin", 1, "the input ended at step"),
    // A name is data too: what it holds cannot do anything to the terminal.
    Fault("onboard run \"$(printf 'a\\033[31mb')\"", 2, "No such file"),
  ]

  static let commandLines = [
    Fault("onboard", 2, "no flow is given"),
    Fault("onboard run", 2, "no flow is given"),
    Fault("onboard ''", 2, "no flow is given"),
    Fault("onboard run flows/sign-in.json flows/verify.json", 2, "one flow at a time"),
    Fault("onboard run --sizes 80x24 flows/sign-in.json", 2, "did you mean --size?"),
    Fault("onboard -x flows/sign-in.json", 2, "unknown option -x"),
    Fault("onboard run flows/sign-in.json --size", 2, "--size wants a value"),
    Fault("onboard run flows/sign-in.json --output=", 2, "--output wants a value"),
    Fault("onboard run flows/sign-in.json --tty=yes", 2, "--tty takes no value"),
    Fault("onboard run flows/sign-in.json --theme pink", 2, "no theme is called pink"),
  ]

  static let sizes = [
    "0x0", "80", "80x", "x24", "80x24x1", "-1x5", "1001x24", "9999999999999999999x1",
  ]
  .map { Fault("onboard run flows/sign-in.json --size \($0)", 2, "from 1x1 to 1000x1000") }

  static let streams = [
    Fault("onboard run flows/sign-in.json < .", 2, "standard input is a directory"),
    Fault(
      "onboard run flows/sign-in.json --tty < keys", 1, "cannot show screens (TERM is not set)"),
    Fault("TERM=vt100 onboard run flows/sign-in.json --tty < keys", 1, "no terminal: "),
    Fault("onboard run flows/sign-in.json < keys > /dev/full", 1, "No space left on device"),
    Fault("onboard run flows/sign-in.json < keys >&-", 1, "could not be written: Bad file"),
    Fault(
      "mkfifo p; exec 3<>p 4>p 3<&-; onboard run flows/sign-in.json < keys >&4", 1, "Broken pipe"),
    Fault("onboard --version > /dev/full", 1, "No space left on device"),
  ]

  static let answerFiles = [
    Fault("onboard run flows/sign-in.json --output none/a < keys", 1, "none/a: the answers could"),
    Fault("onboard run flows/sign-in.json --output . < keys", 1, "Is a directory"),
    Fault("onboard run flows/sign-in.json --output empty/a < keys", 1, "Not a directory"),
    Fault("onboard run flows/sign-in.json --output /dev/full < keys", 1, "No space left"),
    Fault(
      "onboard run flows/sign-in.json --output /proc/a < keys", 1, "/proc/a: the answers could"),
    // Before anybody is asked: the keys would have been wrong.
    Fault("onboard run flows/sign-in.json --output none/a < empty", 1, "none/a: the answers could"),
  ]

  @Test(arguments: flowFiles + commandLines + sizes + streams + answerFiles)
  func saysWhatIsWrong(_ fault: Fault) throws {
    let folder = try CommandFolder(["keys": Self.keys, "empty": ""])
    let result = try folder.run(fault.line)
    #expect(result.status == fault.status)
    #expect(result.output == "")
    #expect(result.errors.contains(fault.words))
    #expect(!result.errors.contains("\u{1b}"))
    #expect(result.errors.hasPrefix("onboard: ") && result.errors.utf8.count < 2000)
  }

  /// All faults of a flow at once, each with its place, its line and a caret below it; nothing is
  /// drawn, though there is a terminal.
  @Test func everyFaultOfAFlow() throws {
    let flow = """
      {"flow": "f", "title": "F", "steps": [
      \t{"id": "漢", "title": "S", "fields": [
          {"id": "a", "type": "text", "lable": "A"},
          {"id": "a", "type": "text", "label": 7}
        ]}
      ]}
      """
    let folder = try CommandFolder(["f.json": flow])
    let terminal = try PseudoTerminal()
    let before = terminal.attributeBytes
    let child = try folder.start("exec onboard run f.json", on: terminal)
    #expect(child.nextState() == .exited(status: 2))
    #expect(terminal.readAll())
    #expect(!terminal.output.contains(0x1b))
    #expect(terminal.attributeBytes == before)
    let lines = terminal.text.components(separatedBy: "\r\n")
    for (number, column, words) in [(2, 9, "漢"), (3, 33, "did you mean \"label\"?"), (4, 42, "7")] {
      let start = "onboard: f.json:\(number):\(column): "
      let index = lines.firstIndex { $0.hasPrefix(start) } ?? lines.endIndex
      let excerpt = lines.dropFirst(index).prefix(3).joined(separator: "\n")
      #expect(excerpt.contains(words), "\(start)\n\(terminal.text)")
      #expect(excerpt.hasSuffix("^"), "\(excerpt)")
    }
  }

  /// A standard error that takes nothing changes no status.
  @Test(arguments: ["2>&-", "2>/dev/full"]) func silentErrors(_ redirect: String) throws {
    let folder = try CommandFolder(["keys": Self.keys])
    let good = try folder.run("onboard run flows/sign-in.json < keys \(redirect)")
    #expect(good.output == ScriptedRunTests.answers && good.status == 0)
    let bad = try folder.run("onboard run none.json \(redirect)")
    #expect(bad.output == "" && bad.status == 2)
  }

  /// What is no key is nothing, and never a wrong byte in an answer.
  @Test(arguments: [
    ("A\u{0}\u{1c}B", "AB"), ("ab\u{1a}\u{1d}c\u{0}\u{1c}", "abc"), ("ab\u{1b}[24;5~c", "abc"),
    ("ab\u{1b}[1;10P\u{1b}[?62;4c\u{1b}Oz\u{1b}[200;3;9~c", "abc"),
    (
      "a\u{1b}]11;rgb:1e1e/1e1e/2e2e\u{1b}\\b\u{1b}]11;rgba:0/0/0/c000\u{1b}\\c\u{1b}[12;40R\u{1b}[?64;1cd",
      "abcd"
    ),
  ])
  func keysThatMeanNothing(_ keys: String, _ answer: String) throws {
    let folder = try CommandFolder(["keys": keys + "\r", "f.json": LiveFlows.name])
    let result = try folder.run("onboard run f.json < keys")
    #expect(result.output == "{\"name\":\"\(answer)\"}\n")
    #expect(result.status == 0)
  }

  /// Bytes that are not UTF-8; the answer is JSON in UTF-8 all the same.
  @Test(arguments: ["A\\377\\303B", "A\\346B", "A\\300\\257B", "A\\355\\240\\200B", "A\\200B"])
  func bytesThatAreNotText(_ keys: String) throws {
    let folder = try CommandFolder(["f.json": LiveFlows.name])
    let result = try folder.run("printf '\(keys)\\r' | onboard run f.json")
    let value = try JSONDecoder().decode([String: String].self, from: Data(result.output.utf8))
    let name = value["name"] ?? ""
    #expect(name.filter { $0 != "\u{fffd}" } == "AB")
    #expect(result.status == 0)
  }
}
