/// What bytes, final letters and numbers stand for which key.
///
/// Sources: xterm's ctlseqs ("PC-Style Function Keys", "VT220-Style Function Keys"), the VT220 manual,
/// rxvt's and the Linux console's own forms, kitty's table of functional keys.
enum KeyTable {
  /// The key of one byte below 0x20, or of 0x7f.
  static func control(_ byte: UInt8) -> KeyEvent {
    switch byte {
    case 0: return KeyEvent(.space, .control)
    // Some terminals send it for Backspace, others for Ctrl+Backspace, few people type Ctrl+H.
    case ControlByte.backspace, ControlByte.delete: return KeyEvent(.backspace)
    case ControlByte.tab: return KeyEvent(.tab)
    case ControlByte.carriageReturn: return KeyEvent(.enter)
    case ControlByte.escape: return KeyEvent(.escape)
    case 1...26: return KeyEvent(.character(Unicode.Scalar(byte | 0x60)), .control)
    default: return KeyEvent(.character(Unicode.Scalar(byte | 0x40)), .control)
    }
  }

  /// The key of `CSI … letter`, which may have modifiers.
  static func letter(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "E"): .keypad(.begin)
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(final &- UInt8(ascii: "P") &+ 1)
    default: nil
    }
  }

  /// The key of `SS3 … letter`: the letters of CSI, and the keypad in application mode.
  static func applicationLetter(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: " "): .keypad(.space)
    case UInt8(ascii: "I"): .keypad(.tab)
    case UInt8(ascii: "M"): .keypad(.enter)
    case UInt8(ascii: "X"): .keypad(.equal)
    case UInt8(ascii: "j"): .keypad(.multiply)
    case UInt8(ascii: "k"): .keypad(.add)
    case UInt8(ascii: "l"): .keypad(.separator)
    case UInt8(ascii: "m"): .keypad(.subtract)
    case UInt8(ascii: "n"): .keypad(.decimal)
    case UInt8(ascii: "o"): .keypad(.divide)
    case UInt8(ascii: "p")...UInt8(ascii: "y"):
      Key.KeypadKey(rawValue: final &- UInt8(ascii: "p")).map(Key.keypad)
    default: letter(final)
    }
  }

  /// The arrow of rxvt's lower-case letters: `CSI a` with Shift, `SS3 a` with Ctrl.
  static func lowerCaseArrow(_ final: UInt8) -> Key? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) else { return nil }
    return letter(final & ~0x20)
  }

  /// The key of `CSI number ~`.
  static func tilde(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(UInt8(number - 10))
    case 17...21: .function(UInt8(number - 11))
    case 23...26: .function(UInt8(number - 12))
    case 28, 29: .function(UInt8(number - 13))
    case 31...34: .function(UInt8(number - 14))
    // kitty has no letter or small number for it.
    case 57427: .keypad(.begin)
    default: nil
    }
  }

  /// The key of `CSI code u` and `CSI 27 ; modifiers ; code ~`: a character's code, or one of kitty's.
  static func code(_ code: Int) -> Key? {
    switch code {
    case 8, 127: return .backspace
    case 9: return .tab
    case 13: return .enter
    case 27: return .escape
    case 32: return .space
    case 0..<32, 128..<160: return nil
    // The private use area holds kitty's functional keys and nothing else.
    case 57344...63743: return functional(code)
    default: return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map(Key.character)
    }
  }

  private static func functional(_ code: Int) -> Key? {
    switch code {
    case 57358: .capsLock
    case 57359: .scrollLock
    case 57360: .numLock
    case 57361: .printScreen
    case 57362: .pause
    case 57363: .menu
    case 57376...57398: .function(UInt8(code - 57376 + 13))
    case 57399...57416: Key.KeypadKey(rawValue: UInt8(code - 57399)).map(Key.keypad)
    case 57417...57426:
      Key.KeypadKey(rawValue: UInt8(code - 57417) + Key.KeypadKey.left.rawValue).map(Key.keypad)
    case 57427: .keypad(.begin)
    case 57428...57440: Key.MediaKey(rawValue: UInt8(code - 57428)).map(Key.media)
    case 57441...57454: Key.ModifierKey(rawValue: UInt8(code - 57441)).map(Key.modifier)
    default: nil
    }
  }
}
