import Testing

@testable import Onboard

/// The review, its rows, and the way back to them.
@Suite struct ReviewTests {
  static let flow = """
    {"flow":"f","title":"F","steps":[
     {"id":"one","title":"1","fields":[
      {"id":"name","type":"text","label":"Name","required":true},
      {"id":"more","type":"toggle","label":"More"},
      {"id":"note","type":"note","label":"Note"}]},
     {"id":"two","title":"2","when":{"field":"more","equals":true},"fields":[
      {"id":"extra","type":"text","label":"Extra","required":true}]},
     {"id":"three","title":"3","fields":[
      {"id":"pin","type":"secure","label":"Pin","output":false},
      {"id":"also","type":"text","label":"Also","when":{"field":"more","equals":true}}]},
     {"id":"review","type":"review","title":"Check"}]}
    """

  /// At the review, with a name and a pin.
  static func atReview() throws -> Play {
    var play = Play(try Flows.read(flow))
    play.press("ann return return 1234 return")
    try #require(play.step == "review")
    return play
  }

  static func buttons(_ play: Play) -> [String] { play.wizard.forms.active.buttons.map(\.id) }
  static func stops(_ play: Play) -> [String] { play.wizard.forms.focus.active.fields.map(\.id) }

  @Test func listsWhatIsVisible() throws {
    let play = try ReviewTests.atReview()
    let due = ["@edit-name", "@edit-more", "@edit-pin", "@submit", "@back"]
    #expect(ReviewTests.buttons(play) == due)
    #expect(ReviewTests.stops(play) == due)
    #expect(play.focus == "@submit")
    #expect(play.wizard.keyboardBar.submit == "Finish")
  }

  @Test func aRowLeadsToItsFieldAndBack() throws {
    var play = try ReviewTests.atReview()
    play.press("tab tab tab tab return")
    #expect(play.step == "three" && play.focus == "pin")
    play.press("5 return")
    #expect(play.step == "review" && play.focus == "@edit-pin")
    play.press("up")
    #expect(play.focus == "@edit-more")
    play.press("up space")
    #expect(play.step == "one" && play.focus == "name")
    play.press("x alt-return")
    #expect(play.step == "review" && play.focus == "@edit-name")
    play.press("alt-return")
    #expect(play.outcome?.answers == #"{"name":"annx","more":false}"#)
  }

  @Test func whatAChangeOpensIsGoneThroughFirst() throws {
    var play = try ReviewTests.atReview()
    play.press("tab tab tab return")
    #expect(play.step == "one" && play.focus == "more")
    play.press("space return")
    #expect(play.step == "two" && play.focus == "extra")
    play.press("return")
    #expect(play.message("extra") != nil)
    play.press("e return")
    #expect(play.step == "review", "step three is submitted and right")
    #expect(play.focus == "@edit-more")
    let due = [
      "@edit-name", "@edit-more", "@edit-extra", "@edit-pin", "@edit-also", "@submit", "@back",
    ]
    #expect(ReviewTests.buttons(play) == due)
    #expect(ReviewTests.stops(play) == due)
    play.press("return space return")
    #expect(play.step == "review")
    #expect(
      ReviewTests.stops(play) == ["@edit-name", "@edit-more", "@edit-pin", "@submit", "@back"])
    play.press("alt-return")
    #expect(play.outcome?.answers == #"{"name":"ann","more":false}"#)
  }

  @Test func whatAChangeSpoilsIsGoneThroughFirst() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[{"id":"a","type":"text","label":"A"}]},
       {"id":"two","title":"2","fields":[{"id":"b","type":"text","label":"B","equalsField":"a"}]},
       {"id":"review","type":"review","title":"R"}]}
      """
    var play = Play(try Flows.read(flow))
    play.press("x return x return")
    #expect(play.step == "review")
    play.press("tab tab return y return")
    #expect(play.step == "two")
    play.press("y return")
    #expect(play.step == "review" && play.focus == "@edit-a")
    play.press("alt-return")
    #expect(play.outcome?.answers == #"{"a":"xy","b":"xy"}"#)
  }

  @Test func backFromAChangeGoesOnByTheUsualWay() throws {
    var play = try ReviewTests.atReview()
    play.press("up return")
    #expect(play.step == "three" && play.focus == "pin")
    play.press("f9")
    #expect(play.step == "one")
    play.press("alt-return")
    #expect(play.step == "three")
    play.press("alt-return")
    #expect(play.step == "review")
  }

  @Test func eachReviewIsReturnedToFromItsOwnRows() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[{"id":"a","type":"text","label":"A"}]},
       {"id":"r1","type":"review","title":"R1"},
       {"id":"two","title":"2","fields":[{"id":"b","type":"text","label":"B"}]},
       {"id":"r2","type":"review","title":"R2"}]}
      """
    var play = Play(try Flows.read(flow))
    play.press("return return return")
    #expect(play.step == "r2")
    play.press("up up return")
    #expect(play.step == "one" && play.focus == "a")
    play.press("x return")
    #expect(play.step == "r2" && play.focus == "@edit-a")
  }

  @Test func aReviewThatIsGoneIsNotReturnedTo() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[
       {"id":"one","title":"1","fields":[{"id":"t","type":"toggle","label":"T","default":true}]},
       {"id":"review","type":"review","title":"R","when":{"field":"t","equals":true}},
       {"id":"last","title":"L","fields":[{"id":"x","type":"text","label":"X"}]}]}
      """
    var play = Play(try Flows.read(flow))
    play.press("return up return")
    #expect(play.step == "one")
    play.press("space return")
    #expect(play.step == "last")
  }

  @Test func aSecretIsAMaskOfFixedLength() throws {
    for pin in ["1", "1234", "a-very-long-secret-indeed"] {
      var play = Play(try Flows.signIn())
      play.press("ann@b.co return \(pin)longenough return")
      let row = try #require(play.wizard.forms.row("password"))
      #expect(play.wizard.shown(row) == String(repeating: "•", count: 8))
      #expect(play.wizard.answers.text == #"{"email":"ann@b.co"}"#)
      #expect(!"\(play.wizard.standing)".contains("longenough"))
      #expect(play.wizard.text("{password}") == "••••••••")
    }
    let empty = Play(try Flows.signIn())
    #expect(empty.wizard.forms.row("password").map(empty.wizard.shown) == "")
  }

  @Test func aSecretIsPrintedOnlyIfTheFlowSaysSo() throws {
    let fields = """
      {"id":"a","type":"secure","label":"A","output":true},
      {"id":"b","type":"secure","label":"B","output":false},
      {"id":"c","type":"text","label":"C","output":false}
      """
    #expect(
      run(try Flows.step(fields), keys("x return y return z return")).answers == #"{"a":"x"}"#)
  }
}
