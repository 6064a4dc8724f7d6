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
  /// DSR (`CSI n n`): 0 all is well.
  case deviceStatus(Int)
  /// DSR of the private kind with one number (`CSI ? n n`), the printer's and others.
  case printerStatus(Int)
  /// Whether the terminal's colours are dark (mode 2031).
  case colorScheme(isDark: Bool)
  /// The level of xterm's modifyOtherKeys (`CSI > 4 ; n m`).
  case modifyOtherKeys(Int)
  /// The text area in pixels (`CSI 4 ; … t`).
  case textPixels(height: Int, width: Int)
  /// A cell in pixels (`CSI 6 ; … t`).
  case cellPixels(height: Int, width: Int)
  /// The text area in cells (`CSI 8 ; … t`).
  case textCells(height: Int, width: Int)
  /// The colour of text (OSC 10).
  case foreground(RGB)
  /// The colour behind text (OSC 11).
  case background(RGB)
  /// The colour of the cursor (OSC 12).
  case cursorColor(RGB)
  /// A colour of the palette by its number (OSC 4).
  case palette(Int, RGB)
  /// The terminal's name and version (XTVERSION).
  case version([UInt8])
  /// OSC 52: the selection and what it holds, decoded.
  case clipboard(selection: String, [UInt8])
  /// DECRQSS: whether the question was understood, and the setting.
  case setting(isValid: Bool, [UInt8])
  /// XTGETTCAP: whether there is such a capability; names and values as hex digits in lower case.
  case capability(isValid: Bool, String)
  /// A reply of kitty's graphics protocol, without its `G`.
  case kittyGraphics([UInt8])
}

/// A colour of three channels, the high byte of each.
public struct RGB: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
