import Onboard
import TTYCore
import Testing

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

  /// The letters would be seen: those that are no secret are, in every format.
  @Test func whatIsNoSecretIsSeen() {
    let film = WizardCamera().film(of: Self.flow(.dots), keys: "Ж".utf8)
    for text in Self.captures(film).suffix(4) { #expect(Self.shows(text)) }
  }
}
