@testable import Onboard

/// Random forms, and random things that a person and a program do to them.
struct RandomForms {
  /// What was done.
  enum Action {
    /// A key of the person's, and what it did.
    case key(String, FormResult)
    /// Anything else.
    case other(String)
  }

  private var generator: SeededGenerator
  private var opened = 0

  private static let ids = ["a", "b", "c", "d", "e", "f"]
  private static let options = ["red", "green", "blue", "white", "black"]
  private static let texts = [" ", "x", "7", "é", "12", "345678", "a b\nc", "👩‍👩‍👧", ""]
  private static let commands: [TextCommand] = [
    .left, .right, .wordLeft, .wordRight, .start, .end, .deleteBackward, .deleteForward,
    .killToStart, .killToEnd, .killWordBackward, .killWordForward, .yank, .transpose, .undo, .redo,
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }

  // MARK: - Forms

  mutating func options() -> [Field.Option] {
    Self.options.shuffled(using: &generator).prefix(number(1..<6)).map { value in
      Field.Option(value: value, disabled: chance(20) ? "sold out" : nil)
    }
  }

  mutating func row(_ id: String) -> FormRow {
    let kinds: [Field.Kind] = [
      .text, .text, .number, .secure(mask: .dots), .toggle, .choice(options()), .note,
      .oneTimeCode(length: number(1..<5), onComplete: pick(Field.Completion.allCases)),
    ]
    let rules: [SubmitRule] = [.next, .submit, .done, .none, .focus(pick(Self.ids)), .opens("p")]
    var row = FormRow(
      Field(
        id: id, kind: pick(kinds), label: Template(""), required: chance(20),
        contentType: chance(15) ? .emailAddress : nil),
      rule: pick(rules))
    if case .choice(var choice) = row.state {
      choice.style = pick([.radio, .list, .cards(columns: 2)])
      row.state = .choice(choice)
    }
    return row
  }

  mutating func focusField(_ row: FormRow) -> FocusField {
    FocusField(
      row.id, section: chance(50) ? pick(["s", "t"]) : nil, isEnabled: chance(85),
      isVisible: chance(85), canFocus: row.field.isInput, isTabStop: chance(90))
  }

  mutating func form(isStep: Bool) -> (Form, FocusScope) {
    opened += 1
    let id = "\(isStep ? "step" : "prompt")\(opened)"
    var rows: [FormRow] = []
    for id in Self.ids.shuffled(using: &generator).prefix(number(0..<6)) { rows.append(row(id)) }
    let button = FormButton(id: "@go", label: "Go", action: .submit)
    var fields: [FocusField] = []
    for row in rows { fields.append(focusField(row)) }
    fields.append(FocusField(button.id, role: .button))
    return (
      Form(id: id, isStep: isStep, rows: rows, buttons: [button]),
      FocusScope(
        id, kind: isStep ? .step : .modal, fields: fields,
        defaultFocus: chance(30) ? pick(Self.ids) : nil, isMounted: chance(90))
    )
  }

  // MARK: - Actions

  /// Does something in the active form.
  mutating func act(on stack: inout FormStack) -> Action {
    chance(70) ? press(&stack) : .other(change(&stack))
  }

  mutating func press(_ stack: inout FormStack) -> Action {
    let direction: FocusDirection = chance(60) ? .forward : .backward
    switch number(0..<15) {
    case 0, 1: return .key("tab \(direction)", stack.tab(direction))
    case 2: return .key("step \(direction)", stack.stepInput(direction))
    case 3: return .key("section \(direction)", stack.jumpSection(direction))
    case 4, 5:
      let arrow: Direction = pick([.up, .down, .left, .right])
      return .key("arrow \(arrow)", stack.move(arrow))
    case 6:
      let arrow: Direction = pick([.up, .down])
      return .key("edge \(arrow)", stack.moveToEdge(arrow))
    case 7, 8, 9:
      let text = pick(Self.texts)
      return .key("type \(text.debugDescription)", stack.type(text))
    case 10:
      let text = pick(Self.texts)
      return .key("paste \(text.debugDescription)", stack.paste(text))
    case 11, 12:
      let command = pick(Self.commands)
      return .key("edit \(command)", stack.edit(command))
    case 13: return .key("submit", stack.submit())
    default: return chance(60) ? .key("dismiss", stack.dismiss()) : .key("form", stack.submitForm())
    }
  }

  private mutating func change(_ stack: inout FormStack) -> String {
    let id = pick(Self.ids)
    let form = stack.active.id
    switch number(0..<9) {
    case 0:
      let row = row(id)
      let result = stack.insert(
        row, nil, focusField(row), at: .at(number(0..<7)), in: form)
      return "insert \(id) \(row.field.kind): \(result)"
    case 1: return "remove \(id): \(stack.remove(id, in: form))"
    case 2:
      let options = options()
      stack.setOptions(options, of: id, in: form)
      return "options of \(id): \(options.map(\.value))"
    case 3, 4:
      let isEnabled = chance(60)
      stack.setEnabled([id], isEnabled, in: form)
      return "enabled \(id): \(isEnabled)"
    case 5:
      let shown = Set(Self.ids.shuffled(using: &generator).prefix(number(2..<7)))
      stack.setVisible(in: form) { shown.contains($0) }
      return "visible: \(shown.sorted())"
    case 6:
      let isBusy = chance(30)
      stack.setBusy(isBusy, in: form)
      return "busy: \(isBusy)"
    case 7:
      stack.mount()
      return "mount"
    default:
      stack.refuse([id: "no"], in: form)
      return "refuse \(id)"
    }
  }
}
