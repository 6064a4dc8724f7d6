extension InputDecoder {
  /// Decodes one line of `onboard keys --decode` and returns the events in their canonical form.
  ///
  /// The line is `CONTEXT<TAB>BYTES`. The context is a list with commas, of which `kitty=N`,
  /// `cpr-pending`, `mouse=utf8` and `c1=8bit` change meanings. The bytes are hex digits; `|` stands
  /// between two reads, `~` where nothing came for the escape time-out, which also ends the line.
  /// Events are separated by ` ; `, neighbouring invalid ones are one, and `-` is none. Nil if the
  /// bytes are no hex.
  public static func decodeLine(_ line: String) -> String? {
    let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard columns.count == 2, let context = columns.first, let chunks = columns.last else {
      return nil
    }
    var decoder = InputDecoder(context: String(context))
    var events: [InputEvent] = []
    var bytes: [UInt8] = []
    var highDigit: UInt8?
    for character in chunks.utf8 where character != ControlByte.carriageReturn {
      if let digit = hexDigit(character) {
        if let high = highDigit {
          bytes.append(high << 4 | digit)
          highDigit = nil
        } else {
          highDigit = digit
        }
        continue
      }
      let isTimeOut = character == UInt8(ascii: "~")
      guard highDigit == nil, isTimeOut || character == UInt8(ascii: "|") else { return nil }
      decoder.feed(bytes, into: &events)
      bytes = []
      if isTimeOut { decoder.timeOut(into: &events) }
    }
    guard highDigit == nil else { return nil }
    decoder.feed(bytes, into: &events)
    decoder.timeOut(into: &events)
    return InputEvent.canonicalDescription(of: events)
  }

  /// Creates a decoder that was told what a context of `onboard keys --decode` says.
  init(context: String) {
    self.init()
    for item in context.split(separator: ",") {
      switch item {
      case "cpr-pending": isCursorReportPending = true
      case "mouse=utf8": usesUTF8Mouse = true
      case "c1=8bit": usesEightBitControls = true
      default:
        if item.hasPrefix("kitty=") { kittyFlags = Int(item.dropFirst("kitty=".count)) ?? 0 }
      }
    }
  }
}

extension InputEvent {
  /// Several events in the canonical form, separated by ` ; `; `-` if there is none.
  ///
  /// Neighbouring invalid events are shown as one: how many there are says nothing.
  public static func canonicalDescription(of events: [InputEvent]) -> String {
    guard !events.isEmpty else { return "-" }
    var words: [String] = []
    var invalid: RawSequence?
    for event in events {
      if case .invalid(let raw) = event {
        invalid = invalid.map { $0.appending(raw) } ?? raw
        continue
      }
      if let raw = invalid { words.append(InputEvent.invalid(raw).canonicalDescription) }
      invalid = nil
      words.append(event.canonicalDescription)
    }
    if let raw = invalid { words.append(InputEvent.invalid(raw).canonicalDescription) }
    return words.joined(separator: " ; ")
  }
}

extension RawSequence {
  fileprivate func appending(_ other: RawSequence) -> RawSequence {
    let isComplete = count == bytes.count
    let joined = isComplete ? bytes + other.bytes : bytes
    return RawSequence(bytes: joined, count: count + other.count)
  }
}
