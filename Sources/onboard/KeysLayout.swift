import TTYCore

/// The lines that `onboard keys` prints: an event, its bytes in hex, and its bytes as one reads them.
struct KeysLayout {
  /// The width of the window, in cells.
  var columns: Int
  /// Whether only ASCII is printed.
  var isASCII: Bool
  /// How the terminal counts cells.
  var profile = WidthProfile.cluster

  /// The line of an event.
  func line(_ reading: KeysEventReader.Reading) -> String {
    // The last column stays free: some terminals wrap when it is written.
    let width = max(1, columns - 1)
    let name = reading.event.canonicalDescription
    // Below these widths a column would hold nothing that is of use.
    if width < 24 { return fit(name, width) }
    let nameWidth = width * 2 / 5 - 1
    let hexWidth = width < 48 ? width - nameWidth - 1 : width * 3 / 10 - 1
    let first = cell(name, nameWidth)
    let hex = Self.hex(reading.bytes)
    if width < 48 { return first + " " + fit(hex, hexWidth) }
    let rest = width - nameWidth - hexWidth - 2
    let readable = Self.readable(reading.bytes.prefix(width), isASCII: isASCII)
    return first + " " + cell(hex, hexWidth) + " " + fit(readable, rest)
  }

  /// The lines of something that is said about the terminal.
  func note(_ text: String) -> [String] {
    TextLayout.wrap(TextGate.clean(text), columns: max(1, columns - 4), profile: profile)
      .map { fit("-- " + $0, max(1, columns - 1)) }
  }

  private func cell(_ text: String, _ width: Int) -> String {
    TextLayout.pad(fit(text, width), columns: width, profile: profile)
  }

  private func fit(_ text: String, _ width: Int) -> String {
    // A paste has a million digits, and no window that many cells.
    let start = text.prefix(width + 1)
    return TextLayout.fit(
      TextGate.clean(start, marks: isASCII ? .ascii : .pictures), columns: width,
      ellipsis: isASCII ? "..." : "…", profile: profile)
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Bytes as one reads them: `ESC` for that character, `^A` for other controls, `\xff` for what is
  /// no character or cannot be shown.
  static func readable(_ bytes: some Collection<UInt8>, isASCII: Bool) -> String {
    var text = ""
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if byte == 0x1b {
        text += "ESC"
      } else if byte < 0x20 || byte == 0x7f {
        text.unicodeScalars += ["^", Unicode.Scalar(byte ^ 0x40)]
      } else if let (scalar, count) = character(rest), byte < 0x80 || !isASCII {
        text.unicodeScalars.append(scalar)
        rest.removeFirst(count)
        continue
      } else {
        text += "\\x" + String(byte, radix: 16)
      }
      rest.removeFirst()
    }
    return text
  }

  /// The character at the start of `bytes`; nil if there is none, or it may not be printed.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), !TextGate.isHarmful(scalar)
    else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
