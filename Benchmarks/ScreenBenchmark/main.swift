// Figures of the screen layer: time and bytes of a whole frame and of one letter.
import TTYCore

let capabilities = ScreenCapabilities(
  colorDepth: .indexed256, synchronizesOutput: true, erasesWithBackground: true)

/// A frame full of styled words, borders and some wide text.
func fullFrame(_ size: Size, shift: Int) -> Frame {
  var frame = Frame(size: size)
  let styles = [
    Style.plain, Style(foreground: .red), Style(attributes: .bold),
    Style(foreground: .indexed(252), background: .indexed(236)),
  ]
  let words = ["Name", "country", "漢字", "one-time", "code", "é", "────", "Continue"]
  for row in 0..<size.rows {
    var column = 0
    var word = row + shift
    while column < size.columns {
      let style = styles[word % styles.count]
      column += frame.put(
        words[word % words.count], at: Point(column: column, row: row), style: style)
      column += frame.put(" ", at: Point(column: column, row: row), style: style)
      word += 1
    }
  }
  frame.cursor = Point(column: 0, row: 0)
  return frame
}

/// A form of 80×24 with so many letters in its field.
func form(letters: Int) -> Frame {
  var frame = Frame(size: .standard)
  let field = Style(foreground: .indexed(252), background: .indexed(236))
  for row in 0..<6 {
    frame.put(
      "Label of a field", at: Point(column: 2, row: 3 * row), style: Style(attributes: .bold))
    frame.fill(Rect(column: 2, row: 3 * row + 1, columns: 60, rows: 1), style: field)
  }
  let text = String(repeating: "x", count: letters)
  let end = frame.put(text, at: Point(column: 2, row: 4), style: field)
  frame.put(
    "Tab Next  Return Submit", at: Point(column: 0, row: 23), style: Style(attributes: .reverse))
  frame.cursor = Point(column: 2 + end, row: 4)
  return frame
}

/// The median time of a body, in nanoseconds.
func median(_ rounds: Int, _ body: (Int) -> Void) -> Int64 {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { round in clock.measure { body(round) } }.sorted()
  let (seconds, attoseconds) = times[rounds / 2].components
  return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
}

func report(_ name: String, _ nanoseconds: Int64, _ bytes: Int) {
  print("\(name): \(nanoseconds / 1000).\(nanoseconds % 1000 / 100) µs, \(bytes) bytes")
}

for size in [Size.standard, Size(columns: 200, rows: 60)] {
  let name = "\(size.columns)x\(size.rows)"
  var output: [UInt8] = []
  var encoder = FrameEncoder(capabilities: capabilities)
  var time = median(200) { round in
    output.removeAll(keepingCapacity: true)
    encoder.forget()
    encoder.encode(fullFrame(size, shift: round), into: &output)
  }
  report("\(name), full frame built and drawn", time, output.count)
  time = median(200) { round in
    output.removeAll(keepingCapacity: true)
    encoder.encode(fullFrame(size, shift: round), into: &output)
  }
  report("\(name), full frame built, compared and drawn", time, output.count)
  let frames = (0..<2).map { fullFrame(size, shift: $0) }
  time = median(200) { round in
    output.removeAll(keepingCapacity: true)
    encoder.encode(frames[round % 2], into: &output)
  }
  report("\(name), full frame compared and drawn", time, output.count)
  time = median(200) { _ in _ = fullFrame(size, shift: 3) }
  report("\(name), full frame built", time, 0)
}

var output: [UInt8] = []
var encoder = FrameEncoder(capabilities: capabilities)
encoder.encode(form(letters: 1), into: &output)
encoder.encode(form(letters: 2), into: &output)
let forms = (0..<50).map { form(letters: $0) }
var time = median(1000) { round in
  output.removeAll(keepingCapacity: true)
  encoder.encode(forms[round % 50], into: &output)
}
report("80x24, a letter compared and drawn", time, output.count)
time = median(1000) { round in
  output.removeAll(keepingCapacity: true)
  encoder.encode(form(letters: round % 50), into: &output)
}
report("80x24, a letter built, compared and drawn", time, output.count)
time = median(1000) { _ in
  output.removeAll(keepingCapacity: true)
  encoder.encode(forms[9], into: &output)
}
report("80x24, nothing changed", time, output.count)
