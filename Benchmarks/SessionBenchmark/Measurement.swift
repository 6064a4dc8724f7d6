/// What one run of a program came to.
///
/// Times are in milliseconds.
struct Measurement {
  /// From the start of the process to the last byte of the first frame.
  var firstFrame = 0.0
  /// From a key to the frame that shows it, in the middle of all keys.
  var key = 0.0
  /// What a key makes the program write, in bytes.
  var bytesPerKey = 0.0
  /// The calls of `write` for each key.
  var writesPerKey = 0.0
  /// From the last key to the end of the process.
  var exit = 0.0
  /// The most memory it had, in megabytes.
  var memory = 0.0
  /// What it did in a second without keys: the times it woke, and the bytes that it wrote.
  var idleWakes = 0.0
  var idleBytes = 0.0

  /// A line of the table.
  struct Figure: Sendable {
    var name: String
    var isRatio: Bool
    var value: @Sendable (Measurement) -> Double
  }

  static let figures = [
    Figure(name: "first frame, ms", isRatio: true) { $0.firstFrame },
    Figure(name: "key to frame, ms", isRatio: true) { $0.key },
    Figure(name: "last key to exit, ms", isRatio: true) { $0.exit },
    Figure(name: "peak memory, MB", isRatio: true) { $0.memory },
    Figure(name: "bytes a key", isRatio: false) { $0.bytesPerKey },
    Figure(name: "writes a key", isRatio: false) { $0.writesPerKey },
    Figure(name: "wake-ups in an idle second", isRatio: false) { $0.idleWakes },
    Figure(name: "bytes in an idle second", isRatio: false) { $0.idleBytes },
  ]
}
