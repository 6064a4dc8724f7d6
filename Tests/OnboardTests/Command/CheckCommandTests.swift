import Testing

/// `onboard check` says what is wrong with flows and what is doubtful.
@Suite(.serialized) struct CheckCommandTests {
  private static let doubtful = """
    {"flow": "f", "title": "F", "steps": [{"id": "s", "title": "S", "fields": [
      {"id": "a", "type": "text", "label": "Field 1"},
      {"id": "b", "type": "text", "label": "{a}"}]}]}
    """
  private static let wrong = """
    {"flow": "f", "title": "F", "steps": [{"id": "s", "title": "S", "focus": "Who", "fields": [
      {"id": "a", "type": "text", "label": "Name", "section": "Who"},
      {"id": "a", "type": "text", "lable": "Name"}]}]}
    """
  private static let warnings = """
    onboard: doubtful.json:2:40: warning: a label that only counts
      {"id": "a", "type": "text", "label": "Field 1"},
                                           ^
    onboard: doubtful.json:3:40: warning: a label without words of its own: it is empty while "a" is
      {"id": "b", "type": "text", "label": "{a}"}]}]}
                                           ^

    """

  private func folder() throws -> CommandFolder {
    try CommandFolder([
      "doubtful.json": Self.doubtful, "wrong.json": Self.wrong, "text": "{", "empty": "",
    ])
  }

  @Test func whatIsRightHasALine() throws {
    let result = try folder().run("onboard check flows/*.json | sort -u | grep -v ': ok$'")
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(try folder().run("onboard check flows/welcome.json").status == 0)
  }

  @Test func warningsAreSaid() throws {
    let result = try folder().run("onboard check doubtful.json")
    #expect(result.status == 0)
    #expect(result.output == "doubtful.json: ok, 2 warnings\n")
    #expect(result.errors == Self.warnings)
  }

  /// They are said by nothing else.
  @Test func runSaysNoWarnings() throws {
    let result = try folder().run("onboard run doubtful.json --no-input")
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  @Test func everyFileIsRead() throws {
    let result = try folder().run("onboard check wrong.json none empty text flows doubtful.json")
    #expect(result.status == 2)
    #expect(
      result.output
        == "wrong.json: 3 faults\nempty: 1 fault\ntext: 1 fault\ndoubtful.json: ok, 2 warnings\n")
    let places = result.errors.split(separator: "\n").filter { $0.hasPrefix("onboard: ") }
    let starts = [
      #"wrong.json:1:74: "Who" is a section and cannot have the focus; its first field is "a""#,
      #"wrong.json:3:10: duplicate id "a""#,
      #"wrong.json:3:31: unknown key "lable"; did you mean "label"?"#,
      "none: No such file or directory", "empty: the file is empty", "text:1:2: ",
      "flows: Is a directory", "doubtful.json:2:40: warning: ", "doubtful.json:3:40: warning: ",
    ]
    #expect(places.count == starts.count, "\(result.errors)")
    for (place, start) in zip(places, starts) {
      #expect(place.hasPrefix("onboard: " + start))
    }
    #expect(result.errors.hasSuffix(Self.warnings))
  }

  @Test(arguments: [
    ("onboard check", "no flow is given"), ("onboard check ''", "no flow is given"),
    ("onboard check --strict f", "unknown option --strict"), ("onboard chekc f g", "check"),
  ])
  func wrongUsage(_ line: String, _ words: String) throws {
    let result = try folder().run(line)
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(words))
  }

  @Test func aFullDisk() throws {
    let result = try folder().run("onboard check doubtful.json > /dev/full")
    #expect(result.status == 1 && result.errors.contains("No space left on device"))
  }

  /// A name is data too: what it holds cannot do anything to the terminal.
  @Test func namesAreHarmless() throws {
    let folder = try folder()
    try folder.write(Self.doubtful, to: "a\u{1b}[31mb")
    let result = try folder.run("onboard check a*")
    #expect(result.status == 0 && result.output.hasSuffix("b: ok, 2 warnings\n"))
    #expect(!(result.output + result.errors).contains("\u{1b}"))
  }
}
