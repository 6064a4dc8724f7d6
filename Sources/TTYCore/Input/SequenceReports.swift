extension InputSequence {
  /// A cursor position, unless it is F3 with a modifier, which has the same form (ctlseqs).
  func cursorReport(in context: Context) -> Report? {
    guard parameters.count == 2, let row = parameters[0], let column = parameters[1] else {
      return nil
    }
    let mayBeKey = row == 1 && (2...16).contains(column)
    if parameters.phase >= 0 || mayBeKey && !context.isCursorReportPending { return nil }
    return .cursor(row: row, column: column)
  }

  /// A size: `CSI 4`, `6`, `8` (ctlseqs, "window manipulation") or `48` (mode 2048), then rows first.
  var windowReport: InputEvent? {
    guard let what = parameters[0], let height = parameters[1], let width = parameters[2] else {
      return nil
    }
    switch (what, parameters.count) {
    case (4, 3): return .report(.textPixels(height: height, width: width))
    case (6, 3): return .report(.cellPixels(height: height, width: width))
    case (8, 3): return .report(.textCells(height: height, width: width))
    case (48, 5):
      return .resize(
        WindowSize(
          cells: Size(columns: width, rows: height), pixelWidth: parameters[4],
          pixelHeight: parameters[3]))
    default: return nil
    }
  }

  /// A reply that a prefix or an intermediate marks.
  func privateReport(of bytes: [UInt8]) -> Report? {
    switch (prefix, intermediate, final) {
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")):
      text(in: bytes).map(Report.primaryAttributes)
    case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")) where parameters.count > 0:
      text(in: bytes).map(Report.secondaryAttributes)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "R")) where (2...3).contains(parameters.count):
      pair.map { .cursor(row: $0, column: $1) }
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")) where parameters.count <= 1:
      .kittyFlags(parameters[0] ?? 0)
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")) where parameters.count == 2:
      pair.map { .mode($0, value: $1) }
    case (0, UInt8(ascii: "$"), UInt8(ascii: "y")) where parameters.count == 2:
      pair.map { .ansiMode($0, value: $1) }
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "n")):
      statusReport
    case (UInt8(ascii: ">"), 0, UInt8(ascii: "m")) where parameters.count == 2:
      parameters[0] == 4 ? parameters[1].map(Report.modifyOtherKeys) : nil
    default: nil
    }
  }

  private var statusReport: Report? {
    switch (parameters.count, parameters[0], parameters[1]) {
    case (1, let status?, _): .printerStatus(status)
    case (2, 997, 1): .colorScheme(isDark: true)
    case (2, 997, 2): .colorScheme(isDark: false)
    default: nil
    }
  }

  private var pair: (Int, Int)? {
    guard let first = parameters[0], let second = parameters[1] else { return nil }
    return (first, second)
  }

  /// The parameters as they came, without a last empty one; nil if there are sub-parameters.
  private func text(in bytes: [UInt8]) -> String? {
    var text = bytes[range]
    if text.last == UInt8(ascii: ";") { text.removeLast() }
    return text.contains(UInt8(ascii: ":")) ? nil : String(decoding: text, as: UTF8.self)
  }
}
