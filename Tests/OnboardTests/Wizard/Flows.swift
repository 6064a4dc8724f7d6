import Onboard
import Testing

/// Small flows that several tests use, and the reading of those that a test writes itself.
enum Flows {
  /// Reads a flow; one with faults is a fault of the test.
  static func read(_ json: String) throws -> Flow {
    let (flow, faults) = FlowReader.read(Array(json.utf8))
    return try #require(flow, "\(faults)")
  }

  /// Reads a flow of one step with these fields.
  static func step(_ fields: String, _ more: String = "", prompts: String = "{}") throws -> Flow {
    try read(
      """
      {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[\(fields)]\(more)}],
       "prompts":\(prompts)}
      """)
  }

  /// One step of two texts.
  static func names() throws -> Flow {
    try step(
      """
      {"id":"name","type":"text","label":"Name"},{"id":"city","type":"text","label":"City"}
      """)
  }

  /// An address and a password, then a review.
  static func signIn(_ action: String = "") throws -> Flow {
    try read(
      """
      {"flow":"f2","title":"F2","steps":[
       {"id":"s","title":"S","fields":[
        {"id":"email","type":"text","label":"Email","contentType":"emailAddress","required":true},
        {"id":"password","type":"secure","label":"Password","required":true,"minLength":8,
         "output":false}]\(action)},
       {"id":"review","type":"review","title":"Check"}]}
      """)
  }

  /// A code of six digits, and a prompt that sends a new one.
  static func code(returnTo: Bool = false) throws -> Flow {
    try step(
      #"{"id":"code","type":"oneTimeCode","label":"Code","length":6}"#,
      """
      ,"buttons":[{"label":"Send a new code","opens":"resend"\(returnTo ? #","returnTo":"code""# : "")}]
      """, prompts: resend)
  }

  /// A prompt with nothing but two buttons.
  static let resend = """
    {"resend":{"title":"Send?","buttons":[{"label":"Send"},{"label":"Cancel","role":"cancel"}]}}
    """

  /// A toggle that shows a text with a default.
  static func company() throws -> Flow {
    try step(
      """
      {"id":"work","type":"toggle","label":"For work","default":false},
      {"id":"company","type":"text","label":"Company","default":"Acme",
       "when":{"field":"work","equals":true}}
      """)
  }

  /// One choice; a capital letter is an option that cannot be chosen.
  static func plan(_ options: String, _ more: String = "") throws -> Flow {
    let list = options.map { option in
      option.isUppercase
        ? #"{"value":"\#(option.lowercased())","disabled":"Sold out"}"# : "\"\(option)\""
    }
    return try step(
      #"{"id":"plan","type":"choice","label":"Plan","options":[\#(list.joined(separator: ","))]\#(more)}"#
    )
  }

  /// Three steps of two texts each; the second of the second step is required.
  static func three() throws -> Flow {
    let steps = (1...3).map { step in
      """
      {"id":"s\(step)","title":"S\(step)","fields":[
       {"id":"a\(step)","type":"text","label":"A\(step)"},
       {"id":"b\(step)","type":"text","label":"B\(step)","required":\(step == 2)}]}
      """
    }
    return try read(#"{"flow":"f6","title":"F6","steps":[\#(steps.joined(separator: ","))]}"#)
  }
}
