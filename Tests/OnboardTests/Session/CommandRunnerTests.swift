import Foundation
import TTYCore
import Testing

@testable import Onboard

/// Real processes: what they are given, what is heard of them, and that nothing is left of them.
@Suite(.serialized) struct CommandRunnerTests {
  init() {
    // Sessions see to it that a command which does not read does not end the process. Ignored, the
    // signal would be ignored in the programs of other suites too.
    signal(SIGPIPE) { _ in }
  }

  static func request(_ script: String, timeout: Int = 20_000) -> RunRequest {
    RunRequest(
      id: RunID(1), command: ["/bin/sh", "-c", script],
      input: .object([.init("answers", .object([.init("pw", .string("sesame"))]))]),
      timeout: timeout)
  }

  /// Runs a command until it has been waited for.
  static func events(_ request: RunRequest, cancelled: Bool = false) -> [WizardEvent] {
    var runner = CommandRunner()
    if let verdict = runner.start(request, at: MonotonicTime.milliseconds) {
      return [.verdict(request.id, verdict)]
    }
    if cancelled { runner.cancel(request.id, at: MonotonicTime.milliseconds) }
    var events: [WizardEvent] = []
    while !runner.isIdle {
      var polled = runner.watched.map { watched in
        pollfd(
          fd: watched.descriptor, events: Int16(watched.isForWriting ? POLLOUT : POLLIN),
          revents: 0)
      }
      let timeout = runner.timeout(at: MonotonicTime.milliseconds) ?? 0
      poll(&polled, nfds_t(polled.count), Int32(timeout))
      events += runner.turn(at: MonotonicTime.milliseconds)
    }
    return events
  }

  static func verdict(_ script: String, timeout: Int = 20_000) -> Verdict? {
    for case .verdict(_, let verdict) in events(request(script, timeout: timeout)) {
      return verdict
    }
    return nil
  }

  private static let ok = #"echo '{"ok":true}'"#
  private static let sh = "The command \"/bin/sh\""

  static let verdicts: [(String, Verdict)] = [
    (ok, .accepted(answers: [])),
    ("\(ok); exit 3", .accepted(answers: [])),
    ("\(ok); sleep 60", .accepted(answers: [])),
    ("exec 0<&-; \(ok)", .accepted(answers: [])),
    ("sleep 60 & \(ok)", .accepted(answers: [])),
    (#"echo '{"prompt":"p"}'"#, .prompt("p")),
    ("exit 0", .failed(message: "\(sh) ended without an answer.")),
    ("exec 1>&- 2>&-; sleep 0.1", .failed(message: "\(sh) ended without an answer.")),
    ("echo no >&2; echo way >&2; exit 3", .failed(message: "\(sh) failed with status 3.\nno\nway")),
    ("kill -KILL $$", .failed(message: "\(sh) was ended by signal 9.")),
    ("kill -PIPE $$", .failed(message: "\(sh) was ended by signal 13.")),
    (
      "echo hello; sleep 60",
      .failed(message: "\(sh) gave an answer that cannot be read: line 1 is not JSON.")
    ),
    (
      "yes 1; sleep 60",
      .failed(message: "\(sh) gave an answer that cannot be read: line 1 is no reply.")
    ),
  ]

  @Test(arguments: verdicts) func saysItsVerdict(_ script: String, _ verdict: Verdict) {
    #expect(CommandRunnerTests.verdict(script) == verdict)
  }

  @Test func readsItsInput() {
    let script = #"read -r line; echo "{\"ok\":false,\"message\":\"${#line}\"}"; cat"#
    #expect(
      Self.verdict(script)
        == .refused(field: nil, message: "\(#"{"answers":{"pw":"sesame"}}"#.count)"))
  }

  /// More than a pipe holds, into a command that takes its time, or that reads nothing at all.
  @Test(arguments: ["sleep 0.2; wc -c >&2; exit 1", "exit 1"])
  func longInput(_ script: String) {
    var request = Self.request(script)
    request.input = .string(String(repeating: "x", count: 300_000))
    guard case .verdict(_, .failed(let message))? = Self.events(request).last else {
      Issue.record("no verdict")
      return
    }
    #expect(!script.contains("wc") || message.hasSuffix("\n300003"))
  }

