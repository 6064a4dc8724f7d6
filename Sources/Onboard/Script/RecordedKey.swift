import TTYCore

/// The lines that may stand for what came from a terminal.
enum RecordedKey {
  /// Lines that may do what an event does, the most readable first; whoever writes one down tries it.
  static func lines(for event: WizardEvent, in context: KeyContext) -> [ScriptCommand] {
    switch event {
    case .input(.key(let key)): lines(for: key, in: context)
    case .input(.text(let text)): typed(text) + [.bytes(sequence(code: 0, text: text))]
    case .input(.paste(let paste)): lines(for: paste)
    case .input(.resize(let size)): [.resize(size.cells.clamped)]
    case .resized(let size): [.resize(size.clamped)]
    case .submit: [.press(KeyEvent(.function(10)))]
    default: []
    }
  }

  private static func lines(for key: KeyEvent, in context: KeyContext) -> [ScriptCommand] {
    // A letter that is no shortcut is typed, even where it means nothing.
    let isText =
      context.isText || context == .code || Keymap.command(for: key, in: context) == nil
    let type = key.typedText.map(typed) ?? []
    let bytes = key.typedText.map { [ScriptCommand.bytes(sequence(code: 97, text: $0))] } ?? []
    return (isText ? type + pressed(key) : pressed(key) + type) + bytes
  }

  private static func typed(_ text: String) -> [ScriptCommand] {
    let isPlain = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isPlain && !text.isEmpty ? [.type(text)] : []
  }

  /// The key as scripts can name it: without locks, letters with Ctrl small.
  private static func pressed(_ key: KeyEvent) -> [ScriptCommand] {
    var plain = KeyEvent(key.key, key.modifiers.subtracting([.capsLock, .numLock]))
    if plain.modifiers.contains(.control), case .character(let letter) = plain.key,
      ("A"..."Z").contains(letter), let small = Unicode.Scalar(letter.value + 32)
    {
      plain = KeyEvent(.character(small), plain.modifiers.union(.shift))
    }
    let text = PressedKey.text(plain)
    guard let read = try? PressedKey.read(text, at: 0), read == plain else { return [] }
    return [.press(plain)]
  }

  private static func lines(for paste: Paste) -> [ScriptCommand] {
    let text = String(decoding: paste.bytes, as: UTF8.self)
    let marks = (start: Array("\u{1B}[200~".utf8), end: Array("\u{1B}[201~".utf8))
    return [.paste(text), .bytes(marks.start + paste.bytes + marks.end)]
  }

  /// What kitty's keyboard protocol sends for a key that types a text; no key has the code 0.
  private static func sequence(code: Int, text: String) -> [UInt8] {
    let scalars = text.unicodeScalars.map { "\($0.value)" }.joined(separator: ":")
    return Array("\u{1B}[\(code);;\(scalars)u".utf8)
  }
}

extension InputEvent {
  /// Whether it does nothing at all, so that a recording leaves it out.
  var doesNothing: Bool {
    switch self {
    case .key(let key): key.phase == .release
    case .mouse, .focus, .report, .invalid, .unknown: true
    case .text, .paste, .resize: false
    }
  }

  /// Whether it says that the window has another size.
  var isResize: Bool { if case .resize = self { true } else { false } }
}
