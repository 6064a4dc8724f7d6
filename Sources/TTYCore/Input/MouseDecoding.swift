extension MouseEvent {
  /// A report of mode 1006 or 1016: `CSI < code ; column ; row M`, or `m` for a release.
  init?(sgr parameters: Parameters, final: UInt8) {
    guard parameters.count == 3, let code = parameters[0], let column = parameters[1],
      let row = parameters[2],
      final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }
    self.init(code: code, column: column, row: row, isRelease: final == UInt8(ascii: "m"))
  }

  /// A report of mode 1015: `CSI code ; column ; row M`, the code 32 too large.
  init?(urxvt parameters: Parameters) {
    guard parameters.count == 3, let code = parameters[0], let column = parameters[1],
      let row = parameters[2], code >= 32
    else { return nil }
    self.init(code: code - 32, column: column, row: row, isRelease: false)
  }

  /// The three values after `CSI M`, each 32 too large; in mode 1005 they are characters.
  init?(x10 bytes: ArraySlice<UInt8>, isUTF8: Bool) {
    var values = SIMD4<Int>(repeating: 0)
    var count = 0
    for byte in bytes where count <= 3 {
      if isUTF8, byte & 0xc0 == 0x80, count > 0 {
        values[count - 1] = (values[count - 1] & 0x1f) << 6 | Int(byte & 0x3f)
      } else {
        values[count] = Int(byte)
        count += 1
      }
    }
    guard count == 3, values[0] >= 32, values[1] >= 32, values[2] >= 32 else { return nil }
    self.init(
      code: values[0] - 32, column: values[1] - 32, row: values[2] - 32, isRelease: false)
  }

  /// A report from its code (ctlseqs, "Mouse Tracking"): two bits of button, then shift 4, meta 8,
  /// control 16, motion 32, wheel 64, further buttons 128.
  private init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let isMotion = code & 32 != 0
    let action: Action?
    let button: Button?
    // The raw values of the buttons and of the directions are in the order of the codes.
    let low = UInt8(code & 3)
    switch code & ~0x3f {
    // Three is no button: the pointer moved, or one that is not named came up.
    case 0 where low == 3: (action, button) = (isMotion ? .move : .release, Button.none)
    case 0: (action, button) = (isMotion ? .drag : .press, Button(rawValue: low))
    case 64 where !isMotion:
      (action, button) = (Action(rawValue: Action.scrollUp.rawValue + low), Button.none)
    case 128:
      let button8 = Button.back.rawValue
      (action, button) = (isMotion ? .drag : .press, Button(rawValue: button8 + low))
    default: return nil
    }
    guard let action, let button else { return nil }
    // Zero is out of range, but the click was real.
    self.init(
      isRelease && action == .press ? .release : action, button, column: max(column, 1),
      row: max(row, 1), modifiers: modifiers)
  }
}
