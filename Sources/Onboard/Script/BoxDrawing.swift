/// The arms of a character of the block Box Drawing (U+2500 to U+257F), as far as they are light,
/// or all heavy, and neither dashed nor doubled.
struct BoxDrawing {
  private var left = false
  private var right = false
  private var up = false
  private var down = false
  private var isRound = false
  /// Whether the lines are heavy.
  private(set) var isHeavy = false

  /// The drawing of a character; nil if it is left to the font.
  init?(_ character: String) {
    guard let arms = BoxDrawing.arms[character] else { return nil }
    left = arms.contains("l")
    right = arms.contains("r")
    up = arms.contains("u")
    down = arms.contains("d")
    isRound = arms.contains("o")
    isHeavy = arms.contains("h")
  }

  /// The arms by their first letters; `o` for a round corner, `h` for heavy lines.
  private static let arms = [
    "─": "lr", "━": "lrh", "│": "ud", "┃": "udh", "┌": "rd", "┏": "rdh", "┐": "ld", "┓": "ldh",
    "└": "ru", "┗": "ruh", "┘": "lu", "┛": "luh", "├": "rud", "┣": "rudh", "┤": "lud",
    "┫": "ludh", "┬": "lrd", "┳": "lrdh", "┴": "lru", "┻": "lruh", "┼": "lrud", "╋": "lrudh",
    "╭": "rdo", "╮": "ldo", "╯": "luo", "╰": "ruo", "╴": "l", "╵": "u", "╶": "r", "╷": "d",
    "╸": "lh", "╹": "uh", "╺": "rh", "╻": "dh",
  ]

  /// Whether it is a level line from edge to edge.
  var isHorizontal: Bool { left && right && !up && !down }

  /// The path of a cell with this top left corner, in pixels.
  func path(x: Int, y: Int) -> String {
    let (width, height) = (FramePicture.cell.width, FramePicture.cell.height)
    let (middle, center) = ("\(x + width / 2).5", "\(y + height / 2).5")
    if isRound {
      let end = down ? y + height : y
      let bend = down ? "\(y + height / 2 + 4).5" : "\(y + height / 2 - 4).5"
      return "M\(middle) \(end)V\(bend)Q\(middle) \(center) \(right ? x + width : x) \(center)"
    }
    // A corner is one line; elsewhere an arm more or less does not show.
    if (left || right) != (left && right), (up || down) != (up && down) {
      return "M\(middle) \(down ? y + height : y)V\(center)H\(right ? x + width : x)"
    }
    var path = ""
    if left || right {
      path += "M\(left ? "\(x)" : middle) \(center)H\(right ? "\(x + width)" : middle)"
    }
    if up || down {
      path += "M\(middle) \(up ? "\(y)" : center)V\(down ? "\(y + height)" : center)"
    }
    return path
  }
}
