/// The parameters of SGR (ECMA-48, xterm's ctlseqs) that turn one style into another.
enum StyleChange {
  private static let switches: [(attribute: Style.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  /// The shortest parameters, of a change or of a reset and the whole style.
  ///
  /// - Parameter old: The style of the pen; nil if it is not known.
  static func parameters(from old: Style?, to new: Style) -> String {
    let afterReset = differences(from: .plain, to: new)
    let reset = afterReset.isEmpty ? "" : (["0"] + afterReset).joined(separator: ";")
    guard let old else { return reset }
    let change = differences(from: old, to: new).joined(separator: ";")
    return change.utf8.count <= reset.utf8.count && !change.isEmpty ? change : reset
  }

  private static func differences(from old: Style, to new: Style) -> [String] {
    var result: [String] = []
    var attributes = old.attributes
    for item in switches where attributes.contains(item.attribute) {
      if new.attributes.contains(item.attribute) { continue }
      if result.last != item.off { result.append(item.off) }
      // 22 ends both of these.
      if item.off == "22" { attributes.subtract([.bold, .dim]) }
    }
    for item in switches where new.attributes.contains(item.attribute) {
      if !attributes.contains(item.attribute) { result.append(item.on) }
    }
    if new.foreground != old.foreground { result.append(color(new.foreground, base: 30)) }
    if new.background != old.background { result.append(color(new.background, base: 40)) }
    return result
  }

  private static func color(_ color: Color, base: Int) -> String {
    switch color.kind {
    case .default: "\(base + 9)"
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 52 + Int(index))"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
