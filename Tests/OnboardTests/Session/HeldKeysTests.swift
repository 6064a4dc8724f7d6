import Onboard
import Testing

/// Scripted bytes meet every step, whatever commands run between; none is lost.
@Suite struct HeldKeysTests {
  @Test func keysAfterASubmissionReachTheNextStep() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","action":{"run":["sign-in"]},"fields":[
        {"id":"email","type":"text","label":"Email"}]},
       {"id":"v","title":"V","fields":[{"id":"code","type":"oneTimeCode","label":"Code"}]}]}
      """)
    var requests: [RunRequest] = []
    var session = ScriptSession(flow) { request in
      requests.append(request)
      return .accepted(answers: [])
    }
    session.feed(keys("ann return 123456 return"))
    #expect(session.end().answers == #"{"email":"ann","code":"123456"}"#)
    #expect(requests.count == 1)
    #expect(requests.first?.command == ["sign-in"])
    #expect(
      requests.first?.input.text
        == #"{"flow":"f","step":"s","answers":{"email":"ann","code":""}}"#)
  }
}
