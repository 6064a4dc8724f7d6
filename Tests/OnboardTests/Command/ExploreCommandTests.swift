import Testing

/// `onboard explore` prints what it finds, and says so by its status.
@Suite struct ExploreCommandTests {
  static let deadEnd = """
    {"flow":"f","title":"F","steps":[
     {"id":"s","title":"S","fields":[
      {"id":"zip","type":"text","label":"ZIP","required":true,"minLength":4,"pattern":"[0-9]{3}"}]}],
     "prompts":{"p":{"title":"P","buttons":[{"label":"OK"}]}}}
    """

  @Test(arguments: ["sign-in", "verify"])
  func nothingIsFound(_ name: String) throws {
    let folder = try CommandFolder()
    let result = try folder.run("onboard explore flows/\(name).json")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("flows/\(name).json: steps 1 of 1, fields "))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func findings() throws {
    let folder = try CommandFolder(["f.json": Self.deadEnd])
    let result = try folder.run("onboard explore f.json")
    #expect(result.status == 3 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.dropLast() == [
        "f.json: prompt p: never reached",
        "f.json: step s: dead end: no answer to zip is right", "    expect step s",
      ])
    #expect(lines.last?.hasPrefix("f.json: steps 1 of 1, fields 1 of 1, prompts 0 of 1") == true)
  }

  /// Not to know how it goes on is another status.
  @Test func answersThatAreNotFound() throws {
    let flow = Self.deadEnd.replacing("[0-9]{3}", with: "(?-i:A)bcde")
      .replacing(#","prompts":{"p":{"title":"P","buttons":[{"label":"OK"}]}}"#, with: "")
    let folder = try CommandFolder(["f.json": flow])
    let result = try folder.run("onboard explore f.json")
    #expect(result.output.hasPrefix("f.json: "))
    let isStuck = result.output.contains("step s: found no answer to zip to go on with")
    #expect(isStuck && result.status == 1, "\(result)")
  }

  /// What was not reached because the walk was cut is not found wrong either.
  @Test func limits() throws {
    let folder = try CommandFolder(["f.json": Self.deadEnd])
    let result = try folder.run("onboard explore --limit 1 f.json")
    #expect(result.status == 1, "\(result)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "f.json: prompt p: not reached within the limit" && lines.count == 2)
    #expect(lines.last?.hasSuffix("states 1, which is the limit") == true)
  }

  /// Nor is what nobody knows how to answer.
  @Test func doubts() throws {
    let flow = """
      {"flow":"f","title":"F","steps":[
       {"id":"s","title":"S","fields":[{"id":"a","type":"text","label":"A"}]},
       {"id":"t","title":"T","when":{"field":"a","matches":"(?-i:Z)y[0-9]{3}"},
        "fields":[{"id":"b","type":"text","label":"B"}]}]}
      """
    let folder = try CommandFolder(["f.json": flow])
    let result = try folder.run("onboard explore f.json")
    #expect(
      result.output.hasPrefix("f.json: step t: not reached by the answers that were tried\n"))
    #expect(result.status == 1, "\(result)")
  }

  /// The same seed gives the same text.
  @Test func sameAgain() throws {
    let folder = try CommandFolder()
    let one = try folder.run("onboard explore --seed 7 --limit=40 flows/welcome.json")
    let other = try folder.run("onboard explore flows/welcome.json --limit 40 --seed=7")
    #expect(one.output == other.output && one.status == other.status)
    #expect(one.output.contains("states 40, which is the limit"))
  }

  @Test(arguments: [
    ("onboard explore", "onboard: no flow is given"),
    ("onboard explore a b", "onboard: one flow at a time"),
    ("onboard explore --sede 3 f.json", "onboard: unknown option --sede; did you mean --seed?"),
    ("onboard explore --seed x f.json", "onboard: --seed wants a whole number"),
    ("onboard explore --limit 0 f.json", "onboard: --limit wants a number from 1 to 1000000"),
    ("onboard explore no.json", "onboard: no.json: No such file or directory"),
    ("echo '{}' > g.json; onboard explore g.json", "onboard: g.json:1:"),
  ])
  func wrongUse(_ line: String, _ words: String) throws {
    let folder = try CommandFolder(["f.json": Self.deadEnd])
    let result = try folder.run(line)
    #expect(result.status == 2 && result.errors.hasPrefix(words), "\(result)")
    #expect(result.output.isEmpty)
  }
}
