@testable import Onboard

/// A small flow of any shape: kinds, conditions, rules of Return, prompts, commands, reviews.
struct AnyFlow {
  private var random: SeededGenerator
  private var ids: [String] = []

  static func make(seed: UInt64) -> Flow {
    var maker = AnyFlow(random: SeededGenerator(seed: seed))
    return maker.flow()
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func flow() -> Flow {
    var steps: [Step] = []
    for number in 0..<Int.random(in: 1...4, using: &random) { steps.append(step(number)) }
    if chance(40) { steps.append(Step(id: "review", kind: .review, title: "R")) }
    return Flow(name: "f", title: "F", steps: steps, prompts: prompts())
  }

  private mutating func step(_ number: Int) -> Step {
    let when = number > 0 && chance(30) ? condition() : nil
    let names = (0..<Int.random(in: 0...4, using: &random)).map { "f\(number)\($0)" }
    var fields: [Field] = []
    for name in names {
      fields.append(field(name, among: names))
      if fields.last?.kind != .note { ids.append(name) }
    }
    if chance(25) { fields += list("l\(number)") }
    var buttons: [Button] = []
    // From a field above the last one no key leads to its buttons.
    if chance(40), let last = fields.last(where: \.isInput), last.takesFocus {
      buttons.append(
        Button(label: "Clear", clears: last.id, when: chance(70) ? .focused(last.id) : condition()))
    }
    if chance(30) {
      buttons.append(Button(label: "Ask", opens: "ask", when: chance(30) ? condition() : nil))
    }
    if chance(20) { buttons.append(Button(label: "Look", run: ["look"])) }
    var step = Step(
      id: "s\(number)", title: "S", fields: fields, buttons: buttons, when: when,
      onSubmit: chance(10) ? .submit : nil, action: chance(20) ? Action(run: ["go"]) : nil)
    if chance(20) { step.submitEnabled = .whenComplete }
    return step
  }

  private mutating func field(_ id: String, among names: [String]) -> Field {
    let kinds: [Field.Kind] = [
      .text, .text, .number, .secure(mask: .dots), .toggle, .note,
      .oneTimeCode(
        length: Int.random(in: 1...4, using: &random),
        onComplete: Field.Completion.allCases.randomElement(using: &random) ?? .next),
      .choice(
        ["a", "b", "c"].map { .init(value: $0, disabled: chance(30) ? "No" : nil) }),
      .choice(
        "abcdefghij".map { .init(value: "\($0)", disabled: chance(30) ? "No" : nil) }),
    ]
    var field = Field(
      id: id, kind: kinds.randomElement(using: &random) ?? .text, label: "F",
      required: chance(25), when: chance(20) ? condition() : nil,
      section: chance(30) ? "Section" : nil,
      submitLabel: chance(30) ? SubmitLabel.names.randomElement(using: &random)?.label : nil,
      onSubmit: chance(30) ? rule(names) : nil,
      rules: chance(15) ? [.minLength(2)] : [])
    field.style = Field.ChoiceStyle.allCases.randomElement(using: &random) ?? .radio
    return field
  }

  /// A list and the field that adds to it, in either order.
  private mutating func list(_ id: String) -> [Field] {
    ids.append(id)
    let entry = Field(
      id: id + "e", kind: .text, label: "E", collects: id, rules: chance(20) ? [.minLength(2)] : [])
    let list = Field(
      id: id, kind: .list, label: "L",
      initial: chance(30) ? .array([.string("x"), .string("y")]) : nil, required: chance(25),
      when: chance(20) ? condition() : nil)
    return chance(80) ? [entry, list] : [list, entry]
  }

  private mutating func rule(_ names: [String]) -> SubmitRule {
    let rules: [SubmitRule] = [
      .next, .submit, .done, .none, .opens("ask"),
      .focus((names + [Button.submitID]).randomElement(using: &random) ?? ""),
    ]
    return rules.randomElement(using: &random) ?? .next
  }

  private mutating func condition() -> Condition? {
    guard let id = ids.randomElement(using: &random) else { return nil }
    let conditions: [Condition] = [
      .isEmpty(field: id, false), .isEmpty(field: id, true), .equals(field: id, .bool(true)),
      .equals(field: id, .string("b")), .equals(field: id, .number("1")),
      .not(.isIn(field: id, [.string("1"), .null])),
    ]
    if chance(20), let bound = Decimal("20") {
      return chance(50) ? .above(field: id, bound) : .not(.below(field: id, bound))
    }
    return conditions.randomElement(using: &random)
  }

  private mutating func prompts() -> [Prompt] {
    let fields = chance(50) ? [field("p", among: ["p"])] : []
    return [
      Prompt(
        id: "ask", title: "Ask?", fields: fields,
        buttons: [
          Button(label: "Yes", run: chance(30) ? ["yes"] : nil),
          Button(label: "More", opens: "more"),
          Button(label: "No", role: .cancel),
        ]),
      Prompt(id: "more", title: "More", buttons: [Button(label: "Close")]),
    ]
  }
}
