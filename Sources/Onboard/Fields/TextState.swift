/// One line of text, and a word about what of a paste was not taken as it came.
public struct TextState: Hashable, Sendable {
  /// The text.
  public private(set) var buffer: TextBuffer
  /// What the person should know of the last edit; it goes with the next one.
  public private(set) var notice: String?

  /// Creates a state with this text in it.
  public init(_ text: String = "") {
    buffer = TextBuffer(text)
  }

  /// Types text; what does not fit is refused whole, and the notice says so.
  /// - Returns: whether it was taken.
  public mutating func type(_ text: String) -> Bool {
    notice = nil
    let wasTaken = buffer.insert(text)
    if !wasTaken { notice = "This field is full." }
    return wasTaken
  }

  /// Takes a paste that has been made one line; line ends that are left in it are taken out.
  /// - Parameter notice: what the person should know of how it was made one line.
  public mutating func paste(_ text: String, notice: String? = nil) -> Bool {
    let line =
      text.unicodeScalars.contains(where: \.isLineEnd)
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isLineEnd }))
      : text
    let room = TextBuffer.limit - buffer.characters.count
    let fitting = line.count > room ? String(line.prefix(max(0, room))) : line
    let wasTaken = buffer.insert(fitting, isTyped: false)
    self.notice =
      fitting.count < line.count || !wasTaken
      ? "The rest of the paste was not taken: this field is full." : notice
    return wasTaken && !fitting.isEmpty
  }

  /// Does what a key of a line editor asks for.
  /// - Returns: whether anything changed.
  public mutating func perform(_ command: TextCommand) -> Bool {
    if !command.isMovement { notice = nil }
    return buffer.perform(command)
  }

  /// Puts another text in the place of this one.
  public mutating func replace(with text: String) {
    notice = nil
    buffer.replace(with: text)
  }

  /// Says why a paste was not taken.
  mutating func refusePaste(_ words: String) {
    notice = words
  }

  /// Moves the insertion point.
  public mutating func moveCaret(to position: Int) {
    buffer.moveCaret(to: position)
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line (UAX #14: mandatory breaks).
  var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
