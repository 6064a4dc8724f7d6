// How fast the decoder is, beside a plain copy of the same bytes in the same run.
//
//   swift run -c release InputBenchmark

import Glibc
import TTYCore

/// The size of a read from a terminal.
let readSize = 4096
/// The bytes of one case.
let caseSize = 32 * 1024 * 1024

struct Case {
  var name: String
  var bytes: [UInt8]

  /// `text` over and over.
  init(_ name: String, repeating text: String) {
    self.name = name
    bytes = []
    bytes.reserveCapacity(caseSize + text.utf8.count)
    while bytes.count < caseSize { bytes += text.utf8 }
  }
}

let line = "The quick brown fox jumps over the lazy dog. "
let pasteText = String(repeating: line, count: 1000)
let cases = [
  Case("typed ASCII", repeating: line),
  Case("typed Latin-1, Greek", repeating: "Ärger über naïve Ψυχή "),
  Case("typed CJK, emoji", repeating: "日本語👍入力"),
  Case(
    "arrows, function keys", repeating: "\u{1b}[A\u{1b}[B\u{1b}OC\u{1b}[1;5D\u{1b}[15~\u{1b}[5;2~"),
  Case("kitty keys", repeating: "\u{1b}[97;5u\u{1b}[98;1:3u\u{1b}[13;2u\u{1b}[57399;129u"),
  Case("kitty keys with text", repeating: "\u{1b}[97:65;2;65u\u{1b}[97;1:3u"),
  Case("SGR mouse", repeating: "\u{1b}[<35;100;20M\u{1b}[<0;7;8M\u{1b}[<0;7;8m\u{1b}[<64;120;33M"),
  Case("X10 mouse", repeating: "\u{1b}[M !!\u{1b}[M#AB\u{1b}[MC12"),
  Case("Alt, control keys", repeating: "\u{1b}a\u{1b}b\u{1}\u{2}\t\r"),
  Case("reports", repeating: "\u{1b}[?62;22c\u{1b}]11;rgb:1a1a/1b1b/2c2c\u{7}\u{1b}[?2026;2$y"),
  Case("pastes of 44 KiB", repeating: "\u{1b}[200~" + pasteText + "\u{1b}[201~"),
  Case("a paste of ESC", repeating: "\u{1b}[200~" + String(repeating: "\u{1b}", count: 10_000)),
  Case("a paste without end", repeating: "\u{1b}[200~" + pasteText),
]

/// The best of some runs, in MB/s.
func throughput(of byteCount: Int, _ run: () -> Void) -> Double {
  let clock = ContinuousClock()
  let best = (0..<5).map { _ in clock.measure(run) }.min() ?? .zero
  let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
  return Double(byteCount) / 1e6 / seconds
}

func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return right ? padding + text : text + padding
}

/// Decodes in reads, with one array of events that is used again.
func decode(_ bytes: [UInt8], reading size: Int = readSize) -> Int {
  var decoder = InputDecoder()
  var events: [InputEvent] = []
  var count = 0
  bytes.withUnsafeBytes { buffer in
    var offset = 0
    while offset < buffer.count {
      let end = min(offset + size, buffer.count)
      decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[offset..<end]), into: &events)
      count += events.count
      events.removeAll(keepingCapacity: true)
      offset = end
    }
  }
  return count
}

print("InputEvent: \(MemoryLayout<InputEvent>.stride) bytes; reads of \(readSize) bytes")
print(padded("case", 24), padded("MB/s", 8, right: true), padded("ns/event", 9, right: true))
for item in cases {
  var count = 0
  let speed = throughput(of: item.bytes.count) { count = decode(item.bytes) }
  let perEvent = Double(item.bytes.count) / speed * 1000 / Double(max(count, 1))
  print(
    padded(item.name, 24), padded("\(Int(speed))", 8, right: true),
    padded("\((perEvent * 10).rounded() / 10)", 9, right: true))
}

let source = cases[0].bytes
var target = [UInt8](repeating: 0, count: source.count)
let copySpeed = throughput(of: source.count) {
  for index in source.indices { target[index] = source[index] }
}
print(padded("plain byte copy", 24), padded("\(Int(copySpeed))", 8, right: true))

/// The largest resident size of the process so far, in KiB.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}

// One key a read, as people type. All events are kept in memory that was touched before, so a block
// allocated for each would be seen.
let keys = Array(String(repeating: line, count: 200_000).utf8)
var decoder = InputDecoder()
var events = [InputEvent](repeating: .focus(isIn: true), count: keys.count)
events.removeAll(keepingCapacity: true)
let before = peakMemory()
let typing = throughput(of: keys.count) {
  events.removeAll(keepingCapacity: true)
  keys.withUnsafeBytes { buffer in
    for index in buffer.indices {
      decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[index...index]), into: &events)
    }
  }
}
let growth = Double((peakMemory() - before) * 1024) / Double(keys.count)
print(padded("typed, a byte a read", 24), padded("\(Int(typing))", 8, right: true))
print("memory for each ASCII key beyond its event: \(Int(growth)) bytes")
