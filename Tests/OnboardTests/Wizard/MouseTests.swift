import Testing

@testable import Onboard
@testable import TTYCore

/// What clicks and the wheel do.
struct MouseTests {
  private static func wizard(_ keys: String = "") throws -> Wizard {
    let text = """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S"\(keys),"fields":[
         {"id":"name","type":"text","label":"Name","default":"abc"},
         {"id":"pin","type":"secure","label":"Pin","mask":"none","output":false},
         {"id":"code","type":"oneTimeCode","label":"Code","length":4},
         {"id":"on","type":"toggle","label":"On"},
         {"id":"plan","type":"choice","label":"Plan","style":"list",
          "options":["a",{"value":"b","disabled":"no"},"c"]},
         {"id":"city","type":"choice","label":"City","options":["1","2","3","4","5","6","7","8"]}],
        "buttons":[{"label":"More","opens":"p"}]},
       {"id":"t","title":"T"}],
       "prompts":{"p":{"title":"P","buttons":[{"label":"OK"}]}}}
      """
    var wizard = Wizard(try #require(FlowReader.read(Array(text.utf8)).flow))
    _ = wizard.update(.appeared)
    return wizard
  }

  private static func item(_ id: String, _ inside: Int? = nil, in form: String = "s") -> Hit {
    .item(id, form: form, inside: inside)
  }

  private func click(_ hit: Hit, on wizard: inout Wizard) -> [Effect] {
    wizard.update(.clicked(hit))
  }

  @Test func placesTheCaret() throws {
    var wizard = try Self.wizard()
    _ = click(Self.item("name", 1), on: &wizard)
    _ = wizard.update(.input(.text("x")))
    #expect(wizard.forms.row("name")?.state.answer == .string("axbc"))
    _ = click(Self.item("code", 2), on: &wizard)
    _ = wizard.update(.input(.text("7")))
    guard case .code(let code)? = wizard.forms.row("code")?.state else { throw MouseFault() }
    #expect(code.slots.map { $0.map(String.init) ?? "" } == ["", "", "7", ""])
  }

  @Test func pressesAndChooses() throws {
    var wizard = try Self.wizard()
    _ = click(Self.item("on"), on: &wizard)
    #expect(wizard.forms.row("on")?.state.answer == .bool(true))
    _ = click(Self.item("plan", 2), on: &wizard)
    #expect(wizard.forms.row("plan")?.state.answer == .string("c"))
    _ = click(Self.item("plan", 1), on: &wizard)
    #expect(wizard.forms.row("plan")?.state.answer == .string("c"))
    _ = click(Self.item("@submit"), on: &wizard)
    #expect(wizard.step.id == "t")
    _ = click(Self.item("@back", in: "t"), on: &wizard)
    #expect(wizard.step.id == "s")
  }

  @Test func opensAndLeavesASheet() throws {
    var wizard = try Self.wizard()
    _ = click(Self.item("city"), on: &wizard)
    #expect(wizard.prompt?.id == "sheet")
    _ = click(Self.item("@options", 3, in: "sheet"), on: &wizard)
    #expect(wizard.prompt == nil && wizard.forms.focused == "city")
    #expect(wizard.forms.row("city")?.state.answer == .string("4"))
  }

  @Test func doesNothingUnderAPrompt() throws {
    var wizard = try Self.wizard(#","clickDismisses":true"#)
    _ = click(Self.item("@more"), on: &wizard)
    #expect(wizard.prompt?.id == "p")
    for hit in [Self.item("name", 1), Self.item("@submit"), .form("s"), .form("p")] {
      #expect(click(hit, on: &wizard) == [])
      #expect(wizard.prompt?.id == "p" && wizard.forms.focused == "@ok")
    }
    _ = click(Self.item("@ok", in: "p"), on: &wizard)
    #expect(wizard.prompt == nil && wizard.forms.focused == "@more")
  }

  @Test(arguments: [true, false])
  func dismissesIfTheStepSaysSo(_ dismisses: Bool) throws {
    var wizard = try Self.wizard(#","clickDismisses":\#(dismisses)"#)
    _ = click(.form("s"), on: &wizard)
    #expect(wizard.forms.focused == (dismisses ? nil : "name"))
  }

  @Test(arguments: [true, false])
  func theWheelScrolls(_ dismisses: Bool) throws {
    var wizard = try Self.wizard(#","scrollDismisses":\#(dismisses)"#)
    _ = wizard.update(.resized(Size(columns: 40, rows: 10)))
    let camera = WizardCamera(size: wizard.size)
    _ = camera.frame(of: &wizard)
    _ = wizard.update(.wheeled(rows: 3))
    _ = camera.frame(of: &wizard)
    #expect(wizard.scrolls["s"]?.offset == 3)
    #expect(wizard.forms.focused == (dismisses ? nil : "name"))
    _ = wizard.update(.wheeled(rows: .max))
    _ = camera.frame(of: &wizard)
    _ = wizard.update(.wheeled(rows: .min))
    _ = camera.frame(of: &wizard)
    #expect(wizard.scrolls["s"]?.offset == 0)
  }

  /// Keys on the bar do what they say.
  @Test func theBarIsClicked() throws {
    var wizard = try Self.wizard()
    _ = click(.key(.nextInput), on: &wizard)
    #expect(wizard.forms.focused == "pin")
    _ = click(.key(.help), on: &wizard)
    #expect(wizard.prompt?.id == "help")
    _ = click(.key(.done), on: &wizard)
    _ = click(.key(.done), on: &wizard)
    #expect(wizard.prompt == nil && wizard.forms.focused == nil)
  }

  @Test func onlyThePlainMainButtonClicks() throws {
    let wizard = try Self.wizard()
    let place = (column: 5, row: 6)
    func event(_ action: MouseEvent.Action, _ button: MouseEvent.Button, _ mods: Modifiers = [])
      -> WizardEvent?
    {
      wizard.event(
        for: .mouse(
          MouseEvent(action, button, column: place.column, row: place.row, modifiers: mods)))
    }
    #expect(event(.press, .left) != nil)
    #expect(event(.press, .left, .shift) == nil)
    #expect(event(.press, .right) == nil)
    #expect(event(.release, .left) == nil)
    #expect(event(.drag, .left) == nil)
    #expect(event(.scrollDown, .none) == .wheeled(rows: 3))
    #expect(event(.scrollUp, .none) == .wheeled(rows: -3))
  }
}

private struct MouseFault: Error {}
