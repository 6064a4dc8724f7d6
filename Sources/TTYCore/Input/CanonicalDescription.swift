extension InputEvent {
  /// The event in one word of a fixed form, as `onboard keys` shows it.
  ///
  /// A key is `key:` and its name or `char:` and its scalar, then `+` modifiers, `:repeat` or
  /// `:release`, and `/shifted=`, `/base=`, `/text=`. Bytes are hex digits, or `len=` and their number
  /// where an event shows more than 64. docs/keys.md lists all forms.
  public var canonicalDescription: String {
    switch self {
    case .key(let key): key.canonicalDescription
    case .text(let text): "text:" + Canonical.scalars(text)
    case .paste(let paste): "paste:" + Canonical.hex(paste.bytes)
    case .mouse(let mouse): mouse.canonicalDescription
    case .focus(let isIn): isIn ? "focus:in" : "focus:out"
    case .resize(let size): "resize:" + size.canonicalDescription
    case .report(let report): "report:" + report.canonicalDescription
    case .invalid(let raw): "invalid:" + Canonical.short(raw)
    case .unknown(let raw): "unknown:" + Canonical.short(raw)
    }
  }
}

extension KeyEvent {
  fileprivate var canonicalDescription: String {
    var text = key.canonicalName + modifiers.canonicalDescription
    switch phase {
    case .press: break
    case .repeat: text += ":repeat"
    case .release: text += ":release"
    }
    if let shifted = details?.shifted { text += "/shifted=" + Canonical.scalar(shifted) }
    if let base = details?.base { text += "/base=" + Canonical.scalar(base) }
    if let typed = details?.text { text += "/text=" + Canonical.scalars(typed) }
    return text
  }
}

extension Modifiers {
  fileprivate var canonicalDescription: String {
    guard !isEmpty else { return "" }
    let names = ["ctrl", "alt", "shift", "super", "hyper", "meta", "capslock", "numlock"]
    return names.indices.filter { rawValue & (1 << UInt8($0)) != 0 }
      .map { "+" + names[$0] }.joined()
  }
}

extension MouseEvent {
  fileprivate var canonicalDescription: String {
    let actionName =
      switch action {
      case .press: "press"
      case .release: "release"
      case .drag: "drag"
      case .move: "move"
      case .scrollUp: "scrollup"
      case .scrollDown: "scrolldown"
      case .scrollLeft: "scrollleft"
      case .scrollRight: "scrollright"
      }
    let buttonName =
      switch button {
      case .left: "left"
      case .middle: "middle"
      case .right: "right"
      case .back: "back"
      case .forward: "forward"
      case .button10: "b10"
      case .button11: "b11"
      case .none: "none"
      }
    return "mouse:\(actionName):\(buttonName):\(column):\(row)" + modifiers.canonicalDescription
  }
}

extension WindowSize {
  fileprivate var canonicalDescription: String {
    let text = "\(cells.columns):\(cells.rows)"
    guard let pixelWidth, let pixelHeight else { return text }
    return text + ":\(pixelWidth):\(pixelHeight)"
  }
}

extension Report {
  fileprivate var canonicalDescription: String {
    switch self {
    case .primaryAttributes(let text): text.isEmpty ? "da1" : "da1:" + text
    case .secondaryAttributes(let text): "da2:" + text
    case .tertiaryAttributes(let text): "da3:" + text
    case .cursor(let row, let column): "cursor:\(row):\(column)"
    case .kittyFlags(let flags): "kittyflags:\(flags)"
    case .mode(let mode, let value): "mode:\(mode):\(value)"
    case .ansiMode(let mode, let value): "ansimode:\(mode):\(value)"
    case .deviceStatus(let status): "dsr:\(status)"
    case .printerStatus(let status): "dsrprinter:\(status)"
    case .colorScheme(let isDark): isDark ? "colorscheme:dark" : "colorscheme:light"
    case .modifyOtherKeys(let level): "modifyotherkeys:\(level)"
    case .textPixels(let height, let width): "textpixels:\(height):\(width)"
    case .cellPixels(let height, let width): "cellpixels:\(height):\(width)"
    case .textCells(let height, let width): "textcells:\(height):\(width)"
    case .foreground(let color): "fgcolor:" + color.canonicalDescription
    case .background(let color): "bgcolor:" + color.canonicalDescription
    case .cursorColor(let color): "cursorcolor:" + color.canonicalDescription
    case .palette(let index, let color): "palette:\(index):" + color.canonicalDescription
    case .version(let bytes): "xtversion:" + Canonical.hex(bytes)
    case .clipboard(let selection, let bytes): "clipboard:\(selection):" + Canonical.short(bytes)
    case .setting(let isValid, let bytes):
      "decrqss:\(isValid ? 1 : 0):" + Canonical.hex(bytes)
    case .capability(let isValid, let text): "termcap:\(isValid ? 1 : 0):" + text
    case .kittyGraphics(let bytes): "kittygfx:" + Canonical.short(bytes)
    }
  }
}

extension RGB {
  fileprivate var canonicalDescription: String { Canonical.hex([red, green, blue]) }
}

/// Bytes and scalars in the canonical form.
enum Canonical {
  static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[2 * index] = digits[Int(byte >> 4)]
        buffer[2 * index + 1] = digits[Int(byte & 15)]
      }
      return bytes.count * 2
    }
  }

  static func short(_ raw: RawSequence) -> String {
    raw.count > raw.bytes.count ? "len=\(raw.count)" : hex(raw.bytes)
  }

  static func short(_ bytes: [UInt8]) -> String {
    bytes.count > RawSequence.limit ? "len=\(bytes.count)" : hex(bytes)
  }

  static func scalar(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  static func scalars(_ text: String) -> String {
    text.unicodeScalars.map(scalar).joined(separator: ".")
  }
}
