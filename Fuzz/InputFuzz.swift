// Fuzzes the input decoder with libFuzzer; Fuzz/run.sh builds and runs it.
//
// The sources are compiled into one module with this file, so nothing is imported. A finding is a
// trap, a sanitizer's report, or one of the checks below.

/// Decodes `bytes` in reads of at most `readSize` bytes, with the contexts that `flags` turns on.
private func decode(
  _ bytes: UnsafeRawBufferPointer, flags: UInt8, readSize: Int
) -> [InputEvent] {
  var decoder = InputDecoder()
  decoder.kittyFlags = Int(flags & 1)
  decoder.isCursorReportPending = flags & 2 != 0
  decoder.usesUTF8Mouse = flags & 4 != 0
  decoder.usesEightBitControls = flags & 8 != 0
  var events: [InputEvent] = []
  var offset = 0
  while offset < bytes.count {
    let end = min(offset + readSize, bytes.count)
    decoder.feed(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]), into: &events)
    offset = end
  }
  decoder.timeOut(into: &events)
  precondition(!decoder.isWaiting, "a time-out left a sequence open")
  if decoder.isPasting { decoder.feed(Array("\u{1b}[201~".utf8), into: &events) }
  let count = events.count
  decoder.feed(Array("\u{1b}[A".utf8), into: &events)
  precondition(events.dropFirst(count) == [.key(KeyEvent(.up))], "the next key was wrong")
  return events
}

/// libFuzzer's entry: the first byte gives the contexts and the length of the reads.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: data, count: size)
  guard let flags = input.first else { return 0 }
  let bytes = UnsafeRawBufferPointer(rebasing: input.dropFirst())
  let whole = decode(bytes, flags: flags, readSize: max(bytes.count, 1))
  let cut = decode(bytes, flags: flags, readSize: Int(flags >> 4) + 1)
  precondition(whole == cut, "a cut changed the events")
  var textSize = 0
  for event in whole {
    textSize += event.canonicalDescription.utf8.count
    if case .key(let key) = event { textSize += key.typedText?.utf8.count ?? 0 }
  }
  // Events are of the size of what came.
  precondition(textSize <= 400 * (size + 1), "events grew out of nothing")
  return 0
}
