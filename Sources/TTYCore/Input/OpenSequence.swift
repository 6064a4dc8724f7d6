/// The bytes of a sequence that has begun and not ended: the first ones are kept, all are counted.
///
/// The storage is used again for the next sequence, so a key costs no allocation.
struct OpenSequence: Sendable {
  /// How many bytes are kept; what is longer is counted, never kept.
  static let limit = 64 * 1024

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  /// How many bytes come before the body: ESC and what follows it, or an 8-bit control.
  private(set) var bodyStart = 0

  /// Whether every byte was kept.
  var isComplete: Bool { count == bytes.count }

  mutating func begin(_ byte: UInt8) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(byte)
    count = 1
    bodyStart = 0
  }

  /// Says that what comes next is the body.
  mutating func beginBody() {
    bodyStart = count
  }

  /// The last byte before the body.
  var introducer: UInt8 { bytes.prefix(bodyStart).last ?? 0 }

  /// Whether there are only `trailing` bytes after the introducer.
  func hasEmptyBody(before trailing: Int = 0) -> Bool { count == bodyStart + trailing }

  mutating func append(_ byte: UInt8) {
    count &+= 1
    if bytes.count < Self.limit { bytes.append(byte) }
  }

  mutating func append(_ run: UnsafeRawBufferPointer) {
    count &+= run.count
    bytes.append(contentsOf: run.prefix(Self.limit - bytes.count))
  }

  mutating func dropFirst() {
    guard !bytes.isEmpty else { return }
    bytes.removeFirst()
    count -= 1
    bodyStart = max(bodyStart - 1, 0)
  }

  mutating func dropLast() {
    if isComplete, !bytes.isEmpty { bytes.removeLast() }
    count -= 1
  }

  /// What an event shows of the sequence.
  var raw: RawSequence { RawSequence(bytes: Array(bytes.prefix(RawSequence.limit)), count: count) }
}
