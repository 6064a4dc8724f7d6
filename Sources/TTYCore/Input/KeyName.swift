extension Key {
  /// The key's name in the canonical form: `key:` and a name, or `char:` and a scalar.
  var canonicalName: String {
    switch self {
    case .character(let scalar): "char:" + Canonical.scalar(scalar)
    case .function(let number): "key:f\(number)"
    case .keypad(let key): "key:kp_" + key.name
    case .media(let key): "key:" + key.name
    case .modifier(let key): "key:" + key.name
    default: "key:" + plainName
    }
  }

  private var plainName: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .insert: "insert"
    case .delete: "delete"
    case .backspace: "backspace"
    case .tab: "tab"
    case .enter: "enter"
    case .escape: "escape"
    case .space: "space"
    case .capsLock: "caps_lock"
    case .scrollLock: "scroll_lock"
    case .numLock: "num_lock"
    case .printScreen: "print_screen"
    case .pause: "pause"
    case .menu: "menu"
    case .character, .function, .keypad, .media, .modifier: ""
    }
  }
}

extension Key.KeypadKey {
  fileprivate var name: String {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine: "\(rawValue)"
    case .decimal: "decimal"
    case .divide: "divide"
    case .multiply: "multiply"
    case .subtract: "subtract"
    case .add: "add"
    case .enter: "enter"
    case .equal: "equal"
    case .separator: "separator"
    case .begin: "begin"
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .home: "home"
    case .end: "end"
    case .insert: "insert"
    case .delete: "delete"
    case .tab: "tab"
    case .space: "space"
    }
  }
}

extension Key.MediaKey {
  fileprivate var name: String {
    switch self {
    case .play: "media_play"
    case .pause: "media_pause"
    case .playPause: "media_play_pause"
    case .reverse: "media_reverse"
    case .stop: "media_stop"
    case .fastForward: "media_fast_forward"
    case .rewind: "media_rewind"
    case .trackNext: "media_track_next"
    case .trackPrevious: "media_track_previous"
    case .record: "media_record"
    case .lowerVolume: "lower_volume"
    case .raiseVolume: "raise_volume"
    case .muteVolume: "mute_volume"
    }
  }
}

extension Key.ModifierKey {
  fileprivate var name: String {
    switch self {
    case .leftShift: "left_shift"
    case .leftControl: "left_control"
    case .leftAlt: "left_alt"
    case .leftSuper: "left_super"
    case .leftHyper: "left_hyper"
    case .leftMeta: "left_meta"
    case .rightShift: "right_shift"
    case .rightControl: "right_control"
    case .rightAlt: "right_alt"
    case .rightSuper: "right_super"
    case .rightHyper: "right_hyper"
    case .rightMeta: "right_meta"
    case .isoLevel3Shift: "iso_level3_shift"
    case .isoLevel5Shift: "iso_level5_shift"
    }
  }
}
