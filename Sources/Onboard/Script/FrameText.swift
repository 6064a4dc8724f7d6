import TTYCore

/// A frame as plain text that a person can read and compare: a golden screen.
///
/// First the size, then the rows, each after a bar and with a word on the caret in its row; then a
/// map of the styles, one letter a cell, and what each letter stands for. Letters are given in
/// reading order, so that a change of one style changes few lines.
public struct FrameText: Sendable {
  /// The text, each line followed by a line break.
  public let text: String

  /// Describes a frame.
  public init(_ frame: Frame) {
    var legend = StyleLegend()
    var lines = ["size \(frame.size.columns)x\(frame.size.rows)"]
    lines += (0..<frame.size.rows).map { FrameText.cells(of: $0, in: frame) }
    lines.append("styles")
    lines += (0..<frame.size.rows).map { FrameText.styles(of: $0, in: frame, &legend) }
    lines += ["legend", ". plain"] + legend.lines
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func cells(of row: Int, in frame: Frame) -> String {
    guard let cursor = frame.cursor, cursor.row == row else { return "|" + frame.text(row: row) }
    return "|\(frame.text(row: row))   caret at column \(cursor.column)"
  }

  /// A letter for each cell: a blank and a dot for what is plain.
  private static func styles(
    of row: Int, in frame: Frame, _ legend: inout StyleLegend
  ) -> String {
    var line = ""
    for column in 0..<frame.size.columns {
      let cell = frame[Point(column: column, row: row)]
      if cell.style == .plain || cell.width == 0 {
        line.append(cell.text == " " || cell.width == 0 ? " " : ".")
      } else {
        line.append(legend.letter(for: cell.style))
      }
    }
    while line.last == " " { line.removeLast() }
    return "|" + line
  }
}

/// Letters for the styles of a frame, in the order in which they are met.
private struct StyleLegend {
  private(set) var lines: [String] = []
  private var letters: [Style: Character] = [:]
  private var free = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")[...]

  mutating func letter(for style: Style) -> Character {
    if let letter = letters[style] { return letter }
    // A screen of so many styles is no screen of a wizard; they share the last mark.
    let letter = free.popFirst() ?? "?"
    letters[style] = letter
    lines.append("\(letter) \(StyleLegend.words(style))")
    return letter
  }

  private static func words(_ style: Style) -> String {
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    var words = names.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.foreground != .default { words.append(name(style.foreground)) }
    if style.background != .default { words.append("on \(name(style.background))") }
    return words.joined(separator: " ")
  }

  private static func name(_ color: Color) -> String {
    switch color.kind {
    case .default: "default"
    case .indexed(let index): "colour \(index)"
    case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
    }
  }
}
