import Testing

@testable import Onboard

/// What a walk says of steps that only some answers lead to.
@Suite struct ExplorerReachTests {
  private static let number = #""id":"n","type":"number","label":"N","required":true"#
  private static let text = #""id":"p","type":"text","label":"P","required":true"#

  /// The rules of the fields of a first step, and the conditions of the next one.
  static let rows: [(fields: String, condition: String, words: String?)] = [
    // Between two bounds, at them, and beyond them.
    (
      "{\(number)}", #"{"all":[{"field":"n","above":5},{"field":"n","below":6}]}"#, nil
    ),
    (
      #"{\#(number),"keyboardType":"numberPad"}"#,
      #"{"all":[{"field":"n","above":5},{"field":"n","below":6}]}"#, "step t: never reached"
    ),
    (
      #"{\#(number),"keyboardType":"decimalPad","minimum":-3,"maximum":0.2}"#,
      #"{"field":"n","below":0}"#, "step t: never reached"
    ),
    (
      "{\(number)}",
      #"{"all":[{"field":"n","above":-6},{"field":"n","below":-5.5},{"not":{"field":"n","equals":-5.55}}]}"#,
      nil
    ),
    (
      #"{\#(number),"minimum":5}"#, #"{"field":"n","below":5.00001}"#, nil
    ),
    (
      "{\(number)}", #"{"all":[{"field":"n","above":1e5000},{"field":"n","below":2e5000}]}"#,
      "step t: not reached by the answers that were tried"
    ),
    // What must be the same as another answer, directly or by way of a third.
    (
      """
      {"id":"a","type":"secure","label":"A","required":true},
      {"id":"b","type":"secure","label":"B","required":true,"equalsField":"a"},
      {"id":"c","type":"secure","label":"C","required":true,"equalsField":"b"}
      """, #"{"field":"c","equals":"sesame"}"#, nil
    ),
    (
      """
      {\(text)},{"id":"q","type":"text","label":"Q","required":true,"equalsField":"p"}
      """, #"{"all":[{"field":"q","in":["aa","bb"]},{"not":{"field":"p","equals":"aa"}}]}"#, nil
    ),
    (
      """
      {\(text)},{"id":"q","type":"text","label":"Q","required":true,"equalsField":"p",
       "pattern":"[a-z]+"}
      """, #"{"field":"p","matches":"[0-9]+"}"#, "step t: never reached"
    ),
    // Patterns together, beside what a text is compared with.
    (
      "{\(text)}",
      #"{"all":[{"field":"p","matches":"a.*"},{"field":"p","matches":".*z"},{"not":{"field":"p","equals":"az"}}]}"#,
      nil
    ),
    (
      #"{\#(text),"maxLength":2}"#,
      #"{"all":[{"field":"p","matches":"a.*"},{"field":"p","matches":".*z"},{"not":{"field":"p","equals":"az"}}]}"#,
      "step t: never reached"
    ),
    (
      "{\(text)}", #"{"field":"p","matches":"(?-i:Z)y.*[0-9]{3}"}"#,
      "step t: not reached by the answers that were tried"
    ),
    (
      #"{"id":"p","type":"text","label":"P"}"#, #"{"field":"p","matches":" +"}"#, nil
    ),
    (
      #"{"id":"p","type":"oneTimeCode","label":"P","required":true}"#,
      #"{"field":"p","matches":"99.*7"}"#, nil
    ),
    (
      #"{"id":"p","type":"oneTimeCode","label":"P","required":true}"#,
      #"{"field":"p","matches":"9.*a"}"#, "step t: never reached"
    ),
    // Of wrong answers one is given at a time, and then it is not said that there is no way.
    (
      """
      {"id":"a","type":"text","label":"A","pattern":"[0-9]+"},
      {"id":"b","type":"text","label":"B","pattern":"[0-9]+"},
      {"id":"c","type":"text","label":"C",
       "when":{"all":[{"field":"a","equals":"x"},{"field":"b","equals":"y"}]}}
      """, #"{"field":"a","isEmpty":false}"#, "field c: not reached by the answers that were tried"
    ),
  ]

