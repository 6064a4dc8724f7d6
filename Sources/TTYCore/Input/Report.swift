/// An answer of the terminal to a question of ours.
public enum Report: Hashable, Sendable {
  /// DA1: what the terminal is (`CSI ? … c`); the parameters as they came.
  case primaryAttributes(String)
  /// DA2 (`CSI > … c`).
  case secondaryAttributes(String)
  /// DA3 (`DCS ! | … ST`), as hex digits.
  case tertiaryAttributes(String)
  /// CPR: the cursor's row and column, 1 is the first.
  case cursor(row: Int, column: Int)
  /// The flags of kitty's keyboard protocol.
  case kittyFlags(Int)
  /// DECRPM of a private mode: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, value: Int)
  /// DECRPM of an ANSI mode.
  case ansiMode(Int, value: Int)
  case deviceStatus(Int)
  case printerStatus(Int)
  /// Whether the terminal's colours are dark (mode 2031).
  case colorScheme(isDark: Bool)
  case modifyOtherKeys(Int)
  case textPixels(height: Int, width: Int)
  case cellPixels(height: Int, width: Int)
  case textCells(height: Int, width: Int)
  /// OSC 10.
  case foreground(RGB)
  /// OSC 11.
  case background(RGB)
  /// OSC 12.
  case cursorColor(RGB)
  /// OSC 4.
  case palette(Int, RGB)
  /// The terminal's name and version (XTVERSION).
  case version([UInt8])
  /// OSC 52: the selection and what it holds, decoded.
  case clipboard(selection: String, RawSequence)
  /// DECRQSS.
  case setting(isValid: Bool, [UInt8])
  /// XTGETTCAP.
  case capability(isValid: Bool, String)
  case kittyGraphics(RawSequence)
}

/// A colour of three channels, the high byte of each.
public struct RGB: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
