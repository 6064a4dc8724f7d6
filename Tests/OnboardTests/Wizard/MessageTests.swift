import Testing

@testable import Onboard

/// When messages come and go.
@Suite struct MessageTests {
  @Test func aMessageGoesWithTheEditThatMendsIt() throws {
    var play = Play(try Flows.signIn())
    play.press("a/b return")
    #expect(play.focus == "password")
    #expect(play.message("email") != nil)
    play.press("shift-tab ^U a@b.c")
    #expect(play.message("email") != nil, "it is still wrong")
    play.press("o")
    #expect(play.message("email") == nil)
  }

  @Test func submittingShowsAllAndGoesToTheFirst() throws {
    var play = Play(try Flows.signIn())
    play.press("tab alt-return")
    #expect(play.focus == "email")
    #expect(play.message("email") != nil && play.message("password") != nil)
    play.press("ann@b.co")
    #expect(play.message("email") == nil)
    #expect(play.message("password") != nil)
  }

  @Test func leavingJudgesWhatIsThereAndMovesNothing() throws {
    var play = Play(try Flows.signIn())
    play.press("tab")
    #expect(play.message("email") == nil, "empty fields wait for the submission")
    play.press("short tab")
    #expect(play.message("password") != nil)
    #expect(play.focus == Button.submitID)
  }

  @Test func aRequiredToggleWaitsForTheSubmission() throws {
    let fields = """
      {"id":"terms","type":"toggle","label":"Terms","required":true},
      {"id":"x","type":"text","label":"X"}
      """
    var play = Play(try Flows.step(fields))
    play.press("tab")
    #expect(play.message("terms") == nil)
    play.press("return")
    #expect(play.focus == "terms" && play.message("terms") != nil)
    play.press("space")
    #expect(play.message("terms") == nil)
  }

  @Test func partOfACodeIsToldOnLeaving() throws {
    var play = Play(try Flows.code())
    play.press("123 tab")
    #expect(play.message("code") != nil)
    play.press("shift-tab backspace backspace backspace")
    #expect(play.message("code") == nil, "an empty code is right")
  }

  @Test(arguments: ["\u{200B}a@b.co_ return", "_a@b.co_ alt-return", "_a@b.co tab return"])
  func anAddressIsSubmittedWithoutItsSurroundings(_ words: String) throws {
    let flow = try Flows.step(
      #"{"id":"email","type":"text","label":"E","contentType":"emailAddress"}"#)
    #expect(run(flow, keys(words)).answers == #"{"email":"a@b.co"}"#)
  }

  @Test func placeholdersAreNoAnswersAndDefaultsCanBeCleared() throws {
    let flow = try Flows.step(
      """
      {"id":"a","type":"text","label":"A","placeholder":"p"},
      {"id":"b","type":"text","label":"B","placeholder":"p","default":"d"}
      """)
    #expect(run(flow, keys("return return")).answers == #"{"a":"","b":"d"}"#)
    #expect(run(flow, keys("return ^U return")).answers == #"{"a":"","b":""}"#)
  }

  @Test func defaultsAreJudgedAsWell() throws {
    // Such a flow file is refused; one that is made in Swift is not.
    let field = Field(
      id: "name", kind: .text, label: "Name", initial: .string("x"), rules: [.minLength(3)])
    let flow = Flow(name: "f", title: "F", steps: [Step(id: "s", title: "S", fields: [field])])
    #expect(run(flow, keys("return")).standing?.lacking == ["name"])
    var session = ScriptSession(flow) { _ in .failed(message: "") }
    #expect(session.submitAll().standing?.lacking == ["name"])
    let (file, faults) = FlowReader.read(
      Array(
        """
        {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
        {"id":"name","type":"text","label":"N","default":"x","minLength":3}]}]}
        """.utf8))
    #expect(file == nil)
    #expect(faults.map(\.position?.line) == [2])
  }

  @Test func twoFieldsThatMustBeTheSame() throws {
    let fields = """
      {"id":"one","type":"text","label":"One"},
      {"id":"two","type":"text","label":"Two","equalsField":"one"}
      """
    var play = Play(try Flows.step(fields))
    play.press("abc return abd return")
    #expect(play.outcome == nil && play.focus == "two" && play.message("two") != nil)
    play.press("backspace c return")
    #expect(play.outcome?.answers == #"{"one":"abc","two":"abc"}"#)
  }
}
