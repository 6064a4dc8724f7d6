import TTYCore
import Testing

@testable import Onboard

/// Keys that bring a text, and texts without a key.
@Suite struct TextWithKeysTests {
  @Test func textOfAKeyIsTypedWhateverWasHeld() throws {
    var play = Play(try Flows.names())
    // Ctrl-Alt and a text is AltGr; without a text it is a shortcut that means nothing.
    play.press("\u{1B}[99;7;263u \u{1B}[99;7u \u{1B}[98;3;223u")
    #expect(play.text("name") == "ćß")
  }

  @Test func aQuestionMarkWithItsTextIsHelpOnAButton() throws {
    var play = Play(try Flows.names())
    play.press("tab tab \u{1B}[63;2;63u")
    #expect(play.prompt == "help")
  }

  @Test func aSpaceWithItsTextPresses() throws {
    var play = Play(try Flows.company())
    play.press("\u{1B}[32;;32u")
    #expect(play.wizard.answers["work"] == .bool(true))
  }

  @Test func textOfAnInputMethod() throws {
    var play = Play(try Flows.code())
    play.send(.input(.text("１２")))
    #expect(play.text("code") == "12")
    play.send(.input(.text("漢")))
    #expect(play.text("code") == "12" && play.rings == 1)
    play.send(.input(.text("3456")))
    #expect(play.outcome?.answers == #"{"code":"123456"}"#)
  }

  @Test func textOnAButtonRings() throws {
    var play = Play(try Flows.names())
    play.press("tab tab x é")
    #expect(play.rings == 2 && play.focus == Button.submitID)
  }
}
