/// The bytes of a bracketed paste, up to the marker that ends it.
struct PasteReader: Sendable {
  /// How many bytes of one paste are kept: 1 MiB.
  static let limit = 1024 * 1024
  /// The end, `CSI 201 ~`.
  ///
  /// ESC is only its first byte, so after a false start no byte is looked at twice.
  private static let endMarker = StaticString("\u{1b}[201~")

  private var paste = Paste([])
  private var matched = 0

  /// How many bytes are kept so far.
  var keptCount: Int { paste.bytes.count }

  /// Takes bytes from `start` on; returns the paste if it ended, and the offset of what follows.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer, from start: Int
  ) -> (paste: Paste?, next: Int) {
    let marker = UnsafeRawBufferPointer(
      start: Self.endMarker.utf8Start, count: Self.endMarker.utf8CodeUnitCount)
    var offset = start
    while offset < bytes.count {
      if matched == 0 {
        let escape = bytes.offsetOfEscape(from: offset)
        keep(UnsafeRawBufferPointer(rebasing: bytes[offset..<escape]))
        offset = escape
        if offset < bytes.count {
          matched = 1
          offset &+= 1
        }
      } else if bytes[offset] == marker[matched] {
        matched &+= 1
        offset &+= 1
        if matched == marker.count { return (finish(), offset) }
      } else {
        keep(UnsafeRawBufferPointer(rebasing: marker[..<matched]))
        matched = 0
      }
    }
    return (nil, offset)
  }

  private mutating func keep(_ run: UnsafeRawBufferPointer) {
    let room = Self.limit - paste.bytes.count
    paste.bytes.append(contentsOf: run.prefix(room))
    if run.count > room { paste.isTruncated = true }
  }

  private mutating func finish() -> Paste {
    defer { self = PasteReader() }
    return paste
  }
}
