import TTYCore
import Testing

@testable import Onboard

/// No format shows anything of what was typed into a secure field, at any moment of a run.
@Suite struct HiddenSecretsTests {
  /// No letter of it is anywhere on the screens, so that one of them alone would be seen.
  private static let letters = Array("ЖЩЪЫЭЮЯФЦЧшщъыьэюяжф")
  private static func flow(_ mask: Field.Mask) -> Flow {
    Flow(
      name: "f", title: "Flow",
      steps: [
        Step(
          id: "one", title: "One",
          fields: [
            Field(id: "before", kind: .text, label: "Before"),
            Field(id: "secret", kind: .secure(mask: mask), label: "Secret", rules: [.minLength(4)]),
            Field(id: "after", kind: .text, label: "After"),
          ]),
        Step(id: "end", kind: .review, title: "End"),
      ])
  }
  /// Keys that edit, and stay in the field.
  private static let edits = [
    Keys.left, Keys.right, Keys.home, Keys.backspace, "\u{15}", "\u{0b}", "\u{17}", "\u{19}",
    "\u{14}",
    "\u{1f}", "\u{1b}b", "\u{1b}f", "\u{1b}d", "\u{1b}_",
  ]
  /// Keys that could bring it elsewhere: yank and undo in the fields around it, help, quitting and
  /// staying, submitting to the review and back.
  private static let tours = [
    "\t\u{19}\u{1f}\u{1b}[Z", "\u{1b}[Z\u{19}\u{1f}\t", Keys.help + Keys.pageDown + "\r", "\u{3}\r",
    "\t\r\r" + Keys.back,
  ]

