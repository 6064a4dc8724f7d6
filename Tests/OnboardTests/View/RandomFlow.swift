import Onboard

/// Flows of every kind of field, with texts that are long, wide, empty or hostile.
///
/// No text has a Cyrillic letter: what is typed into a secret is made of these alone.
struct RandomFlow {
  static let secretLetters: [Character] = ["Ж", "Щ", "Ы", "Ю"]

  private var random: SeededGenerator
  private var lastID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let texts = [
    "", "Name", "Email address", "漢字漢字漢字漢字漢字漢字漢字", "👨‍👩‍👧 family", "e\u{301}te\u{301}",
    "A label that is rather longer than what one would write, to see it wrapped at every width",
    "line\nbreak", "\u{1b}[31mred\u{1b}[0m", "\u{202e}right to left", "שלום עולם", "مرحبا",
    "\u{301}alone", "\t\ttabs", "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente", "❤️ 1️⃣",
  ]

  private mutating func text() -> String {
    RandomFlow.texts.randomElement(using: &random) ?? ""
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func id() -> String {
    lastID += 1
    return "x\(lastID)"
  }

  private mutating func kind() -> Field.Kind {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .toggle
    case 1:
      .oneTimeCode(
        length: Int.random(in: 1...9, using: &random),
        onComplete: chance(50) ? .next : .submit)
    case 2:
      .choice(
        (0..<Int.random(in: 0...12, using: &random)).map { index in
          Field.Option(
            value: "v\(index)", label: text(), disabled: chance(20) ? text() : nil)
        })
    case 3: .note
    case 5: .number
    case 4: .secure(mask: chance(50) ? .dots : .none)
    default: .text
    }
  }

  private mutating func field(after toggles: [String]) -> Field {
    let kind = kind()
    var field = Field(
      id: id(), kind: kind, label: Template(verbatim: text()),
      help: chance(40) ? Template(verbatim: text()) : nil, placeholder: chance(40) ? text() : nil,
      initial: kind == .text && chance(30) ? .string(text()) : nil, required: chance(40),
      when: chance(20)
        ? toggles.randomElement(using: &random).map { .equals(field: $0, .bool(true)) }
        : nil,
      section: chance(30) ? text() : nil, rules: chance(20) ? [.minLength(3)] : [])
    field.style = Field.ChoiceStyle.allCases.randomElement(using: &random) ?? .radio
    if chance(50) { field.values = [KeyboardBar.valueName: text()] }
    return field
  }

  private mutating func fields(_ range: ClosedRange<Int>, mayDepend: Bool) -> [Field] {
    var fields: [Field] = []
    for _ in 0..<Int.random(in: range, using: &random) {
      let toggles = mayDepend ? fields.filter { $0.kind == .toggle }.map(\.id) : []
      fields.append(field(after: toggles))
    }
    if chance(20) {
      let entries = (0..<Int.random(in: 0...5, using: &random)).map { _ in JSON.string(text()) }
      let list = id()
      fields.append(Field(id: id(), kind: .text, label: "Entry", collects: list))
      fields.append(
        Field(
          id: list, kind: .list, label: Template(verbatim: text()), initial: .array(entries),
          required: chance(40), section: chance(30) ? text() : nil))
    }
    return fields
  }

  mutating func flow() -> Flow {
    let prompts = (0..<2).map { index in
      Prompt(
        id: "p\(index)", title: Template(verbatim: text()),
        text: chance(70) ? Template(verbatim: text()) : nil,
        fields: fields(0...3, mayDepend: false),
        buttons: [
          Button(label: "OK", opens: index == 0 && chance(30) ? "p1" : nil),
          Button(label: Template(verbatim: text() + "?"), role: .cancel),
        ])
    }
    var steps = (0..<Int.random(in: 1...5, using: &random)).map { index in
      Step(
        id: "s\(index)", title: Template(verbatim: text()),
        text: chance(50) ? Template(verbatim: text()) : nil, fields: fields(0...8, mayDepend: true),
        buttons: chance(50)
          ? [Button(label: Template(verbatim: text() + "!"), opens: "p\(index % 2)")] : [],
        action: chance(20) ? Action(run: ["true"], busy: text()) : nil)
    }
    if chance(50) { steps.append(Step(id: "review", kind: .review, title: "Review")) }
    return Flow(name: "random", title: text(), steps: steps, prompts: prompts)
  }
}
