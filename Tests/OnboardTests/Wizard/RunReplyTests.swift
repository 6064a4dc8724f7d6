import Testing

@testable import Onboard

/// What lines of a command mean.
@Suite struct RunReplyTests {
  static let lines: [(String, RunReply?)] = [
    (#"{"ok":true}"#, .verdict(.accepted(answers: []))),
    (#"{"ok":true,"message":"Fine."}"#, .verdict(.accepted(answers: []))),
    (
      #"{"ok":true,"answers":{"a":1,"b":null}}"#,
      .verdict(.accepted(answers: [.init("a", .number("1")), .init("b", .null)]))
    ),
    (#"{"ok":true,"later":[]}"#, .verdict(.accepted(answers: []))),
    (#"{"ok":true,"answers":[]}"#, nil),
    (#"{"ok":true,"field":"a"}"#, nil),
    (#"{"ok":false,"message":"No."}"#, .verdict(.refused(field: nil, message: "No."))),
    (
      #"{"ok":false,"field":"a","message":"No."}"#,
      .verdict(.refused(field: "a", message: "No."))
    ),
    (#"{"ok":false}"#, nil), (#"{"ok":false,"field":"a"}"#, nil),
    (#"{"ok":false,"field":1,"message":"No."}"#, nil),
    (#"{"ok":"true"}"#, nil), (#"{"ok":1}"#, nil), (#"{"ok":null}"#, nil),
    (#"{"prompt":"resend"}"#, .verdict(.prompt("resend"))), (#"{"prompt":1}"#, nil),
    (#"{"progress":0.4}"#, .progress(fraction: 0.4, message: nil)),
    (#"{"progress":1,"message":"Almost"}"#, .progress(fraction: 1, message: "Almost")),
    (#"{"progress":null,"message":"Waiting"}"#, .progress(fraction: nil, message: "Waiting")),
    (#"{"progress":1e999}"#, .progress(fraction: .infinity, message: nil)),
    (#"{"progress":"half"}"#, nil), (#"{"progress":0.4,"message":4}"#, nil),
    (#"{"message":"Waiting"}"#, nil), (#"{}"#, nil), ("[]", nil), ("true", nil), ("null", nil),
  ]

  @Test(arguments: lines) func line(_ text: String, _ reply: RunReply?) throws {
    #expect(RunReply(try JSONReader.read(Array(text.utf8)).value) == reply)
  }

  /// A stand-in says how a command ends.
  @Test func progressIsNoStandIn() {
    #expect(StandIn(["a"], reply: .object([.init("progress", .number("1"))])).verdict == nil)
  }
}
