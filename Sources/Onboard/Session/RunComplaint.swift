/// What a command writes to its standard error: the last of it is kept, to be shown if it fails.
public struct RunComplaint: Hashable, Sendable {
  /// How much is kept, in bytes: 16 KiB.
  public static let longest = 16 << 10
  /// How many lines are shown.
  public static let lines = 3

  private var bytes: [UInt8] = []
  private var isCut = false

  /// Prepares to take the first bytes.
  public init() {}

  /// Takes the bytes that were written next.
  public mutating func feed(_ more: [UInt8]) {
    bytes += more
    guard bytes.count > 2 * Self.longest else { return }
    bytes.removeFirst(bytes.count - Self.longest)
    isCut = true
  }

  /// The last lines with something in them, each on its own; nil if there are none.
  ///
  /// A line whose beginning is not there any more is left out: half a secret could not be told
  /// from other words.
  public var text: String? {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if isCut { lines.removeFirst() }
    let words = lines.map { line in
      String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }.filter { !$0.allSatisfy(\.isWhitespace) }
    return words.isEmpty ? nil : words.suffix(Self.lines).joined(separator: "\n")
  }
}
