import Onboard
import Testing

/// What is wrong with flows that are made in Swift is said with the place in Swift.
@Suite struct FlowFaultsTests {
  static let cases: [(Flow, [String])] = [
    (flow([Field(id: "a", kind: .text, label: "A")]), []),
    (
      flow([Field(id: "a", kind: .text, label: "A"), Field(id: "a", kind: .toggle, label: "B")]),
      [#"steps[0].fields[1].id: duplicate id "a""#]
    ),
    (
      flow([Field(id: "name", kind: .text, label: "", section: "Who")], focus: "nmae"),
      [
        "steps[0].fields[0].label: no label",
        #"steps[0].focus: no field or button of this step is called "nmae"; did you mean "name"?"#,
      ]
    ),
    (
      flow([Field(id: "name", kind: .text, label: "Field 1", section: "Who")], focus: "Who"),
      [
        #"steps[0].focus: "Who" is a section and cannot have the focus; its first field is "name""#,
        "warning: steps[0].fields[0].label: a label that only counts",
      ]
    ),
    (
      flow(
        [Field(id: "a", kind: .text, label: "\u{200B}")],
        buttons: [Button(id: "b", label: " \u{2060}", opens: "p")]),
      ["steps[0].fields[0].label: no label", "steps[0].buttons[0].label: no label"]
    ),
    (
      flow([], prompts: [Prompt(id: "p", title: "P", buttons: [])]),
      [
        #"prompts[0].buttons: the prompt cannot be closed: a button with the role "cancel" is due"#
      ]
    ),
    (
      flow(
        [],
        prompts: [
          Prompt(id: "p", title: "P", buttons: [Button(label: "A")]),
          Prompt(id: "p", title: "Q", buttons: [Button(label: "A")]),
        ]),
      [#"prompts[1].id: duplicate id "p""#]
    ),
  ]

  private static func flow(
    _ fields: [Field], buttons: [Button] = [], focus: String? = nil, prompts: [Prompt]? = nil
  ) -> Flow {
    Flow(
      name: "f", title: "F",
      steps: [Step(id: "s", title: "S", fields: fields, buttons: buttons, focus: focus)],
      prompts: prompts ?? [Prompt(id: "p", title: "P", buttons: [Button(label: "Close")])])
  }

  @Test(arguments: cases) func faults(_ flow: Flow, _ messages: [String]) {
    let found = flow.faults
    #expect(found.map(\.text) == messages)
    #expect(found.allSatisfy { $0.position == nil })
  }
}
