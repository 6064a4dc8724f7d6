import Testing

@testable import Onboard

/// Prompts that open one another in a circle.
@Suite struct FlowPromptLoopTests {
  /// Prompts that open others; each button is called as what it opens.
  static func flow(
    _ prompts: KeyValuePairs<String, String>, first: String, step more: String = "",
    _ messages: String...
  ) -> MarkedFlow {
    func buttons(_ ids: String) -> String {
      ids.split(separator: " ").map { id in
        let name = id.replacing("⟦", with: "")
        return #"{"label":"To \#(name)","opens":\#(id == name ? "" : "⟦")"\#(name)"}"#
      }.joined(separator: ",")
    }
    let no = #"{"label":"No","role":"cancel"}"#
    let members = prompts.map { id, opened in
      let list = [buttons(opened), no].filter { !$0.isEmpty }.joined(separator: ",")
      return #""\#(id)":{"title":"\#(id)","buttons":[\#(list)]}"#
    }
    return MarkedFlow(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","buttons":[\(buttons(first))]\(more)}],
       "prompts":{\(members.joined(separator: ","))}}
      """, messages)
  }

  static let action = #","action":{"run":["acme"]}"#
  static let pIsOpen = #""p" is always open here: what closes this prompt goes back to it"#

  static func warning(_ name: String, _ way: String) -> String {
    "warning: \"\(name)\" may be open here (\(way)): then this closes what is over it"
  }

  static let cases: [MarkedFlow] = [
    flow(["p": "q", "q": "r", "r": ""], first: "p q r"),
    flow(["p": "q", "q": "⟦p"], first: "p", pIsOpen),
    flow(
      ["p": "q", "q": "r", "r": "⟦p ⟦q"], first: "p", pIsOpen,
      #""q" is always open here: what closes this prompt goes back to it"#),
    flow(["p": "q", "q": "⟦p"], first: "p", step: action, warning("p", "p, q, p")),
    flow(["p": "⟦q", "q": "⟦p"], first: "p q", warning("q", "q, p, q"), warning("p", "p, q, p")),
    flow(
      ["p": "q", "q": "⟦r", "r": "⟦p"], first: "p r", warning("r", "r, p, q, r"),
      warning("p", "p, q, r, p")),
    // Only a command can open the first.
    flow(["p": "q", "q": "⟦p"], first: "", step: #","text":"Text""#, pIsOpen),
    flow(["p": "q", "q": "⟦q"], first: "p", "a prompt cannot open itself"),
  ]

  @Test(arguments: cases) func loop(_ flow: MarkedFlow) { flow.expectFaults() }

  @Test func byReturn() {
    MarkedFlow(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","onSubmit":{"opens":"p"},
        "fields":[{"id":"a","type":"text","label":"A"}]}],
       "prompts":{
        "p":{"title":"P","fields":[{"id":"b","type":"text","label":"B","onSubmit":{"opens":"q"}}],
         "buttons":[{"label":"No","role":"cancel"}]},
        "q":{"title":"Q","fields":[{"id":"c","type":"text","label":"C","onSubmit":{"opens":⟦"p"}}],
         "buttons":[{"label":"No","role":"cancel"}]}}}
      """, [Self.pIsOpen]
    ).expectFaults()
  }
}
