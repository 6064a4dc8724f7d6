/// Something that a terminal is told to do differently, and is told to undo.
///
/// The order of the cases is the order of entering; leaving goes the other way. Kitty's flags
/// have a stack a screen, so they are pushed after the alternate screen is entered and popped
/// before it is left.
public enum TerminalMode: UInt8, Hashable, Sendable, CaseIterable {
  /// The window's title is kept and given back (XTWINOPS 22 and 23).
  case title
  /// The second screen, without scrollback (DECSET 1049).
  case alternateScreen
  /// The cursor's visibility and the pen, which the frames change, are given back.
  case cursor
  /// Pastes come between markers (DECSET 2004).
  case bracketedPaste
  /// Kitty's keyboard protocol, flag 1: disambiguate.
  case kittyKeyboard
  /// Presses, releases and the wheel (DECSET 1000), in decimal coordinates (1006).
  case mouse
  /// The terminal reports its size in the input (DECSET 2048).
  case resizeReports
  /// Frames are shown whole (DECSET 2026): the frames themselves begin and end it, so there is
  /// only a cut frame to end.
  case synchronizedOutput

  /// What turns it on.
  var entering: String {
    switch self {
    case .title: "\u{1b}[22;2t"
    case .alternateScreen: "\u{1b}[?1049h"
    case .cursor, .synchronizedOutput: ""
    case .bracketedPaste: "\u{1b}[?2004h"
    case .kittyKeyboard: "\u{1b}[>1u"
    case .mouse: "\u{1b}[?1000h\u{1b}[?1006h"
    case .resizeReports: "\u{1b}[?2048h"
    }
  }

  /// What turns it off.
  var leaving: String {
    switch self {
    case .title: "\u{1b}[23;2t"
    case .alternateScreen: "\u{1b}[?1049l"
    case .cursor: "\u{1b}[m\u{1b}[?25h"
    case .bracketedPaste: "\u{1b}[?2004l"
    case .kittyKeyboard: "\u{1b}[<u"
    case .mouse: "\u{1b}[?1006l\u{1b}[?1000l"
    case .resizeReports: "\u{1b}[?2048l"
    case .synchronizedOutput: "\u{1b}[?2026l"
    }
  }
}

extension [TerminalMode] {
  /// The bytes that turn these modes on, in order.
  var entering: [UInt8] {
    TerminalMode.allCases.filter(contains).flatMap { [UInt8]($0.entering.utf8) }
  }

  /// The bytes that turn these modes off, in the opposite order.
  ///
  /// They begin with ST, which ends a sequence that was cut off and else means nothing.
  var leaving: [UInt8] {
    if isEmpty { return [] }
    return [UInt8]("\u{1b}\\".utf8)
      + TerminalMode.allCases.reversed().filter(contains).flatMap { [UInt8]($0.leaving.utf8) }
  }
}
