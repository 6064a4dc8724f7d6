/// A key of the keyboard, whatever was held with it.
public enum Key: Hashable, Sendable {
  /// A key that gives a character; the character is the one of the key alone where the terminal
  /// tells, else the one that it typed. The space bar is ``space``.
  case character(Unicode.Scalar)
  /// The keys of the main block that have a name.
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case backspace, tab, enter, escape, space
  /// F1 to F35.
  case function(UInt8)
  /// A key of the keypad.
  case keypad(KeypadKey)
  /// Keys that only kitty's protocol tells.
  case capsLock, scrollLock, numLock, printScreen, pause, menu
  /// A key of a media keyboard.
  case media(MediaKey)
  /// A modifier key on its own.
  case modifier(ModifierKey)

  /// A key of the keypad, where the terminal tells it from the main block.
  public enum KeypadKey: UInt8, Hashable, Sendable, CaseIterable {
    /// The digits, with Num Lock or in application mode.
    case zero, one, two, three, four, five, six, seven, eight, nine
    /// The operators, Enter, and the 5 without Num Lock.
    case decimal, divide, multiply, subtract, add, enter, equal, separator, begin
    /// The cursor and editing keys, and two that few keypads have.
    case left, right, up, down, pageUp, pageDown, home, end, insert, delete, tab, space
  }

  /// A key of a media keyboard.
  public enum MediaKey: UInt8, Hashable, Sendable, CaseIterable {
    /// The transport keys.
    case play, pause, playPause, reverse, stop, fastForward, rewind
    /// Tracks, recording and the volume.
    case trackNext, trackPrevious, record, lowerVolume, raiseVolume, muteVolume
  }

  /// A modifier key on its own, which only kitty's protocol tells.
  public enum ModifierKey: UInt8, Hashable, Sendable, CaseIterable {
    /// The modifiers on the left.
    case leftShift, leftControl, leftAlt, leftSuper, leftHyper, leftMeta
    /// The modifiers on the right.
    case rightShift, rightControl, rightAlt, rightSuper, rightHyper, rightMeta
    /// AltGr and its like.
    case isoLevel3Shift, isoLevel5Shift
  }
}

/// The modifiers that were held with a key or a mouse button.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Ctrl.
  public static let control = Modifiers(rawValue: 1 << 0)
  /// Alt, or Option.
  public static let alt = Modifiers(rawValue: 1 << 1)
  /// Shift.
  public static let shift = Modifiers(rawValue: 1 << 2)
  /// Super, the Windows or Command key.
  public static let `super` = Modifiers(rawValue: 1 << 3)
  /// Hyper.
  public static let hyper = Modifiers(rawValue: 1 << 4)
  /// Meta, as xterm and kitty's protocol tell it from Alt.
  public static let meta = Modifiers(rawValue: 1 << 5)
  /// Caps Lock was on.
  public static let capsLock = Modifiers(rawValue: 1 << 6)
  /// Num Lock was on.
  public static let numLock = Modifiers(rawValue: 1 << 7)
}