  @Test(arguments: rows)
  func says(_ row: (fields: String, condition: String, words: String?)) throws {
    let flow = try Self.flow(row.fields, row.condition)
    let exploration = FlowExplorer.explore(flow)
    let lines = exploration.findings.map(\.description)
    #expect(lines == [row.words].compactMap { $0 }, "\(row.fields) \(row.condition)")
    #expect(exploration.hasFaults == (row.words?.hasSuffix("never reached") ?? false))
    #expect(exploration.isComplete)
  }

  static func flow(_ fields: String, _ condition: String, action: String = "") throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[\(fields)]\(action)},
       {"id":"t","title":"T","when":\(condition),"fields":[{"id":"x","type":"text","label":"X"}]},
       {"id":"u","title":"U"}]}
      """)
  }

  /// What cannot be typed on a pad a command can still answer.
  @Test func commandsAnswerWhatNobodyTypes() throws {
    let flow = try Self.flow(
      #"{\#(Self.number),"keyboardType":"numberPad"}"#, #"{"field":"n","below":0}"#,
      action: #","action":{"run":["acme"]}"#)
    let exploration = FlowExplorer.explore(flow)
    #expect(
      exploration.findings.map(\.description)
        == ["step t: not reached by the answers that were tried"])
    #expect(!exploration.hasFaults)
  }

  /// Fields that look hard to answer, and what is said of those that cannot be.
  @Test(arguments: [
    (#""type":"text","keyboardType":"numberPad","pattern":"[A-Z]+""#, false),
    (#""type":"text","keyboardType":"numberPad","pattern":"[0-9A-Z]{3}""#, true),
    (#""type":"text","keyboardType":"decimalPad","pattern":"[0-9]+-[0-9]+""#, false),
    (#""type":"text","keyboardType":"decimalPad","pattern":"[0-9]+.[0-9]+""#, true),
    (#""type":"number","keyboardType":"numberPad","minimum":5.2,"maximum":5.8"#, false),
    (#""type":"number","keyboardType":"numberPad","minimum":5.2,"maximum":6.8"#, true),
    (#""type":"number","minimum":5.2,"maximum":5.8"#, true),
    (#""type":"text","contentType":"emailAddress","maxLength":6"#, true),
    (#""type":"text","contentType":"emailAddress","minLength":40"#, true),
    (#""type":"text","contentType":"emailAddress","pattern":".*@my-corp[.]com""#, true),
    (#""type":"text","minLength":500"#, true),
    (#""type":"secure","minLength":500"#, true),
  ])
  func deadEndsNameTheField(_ rules: String, _ canBe: Bool) throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
       {"id":"a","label":"A","required":true,\(rules)}]}]}
      """)
    let exploration = FlowExplorer.explore(flow)
    let lines = exploration.findings.map(\.description)
    #expect(lines == (canBe ? [] : ["step s: dead end: no answer to a is right"]), "\(rules)")
    try FlowExplorerTests.checkScripts(exploration, of: flow)
  }

  /// Where Return goes nowhere, it chooses all the same, as the bar says.
  @Test(arguments: ["radio", "list", "cards"])
  func choosingIsSomething(_ style: String) throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
       {"id":"a","type":"choice","label":"A","style":"\(style)","options":["x","y"],"onSubmit":"none"}]}]}
      """)
    #expect(FlowExplorer.explore(flow).findings.map(\.description) == [])
  }

  @Test func aListIsNamedByWhatCollectsForIt() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
       {"id":"all","type":"list","label":"All","required":true},
       {"id":"a","type":"text","label":"A","collects":"all","pattern":"x{3}","maxLength":2}]}]}
      """)
    let lines = FlowExplorer.explore(flow).findings.map(\.description)
    #expect(lines == ["step s: dead end: no answer to a is right"])
  }
}
