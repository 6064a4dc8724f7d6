/// A place in a text file, as editors count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1: characters (grapheme clusters), a tab being one.
  public var column: Int
  /// The same place in bytes from the start of the file.
  public var offset: Int

  /// Creates a position.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// The bytes of a text file and where its lines begin.
///
/// Lines end with a line feed, a carriage return, or both. A byte order mark belongs to no line.
public struct SourceText: Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Finds the lines of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        starts.append(index + 1)
      } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  /// The place of a byte; of one beyond the end, the end.
  public func position(at offset: Int) -> SourcePosition {
    position(at: offset, after: nil)
  }

  /// The place of a byte, counted from an earlier one if that is on the same line.
  ///
  /// So many places on a long line take no more time than one.
  func position(at offset: Int, after known: SourcePosition?) -> SourcePosition {
    let offset = max(lineStarts[0], min(offset, bytes.count))
    let low = lineIndex(at: offset)
    var start = (offset: lineStarts[low], column: 1)
    if let known, known.line == low + 1, known.offset <= offset {
      start = (known.offset, known.column)
    }
    let between = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
    return SourcePosition(
      line: low + 1, column: start.column + between.count, offset: offset)
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of the line that a byte is in, without what ends it.
  func lineRange(at offset: Int) -> Range<Int> {
    let line = lineIndex(at: offset)
    let start = lineStarts[line]
    var end = line + 1 == lineStarts.count ? bytes.count : lineStarts[line + 1]
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(end, start)
  }
}
