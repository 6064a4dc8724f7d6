import Onboard
import Testing

/// Which answers are right, by table.
@Suite struct FieldCheckTests {
  static func field(
    _ kind: Field.Kind = .text, required: Bool = false, _ type: ContentType? = nil,
    _ rules: Rule...
  ) -> Field {
    Field(id: "f", kind: kind, label: "F", required: required, contentType: type, rules: rules)
  }

  static let secure = Field.Kind.secure(mask: .dots)
  static let code = Field.Kind.oneTimeCode(length: 4, onComplete: .next)
  static let choice = Field.Kind.choice([.init(value: "a"), .init(value: "b", disabled: "No")])
  static let pattern = Rule.pattern(Pattern("[a-z]+"), message: "Letters.")

  static func number(_ bound: (Decimal) -> Rule) -> Field {
    Field(id: "f", kind: .number, label: "F", rules: Decimal("1.5").map { [bound($0)] } ?? [])
  }

  static let cases: [(Field, JSON, Bool)] = [
    (field(), .string(""), true),
    (field(), .string("  "), true),
    (field(required: true), .string(""), false),
    (field(required: true), .string(" \u{3000}\t"), false),
    (field(required: true), .string("x"), true),
    (field(.text, .emailAddress), .string(""), true),
    (field(.text, .emailAddress), .string("a@b"), false),
    (field(.text, .emailAddress), .string(" a@b.co "), true),
    (field(.text, required: true, nil, .minLength(3)), .string("ab"), false),
    (field(.text, nil, .minLength(3)), .string(""), true),
    (field(.text, nil, .minLength(3)), .string("  "), false),
    (field(.text, nil, .minLength(3)), .string("👨‍👩‍👧ab"), true),
    (field(.text, nil, .maxLength(2)), .string("👨‍👩‍👧🇯🇵"), true),
    (field(.text, nil, .maxLength(2)), .string("abc"), false),
    (field(.text, nil, pattern), .string("abc"), true),
    (field(.text, nil, pattern), .string("abc1"), false),
    (field(.text, nil, pattern), .string(""), true),
    (field(.text, nil, .equalsField("other")), .string("same"), true),
    (field(.text, nil, .equalsField("other")), .string("Same"), false),
    (field(secure, required: true), .string("    "), false),
    (field(secure, nil, .minLength(8)), .string("short"), false),
    (field(.toggle), .bool(false), true),
    (field(.toggle, required: true), .bool(false), false),
    (field(.toggle, required: true), .bool(true), true),
    (field(code), .string(""), true),
    (field(code, required: true), .string(""), false),
    (field(code, required: true), .string("1234"), true),
    (field(choice), .null, true),
    (field(choice, required: true), .null, false),
    (field(choice, required: true), .string("a"), true),
    (field(.number), .null, true),
    (field(.number, required: true), .null, false),
    (field(.number, required: true), .number("0"), true),
    (number(Rule.minimum), .number("1.50"), true),
    (number(Rule.minimum), .number("1.49999999999999999999"), false),
    (number(Rule.maximum), .number("15e-1"), true),
    (number(Rule.maximum), .number("1.50000000000000000001"), false),
    (number(Rule.minimum), .null, true),
    (field(.note), .null, true),
  ]

  @Test(arguments: cases)
  func judges(_ field: Field, _ answer: JSON, _ isRight: Bool) {
    var state = FieldState(field)
    if field.isInput { #expect(state.setAnswer(answer) == true) }
    let message = FieldCheck.message(for: state, of: field) {
      $0 == "other" ? .string("same") : .null
    }
    #expect((message == nil) == isRight)
    #expect(message?.isEmpty != true)
  }

  @Test func partOfACodeIsWrongThoughItMayBeEmpty() {
    let field = FieldCheckTests.field(FieldCheckTests.code)
    var code = CodeState(length: 4)
    _ = code.type("1")
    #expect(FieldCheck.message(for: .code(code), of: field) { _ in .null } != nil)
  }

  @Test func aPatternsOwnMessageIsShown() {
    let field = FieldCheckTests.field(.text, nil, FieldCheckTests.pattern)
    #expect(FieldCheck.message(for: .text(TextState("1")), of: field) { _ in .null } == "Letters.")
  }

  static let foreign: [(Field, JSON)] = [
    (field(), .bool(true)), (field(), .null), (field(), .number("1")), (field(.toggle), .null),
    (field(.number), .string("1")), (field(.number), .number("1e99999999999")),
    (field(.number), .bool(true)),
    (field(.toggle), .string("true")), (field(code), .string("123")),
    (field(code), .string("12345")),
    (field(code), .string("12a4")), (field(choice), .string("c")), (field(choice), .string("b")),
    (field(choice), .bool(true)), (field(.note), .string("x")), (field(.note), .null),
    (field(), .array([.string("x")])), (field(), .object([])),
  ]

  @Test(arguments: foreign)
  func refusesWhatIsNoAnswer(_ field: Field, _ answer: JSON) {
    var state = FieldState(field)
    let before = state
    #expect(state.setAnswer(answer) == false)
    #expect(state == before)
  }
}
