/// One thing that came from the terminal.
///
/// The cases that are rare and large are indirect: a key is 24 bytes in an array.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, repeated or released.
  case key(KeyEvent)
  /// Text without a key, from an input method.
  case text(String)
  /// A bracketed paste.
  case paste(Paste)
  /// A mouse button, the wheel or a movement.
  case mouse(MouseEvent)
  /// The terminal's window gained or lost the focus.
  case focus(isIn: Bool)
  /// The terminal says its new size (mode 2048).
  indirect case resize(WindowSize)
  /// An answer to a question of ours.
  indirect case report(Report)
  /// Bytes that are no UTF-8, or a sequence that was cut off.
  case invalid(RawSequence)
  /// A complete sequence that has no meaning here.
  case unknown(RawSequence)
}

/// A key, with all that the terminal said of it.
public struct KeyEvent: Hashable, Sendable {
  /// Whether a key went down, stayed down or came up.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It went down.
    case press
    /// It is held.
    case `repeat`
    /// It came up.
    case release
  }

  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers
  /// Whether it went down, stayed down or came up.
  public var phase: Phase
  /// What kitty's protocol adds, if it did; most keys have none.
  public var details: KeyDetails? {
    get { box?.details }
    set { box = newValue.map(Box.init) }
  }

  /// Keeps the key small: few have details.
  private final class Box: Hashable, Sendable {
    let details: KeyDetails

    init(_ details: KeyDetails) {
      self.details = details
    }

    static func == (left: Box, right: Box) -> Bool { left.details == right.details }

    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }

  private var box: Box?

  /// Creates a key press.
  public init(
    _ key: Key, _ modifiers: Modifiers = [], phase: Phase = .press, details: KeyDetails? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    box = details.map(Box.init)
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
  /// What was done.
  public enum Action: UInt8, Hashable, Sendable {
    /// A button went down or came up.
    case press, release
    /// The pointer moved, with a button held or without.
    case drag, move
    /// The wheel was turned.
    case scrollUp, scrollDown, scrollLeft, scrollRight
  }
  /// The button that it was done with.
  public enum Button: UInt8, Hashable, Sendable {
    /// The buttons 1 to 3, and 8 to 11, of ctlseqs.
    case left, middle, right, back, forward, button10, button11
    /// No button, or one that the terminal did not name.
    case none
  }

  /// What was done.
  public var action: Action
  /// The button; ``Button/none`` for the wheel.
  public var button: Button
  /// The column as on the wire: 1 is the first; pixels in mode 1016.
  public var column: Int {
    get { Int(wireColumn) }
    set { wireColumn = Int32(clamping: newValue) }
  }
  /// The row as on the wire: 1 is the first; pixels in mode 1016.
  public var row: Int {
    get { Int(wireRow) }
    set { wireRow = Int32(clamping: newValue) }
  }
  /// What was held meanwhile.
  public var modifiers: Modifiers
  private var wireColumn: Int32
  private var wireRow: Int32

  /// Creates a mouse event at a place as on the wire.
  public init(
    _ action: Action, _ button: Button, column: Int, row: Int, modifiers: Modifiers = []
  ) {
    self.action = action
    self.button = button
    wireColumn = Int32(clamping: column)
    wireRow = Int32(clamping: row)
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

  /// Creates a size from cells and, if they were said, pixels.
  public init(cells: Size, pixelWidth: Int? = nil, pixelHeight: Int? = nil) {
    self.cells = cells
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// The bytes of a sequence that has no event of its own.
public struct RawSequence: Hashable, Sendable {
  /// How many bytes are kept: 64.
  public static let limit = 64

  /// The first bytes, ``limit`` at most.
  public let bytes: [UInt8]
  /// How many bytes there were.
  public let count: Int

  /// Creates a sequence from its bytes, of which the first ``limit`` are kept, and their number.
  public init(bytes: [UInt8], count: Int) {
    self.bytes = bytes.count > Self.limit ? Array(bytes.prefix(Self.limit)) : bytes
    self.count = count
  }
}
