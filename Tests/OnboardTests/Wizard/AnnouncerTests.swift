import Testing
import TTYCore

@testable import Onboard

/// What is told to who does not see the screen, and in which words.
@Suite struct AnnouncerTests {
  /// A wizard to which somebody listens.
  struct Listener {
    var play: Play
    private var announcer = Announcer()
    /// What was told at the start.
    let start: [String]

    init(_ flow: Flow) {
      play = Play(flow)
      start = announcer.lines(of: play.wizard)
    }

    /// What is told after these keys.
    mutating func press(_ words: String) -> [String] {
      tell { $0.press(words) }
    }

    mutating func tell(_ body: (inout Play) -> Void) -> [String] {
      body(&play)
      return announcer.lines(of: play.wizard)
    }
  }

  @Test func tellsAStepAndItsFields() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"Who are you?","text":"Tell us.","fields":[
        {"id":"note","type":"note","label":"All of it is optional"},
        {"id":"email","type":"text","label":"Email","contentType":"emailAddress","required":true,
         "help":"Never shown"},
        {"id":"password","type":"secure","label":"Password","section":"Secrets"},
        {"id":"keep","type":"toggle","label":"Keep me signed in","section":"Secrets"}]},
       {"id":"review","type":"review","title":"Check"}]}
      """)
    var listener = Listener(flow)
    #expect(
      listener.start == [
        "Step 1 of 2: Who are you? Tell us. All of it is optional",
        "Email, text field, empty, 1 of 4, required. Help: Never shown",
      ])
    #expect(listener.press("a") == [])
    #expect(
      listener.press("tab") == [
        "Email, error: This is not an e-mail address, such as name@example.com.",
        "Section Secrets. Password, secure text field, empty, 2 of 4",
      ])
    #expect(listener.press("hunter2") == [])
    #expect(listener.press("tab") == ["Keep me signed in, toggle, off, 3 of 4"])
    #expect(listener.press("space") == ["Keep me signed in, on"])
    #expect(listener.press("tab") == ["Continue, button, 4 of 4"])
    #expect(
      listener.press("return") == [
        "Email, text field, a, 1 of 4, required. Error: This is not an e-mail address, such as "
          + "name@example.com. Help: Never shown"
      ])
    #expect(listener.press("@b.cd") == [])
    #expect(
      listener.press("tab") == ["Section Secrets. Password, secure text field, filled, 2 of 4"])
    #expect(
      listener.press("f10") == ["Step 2 of 2: Check", "Finish, button, 4 of 5"])
    #expect(listener.press("shift-tab") == ["Keep me signed in, answer, on, 3 of 5"])
    #expect(listener.press("shift-tab") == ["Password, answer, filled, 2 of 5"])
    #expect(
      listener.press("esc") == ["Nothing has the focus.", "Press Tab to go on, Escape to quit."])
    #expect(
      listener.press("esc") == [
        "Prompt: Quit? What you have entered will be lost.", "Stay, button, 1 of 2",
      ])
    #expect(
      listener.press("return") == [
        "Prompt closed: Quit?", "Nothing has the focus.", "Press Tab to go on, Escape to quit.",
      ])
  }

  @Test func tellsWhereInAChoiceAPersonIs() throws {
    var listener = Listener(try Flows.plan("abCd"))
    #expect(listener.start.last == "Plan, choice, empty, at a, option 1 of 4, 1 of 2")
    #expect(listener.press("down") == ["b, option 2 of 4, chosen"])
    #expect(listener.press("down") == ["d, option 4 of 4, chosen"])
    #expect(listener.press("tab") == ["Finish, button, 2 of 2"])
    #expect(listener.press("tab") == ["Plan, choice, d, option 4 of 4, 1 of 2"])
    var untouched = Listener(try Flows.plan("ab"))
    #expect(untouched.press("space") == ["a, option 1 of 2, chosen"])
  }

  @Test func tellsWhatANumberIsSteppedTo() throws {
    var listener = Listener(try Flows.step(#"{"id":"n","type":"number","label":"Guests"}"#))
    #expect(listener.start.last == "Guests, number field, empty, 1 of 2")
    #expect(listener.press("12") == [])
    #expect(listener.press("backspace") + listener.press("9") == [])
    #expect(listener.tell { $0.press(bytes: Array("\u{1B}[1;5A".utf8)) } == ["Guests, 20"])
  }

  @Test func tellsTheOptionsOfASheet() throws {
    var listener = Listener(try Flows.plan("abcdefghijklmnop"))
    #expect(listener.start.last == "Plan, choice, empty, 1 of 2")
    #expect(
      listener.press("space") == [
        "Prompt: Plan", "Plan, choice, empty, at a, option 1 of 16, 1 of 3",
      ])
    #expect(listener.press("down") == ["b, option 2 of 16"])
    #expect(listener.press("return") == ["Prompt closed: Plan", "Plan, choice, b, 1 of 2"])
  }

  @Test func tellsWhereInACodeAPersonIs() throws {
    var listener = Listener(try Flows.code())
    #expect(listener.start.last == "Code, one-time code, 6 digits, empty, 1 of 3")
    #expect(listener.press("12") == [])
    #expect(listener.press("left") == ["digit 2 of 6, 2"])
    #expect(listener.press("right") == ["digit 3 of 6, empty"])
    #expect(
      listener.press("tab")
        == ["Code, error: Enter all 6 digits.", "Send a new code, button, 2 of 3"])
    #expect(listener.press("return") == ["Prompt: Send?", "Send, button, 1 of 2"])
    #expect(listener.press("esc") == ["Prompt closed: Send?", "Send a new code, button, 2 of 3"])
    #expect(
      listener.press("shift-tab")
        == [
          "Code, one-time code, 6 digits, 12, digit 3 of 6, 1 of 3. Error: Enter all 6 digits."
        ])
  }

  @Test func tellsWhatACommandDoes() throws {
    var listener = Listener(
      try Flows.signIn(#","action":{"run":["sign-in"],"busy":"Signing in"}"#))
    _ = listener.press("ada@b.cd tab")
    _ = listener.press("hunter22")
    #expect(listener.press("return") == ["Busy: Signing in"])
    let id = RunID(1)
    let told = [0.0, 0.04, 0.1, 0.19, 0.2].map { fraction in
      listener.tell { $0.send(.progress(id, fraction: fraction, message: nil)) }
    }
    #expect(
      told == [
        ["Busy: Signing in, 0 %"], [], ["Busy: Signing in, 10 %"], [], ["Busy: Signing in, 20 %"],
      ])
    #expect(
      listener.tell { $0.answer(.refused(field: "email", message: "Nobody\n is called so.")) } == [
        "Email, text field, ada@b.cd, 1 of 3, required. Error: Nobody is called so."
      ])
    _ = listener.press("e f10")
    #expect(
      listener.tell { $0.answer(.failed(message: "Broken: hunter22")) } == [
        "Prompt: That did not work. Broken: ••••••••", "OK, button, 1 of 1",
      ])
  }

  /// Not what had the focus when the command let the wizard go on.
  @Test func tellsTheEnd() throws {
    let flow = try Flows.step(
      #"{"id":"a","type":"text","label":"A"}"#, #","action":{"run":["x"],"busy":"Sending"}"#)
    for (keys, end) in [("", "Finished."), ("f1 ^C ^C", "Quit.")] {
      var listener = Listener(flow)
      #expect(listener.press("return") == ["Busy: Sending"])
      let last = listener.tell { play in
        play.press(keys)
        play.answer(.accepted(answers: []))
      }
      #expect(last == [end])
      #expect(listener.press("tab") == [])
    }
  }

  @Test func tellsThatACommandWasCancelled() throws {
    let flow = try Flows.step(
      #"{"id":"a","type":"text","label":"A"}"#, #","action":{"run":["x"],"busy":"Sending"}"#)
    var listener = Listener(flow)
    _ = listener.press("return")
    #expect(listener.press("esc") == ["A, text field, empty, 1 of 2", "Cancelled."])
    #expect(listener.press("x") == [] && listener.play.wizard.hint == nil)
    _ = listener.press("return")
    #expect(
      listener.press("^C") == [
        "Prompt: Quit? What you have entered will be lost.", "Stay, button, 1 of 2", "Cancelled.",
      ])
  }

  @Test func tellsWhatAPasteBecame() throws {
    var listener = Listener(try Flows.names())
    #expect(
      listener.tell { $0.press(bytes: paste("a\r\nb")) }
        == ["Name: Pasted as one line: line breaks became spaces."])
    #expect(listener.press("c") == [])
  }

  @Test func tellsOfButtonsThatComeAndGo() {
    let field = Field(id: "a", kind: .toggle, label: "A")
    var wizard = Wizard(
      Flow(name: "f", title: "F", steps: [Step(id: "s", title: "S", fields: [field])]))
    _ = wizard.update(.appeared)
    var announcer = Announcer()
    _ = announcer.lines(of: wizard)
    wizard.forms.setEnabled([Button.submitID], false, in: "s")
    #expect(announcer.lines(of: wizard) == ["Finish, button, dimmed"])
    wizard.forms.setEnabled([Button.submitID], true, in: "s")
    #expect(announcer.lines(of: wizard) == ["Finish, button, available"])
  }
}
