extension InputDecoder {
  /// Reads text and control characters up to the start of a sequence.
  mutating func readGround(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into events: inout [InputEvent]
  ) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      // 0x20 to 0x7e.
      if byte &- 0x20 < 0x5f {
        events.append(.key(Self.printable(byte)))
      } else if byte == ControlByte.escape {
        sequence.begin(byte)
        state = .escape
        isAltered = false
        return offset &+ 1
      } else if byte < 0x80 {
        events.append(.key(KeyTable.control(byte)))
      } else {
        isAltered = false
        sequence.begin(byte)
        beginHigh(byte, modifiers: [], into: &events)
        if state != .ground { return offset &+ 1 }
      }
      offset &+= 1
    }
    return offset
  }

  /// The key that types an ASCII character.
  private static func printable(_ byte: UInt8) -> KeyEvent {
    KeyEvent(byte == 0x20 ? .space : .character(Unicode.Scalar(byte)))
  }

  /// Begins with a byte above 0x7f, which is in `sequence` already.
  private mutating func beginHigh(
    _ byte: UInt8, modifiers: Modifiers, into events: inout [InputEvent]
  ) {
    if usesEightBitControls {
      state = .ground
      // An 8-bit control is its 7-bit form's second byte plus 0x40 (ECMA-48).
      if byte >= 0xa0 {
        events.append(.key(KeyEvent(.character(Unicode.Scalar(byte)), modifiers)))
      } else if !beginSequence(byte &- 0x40, into: &events) {
        events.append(.unknown(sequence.raw))
      }
    } else if character.begin(byte) {
      state = .character
    } else {
      events.append(.invalid(sequence.raw))
      state = .ground
    }
  }

  /// Opens the sequence that `introducer` begins, the byte of the 7-bit form; false if none does.
  private mutating func beginSequence(
    _ introducer: UInt8, into events: inout [InputEvent]
  ) -> Bool {
    switch introducer {
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .applicationKey
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
      stringKind = introducer
      dropAlteration(into: &events)
    default: return false
    }
    sequence.beginBody()
    return true
  }

  /// Gives the ESC before the open sequence as the Escape key that it is, if there is one.
  mutating func dropAlteration(into events: inout [InputEvent]) {
    guard isAltered else { return }
    isAltered = false
    events.append(.key(KeyEvent(.escape)))
    sequence.dropFirst()
  }

  /// Reads the byte after ESC.
  mutating func readEscape(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    if byte == ControlByte.escape {
      if isAltered {
        events.append(.key(KeyEvent(.escape, .alt)))
        sequence.begin(byte)
      } else {
        sequence.append(byte)
      }
      isAltered.toggle()
      return true
    }
    sequence.append(byte)
    if beginSequence(byte, into: &events) { return true }
    dropAlteration(into: &events)
    if byte < 0x80 {
      var key = byte &- 0x20 < 0x5f ? Self.printable(byte) : KeyTable.control(byte)
      key.modifiers.insert(.alt)
      events.append(.key(key))
      state = .ground
    } else {
      isAltered = true
      beginHigh(byte, modifiers: .alt, into: &events)
    }
    return true
  }

  /// Reads a further byte of a UTF-8 character.
  mutating func readCharacter(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    switch character.take(byte) {
    case .complete(let scalar):
      events.append(.key(KeyEvent(.character(scalar), isAltered ? .alt : [])))
      state = .ground
    case .incomplete:
      sequence.append(byte)
    case .invalid:
      events.append(.invalid(sequence.raw))
      state = .ground
      return false
    }
    return true
  }
}
