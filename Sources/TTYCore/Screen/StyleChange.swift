/// The SGR sequence (ECMA-48, xterm's ctlseqs) that turns one style into another.
enum StyleChange {
  private static let switches: [(attribute: Style.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  /// Appends the shorter sequence: the change, or a reset and the whole style.
  ///
  /// - Parameter old: The style of the pen; nil if it is not known.
  static func write(from old: Style?, to new: Style, into output: inout [UInt8]) {
    var reset = Codes()
    if new != .plain {
      reset.append(0)
      addDifferences(from: .plain, to: new, into: &reset)
    }
    var best = reset
    if let old {
      var change = Codes()
      addDifferences(from: old, to: new, into: &change)
      if !change.bytes.isEmpty, change.bytes.count <= reset.bytes.count { best = change }
    }
    output.append(0x1b)
    output.append(UInt8(ascii: "["))
    output += best.bytes
    output.append(UInt8(ascii: "m"))
  }

  private static func addDifferences(
    from old: Style, to new: Style, into parameters: inout Codes
  ) {
    var attributes = old.attributes
    let wanted = new.attributes
    if attributes != wanted {
      for item in switches
      where attributes.contains(item.attribute) && !wanted.contains(item.attribute) {
        parameters.append(item.off)
        // 22 ends both of these.
        attributes.subtract(item.off == 22 ? [.bold, .dim] : item.attribute)
      }
      for item in switches
      where wanted.contains(item.attribute) && !attributes.contains(item.attribute) {
        parameters.append(item.on)
      }
    }
    if new.foreground != old.foreground { parameters.append(new.foreground, base: 30) }
    if new.background != old.background { parameters.append(new.background, base: 40) }
  }

  /// Numbers with semicolons between them.
  private struct Codes {
    var bytes: [UInt8] = []

    mutating func append(_ number: Int) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
      ControlSequence.writeDecimal(number, to: &bytes)
    }

    /// Adds a colour; `base` is 30 for text and 40 for the background.
    mutating func append(_ color: Color, base: Int) {
      switch color.kind {
      case .default: append(base + 9)
      case .indexed(let index) where index < 8: append(base + Int(index))
      case .indexed(let index) where index < 16: append(base + 52 + Int(index))
      case .indexed(let index):
        append(base + 8)
        append(5)
        append(Int(index))
      case .rgb(let red, let green, let blue):
        append(base + 8)
        append(2)
        for channel in [red, green, blue] { append(Int(channel)) }
      }
    }
  }
}
