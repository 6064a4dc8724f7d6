extension UnsafeRawBufferPointer {
  /// The offset of the first ESC at or after `start`, or `count`.
  ///
  /// Eight bytes at a time: a paste is mostly bytes that mean nothing here.
  func offsetOfEscape(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset &+ 8 <= count {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let difference = word ^ (ones &* UInt64(ControlByte.escape))
      let zeros = (difference &- ones) & ~difference & (ones &* 0x80)
      if zeros != 0 { return offset &+ zeros.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count, self[offset] != ControlByte.escape { offset &+= 1 }
    return offset
  }
}

/// The control bytes that the decoder knows by name.
enum ControlByte {
  static let bell: UInt8 = 0x07
  static let backspace: UInt8 = 0x08
  static let tab: UInt8 = 0x09
  static let carriageReturn: UInt8 = 0x0d
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1a
  static let escape: UInt8 = 0x1b
  static let delete: UInt8 = 0x7f
  /// ST as one byte, where 8-bit controls are on.
  static let stringTerminator: UInt8 = 0x9c
}
