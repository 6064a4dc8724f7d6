extension InputDecoder {
  /// Reads the body of a control sequence up to its final byte.
  mutating func readControlSequence(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into events: inout [InputEvent]
  ) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte &- 0x20 < 0x5f else {
        return interrupt(byte, into: &events) ? offset &+ 1 : offset
      }
      sequence.append(byte)
      offset &+= 1
      if byte >= 0x40 {
        finishControlSequence(byte, into: &events)
        return offset
      }
      if byte == UInt8(ascii: "$"), finishShiftedKey(into: &events) { return offset }
    }
    return offset
  }

  /// Gives up the open sequence because of a byte that cannot be part of it; true if it took it.
  ///
  /// CAN and SUB are for that; any other byte is the next key, or begins it.
  mutating func interrupt(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    let isAbort = byte == ControlByte.cancel || byte == ControlByte.substitute
    if isAbort {
      sequence.append(byte)
      events.append(.invalid(sequence.raw))
    } else {
      cutOff(into: &events)
    }
    state = .ground
    return isAbort
  }

  /// Says what the open sequence is without the rest of it.
  mutating func cutOff(into events: inout [InputEvent]) {
    if isIntroducerKey(before: 0) {
      appendIntroducerKey(to: &events)
    } else {
      events.append(.invalid(sequence.raw))
    }
  }

  /// Whether the open sequence is an introducer of two bytes and `trailing` bytes, which are no body.
  func isIntroducerKey(before trailing: Int) -> Bool {
    sequence.hasEmptyBody(before: trailing) && sequence.introducer < 0x80
  }

  /// Gives an introducer without a body as the key with Alt that it is.
  mutating func appendIntroducerKey(to events: inout [InputEvent]) {
    dropAlteration(into: &events)
    events.append(.key(KeyEvent(.character(Unicode.Scalar(sequence.introducer)), .alt)))
  }

  /// Takes `CSI number $` for rxvt's key with Shift, if it is one.
  private mutating func finishShiftedKey(into events: inout [InputEvent]) -> Bool {
    guard sequence.isComplete,
      let key = InputSequence(sequence.bytes, bodyAt: sequence.bodyStart)?.keyWithShift
    else { return false }
    append(key, to: &events)
    return true
  }

  private mutating func append(_ key: KeyEvent, to events: inout [InputEvent]) {
    var key = key
    if isAltered { key.modifiers.insert(.alt) }
    events.append(.key(key))
    state = .ground
  }

  private mutating func finishControlSequence(_ final: UInt8, into events: inout [InputEvent]) {
    let isBare = sequence.hasEmptyBody(before: 1)
    if isBare, final == UInt8(ascii: "M") {
      dropAlteration(into: &events)
      missingMouseValues = 3
      state = .mouse
      return
    }
    if isBare, final == UInt8(ascii: "[") {
      state = .linuxFunctionKey
      return
    }
    state = .ground
    guard sequence.isComplete,
      let control = InputSequence(sequence.bytes, bodyAt: sequence.bodyStart)
    else { return events.append(.unknown(sequence.raw)) }
    let context = InputSequence.Context(
      isKitty: kittyFlags != 0, isCursorReportPending: isCursorReportPending)
    switch control.meaning(of: sequence.bytes, in: context) {
    case .key(let key): append(key, to: &events)
    case .event(let event):
      dropAlteration(into: &events)
      events.append(event)
    case .pasteStart:
      dropAlteration(into: &events)
      state = .paste
    case .unknown: events.append(.unknown(sequence.raw))
    }
  }

  /// Reads the letter of a Linux console's `CSI [ letter`.
  mutating func readLinuxFunctionKey(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    guard byte &- 0x20 < 0x5f else { return interrupt(byte, into: &events) }
    sequence.append(byte)
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      append(KeyEvent(.function(byte &- UInt8(ascii: "A") &+ 1)), to: &events)
    } else {
      events.append(.unknown(sequence.raw))
      state = .ground
    }
    return true
  }

  /// Reads the modifiers and the letter of an SS3 sequence.
  mutating func readApplicationKey(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    guard byte &- 0x20 < 0x5f else { return interrupt(byte, into: &events) }
    sequence.append(byte)
    if (0x30...0x3b).contains(byte) { return true }
    if sequence.isComplete,
      let key = InputSequence.applicationKey(
        sequence.bytes, bodyAt: sequence.bodyStart, isKitty: kittyFlags != 0)
    {
      append(key, to: &events)
    } else {
      events.append(.unknown(sequence.raw))
      state = .ground
    }
    return true
  }

  /// Reads a value of an X10 mouse report: a byte, or a character in mode 1005.
  mutating func readMouse(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    // xterm sends NUL for a coordinate that is too large; other controls are the next key.
    guard byte >= 0x20 || byte == 0 else { return interrupt(byte, into: &events) }
    if usesUTF8Mouse, byte >= 0x80 {
      let isContinuation = byte < 0xc0
      let isExpected = sequence.bytes.last.map { (0xc2...0xdf).contains($0) } ?? false
      guard isContinuation == isExpected, byte <= 0xdf, !(0xc0...0xc1).contains(byte) else {
        return interrupt(byte, into: &events)
      }
      sequence.append(byte)
      if !isContinuation { return true }
    } else {
      if usesUTF8Mouse, let last = sequence.bytes.last, last >= 0xc2 {
        return interrupt(byte, into: &events)
      }
      sequence.append(byte)
    }
    missingMouseValues -= 1
    if missingMouseValues == 0 {
      let body = sequence.bytes.dropFirst(sequence.bodyStart + 1)
      let event = MouseEvent(x10: body, isUTF8: usesUTF8Mouse)
      events.append(event.map(InputEvent.mouse) ?? .unknown(sequence.raw))
      state = .ground
    }
    return true
  }
}
