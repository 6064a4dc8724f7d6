import TTYCore
import Testing

@testable import Onboard

/// Quitting, and the help: the prompts that every wizard has.
@Suite struct QuitTests {
  @Test func escapeLetsGoThenAsks() throws {
    var play = Play(try Flows.names())
    play.press("esc")
    #expect(play.prompt == nil && play.focus == nil)
    play.press("esc")
    #expect(play.prompt == "quit" && play.focus == "@stay")
    play.press("return")
    #expect(play.prompt == nil && play.outcome == nil && play.focus == nil)
    play.press("esc esc")
    #expect(play.prompt == nil, "Escape stays as well")
    play.press("esc right return")
    #expect(play.outcome == .cancelled)
    #expect(play.effects == [.finish(.cancelled)])
  }

  @Test func controlCQuitsWhenNothingWouldBeLost() throws {
    for words in ["^C", "tab ^C", "a backspace ^C", "esc ^C"] {
      var play = Play(try Flows.names())
      play.press(words)
      #expect(play.outcome == .cancelled, "\(words)")
    }
  }

  @Test func controlCAsksWhenSomethingWouldBeLost() throws {
    for (flow, words) in [
      (try Flows.names(), "a"), (try Flows.signIn(), "tab p"), (try Flows.code(), "1"),
      (try Flows.company(), "space"), (try Flows.plan("ab"), "space"),
      (try Flows.three(), "a return return"),
    ] {
      var play = Play(flow)
      play.press("\(words) ^C")
      #expect(play.prompt == "quit" && play.outcome == nil, "\(words)")
      play.press("^C")
      #expect(play.outcome == .cancelled)
    }
  }

  @Test func theFocusComesBackFromTheQuestion() throws {
    var play = Play(try Flows.code())
    play.press("12 ^C")
    #expect(play.prompt == "quit")
    play.press("return 3456")
    #expect(play.outcome?.answers == #"{"code":"123456"}"#)
  }

  @Test func controlCInAnotherPromptAsks() throws {
    for opener in ["tab return", "f1"] {
      var play = Play(try Flows.code())
      play.press("\(opener) ^C")
      #expect(play.prompt == "quit" && play.outcome == nil)
      play.press("esc")
      #expect(play.prompt != nil && play.prompt != "quit")
      play.press("^C ^C")
      #expect(play.outcome == .cancelled)
    }
  }

  @Test func theQuestionUnderTheHelpIsAskedAgain() throws {
    var play = Play(try Flows.names())
    play.press("a ^C f1")
    #expect(play.prompt == "help")
    play.press("^C")
    #expect(play.prompt == "quit" && play.outcome == nil)
    play.press("^C")
    #expect(play.outcome == .cancelled)
  }

  @Test func nothingHappensAfterTheEnd() throws {
    var play = Play(try Flows.names())
    play.press("^C")
    play.clear()
    play.press("a return return ^C esc esc")
    play.send(.submit)
    #expect(play.effects.isEmpty && play.outcome == .cancelled)
  }

  @Test(arguments: ["f1", "tab tab ?", "esc ?"])
  func helpOpensAndGivesTheFocusBack(_ words: String) throws {
    var play = Play(try Flows.names())
    play.press(words)
    #expect(play.prompt == "help")
    let focus = words.hasPrefix("tab") ? "@submit" : words == "f1" ? "name" : nil
    play.press("f1")
    play.press("return")
    #expect(play.prompt == nil && play.focus == focus)
  }

  @Test func questionMarkIsTextInText() throws {
    var play = Play(try Flows.names())
    play.press("?")
    #expect(play.text("name") == "?" && play.prompt == nil)
  }

  @Test func suspendAndRedraw() throws {
    var play = Play(try Flows.names())
    play.press("^Z ^L")
    #expect(play.effects == [.suspend, .redraw])
  }
}