  @Test func progressComesFirst() {
    let script = #"echo '{"progress":0.5,"message":"Half"}'; sleep 0.1; \#(Self.ok)"#
    #expect(
      Self.events(Self.request(script)) == [
        .progress(RunID(1), fraction: 0.5, message: "Half"),
        .verdict(RunID(1), .accepted(answers: [])),
      ])
  }

  static let missing: [([String], String)] = [
    (["onboard-none"], "The command \"onboard-none\" was not found."),
    (["./none/x"], "The command \"./none/x\" was not found."),
    ([""], "The command \"\" was not found."), (["sh\0x"], "The command \"sh\0x\" was not found."),
    (["/"], "The command \"/\" cannot be run: Permission denied."),
  ]

  @Test(arguments: missing) func notThere(_ command: [String], _ words: String) {
    var request = Self.request("")
    request.command = command
    #expect(Self.events(request) == [.verdict(RunID(1), .failed(message: words))])
  }

  /// Arguments are what they are: no shell reads them.
  @Test func argumentsAreNotRead() {
    var request = Self.request("")
    request.command = ["printf", "%s", #"{"prompt":"$HOME * a b"}"#]
    #expect(Self.events(request) == [.verdict(RunID(1), .prompt("$HOME * a b"))])
  }

  /// TERM, then KILL, for the command and all that it has started.
  @Test(arguments: [
    "sleep 60", "trap '' TERM; sleep 60; sleep 60", "trap '' TERM; sleep 60 & exec sleep 60",
    "kill -STOP $$; sleep 60",
  ])
  func timeIsUp(_ script: String) throws {
    let marker = "6\(UInt32.random(in: 10_000...99_999))"
    let script = script.replacing("60", with: marker)
    #expect(
      Self.verdict(script, timeout: 100)
        == .failed(message: "\(Self.sh) took longer than 100ms."))
    #expect(try Self.processes(with: marker) == [])
  }

  @Test func cancelledNothingIsHeard() throws {
    let marker = "7\(UInt32.random(in: 10_000...99_999))"
    #expect(Self.events(Self.request("sleep \(marker)"), cancelled: true) == [])
    #expect(Self.events(Self.request("trap '\(Self.ok)' TERM"), cancelled: true) == [])
    #expect(try Self.processes(with: marker) == [])
  }

  /// What was left on purpose by a command that went well stays.
  @Test func whatItLeavesStays() throws {
    let marker = "8\(UInt32.random(in: 10_000...99_999))"
    #expect(Self.verdict("sleep \(marker) & \(Self.ok)") == .accepted(answers: []))
    let left = try Self.processes(with: marker)
    #expect(left.count == 1)
    for process in left { kill(process, SIGKILL) }
  }

  @Test func nothingIsLeft() throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    _ = Self.verdict(Self.ok)
    let before = try descriptors()
    for script in [Self.ok, "exit 1", "echo x; sleep 60", "exec 1>&-; exit 0"] {
      for _ in 0..<5 { _ = Self.verdict(script) }
    }
    var request = Self.request("")
    request.command = ["onboard-none"]
    for _ in 0..<20 { _ = Self.events(request) }
    // Other suites open files meanwhile, though not so many.
    #expect(try descriptors() < before + 40)
    var runner = CommandRunner()
    #expect(runner.start(Self.request("sleep 60; sleep 60"), at: MonotonicTime.milliseconds) == nil)
    runner.end()
    #expect(runner.isIdle)
  }

  /// At the end who does not heed SIGTERM is killed, who does is let finish, and none is left.
  @Test func theEndLeavesNoChild() throws {
    let marker = "9\(UInt32.random(in: 10_000...99_999))"
    let done = "/tmp/onboard-\(marker)"
    defer { unlink(done) }
    var runner = CommandRunner()
    for script in [
      "trap '' TERM; sleep \(marker)",
      "trap 'echo x > \(done); exit' TERM; echo '{\"progress\":1}'; while :; do sleep 0.01; done",
    ] {
      #expect(runner.start(Self.request(script), at: MonotonicTime.milliseconds) == nil)
    }
    // Both have set their traps once the second one speaks and a moment has passed.
    var isReady = false
    while !isReady {
      isReady = runner.turn(at: MonotonicTime.milliseconds).contains {
        if case .progress = $0 { true } else { false }
      }
      usleep(50_000)
    }
    runner.end()
    #expect(runner.isIdle)
    #expect(try Self.processes(with: marker).isEmpty)
    #expect(access(done, F_OK) == 0)
  }

  /// The processes, zombies too, whose arguments hold a text.
  private static func processes(with text: String) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init)
      .filter { process in
        let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return String(decoding: words, as: UTF8.self).contains(text)
      }
  }
}
