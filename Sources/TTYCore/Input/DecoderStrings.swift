extension InputDecoder {
  /// Reads the body of an OSC, DCS, APC, PM or SOS string.
  mutating func readString(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into events: inout [InputEvent]
  ) -> Int {
    var offset = start
    while offset < bytes.count, !endsString(bytes[offset]) { offset &+= 1 }
    sequence.append(UnsafeRawBufferPointer(rebasing: bytes[start..<offset]))
    guard offset < bytes.count else { return offset }
    let byte = bytes[offset]
    switch byte {
    case ControlByte.escape:
      sequence.append(byte)
      state = .stringEscape
    case ControlByte.cancel, ControlByte.substitute:
      _ = interrupt(byte, into: &events)
    default:
      sequence.append(byte)
      finishString(terminatorLength: 1, into: &events)
    }
    return offset &+ 1
  }

  private func endsString(_ byte: UInt8) -> Bool {
    switch byte {
    case ControlByte.escape, ControlByte.cancel, ControlByte.substitute: true
    case ControlByte.bell: stringKind == UInt8(ascii: "]")
    case ControlByte.stringTerminator: usesEightBitControls
    default: false
    }
  }

  /// Reads the byte after an ESC in a string: `\` ends the string, any other begins something new.
  mutating func readStringEscape(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    if byte == UInt8(ascii: "\\") {
      sequence.append(byte)
      finishString(terminatorLength: 2, into: &events)
      return true
    }
    if isIntroducerKey(before: 1) {
      appendIntroducerKey(to: &events)
    } else if byte == ControlByte.escape {
      // urxvt ends replies with a bare ESC, so the second one is what begins the next sequence.
      events.append(.invalid(sequence.raw))
      state = .ground
      return false
    } else {
      sequence.dropLast()
      events.append(.invalid(sequence.raw))
    }
    sequence.begin(ControlByte.escape)
    state = .escape
    isAltered = false
    return false
  }

  private mutating func finishString(
    terminatorLength: Int, into events: inout [InputEvent]
  ) {
    state = .ground
    guard sequence.isComplete,
      let report = Report(
        string: stringKind,
        body: sequence.bytes.dropFirst(sequence.bodyStart).dropLast(terminatorLength))
    else { return events.append(.unknown(sequence.raw)) }
    events.append(.report(report))
  }
}
