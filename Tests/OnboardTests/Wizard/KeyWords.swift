/// Keys as the bytes of a terminal: words apart by spaces are names of keys, the rest is typed.
///
/// `"ann return"` types `ann` and presses Return. `_` in a text is a space.
func keys(_ words: String) -> [UInt8] {
  words.split(separator: " ").flatMap { word in
    keyBytes[String(word)]
      ?? Array(word.map { $0 == "_" ? " " : $0 }.map(String.init).joined().utf8)
  }
}

/// A bracketed paste.
func paste(_ text: String) -> [UInt8] {
  Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
}

private let keyBytes: [String: [UInt8]] = [
  "tab": "\t", "shift-tab": "\u{1B}[Z", "return": "\r", "space": " ", "esc": "\u{1B}[27u",
  "alt-return": "\u{1B}\r", "ctrl-return": "\u{1B}[13;5u", "backspace": "\u{7F}",
  "delete": "\u{1B}[3~", "left": "\u{1B}[D", "right": "\u{1B}[C", "up": "\u{1B}[A",
  "down": "\u{1B}[B", "home": "\u{1B}[H", "end": "\u{1B}[F", "pageup": "\u{1B}[5~",
  "ctrl-up": "\u{1B}[1;5A", "ctrl-down": "\u{1B}[1;5B", "pagedown": "\u{1B}[6~", "f1": "\u{1B}OP",
  "f6": "\u{1B}[17~", "shift-f6": "\u{1B}[17;2~",
  "f9": "\u{1B}[20~", "f10": "\u{1B}[21~", "^A": "\u{1}", "^C": "\u{3}", "^E": "\u{5}",
  "^J": "\n", "^K": "\u{B}", "^L": "\u{C}", "^N": "\u{E}", "^P": "\u{10}", "^U": "\u{15}",
  "^W": "\u{17}", "^Y": "\u{19}", "^Z": "\u{1A}",
].mapValues { Array($0.utf8) }
