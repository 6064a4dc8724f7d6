/// Turns the bytes that a terminal sends into events.
///
/// A state machine that keeps what is unfinished between reads and looks at no clock: however the
/// bytes are cut into reads, the events are the same. Where only silence tells what was meant (a
/// lone ESC is the Escape key), ``isWaiting`` is true, and the caller says with ``timeOut(into:)``
/// that nothing more came.
///
/// Sources: the parser for DEC terminals of vt100.net ("A parser for DEC's ANSI-compatible video
/// terminals"), xterm's ctlseqs, kitty's keyboard protocol, ECMA-48, the VT220 manual, and what
/// xterm, rxvt, the Linux console, st, PuTTY, Konsole, VTE, screen and tmux were seen to send.
///
/// Keyboards are not hosts, so it departs from the parser of vt100.net in these points:
/// - ESC and a character is Alt and that character; there are no escape sequences with
///   intermediates.
/// - A control character, DEL or a byte above 0x7e inside a control sequence ends it: a terminal
///   never sends one there, so the sequence was cut off and the byte is the next key.
/// - An introducer with nothing behind it is the key Alt+`[`, Alt+`O`, Alt+`]` and so on.
/// - ESC ESC before a key is Alt; before a report, the mouse or a paste it is the Escape key.
/// - `CSI number $` is complete, because rxvt sends it for Shift; replies that have `$` before
///   their final letter have two parameters.
/// - `CSI M` takes three more bytes or characters (X10 mouse), `CSI [` one (Linux console).
/// - Bytes above 0x7f are UTF-8, never controls, unless ``usesEightBitControls``.
/// - BEL ends an OSC string and no other.
///
/// A sequence that has no meaning is one ``InputEvent/unknown(_:)``, one that was cut off is one
/// ``InputEvent/invalid(_:)``; no part of either is ever a key or text. At most 64 KiB of a sequence
/// and 1 MiB of a paste are kept.
public struct InputDecoder: Sendable {
  /// The flags of kitty's keyboard protocol that are pushed; 0 if none.
  ///
  /// With any flag the modifier bit 8 is Super, without it is Meta, as xterm has it.
  public var kittyFlags = 0
  /// Whether an answer to `CSI 6 n` is due: then `CSI 1 ; m R` is it, and not F3 with a modifier.
  ///
  /// Who asked turns it on, and off when the answer has come or cannot come any more.
  public var isCursorReportPending = false
  /// Whether the X10 mouse report has characters for bytes (mode 1005).
  public var usesUTF8Mouse = false
  /// Whether 0x80 to 0x9f are controls and the bytes above are Latin-1, instead of UTF-8.
  public var usesEightBitControls = false

  var state = State.ground
  /// What has come of the open sequence.
  var sequence = OpenSequence()
  /// Whether an ESC stands before the open sequence, which may turn out to mean Alt.
  var isAltered = false
  var character = OpenCharacter()
  /// The second byte of the introducer of the open string.
  var stringKind: UInt8 = 0
  /// How many values of an X10 mouse report are missing.
  var missingMouseValues = 0
  var paste = PasteReader()

  /// Where the machine is; every state but `ground` has an open sequence.
  enum State: UInt8, Sendable {
    case ground
    /// Inside a UTF-8 character.
    case character
    case escape
    case controlSequence
    /// After `CSI [`.
    case linuxFunctionKey
    /// After `CSI M`.
    case mouse
    /// After SS3.
    case applicationKey
    /// In an OSC, DCS, APC, PM or SOS string.
    case string
    /// After an ESC in such a string.
    case stringEscape
    case paste
  }

  /// Creates a decoder that waits for the first byte of a key.
  public init() {}

  /// Whether a sequence is open, so that silence would mean something.
  ///
  /// It is false inside a paste, which silence does not end.
  public var isWaiting: Bool { state != .ground && state != .paste }

  /// Whether silence would make a key of the open sequence, or it may be a key that some terminal
  /// begins as others begin the mouse.
  ///
  /// False where it is part of a longer sequence or of a character: what comes then is the rest,
  /// however late.
  public var mayBeKey: Bool {
    switch state {
    case .ground, .paste, .character: false
    case .escape, .applicationKey, .linuxFunctionKey, .mouse: true
    case .controlSequence, .string: isIntroducerKey(before: 0)
    case .stringEscape: isIntroducerKey(before: 1)
    }
  }

  /// Whether a bracketed paste has begun and not ended.
  public var isPasting: Bool { state == .paste }

  /// Decodes `bytes` and appends what they complete to `events`.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, into events: inout [InputEvent]) {
    var offset = 0
    while offset < bytes.count {
      switch state {
      case .ground: offset = readGround(bytes, from: offset, into: &events)
      case .controlSequence: offset = readControlSequence(bytes, from: offset, into: &events)
      case .string: offset = readString(bytes, from: offset, into: &events)
      case .paste:
        let (ended, next) = paste.read(bytes, from: offset)
        offset = next
        if let ended {
          events.append(.paste(ended))
          state = .ground
        }
      default:
        if step(bytes[offset], into: &events) { offset &+= 1 }
      }
    }
  }

  /// Decodes `bytes` and appends what they complete to `events`.
  public mutating func feed(_ bytes: [UInt8], into events: inout [InputEvent]) {
    bytes.withUnsafeBytes { feed($0, into: &events) }
  }

  /// Decodes `bytes` and appends what they complete to `events`.
  public mutating func feed(_ bytes: ArraySlice<UInt8>, into events: inout [InputEvent]) {
    bytes.withUnsafeBytes { feed($0, into: &events) }
  }

  /// Says that nothing came: appends what the open sequence is if it has no continuation.
  ///
  /// A lone ESC is Escape, an introducer is Alt and its character, and any longer part of a sequence
  /// is dropped as ``InputEvent/invalid(_:)``. A paste goes on.
  public mutating func timeOut(into events: inout [InputEvent]) {
    switch state {
    case .ground, .paste: return
    case .escape: events.append(.key(KeyEvent(.escape, isAltered ? .alt : [])))
    case .stringEscape where isIntroducerKey(before: 1):
      appendIntroducerKey(to: &events)
      events.append(.key(KeyEvent(.escape)))
    case .character, .linuxFunctionKey, .mouse, .stringEscape:
      events.append(.invalid(sequence.raw))
    case .controlSequence, .applicationKey, .string: cutOff(into: &events)
    }
    state = .ground
  }

  /// Takes one byte in the states that have no loop of their own; false if it is to be read again.
  private mutating func step(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    switch state {
    case .character: readCharacter(byte, into: &events)
    case .escape: readEscape(byte, into: &events)
    case .linuxFunctionKey: readLinuxFunctionKey(byte, into: &events)
    case .mouse: readMouse(byte, into: &events)
    case .applicationKey: readApplicationKey(byte, into: &events)
    case .stringEscape: readStringEscape(byte, into: &events)
    case .ground, .controlSequence, .string, .paste: false
    }
  }
}
