import Onboard
import Testing

/// What people reported of focus, prompts and going back in other programs, played here.
///
/// Each case names a report that tells the fault.
@Suite struct ReportedFocusTests {
  private static let code = """
    {"flow": "code", "title": "Code", "steps": [{"id": "verify", "title": "Verify", "fields": [
      {"id": "code", "type": "oneTimeCode", "label": "Code", "length": 6,
       "required": true}],
      "buttons": [{"label": "Send a new code", "opens": "resend"},
        {"label": "Again", "opens": "resend", "returnTo": "code"}]}],
     "prompts": {"resend": {"title": "Send it?", "buttons": [
       {"label": "Send"}, {"label": "Cancel", "role": "cancel"}]}}}
    """

  private static let three = """
    {"flow": "three", "title": "Three", "steps": [
      {"id": "one", "title": "One", "fields": [
        {"id": "a", "type": "text", "label": "A"}, {"id": "b", "type": "text", "label": "B"}]},
      {"id": "two", "title": "Two", "fields": [
        {"id": "c", "type": "choice", "label": "C", "options": ["x", "y", "z"]},
        {"id": "d", "type": "text", "label": "D", "required": true}]},
      {"id": "three", "title": "Three", "fields": [
        {"id": "e", "type": "text", "label": "E"}, {"id": "f", "type": "text", "label": "F"}]}]}
    """

  private static let more = """
    {"flow": "more", "title": "More", "steps": [
      {"id": "one", "title": "One", "fields": [{"id": "more", "type": "toggle", "label": "More"}]},
      {"id": "two", "title": "Two", "fields": [{"id": "a", "type": "text", "label": "A"}],
       "when": {"field": "more", "equals": true}},
      {"id": "three", "title": "Three", "fields": [{"id": "b", "type": "text", "label": "B"}]}]}
    """

  private static let empty = """
    {"flow": "empty", "title": "Empty", "steps": [
      {"id": "first", "title": "First", "fields": [{"id": "z", "type": "text", "label": "Z"}]},
      {"id": "note", "title": "Note", "fields": [{"id": "n", "type": "note", "label": "Read."}]},
      {"id": "nothing", "title": "Nothing", "fields": [
        {"id": "a", "type": "text", "label": "A", "when": {"field": "z", "equals": "x"}}]},
      {"id": "last", "title": "Last", "fields": [{"id": "c", "type": "text", "label": "C"}]}]}
    """

  private static let long = """
    {"flow": "long", "title": "Long", "steps": [{"id": "terms", "title": "Terms", "fields": [
      {"id": "terms-text", "type": "note", "label": "NOTE"},
      {"id": "ok", "type": "toggle", "label": "Agreed"}]}]}
    """.replacing("NOTE", with: (1...200).map { "Line \($0)." }.joined(separator: "\\n"))

  @Test(arguments: [
    (
      "zed-industries/zed#2680", code,
      """
      type "12"
      press tab
      expect focus @send-a-new-code
      press return
      press tab
      press return
      expect no prompt
      expect focus @send-a-new-code
      press shift+tab
      type "3456"
      expect value code "123456"
      """
    ),
    (
      "drn/argus#386", code,
      """
      type "12"
      press tab
      press tab
      press return
      press esc
      expect focus code
      press ctrl+c
      expect prompt quit
      press esc
      expect focus code
      type "3456"
      expect value code "123456"
      """
    ),
    (
      "tui-cs/Terminal.Gui#3887", three,
      """
      type "a"
      press f10
      expect step two
      press f9
      expect step one
      expect focus a
      expect value a "a"
      type "b"
      expect value a "ab"
      """
    ),
    (
      "tui-cs/Terminal.Gui#5430", three,
      """
      press return
      expect focus b
      press return
      expect step two
      press space
      press return
      expect focus d
      type "d"
      press return
      expect step three
      press return
      press return
      expect exit 0
      """
    ),
    (
      "tui-cs/Terminal.Gui#1794", long,
      """
      size 80x10
      expect focus ok
      press shift+tab
      expect focus @submit
      press tab
      expect focus ok
      press pageup
      press pageup
      expect no screen "Agreed"
      press tab
      expect focus @submit
      press shift+tab
      expect screen "Agreed"
      """
    ),
    (
      "charmbracelet/huh#103", more,
      """
      press f10
      expect step three
      press f9
      expect step one
      press space
      press f10
      expect step two
      press f10
      expect step three
      press f9
      expect step two
      press f9
      press f9
      expect step one
      """
    ),
    (
      "charmbracelet/huh#808", empty,
      """
      press return
      expect step note
      press return
      expect no screen "Read."
      press f10
      expect step last
      press f9
      press f9
      expect step note
      """
    ),
    (
      "Textualize/textual#2194", code,
      """
      press tab
      press return
      repeat 10 {
        press tab
      }
      expect prompt resend
      click "Cancel"
      expect no prompt
      expect step verify
      press return
      press f10
      expect no prompt
      expect step verify
      expect no error code
      """
    ),
    (
      "charmbracelet/huh#720", three,
      """
      press f10
      press f10
      expect error d
      press f9
      expect step one
      press f10
      expect step two
      expect no error d
      """
    ),
    (
      "tmbo/questionary#81", three,
      """
      type "one"
      press f10
      press down
      press tab
      type "deed"
      press left
      press f10
      type "e"
      press f9
      expect focus d
      press f9
      type "!"
      press f10
      expect value c "y"
      type "-"
      press f10
      type "f"
      expect answers {"a": "one!", "b": "", "c": "y", "d": "dee-d", "e": "ef", "f": ""}
      """
    ),
  ])
  func isAsItShouldBe(_ report: String, _ json: String, _ script: String) throws {
    let read = FlowReader.read(Array(json.utf8))
    let flow = try #require(read.flow, "\(report): \(read.faults)")
    let failure = try ScriptRunner(flow).run(script).failure
    #expect(failure == nil, "\(report): \(failure?.description ?? "")")
  }
}
