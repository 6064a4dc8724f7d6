/// A key of the keyboard, whatever was held with it.
public enum Key: Hashable, Sendable {
  /// A key that gives a character; the character is the one of the key alone where the terminal
  /// tells, else the one that it typed. The space bar is ``space``.
  case character(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case backspace, tab, enter, escape, space
  /// F1 to F35.
  case function(UInt8)
  case keypad(KeypadKey)
  case capsLock, scrollLock, numLock, printScreen, pause, menu
  case media(MediaKey)
  case modifier(ModifierKey)

  /// A key of the keypad, where the terminal tells it from the main block.
  public enum KeypadKey: UInt8, Hashable, Sendable, CaseIterable {
    case zero, one, two, three, four, five, six, seven, eight, nine
    case decimal, divide, multiply, subtract, add, enter, equal, separator, begin
    case left, right, up, down, pageUp, pageDown, home, end, insert, delete, tab, space
  }

  /// A key of a media keyboard.
  public enum MediaKey: UInt8, Hashable, Sendable, CaseIterable {
    case play, pause, playPause, reverse, stop, fastForward, rewind
    case trackNext, trackPrevious, record, lowerVolume, raiseVolume, muteVolume
  }

  /// A modifier key on its own, which only kitty's protocol tells.
  public enum ModifierKey: UInt8, Hashable, Sendable, CaseIterable {
    case leftShift, leftControl, leftAlt, leftSuper, leftHyper, leftMeta
    case rightShift, rightControl, rightAlt, rightSuper, rightHyper, rightMeta
    case isoLevel3Shift, isoLevel5Shift
  }
}

/// The modifiers that were held with a key or a mouse button.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let control = Modifiers(rawValue: 1 << 0)
  public static let alt = Modifiers(rawValue: 1 << 1)
  public static let shift = Modifiers(rawValue: 1 << 2)
  public static let `super` = Modifiers(rawValue: 1 << 3)
  public static let hyper = Modifiers(rawValue: 1 << 4)
  public static let meta = Modifiers(rawValue: 1 << 5)
  public static let capsLock = Modifiers(rawValue: 1 << 6)
  public static let numLock = Modifiers(rawValue: 1 << 7)
}
