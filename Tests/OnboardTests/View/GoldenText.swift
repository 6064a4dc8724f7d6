import TTYCore

/// A frame as text that a person can read and compare: the cells, the caret, and a map of styles.
struct GoldenText {
  let text: String

  init(_ frame: Frame) {
    var lines = ["size \(frame.size.columns)x\(frame.size.rows)"]
    for row in 0..<frame.size.rows {
      let isCaretRow = frame.cursor?.row == row
      let caret = isCaretRow ? "   caret at column \(frame.cursor?.column ?? 0)" : ""
      lines.append("|\(frame.text(row: row))" + caret)
    }
    var letters: [Style: Character] = [:]
    var legend: [String] = []
    lines.append("styles")
    for row in 0..<frame.size.rows {
      var line = ""
      for column in 0..<frame.size.columns {
        let cell = frame[Point(column: column, row: row)]
        if cell.style == .plain || cell.width == 0 {
          line.append(cell.text == " " || cell.width == 0 ? " " : ".")
          continue
        }
        if letters[cell.style] == nil {
          let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(letters.count)))
          letters[cell.style] = letter
          legend.append("\(letter) \(GoldenText.words(cell.style))")
        }
        line.append(letters[cell.style] ?? "?")
      }
      while line.last == " " { line.removeLast() }
      lines.append("|\(line)")
    }
    lines += ["legend", ". plain"] + legend
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ style: Style) -> String {
    var words: [String] = []
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    for (attribute, name) in names where style.attributes.contains(attribute) {
      words.append(name)
    }
    if style.foreground != .default { words.append("\(color(style.foreground))") }
    if style.background != .default { words.append("on \(color(style.background))") }
    return words.joined(separator: " ")
  }

  private static func color(_ color: Color) -> String {
    switch color.kind {
    case .default: "default"
    case .indexed(let index): "colour \(index)"
    case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
    }
  }
}
