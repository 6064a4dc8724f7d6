/// The lines of a recording.
struct RecordedLines {
  private struct Entry {
    var command: ScriptCommand?
    var comment: String?
    /// Where the text was typed, if more of it may follow.
    var place: String?
  }

  private var entries: [Entry] = []
  /// The same key fewer times in a row stands as often as it was pressed.
  private static let fewest = 3

  /// The index of the last line.
  var lastIndex: Int { entries.count - 1 }

  /// Adds a line; text that was typed in one place is one line.
  mutating func append(
    _ command: ScriptCommand, comment: String? = nil, typedIn place: String? = nil
  ) {
    if case .type(let more) = command, let place, let last = entries.last, last.place == place,
      case .type(let text)? = last.command
    {
      entries[lastIndex].command = .type(text + more)
      return
    }
    entries.append(Entry(command: command, comment: comment, place: place))
  }

  /// Adds a line that says something to the reader.
  mutating func append(comment: String) {
    entries.append(Entry(comment: comment))
  }

  /// Puts a line before the one with this index.
  mutating func insert(_ command: ScriptCommand, at index: Int) {
    entries.insert(Entry(command: command), at: min(max(0, index), entries.count))
  }

  /// Takes the texts that are exactly one of the secrets out of all lines.
  mutating func maskWhole(_ secrets: Set<String>) {
    for index in entries.indices {
      guard case .type(let text)? = entries[index].command, secrets.contains(text) else { continue }
      entries[index].command = .type(SecretMask.mask)
      entries[index].comment = "a text that the flow names"
    }
  }

  /// Puts other texts in the place of secrets in all lines: a person may have typed one into the
  /// wrong field.
  ///
  /// - Returns: Whether there was one.
  mutating func replace(_ secrets: SecretTexts) -> Bool {
    var hasReplaced = false
    for index in entries.indices {
      guard let command = entries[index].command else { continue }
      let replaced = Self.replaced(command, secrets)
      if replaced == command { continue }
      entries[index].command = replaced
      entries[index].comment = "a secret was here"
      hasReplaced = true
    }
    return hasReplaced
  }

  private static func replaced(_ command: ScriptCommand, _ secrets: SecretTexts) -> ScriptCommand {
    switch command {
    case .type(let text): return .type(secrets.replaced(in: text))
    case .paste(let text): return .paste(secrets.replaced(in: text))
    case .bytes(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      return secrets.areIn(text) ? .bytes(Array(secrets.replaced(in: text).utf8)) : command
    case .reply(var standIn):
      standIn.reply = secrets.replaced(in: standIn.reply)
      return .reply(standIn)
    default: return command
    }
  }

  /// The lines as text: those of each step stand apart, a key that is pressed again and again is one
  /// line.
  var text: String {
    var text = ""
    var rest = entries[...]
    while let entry = rest.first {
      let same = rest.prefix { $0.command == entry.command && $0.command?.isPress == true }.count
      rest = rest.dropFirst(max(1, same))
      if entry.command?.beginsPart == true { text += "\n" }
      text += Self.text(of: entry, times: max(1, same))
    }
    return text
  }

  private static func text(of entry: Entry, times: Int) -> String {
    let line = entry.command.map(readable)
    if let line, times >= fewest { return "repeat \(times) { \(line) }\n" }
    let comment = entry.comment.map { "# \($0)" }
    let text = [line, comment].compactMap { $0 }.joined(separator: "  ") + "\n"
    return String(repeating: text, count: times)
  }

  /// A line with the names of keys that people use.
  private static func readable(_ command: ScriptCommand) -> String {
    guard case .press(let key) = command else { return "\(command)" }
    let text = "\(command)"
    switch key.key {
    case .enter: return text.dropLast("enter".count) + "return"
    case .escape: return text.dropLast("escape".count) + "esc"
    default: return text
    }
  }
}

extension ScriptCommand {
  /// Whether a key is pressed, and nothing more.
  fileprivate var isPress: Bool { if case .press = self { true } else { false } }

  /// Whether an empty line stands before it.
  fileprivate var beginsPart: Bool {
    switch self {
    case .expect(.step), .expect(.exit): true
    default: false
    }
  }
}
