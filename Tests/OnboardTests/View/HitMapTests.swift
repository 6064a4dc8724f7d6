import Testing

@testable import Onboard
@testable import TTYCore

/// What can be clicked is what is seen.
struct HitMapTests {
  private static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"S","clickDismisses":true,
      "text":"A paragraph that is long enough to wrap where the window is narrow.",
      "fields":[
       {"id":"name","type":"text","label":"Name","default":"Ada 家 Lovelace"},
       {"id":"code","type":"oneTimeCode","label":"Code","length":6},
       {"id":"news","type":"toggle","label":"Newsletter"},
       {"id":"plan","type":"choice","label":"Plan","options":["Free","Team","Gold"]},
       {"id":"size","type":"choice","label":"Size","style":"cards","options":["Small","Large"]},
       {"id":"city","type":"choice","label":"City",
        "options":["A1","B2","C3","D4","E5","F6","G7","H8","I9"]}],
      "buttons":[{"label":"More","opens":"p"}]}],
     "prompts":{"p":{"title":"P","fields":[{"id":"why","type":"text","label":"Why"}],
      "buttons":[{"label":"Done","id":"ok"},{"label":"Cancel","role":"cancel"}]}}}
    """

  private static func wizard(_ size: Size) throws -> Wizard {
    var wizard = Wizard(
      try #require(FlowReader.read(Array(flow.utf8)).flow), size: size)
    _ = wizard.update(.appeared)
    return wizard
  }

  /// The first cells of a text on the screen.
  private static func places(of text: String, on wizard: Wizard) -> [Point] {
    let frame = WizardScreen.draw(wizard).frame
    return (0..<frame.size.rows).compactMap { row in
      let line = (0..<frame.size.columns).map { frame[Point(column: $0, row: row)].text }
      let column = line.indices.first { line[$0...].joined().hasPrefix(text) }
      return column.map { Point(column: $0, row: row) }
    }
  }

  private static let sizes = [
    Size(columns: 80, rows: 40), Size(columns: 200, rows: 60), Size(columns: 40, rows: 40),
    Size(columns: 22, rows: 60),
  ]

  @Test(arguments: sizes)
  func wordsAreWhatTheyName(_ size: Size) throws {
    let wizard = try Self.wizard(size)
    let expected: [(String, Hit)] = [
      ("Name", .item("name", form: "s", inside: nil)),
      ("Lovelace", .item("name", form: "s", inside: 6)),
      ("家", .item("name", form: "s", inside: 4)),
      ("Newsletter", .item("news", form: "s", inside: nil)),
      ("Team", .item("plan", form: "s", inside: 1)),
      ("Large", .item("size", form: "s", inside: 1)),
      ("City", .item("city", form: "s", inside: nil)),
      ("More", .item("@more", form: "s", inside: nil)),
      ("Finish ]", .item("@submit", form: "s", inside: nil)),
      ("A para", .form("s")),
    ]
    for (text, hit) in expected {
      let place = try #require(Self.places(of: text, on: wizard).first, "\(text)")
      #expect(WizardScreen.hit(at: place, of: wizard) == hit, "\(text)")
    }
  }

  /// A cell of the label, of the field, of each slot; gaps between slots belong to the field.
  @Test func slotsAreFound() throws {
    let wizard = try Self.wizard(Size(columns: 80, rows: 40))
    let row = try #require(Self.places(of: "Code", on: wizard).first).row + 1
    let hits = (0..<40).compactMap { column -> Int? in
      let hit = WizardScreen.hit(at: Point(column: column, row: row), of: wizard)
      guard case .item("code", _, let slot?) = hit else { return nil }
      return slot
    }
    #expect(hits == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func aPromptCovers(_ size: Size) throws {
    var wizard = try Self.wizard(size)
    _ = wizard.update(.clicked(.item("@more", form: "s", inside: nil)))
    #expect(wizard.prompt?.id == "p")
    let cancel = try #require(Self.places(of: "Cancel ]", on: wizard).first)
    #expect(
      WizardScreen.hit(at: cancel, of: wizard) == .item("@cancel", form: "p", inside: nil))
    for row in 0..<size.rows - 1 {
      let hit = WizardScreen.hit(at: Point(column: 0, row: row), of: wizard)
      let before = wizard
      if let hit { _ = wizard.update(.clicked(hit)) }
      #expect(wizard.forms.focused == before.forms.focused && wizard.prompt?.id == "p")
    }
  }

  /// Whatever is clicked, the focus is on what is drawn there, or it was not moved.
  @Test func everyCellIsHonest() throws {
    for size in Self.sizes + [Size(columns: 20, rows: 6), Size(columns: 1, rows: 1)] {
      let wizard = try Self.wizard(size)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let point = Point(column: column, row: row)
          guard let hit = WizardScreen.hit(at: point, of: wizard) else { continue }
          var clicked = wizard
          _ = clicked.update(.clicked(hit))
          guard case .item(let id, "s", _) = hit, clicked.prompt == nil else { continue }
          let isAble = wizard.forms.focus.active[id]?.isAvailable ?? false
          #expect(clicked.forms.focused == (isAble ? id : "name"), "\(point) \(hit)")
        }
      }
    }
  }

  @Test func nothingIsOutside() throws {
    let wizard = try Self.wizard(.standard)
    for point in [Point(column: -1, row: 0), Point(column: 80, row: 0), Point(column: 0, row: 24)] {
      #expect(WizardScreen.hit(at: point, of: wizard) == nil)
    }
  }
}
