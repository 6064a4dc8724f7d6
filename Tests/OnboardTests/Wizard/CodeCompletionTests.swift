import Testing

@testable import Onboard

/// A code that is whole goes on by itself; the Return that many people press then belongs to it.
@Suite struct CodeCompletionTests {
  static func flow(_ more: String = "", _ next: String = "", _ step: String = "") throws -> Flow {
    try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"v","title":"V","fields":[
        {"id":"code","type":"oneTimeCode","label":"Code"\(more)}\(next)]\(step)},
       {"id":"w","title":"W","fields":[{"id":"x","type":"text","label":"X"}]}]}
      """)
  }

  static let after = #",{"id":"y","type":"text","label":"Y"}"#

  @Test(arguments: ["return", "^J", "\u{1B}OM"])
  func theNextReturnIsSwallowedOnce(_ key: String) throws {
    var play = Play(try CodeCompletionTests.flow())
    play.press("123456")
    #expect(play.step == "w")
    play.press(key)
    #expect(play.step == "w" && play.outcome == nil && play.rings == 0)
    play.press(key)
    #expect(play.outcome?.answers == #"{"code":"123456","x":""}"#)
  }

  @Test(arguments: ["x", "tab shift-tab", "\u{1B}[24~", "alt-return"])
  func anyOtherKeyEndsThat(_ words: String) throws {
    var play = Play(try CodeCompletionTests.flow())
    play.press("123456 \(words)")
    if play.outcome == nil { play.press("return") }
    #expect(play.outcome != nil)
  }

  @Test func pastingDoesTheSame() throws {
    var play = Play(try CodeCompletionTests.flow())
    play.press(bytes: paste("Your code is 123456\r"))
    #expect(play.step == "w")
    play.press("return")
    #expect(play.outcome == nil)
  }

  @Test func repliesAndResizesBetweenDoNotCount() throws {
    var play = Play(try CodeCompletionTests.flow())
    play.press("123456 \u{1B}[?64;1c \u{1B}[48;12;40;0;0t return")
    #expect(play.outcome == nil && play.step == "w")
  }

  @Test func goesToTheNextInputIfThereIsOne() throws {
    var play = Play(try CodeCompletionTests.flow("", CodeCompletionTests.after))
    play.press("123456")
    #expect(play.step == "v" && play.focus == "y")
    play.press("return")
    #expect(play.focus == "y")
    play.press("return")
    #expect(play.step == "w")
  }

  @Test func letsGoIfAskedTo() throws {
    var play = Play(try CodeCompletionTests.flow(#","onComplete":"dismiss""#))
    play.press("123456")
    #expect(play.step == "v" && play.focus == nil)
    play.press("return tab")
    #expect(play.focus == "@submit")
  }

  @Test func theFirstOfTwoReturnsAtACommand() throws {
    var play = Play(try CodeCompletionTests.flow("", "", #","action":{"run":["check"]}"#))
    play.press("123456")
    #expect(play.requests.count == 1)
    play.press("return return")
    #expect(play.rings == 1, "the first belongs to the code, the second is dropped")
    play.answer(.refused(field: "code", message: "Wrong code."))
    #expect(play.focus == "code" && play.message("code") == "Wrong code.")
    play.press("7")
    #expect(play.message("code") == nil)
    #expect(play.requests.count == 2, "the last slot was typed anew")
  }

  @Test func nothingIsSwallowedWhereNothingMoved() throws {
    var play = Play(try CodeCompletionTests.flow())
    play.press("12345 return")
    #expect(play.step == "v" && play.message("code") != nil)
    play.press(bytes: paste("1234567"))
    play.press("return")
    #expect(play.step == "w")
  }
}

/// Leaving a code by the arrows.
@Suite struct CodeArrowTests {
  @Test func upAndDownGoOnToTheNeighbours() throws {
    var play = Play(
      try Flows.step(
        #"{"id":"x","type":"text","label":"X"},{"id":"c","type":"oneTimeCode","label":"C"}"#))
    play.press("down")
    #expect(play.focus == "c")
    play.press("1 2 up")
    #expect(play.focus == "x")
    play.press("down down")
    #expect(play.focus == "@submit")
  }
}
