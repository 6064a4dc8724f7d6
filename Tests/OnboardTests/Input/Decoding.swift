@testable import TTYCore

/// The bytes of hex digits.
func hexBytes(_ text: some StringProtocol) -> [UInt8] {
  let digits = text.utf8.compactMap(hexDigit)
  return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

/// The events of some reads, after which nothing more comes.
func decoded(_ reads: [[UInt8]], context: String = "default") -> [InputEvent] {
  var decoder = InputDecoder(context: context)
  var events: [InputEvent] = []
  for read in reads { decoder.feed(read, into: &events) }
  decoder.timeOut(into: &events)
  return events
}

/// The events of hex digits, in which `|` cuts and `~` is a time-out.
func decoded(_ chunks: String, context: String = "default") -> [InputEvent] {
  var decoder = InputDecoder(context: context)
  var events: [InputEvent] = []
  for (index, silent) in chunks.split(separator: "~", omittingEmptySubsequences: false).enumerated()
  {
    if index > 0 { decoder.timeOut(into: &events) }
    for read in silent.split(separator: "|") { decoder.feed(hexBytes(read), into: &events) }
  }
  decoder.timeOut(into: &events)
  return events
}

/// The events of some text's bytes in the canonical form.
func shown(_ text: String, context: String = "default") -> String {
  InputEvent.canonicalDescription(of: decoded([Array(text.utf8)], context: context))
}
