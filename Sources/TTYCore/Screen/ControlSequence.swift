/// A control sequence that is written to a terminal, and its wire form.
///
/// Rows and columns count from 0 here and from 1 on the wire; counts are 1 or more. Forms and
/// meaning: ECMA-48 and xterm's ctlseqs.
///
/// DECSC and DECRC are not among them: some terminals keep one state for them and for the alternate
/// screen, so that the pen of a frame would be restored when that is left.
public enum ControlSequence: Hashable, Sendable {
  /// CUP: the cursor to a cell.
  case cursorPosition(Point)
  /// CHA: the cursor to a column of its row.
  case cursorColumn(Int)
  /// CUU: the cursor up, at most to the first row.
  case cursorUp(Int)
  /// CUD: the cursor down, at most to the last row; never scrolls.
  case cursorDown(Int)
  /// CUF: the cursor to the right.
  case cursorForward(Int)
  /// CUB: the cursor to the left.
  case cursorBackward(Int)
  /// EL: erases from the cursor to the end of its row.
  case eraseToEndOfRow
  /// ED: erases from the cursor to the end of the screen.
  case eraseToEndOfScreen
  /// ECH: erases so many cells from the cursor on; the cursor stays.
  case eraseCharacters(Int)
  /// REP: the last character so many times again.
  case repeatCharacter(Int)
  /// SGR with its parameters as text; empty resets.
  case graphicRendition(String)
  /// DECSET: a private mode on.
  case setPrivateMode(Int)
  /// DECRST: a private mode off.
  case resetPrivateMode(Int)
  /// OSC 2: the title of the window; the text passes ``TextGate``.
  case title(String)

  /// Appends the bytes of the sequence.
  public func write(to output: inout [UInt8]) {
    switch self {
    case .cursorPosition(let point): Self.writePosition(point, to: &output)
    case .cursorColumn(let column):
      Self.write(column + 1, "G", to: &output)
    case .cursorUp(let count): Self.write(count, "A", to: &output)
    case .cursorDown(let count): Self.write(count, "B", to: &output)
    case .cursorForward(let count): Self.write(count, "C", to: &output)
    case .cursorBackward(let count): Self.write(count, "D", to: &output)
    case .eraseToEndOfRow: Self.write(1, "K", to: &output)
    case .eraseToEndOfScreen: Self.write(1, "J", to: &output)
    case .eraseCharacters(let count): Self.write(count, "X", to: &output)
    case .repeatCharacter(let count): Self.write(count, "b", to: &output)
    case .graphicRendition(let parameters):
      Self.introduce(to: &output)
      output += parameters.utf8
      output.append(UInt8(ascii: "m"))
    case .setPrivateMode(let mode):
      output += "\u{1B}[?\(mode)h".utf8
    case .resetPrivateMode(let mode):
      output += "\u{1B}[?\(mode)l".utf8
    case .title(let text):
      output += "\u{1B}]2;".utf8
      output += TextGate.clean(text).utf8
      output += "\u{1B}\\".utf8
    }
  }

  /// The bytes of the sequence.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  private static func introduce(to output: inout [UInt8]) {
    output.append(0x1b)
    output.append(UInt8(ascii: "["))
  }

  /// A parameter of 1 is the default and is left out, as one that there is not.
  private static func write(
    _ parameter: Int, _ final: Unicode.Scalar, to output: inout [UInt8]
  ) {
    introduce(to: &output)
    if parameter != 1 { writeDecimal(parameter, to: &output) }
    output.append(UInt8(ascii: final))
  }

  private static func writePosition(_ point: Point, to output: inout [UInt8]) {
    introduce(to: &output)
    if point.row > 0 { writeDecimal(point.row + 1, to: &output) }
    if point.column > 0 {
      output.append(UInt8(ascii: ";"))
      writeDecimal(point.column + 1, to: &output)
    }
    output.append(UInt8(ascii: "H"))
  }

  /// Appends a number in decimal digits; a negative one counts as 0.
  static func writeDecimal(_ number: Int, to output: inout [UInt8]) {
    let number = max(0, number)
    if number >= 10 { writeDecimal(number / 10, to: &output) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
