import TTYCore

/// Keys as scripts write them: modifiers and a name, joined by `+`.
enum PressedKey {
  /// The modifiers by name, in the order in which they are written.
  static let modifiers: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift), ("super", .super), ("hyper", .hyper),
    ("meta", .meta), ("capslock", .capsLock), ("numlock", .numLock),
  ]

  /// Other names for keys.
  private static let aliases: [String: Key] = ["return": .enter, "esc": .escape]

  /// The keys by the names that `onboard keys` shows.
  private static let keys: [String: Key] = {
    let plain: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .backspace,
      .tab, .enter, .escape, .space, .capsLock, .scrollLock, .numLock, .printScreen, .pause, .menu,
    ]
    let all =
      plain + (1...35).map(Key.function) + Key.KeypadKey.allCases.map(Key.keypad)
      + Key.MediaKey.allCases.map(Key.media) + Key.ModifierKey.allCases.map(Key.modifier)
    return Dictionary(all.map { (name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The names that a key can have.
  static var names: [String] { (Array(keys.keys) + Array(aliases.keys)).sorted() }

  /// Reads a key such as `shift+tab`, `f10` or `?`; `offset` is the place of the text.
  static func read(_ text: String, at offset: Int) throws(ScriptMistake) -> KeyEvent {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The plus sign is a key too.
    if text == "+" || text.hasSuffix("++") { parts = Array(parts.dropLast(2)) + ["+"] }
    let name = parts.removeLast()
    var held: Modifiers = []
    for part in parts {
      guard let modifier = modifiers.first(where: { $0.name == part })?.modifier else {
        throw ScriptMistake(
          "\"\(part)\" is no modifier", at: offset,
          suggestion: Spelling.nearest(to: part, in: modifiers.map(\.name)))
      }
      guard held.insert(modifier).inserted else {
        throw ScriptMistake("\"\(part)\" stands twice", at: offset)
      }
    }
    if let key = keys[name] ?? aliases[name] { return KeyEvent(key, held) }
    guard let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 else {
      throw ScriptMistake(
        name.isEmpty ? "a key is due" : "\"\(name)\" is no key", at: offset,
        suggestion: Spelling.nearest(to: name, in: names))
    }
    if held.contains(.control), ("A"..."Z").contains(scalar) {
      throw ScriptMistake(
        "with Ctrl letters are small; add \"shift\" if it is held", at: offset,
        suggestion: text.lowercased())
    }
    return KeyEvent(.character(scalar), held)
  }

  /// The key as ``read(_:at:)`` takes it.
  static func text(_ event: KeyEvent) -> String {
    let held = modifiers.filter { event.modifiers.contains($0.modifier) }.map(\.name)
    let name =
      if case .character(let scalar) = event.key { String(scalar) } else { name(of: event.key) }
    return (held + [name]).joined(separator: "+")
  }

  private static func name(of key: Key) -> String {
    String(InputEvent.key(KeyEvent(key)).canonicalDescription.dropFirst("key:".count))
  }
}
