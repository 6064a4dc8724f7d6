import Testing

@testable import Onboard

/// From what a command writes to what it says.
@Suite struct RunOutputTests {
  static let ok = RunReply.verdict(.accepted(answers: []))

  static let outputs: [(String, [RunReply], fault: String?)] = [
    ("", [], nil),
    ("{\"ok\":true}\n", [ok], nil), ("{\"ok\":true}", [ok], nil),
    ("\n \t\r\n{\"ok\":true}\r\n", [ok], nil),
    (
      "{\"progress\":0.5}\n{\"progress\":1}\n{\"ok\":true}\n",
      [.progress(fraction: 0.5, message: nil), .progress(fraction: 1, message: nil), ok], nil
    ),
    ("{\"ok\":true}\nand more", [ok], nil),
    ("hello\n{\"ok\":true}\n", [], "line 1 is not JSON"),
    (
      "\n{\"progress\":1}\n{\"ok\":\n", [.progress(fraction: 1, message: nil)], "line 3 is not JSON"
    ),
    ("{\"ok\":true", [], "line 1 is not JSON"),
    ("{\"fine\":true}\n", [], "line 1 is no reply"),
    ("{\"ok\":true} {\"ok\":true}\n", [], "line 1 is not JSON"),
  ]

  @Test(arguments: outputs)
  func output(_ text: String, _ replies: [RunReply], _ fault: String?) {
    for size in [1, 2, 7, 1000] {
      var reading = RunOutput()
      var found: [RunReply] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        found += reading.feed(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      found += reading.end()
      #expect(found == replies && reading.fault == fault, "in pieces of \(size)")
    }
  }

  @Test func bytesThatAreNotText() {
    var reading = RunOutput()
    #expect(reading.feed([0x22, 0xff, 0x22, 0x0a]) == [])
    #expect(reading.fault == "line 1 is not JSON")
  }

  @Test func boundsOfALine() {
    let blank = Array(repeating: UInt8(ascii: " "), count: RunOutput.longestLine - 11)
    var whole = RunOutput()
    #expect(whole.feed(blank + Array("{\"ok\":true}".utf8)) == [])
    #expect(whole.feed([0x0a]) == [Self.ok])
    var long = RunOutput()
    #expect(long.feed(blank + Array("{\"ok\":true} ".utf8)) == [])
    #expect(long.fault == "line 1 is longer than 1 MiB")
    #expect(long.feed([0x0a]) == [])
  }

  @Test func boundsOfAll() {
    var reading = RunOutput()
    let line = Array(repeating: UInt8(ascii: " "), count: RunOutput.longestLine - 1) + [0x0a]
    for _ in 0..<16 { #expect(reading.feed(line) == []) }
    #expect(reading.fault == nil)
    #expect(reading.feed([0x0a]) == [])
    #expect(reading.fault == "it wrote more than 16 MiB")
  }

  static let complaints: [(String, String?)] = [
    ("", nil), ("\n \n", nil), ("one", "one"), ("one\r\n\ntwo\n", "one\ntwo"),
    ("1\n2\n3\n4\n", "2\n3\n4"),
  ]

  @Test(arguments: complaints) func complaint(_ text: String, _ shown: String?) {
    var complaint = RunComplaint()
    for byte in text.utf8 { complaint.feed([byte]) }
    #expect(complaint.text == shown)
  }

  /// Of a line whose beginning is gone nothing is shown.
  @Test func aComplaintIsBounded() {
    var complaint = RunComplaint()
    complaint.feed(Array("first\n".utf8) + Array(repeating: 0x78, count: 3 * RunComplaint.longest))
    #expect(complaint.text == nil)
    complaint.feed(Array("\nlast\n".utf8))
    #expect(complaint.text == "last")
  }
}
