import Foundation
import Testing

/// Where `--output` puts the answers.
@Suite(.serialized) struct AnswerFileTests {
  static let run = "onboard run flows/sign-in.json < keys --output"

  /// Only its owner can read it, whatever the mask and whatever was there; nothing else is left.
  @Test(arguments: ["", "umask 0;", "echo old > a; chmod 644 a;", "echo old > a; chmod 0 a;"])
  func isReplaced(_ before: String) throws {
    let folder = try CommandFolder(["keys": ScriptedRunTests.keys])
    let result = try folder.run("\(before) \(Self.run) a && ls -l a | cut -c1-10; ls")
    #expect(folder.text("a") == ScriptedRunTests.answers)
    #expect(result.output == "-rw-------\na\nflows\nkeys\n")
    #expect(result.errors == "")
  }

  /// A run that does not finish, or a disk that takes nothing, leaves what was there.
  @Test(arguments: [
    ("onboard run flows/sign-in.json --output a < /dev/null", 1),
    ("printf '\\003' | onboard run flows/sign-in.json --output a", 130),
    ("ulimit -f 0; trap '' XFSZ; \(run) a 2>/dev/null", 1),
  ])
  func isKept(_ line: String, _ status: Int) throws {
    let folder = try CommandFolder(["keys": ScriptedRunTests.keys, "a": "old"])
    #expect(try folder.run("( \(line) )").status == Int32(status))
    #expect(folder.text("a") == "old")
    #expect(try folder.run("ls").output == "a\nflows\nkeys\n")
  }

  /// What is no regular file is written to, and stays what it is.
  @Test(arguments: [
    "mkfifo a; cat a > b & \(run) a; wait; test -p a && cat b",
    "ln -s b a; \(run) a; test -L a && cat b",
    "echo a long old text > b; ln -s b a; \(run) a; cat b",
    "\(run) /dev/stdout | cat", "\(run) /dev/stdout > b; test -L /dev/stdout && cat b",
    "\(run) /dev/fd/3 3> b; cat b", "mkdir c; \(run) c/a; cat c/a", "\(run)=./a; cat a",
  ])
  func isWrittenTo(_ line: String) throws {
    let folder = try CommandFolder(["keys": ScriptedRunTests.keys])
    let result = try folder.run(line)
    #expect(result.output == ScriptedRunTests.answers)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}