  private static func keys(_ random: inout SeededGenerator) -> String {
    var keys = ""
    for _ in 0..<Int.random(in: 4...40, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: keys += edits.randomElement(using: &random) ?? ""
      case 1:
        keys += "\u{1b}[200~" + String((letters.shuffled(using: &random)).prefix(5)) + "\u{1b}[201~"
      default: keys.append(letters.randomElement(using: &random) ?? "Ж")
      }
    }
    return keys
  }

  private static func captures(_ film: Filmstrip) -> [String] {
    var sheet: [FramePicture] = []
    var texts: [String] = []
    for picture in film.pictures {
      sheet.append(FramePicture(picture.frame))
      texts += [FrameText(picture.frame).text, picture.frame.text()]
    }
    return texts + [FramePictureSheet(sheet).svg, Asciicast(film, title: "x").text]
  }

  private static func shows(_ text: String) -> Bool {
    text.contains { letters.contains($0) }
  }

  @Test(arguments: 0..<16)
  func inNoFormat(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var keys = "\t" + Self.keys(&random)
    for tour in Self.tours.shuffled(using: &random).prefix(3) { keys += tour }
    let film = WizardCamera(size: Size(columns: 60, rows: 16)).film(
      of: Self.flow(seed % 4 == 0 ? .none : .dots), keys: keys.utf8)
    #expect(film.pictures.count > 1)
    for text in Self.captures(film) { #expect(!Self.shows(text)) }
  }

  @Test(arguments: 0..<10)
  func inNoRunOfAScript(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = String(Self.letters.shuffled(using: &random).prefix(9))
    let script = try Script(
      """
      press tab
      type "\(letters)"
      paste "\(letters)"
      press f1
      press return
      press f10
      expect step end
      """)
    let (film, result) = try WizardCamera().film(of: Self.flow(.dots), script: script)
    #expect(result.failure == nil)
    for text in Self.captures(film) { #expect(!Self.shows(text)) }
  }

  /// A step with the secret and a plain field, whose answer is in the heading of the next one.
  private static let shown = Flow(
    name: "f", title: "Flow",
    steps: [
      Step(
        id: "one", title: "One",
        fields: [
          Field(id: "secret", kind: .secure(mask: .dots), label: "Secret"),
          Field(id: "name", kind: .text, label: "Name"),
        ], action: Action(run: ["acme"])),
      Step(
        id: "two", title: "Good day and welcome, {name}, to the second step",
        buttons: [Button(label: "Enter it", opens: "pin")]),
    ],
    prompts: [
      Prompt(
        id: "pin", title: "Pin",
        fields: [Field(id: "pin", kind: .secure(mask: .dots), label: "Pin")],
        buttons: [Button(label: "Keep"), Button(label: "Cancel", role: .cancel)])
    ])

  /// Whether the text has three letters side by side of which only secrets are made.
  private static func tells(_ text: String) -> Bool {
    var count = 0
    return text.contains { letter in
      count = letters.contains(letter) ? count + 1 : 0
      return count >= 3
    }
  }

  /// A secret that stands in a shown field too, or in a heading, is no more there, in any window.
  @Test(arguments: 0..<12)
  func inNoOtherPlace(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let secret = String(letters: 3...24, of: Self.letters, &random)
    let size = Size(columns: .random(in: 12...80, using: &random), rows: 14)
    let answers = "{\"ok\": true, \"answers\": {\"name\": \"\(secret)\"}}"
    let ways = [
      "type \"\(secret)\"\npress tab\ntype \"of \(secret)\"",
      "press tab\ntype \" \(secret)\"\npress shift+tab\npaste \"\(secret)\"",
      "type \"\(secret)\"\npress tab\ntype \" end\"\npress home\ntype \"\(secret)\"",
      "type \"\(secret)\"",
    ]
    let script = try Script(
      """
      \(ways[Int(seed) % ways.count])
      press f1
      press esc
      press ctrl+l
      reply acme \(seed % 4 == 3 ? answers : "{\"ok\": true}")
      press f10
      expect screen "Enter it"
      snapshot "a"
      """)
    let camera = WizardCamera(glyphs: seed % 2 == 0 ? .unicode : .ascii, size: size)
    let (film, result) = try camera.film(of: Self.shown, script: script)
    let failure = try #require(result.failure)
    #expect(!Self.tells(failure.description), "\(failure)")
    #expect(film.pictures.last?.frame.text().contains(camera.glyphs.mask) == true)
    for text in Self.captures(film) { #expect(!Self.tells(text), "\(text)") }
    let played = camera.film(
      of: Self.shown, keys: "\(secret)\t\(secret)\u{1b}[21~\u{1b}[20~".utf8)
    for text in Self.captures(played) { #expect(!Self.tells(text), "\(text)") }
  }

  /// One that was in a prompt that is closed, or was taken out again, is still one.
  @Test(arguments: [
    "click \"Enter it\"\ntype \"ЖЩЪЫ\"\npress return\npress f9",
    "press f9\nclick \"Secret\"\ntype \"ЖЩЪЫ\"\npress tab\npress shift+tab\npress ctrl+u",
  ])
  func afterItIsGone(_ way: String) throws {
    let result = try ScriptRunner(Self.shown).run(
      """
      reply acme {"ok": true}
      press f10
      \(way)
      expect no prompt
      click "Name"
      type "is ЖЩЪЫ"
      expect value name "is ЖЩЪЫ"
      expect screen "is ЖЩЪЫ"
      expect step two
      """)
    let failure = try #require(result.failure)
    #expect(failure.expected == "step two", "\(failure)")
    #expect(!Self.tells(failure.description) && failure.screen.contains("is ••••"))
    // It is on the screen all the same: who types it sees what is typed.
    #expect(WizardScreen.draw(result.run.wizard).frame.text().contains("is ЖЩЪЫ"))
  }

  /// A shown field that must be the same tells most of it with a slip.
  @Test func inNoCopyWithASlip() throws {
    var flow = Self.flow(.dots)
    flow.steps[0].fields[2].rules = [.equalsField("secret")]
    let script = try Script("press tab\ntype \"ЖЩЪЫЭЮЯ\"\npress tab\ntype \"ЖЩЪЫЭЮФ\"\npress home")
    let (film, result) = try WizardCamera().film(of: flow, script: script)
    #expect(result.run.frame.text().contains("│ •••••••\n"))
    for text in Self.captures(film) { #expect(!Self.tells(text), "\(text)") }
    var wizard = result.run.wizard
    #expect(!Self.tells(WizardCamera().frame(of: &wizard).text()))
  }

  /// The letters would be seen: those that are no secret are, in every format.
  @Test func whatIsNoSecretIsSeen() {
    let film = WizardCamera().film(of: Self.flow(.dots), keys: "Ж".utf8)
    for text in Self.captures(film).suffix(4) { #expect(Self.shows(text)) }
  }
}

extension String {
  /// A text of so many letters.
  fileprivate init(
    letters count: ClosedRange<Int>, of letters: [Character], _ random: inout SeededGenerator
  ) {
    self.init(
      (0..<Int.random(in: count, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      })
  }
}
