extension KeyEvent {
  /// The text that the key types, or nil if it types none: a shortcut, a key without a character, a
  /// release.
  ///
  /// Text that the terminal sent with the key is what is typed, whatever modifiers were held: AltGr
  /// gives characters with Alt. Without it Ctrl, Alt, Super, Hyper and Meta make a shortcut. Space
  /// types a space; Tab and Enter type nothing.
  public var typedText: String? {
    if phase == .release { return nil }
    if let text = details?.text { return text }
    if !modifiers.isDisjoint(with: [.control, .alt, .super, .hyper, .meta]) { return nil }
    switch key {
    case .character(let scalar):
      return String(Character(modifiers.isEmpty ? scalar : typedScalar(scalar)))
    case .space: return " "
    case .keypad(let key): return key.typedText
    default: return nil
    }
  }

  /// The character with Shift and Caps Lock, which kitty's protocol tells apart from the key.
  private func typedScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let isShifted = modifiers.contains(.shift)
    let isLocked = modifiers.contains(.capsLock)
    if isShifted, !isLocked, let shifted = details?.shifted { return shifted }
    // Where no shifted character was sent, letters are the ones that can be known. Caps Lock is told
    // only by kitty's protocol, which names the key; other forms name what was typed.
    guard isShifted != isLocked else { return scalar }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 ? upper.first ?? scalar : scalar
  }
}

extension Key.KeypadKey {
  fileprivate var typedText: String? {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine: "\(rawValue)"
    case .decimal: "."
    case .divide: "/"
    case .multiply: "*"
    case .subtract: "-"
    case .add: "+"
    case .equal: "="
    case .separator: ","
    case .space: " "
    default: nil
    }
  }
}
