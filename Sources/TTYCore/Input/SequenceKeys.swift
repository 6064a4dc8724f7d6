extension InputSequence {
  /// Whether the key went down, stayed down or came up; nil if the number is none of them.
  private var phase: KeyEvent.Phase? {
    switch parameters.phase {
    case -1, 0, 1: .press
    case 2: .repeat
    case 3: .release
    default: nil
    }
  }

  /// A key that is a letter: `CSI letter`, `CSI 1 ; modifiers letter`, and the old `CSI modifiers letter`.
  func letterKey(in context: Context) -> KeyEvent? {
    let tabs = final == UInt8(ascii: "Z")
    guard let key = tabs ? .tab : KeyTable.letter(final), parameters.count <= 2,
      parameters.count < 2 || parameters[0] ?? 1 <= 1,
      var modifiers = Modifiers(
        parameter: parameters[max(parameters.count, 1) - 1], isKitty: context.isKitty), let phase
    else { return nil }
    if tabs { modifiers.insert(.shift) }
    return KeyEvent(key, modifiers, phase: phase)
  }

  /// A key of `CSI number ~`, `CSI number ; modifiers ~` or `CSI 27 ; modifiers ; code ~`.
  func tildeKey(in context: Context) -> KeyEvent? {
    guard let number = parameters[0],
      let modifiers = Modifiers(parameter: parameters[1], isKitty: context.isKitty), let phase
    else { return nil }
    switch parameters.count {
    case 1...2: return KeyTable.tilde(number).map { KeyEvent($0, modifiers, phase: phase) }
    case 3 where number == 27:
      return parameters[2].flatMap(KeyTable.code).map { KeyEvent($0, modifiers, phase: phase) }
    default: return nil
    }
  }

  /// A key of rxvt: `CSI number ^` with Ctrl, `@` with both, `CSI a` to `d` with Shift.
  var rxvtKey: KeyEvent? {
    switch (final, parameters.count) {
    case (UInt8(ascii: "^"), 1): numberedKey(.control)
    case (UInt8(ascii: "@"), 1): numberedKey([.control, .shift])
    case (_, 0): KeyTable.lowerCaseArrow(final).map { KeyEvent($0, .shift) }
    default: nil
    }
  }

  /// The key of rxvt's `CSI number $`, if the sequence is one.
  var keyWithShift: KeyEvent? {
    guard prefix == 0, intermediate == 0, parameters.count == 1 else { return nil }
    return numberedKey(.shift)
  }

  private func numberedKey(_ modifiers: Modifiers) -> KeyEvent? {
    parameters[0].flatMap(KeyTable.tilde).map { KeyEvent($0, modifiers) }
  }

  /// A key of `CSI code ; modifiers u`, with all that kitty's protocol may add.
  func kittyKey(of bytes: [UInt8], in context: Context) -> Meaning {
    guard parameters.count <= 3, let code = parameters[0],
      let modifiers = Modifiers(parameter: parameters[1], isKitty: context.isKitty), let phase
    else { return .unknown }
    let text = associatedText(in: bytes)
    if code == 0 { return text.map { .event(.text($0)) } ?? .unknown }
    guard let key = KeyTable.code(code) else { return .unknown }
    let shifted = Unicode.Scalar(parameter: parameters.shifted)
    let base = Unicode.Scalar(parameter: parameters.base)
    let hasDetails = shifted != nil || base != nil || text != nil
    let details = hasDetails ? KeyDetails(shifted: shifted, base: base, text: text) : nil
    return .key(KeyEvent(key, modifiers, phase: phase, details: details))
  }

  /// The text in the third parameter; nil if there is none, or it holds a control character.
  private func associatedText(in bytes: [UInt8]) -> String? {
    guard let start = parameters.textStart, start < range.upperBound else { return nil }
    var text = String.UnicodeScalarView()
    for field in bytes[start..<range.upperBound].split(separator: UInt8(ascii: ":")) {
      let number = field.reduce(UInt32(0)) { $0 &* 10 &+ UInt32($1 &- UInt8(ascii: "0")) }
      guard let scalar = Unicode.Scalar(number), scalar.properties.generalCategory != .control
      else { return nil }
      text.append(scalar)
    }
    return text.isEmpty ? nil : String(text)
  }

  /// A key of SS3: a letter, perhaps after modifiers (`SS3 5 P` by Konsole, `SS3 1 ; 5 P` by old xterm).
  static func applicationKey(_ bytes: [UInt8], bodyAt start: Int, isKitty: Bool) -> KeyEvent? {
    guard let final = bytes.last, start < bytes.count else { return nil }
    let parameters = Parameters(bytes, in: start..<bytes.count - 1)
    guard parameters.isWellFormed else { return nil }
    if parameters.count == 0, let arrow = KeyTable.lowerCaseArrow(final) {
      return KeyEvent(arrow, .control)
    }
    guard parameters.count <= 2, parameters.count < 2 || parameters[0] ?? 1 == 1,
      let key = KeyTable.applicationLetter(final),
      let modifiers = Modifiers(
        parameter: parameters[max(parameters.count, 1) - 1], isKitty: isKitty)
    else { return nil }
    return KeyEvent(key, modifiers)
  }
}

extension Modifiers {
  /// The modifiers of a parameter, which is their sum and one; nil if it is out of range.
  ///
  /// Shift 1, alt 2, control 4, super 8, hyper 16, meta 32, caps lock 64, num lock 128 (kitty's
  /// protocol); outside of it 8 is meta (ctlseqs).
  init?(parameter: Int?, isKitty: Bool) {
    let sum = max(parameter ?? 1, 1) - 1
    guard let bits = UInt8(exactly: sum) else { return nil }
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(isKitty ? .super : .meta) }
    if bits & 16 != 0 { insert(.hyper) }
    if bits & 32 != 0 { insert(.meta) }
    if bits & 64 != 0 { insert(.capsLock) }
    if bits & 128 != 0 { insert(.numLock) }
  }
}

extension Unicode.Scalar {
  /// The scalar that a parameter numbers; nil if it is absent or no scalar.
  fileprivate init?(parameter: Int32) {
    guard parameter > 0, let scalar = Unicode.Scalar(UInt32(parameter)) else { return nil }
    self = scalar
  }
}
