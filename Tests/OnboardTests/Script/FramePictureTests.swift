import Testing

@testable import Onboard
@testable import TTYCore

@Suite struct FramePictureTests {
  private func frame(_ columns: Int, _ rows: [String]) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() { frame.put(text, at: Point(column: 0, row: row)) }
    return frame
  }

  /// What XML can hold of a text.
  private func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{FFFE}" ? "\u{FFFD}" : $0 }))
  }

  /// What a person copies from a picture is what the frame says, and stands where the frame has it.
  @Test(arguments: 0..<200)
  func textIsWhereTheCellsAre(_ seed: Int) throws {
    var frames = RandomFrames(random: SeededGenerator(seed: UInt64(seed)))
    frames.clusters += ["<&>\"'", "]]>", "\u{FFFE}", "עברית", "  "]
    let frame = frames.frame(Size(columns: 1 + seed % 40, rows: 1 + seed % 7))
    let picture = FramePicture(frame)
    let document = try SVGDocument(picture.svg)
    #expect(document.size == [picture.width, picture.height])
    let lines = document.elements.filter { $0.name == "text" && $0.attributes["y"] != "23" }
    var texts = Array(repeating: "", count: frame.size.rows)
    for line in lines {
      #expect(line.attributes["xml:space"] == "preserve")
      let row = (Int(line.attributes["y"] ?? "") ?? 0) - picture.baseline(0)
      texts[row / FramePicture.cell.height] = line.text
    }
    for (row, text) in texts.enumerated() {
      #expect(text == visible(frame.text(row: row)))
    }
    for span in document.elements where span.name == "tspan" {
      let left = (Int(span.attributes["x"] ?? "") ?? 0) - picture.x(0)
      let top = (Int(span.attributes["y"] ?? "") ?? 0) - picture.baseline(0)
      #expect(left % FramePicture.cell.width == 0)
      let point = Point(
        column: left / FramePicture.cell.width, row: top / FramePicture.cell.height)
      let first = visible(frame[point].text)
      #expect(span.text.unicodeScalars.starts(with: first.unicodeScalars))
      // What is not ASCII has a place of its own: fonts disagree on how wide it is.
      if span.text.utf8.count != span.text.count { #expect(span.text == first) }
      let length = span.attributes["textLength"].flatMap { Int($0) }
      if span.text.utf8.count > 1, span.text.utf8.count == span.text.count {
        #expect(length == span.text.count * FramePicture.cell.width)
      }
    }
  }

  @Test func attributesBecomeColors() throws {
    let palette = FramePalette.dark
    let red = palette.ansi[1].hex
    let faint = palette.text.mixed(4, into: palette.ground).hex
    let cases: [(Style, fill: String?, ground: String?, weight: String?)] = [
      (.plain, nil, nil, nil),
      (Style(foreground: .red), red, nil, nil),
      (Style(attributes: .bold), nil, nil, "bold"),
      (Style(attributes: .dim), faint, nil, nil),
      (Style(attributes: .reverse), palette.ground.hex, palette.text.hex, nil),
      (Style(foreground: .red, attributes: .reverse), palette.ground.hex, red, nil),
      (Style(background: .rgb(1, 2, 255)), nil, "#0102ff", nil),
      (Style(foreground: .indexed(208)), "#ff8700", nil, nil),
      (Style(foreground: .indexed(244)), "#808080", nil, nil),
    ]
    for item in cases {
      var frame = Frame(size: Size(columns: 4, rows: 1))
      frame.put("word", at: Point(column: 0, row: 0), style: item.0)
      let document = try SVGDocument(FramePicture(frame).svg)
      let span = try #require(document.elements.first { $0.name == "tspan" })
      #expect(span.attributes["fill"] == item.fill)
      #expect(span.attributes["font-weight"] == item.weight)
      let grounds = document.elements.filter { $0.attributes["shape-rendering"] != nil }
      #expect(grounds.map { $0.attributes["fill"] } == (item.ground.map { [$0] } ?? []))
      for ground in grounds { #expect(ground.attributes["width"] == "36") }
    }
  }

  @Test func caretCoversItsCluster() throws {
    var frame = frame(6, ["a漢b"])
    frame.cursor = Point(column: 1, row: 0)
    let document = try SVGDocument(FramePicture(frame).svg)
    let caret = try #require(document.elements.first { $0.attributes["shape-rendering"] != nil })
    #expect(caret.attributes["x"] == "19")
    #expect(caret.attributes["width"] == "18")
    #expect(caret.attributes["fill"] == FramePalette.dark.text.hex)
    let span = try #require(document.elements.first { $0.text == "漢" })
    #expect(span.attributes["fill"] == FramePalette.dark.ground.hex)
  }

  /// Lines reach the edges of their cells, so that they join; their characters are there for those
  /// who copy, and are not drawn.
  @Test func boxesAreDrawn() throws {
    let document = try SVGDocument(FramePicture(frame(3, ["╭─╮", "│x│", "└━┘"])).svg)
    let paths = document.elements.filter { $0.attributes["stroke-width"] != nil }
    #expect(paths.map { $0.attributes["stroke-width"] } == ["1", "3"])
    #expect(
      paths.map { $0.attributes["d"] } == [
        "M14.5 63V57.5Q14.5 53.5 19 53.5" + "M19 53.5H28" + "M32.5 63V57.5Q32.5 53.5 28 53.5"
          + "M14.5 63V82" + "M32.5 63V82" + "M14.5 82V91.5H19" + "M32.5 82V91.5H28",
        "M19 91.5H28",
      ])
    for span in document.elements where span.name == "tspan" && span.text != "x" {
      #expect(span.attributes["fill"] == "none")
    }
  }

  @Test func underlinesRunUnderBlanks() throws {
    var frame = Frame(size: Size(columns: 9, rows: 1))
    frame.put("two words", at: Point(column: 0, row: 0), style: Style(attributes: .underline))
    let document = try SVGDocument(FramePicture(frame).svg)
    #expect(document.elements.contains { $0.attributes["d"] == "M10 60.5H91" })
  }

  @Test(arguments: Theme.all)
  func palettesFitTheThemes(_ theme: Theme) {
    let palette = FramePalette(for: theme)
    #expect(palette.text == (theme == .light ? FramePalette.light : .dark).text)
    let ground =
      theme == .highContrast
      ? PictureColor(0) : (theme == .light ? FramePalette.light : .dark).ground
    #expect(palette.ground == ground)
  }

  @Test func sheetsAreGrids() throws {
    let pictures = (1...5).map { FramePicture(frame(10 * $0, ["\($0)"]), title: "<\($0)>") }
    let document = try SVGDocument(FramePictureSheet(pictures).svg)
    let places = document.elements.filter { $0.name == "g" }.map { $0.attributes["transform"] }
    let (width, height) = (pictures[4].width + 24, pictures[0].height + 24)
    #expect(
      places == [
        nil, "translate(\(width) 0)", "translate(\(2 * width) 0)", "translate(0 \(height))",
        "translate(\(width) \(height))",
      ])
    #expect(document.size == [3 * width - 24, 2 * height - 24])
    // A narrow window has no room for a title.
    let titles = document.elements.filter { $0.attributes["text-anchor"] != nil }.map(\.text)
    #expect(titles == ["<2>", "<3>", "<4>", "<5>"])
  }
}
