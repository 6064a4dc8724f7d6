import Testing

@testable import Onboard

@Suite struct FormStackTests {
  private static func stack(_ fields: Field...) -> FormStack {
    let form = Form(id: "step", rows: fields.map { FormRow($0) })
    return FormStack(
      form,
      scope: FocusScope(
        form, focus: nil, button: nil, isMounted: true, isVisible: { _ in true }))
  }

  private static func code(_ completion: Field.Completion) -> Field {
    Field(id: "code", kind: .oneTimeCode(length: 4, onComplete: completion), label: "Code")
  }

  @Test func whatFollowsAWholeCodeIsNotForIt() {
    var stack = Self.stack(Self.code(.submit))
    #expect(stack.type("12345") == .submitted)
    #expect(stack.row("code")?.state.answer == .string("1234"))
  }

  @Test func aCodeThatTakesOverIsEnteredAtItsFirstEmptySlot() {
    var stack = Self.stack(
      Field(id: "name", kind: .text, label: "Name"), Self.code(.next))
    _ = stack.tab(.forward)
    _ = stack.type("12")
    _ = stack.edit(.start)
    _ = stack.tab(.backward)
    stack.setVisible(in: "step") { $0 != "name" }
    guard case .code(let code)? = stack.focusedRow?.state else {
      Issue.record("no code has the focus")
      return
    }
    #expect(code.position == 2)
  }

  @Test func whatAFieldLosesForAWhileIsWhereItWas() {
    var stack = Self.stack(Self.code(.next))
    _ = stack.type("123")
    _ = stack.edit(.start)
    let state = stack.focusedRow?.state
    stack.setBusy(true, in: "step")
    #expect(stack.focused == nil)
    stack.setBusy(false, in: "step")
    #expect(stack.focusedRow?.state == state)
  }
}
