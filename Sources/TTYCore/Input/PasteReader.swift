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
    var offset = start
    if matched > 0 {
      let before = matched
      offset = match(bytes, at: start)
      if isAtEnd { return (finish(), offset) }
      if offset == bytes.count { return (nil, offset) }
      // The bytes of an earlier read were no marker.
      keep(UnsafeRawBufferPointer(rebasing: Self.marker[..<before]))
      matched = 0
      offset = start
    }
    let runStart = offset
    while true {
      let escape = bytes.offsetOfEscape(from: offset)
      offset = match(bytes, at: escape)
      if isAtEnd || offset == bytes.count {
        keep(UnsafeRawBufferPointer(rebasing: bytes[runStart..<escape]))
        return (isAtEnd ? finish() : nil, offset)
      }
      matched = 0
    }
  }

  /// Goes on with the marker as far as the bytes are it; returns the offset of the first other byte.
  private mutating func match(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    let marker = Self.marker
    var offset = start
    while offset < bytes.count, matched < marker.count, bytes[offset] == marker[matched] {
      offset &+= 1
      matched &+= 1
    }
    return offset
  }

  private var isAtEnd: Bool { matched == Self.marker.count }

  private static var marker: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: endMarker.utf8Start, count: endMarker.utf8CodeUnitCount)
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
