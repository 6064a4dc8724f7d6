/// One thing that came from the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, repeated or released.
  case key(KeyEvent)
  /// Text without a key, from an input method.
  case text(String)
  /// A bracketed paste.
  case paste(Paste)
  case mouse(MouseEvent)
  /// The terminal's window gained or lost the focus.
  case focus(isIn: Bool)
  /// The terminal says its new size (mode 2048).
  case resize(WindowSize)
  /// An answer to a question of ours.
  case report(Report)
  /// Bytes that are no UTF-8, or a sequence that was cut off.
  case invalid(RawSequence)
  /// A complete sequence that has no meaning here.
  case unknown(RawSequence)
}

/// A key, with all that the terminal said of it.
public struct KeyEvent: Hashable, Sendable {
  /// Whether a key went down, stayed down or came up.
  public enum Phase: UInt8, Hashable, Sendable {
    case press, `repeat`, release
  }

  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers
  /// Whether it went down, stayed down or came up.
  public var phase: Phase
  /// What kitty's protocol adds, if it did; most keys have none.
  public var details: KeyDetails?

  /// Creates a key press.
  public init(
    _ key: Key, _ modifiers: Modifiers = [], phase: Phase = .press, details: KeyDetails? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    self.details = details
  }
}

/// The sub-fields of kitty's keyboard protocol.
public struct KeyDetails: Hashable, Sendable {
  /// The character of the key with Shift.
  public var shifted: Unicode.Scalar?
  /// The character of the key in the base layout.
  public var base: Unicode.Scalar?
  /// The text that the key types, all modifiers considered.
  public var text: String?

  /// Creates the details of a key.
  public init(
    shifted: Unicode.Scalar? = nil, base: Unicode.Scalar? = nil, text: String? = nil
  ) {
    self.shifted = shifted
    self.base = base
    self.text = text
  }
}

/// What a bracketed paste brought.
public struct Paste: Hashable, Sendable {
  /// The bytes between the markers, as they came, up to the decoder's bound.
  public var bytes: [UInt8]
  /// Whether there was more than the bound allows.
  public var isTruncated: Bool

  /// Creates a paste.
  public init(_ bytes: [UInt8], isTruncated: Bool = false) {
    self.bytes = bytes
    self.isTruncated = isTruncated
  }
}

/// A mouse button, wheel or movement.
public struct MouseEvent: Hashable, Sendable {
  public enum Action: UInt8, Hashable, Sendable {
    case press, release, drag, move, scrollUp, scrollDown, scrollLeft, scrollRight
  }
  public enum Button: UInt8, Hashable, Sendable {
    case left, middle, right, back, forward, button10, button11, none
  }

  public var action: Action
  public var button: Button
  /// The column as on the wire: 1 is the first; pixels in mode 1016.
  public var column: Int
  /// The row as on the wire: 1 is the first; pixels in mode 1016.
  public var row: Int
  public var modifiers: Modifiers

  public init(
    _ action: Action, _ button: Button, column: Int, row: Int, modifiers: Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

/// A size that the terminal reported.
public struct WindowSize: Hashable, Sendable {
  /// The size in cells.
  public var cells: Size
  /// The width in pixels, if it was said.
  public var pixelWidth: Int?
  /// The height in pixels, if it was said.
  public var pixelHeight: Int?

  public init(cells: Size, pixelWidth: Int? = nil, pixelHeight: Int? = nil) {
    self.cells = cells
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// The bytes of a sequence that has no event of its own.
public struct RawSequence: Hashable, Sendable {
  /// The first bytes, 64 at most.
  public var bytes: [UInt8]
  /// How many bytes there were.
  public var count: Int

  public init(bytes: [UInt8], count: Int) {
    self.bytes = bytes
    self.count = count
  }
}
