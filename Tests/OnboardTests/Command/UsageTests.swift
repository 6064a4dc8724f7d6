import Testing

@testable import OnboardCLI

/// `--help` is about the subcommand that it stands behind.
@Suite(.serialized) struct UsageTests {
  @Test(arguments: Arguments.subcommands.filter { $0 != "help" })
  func subcommandsHaveTheirOwn(_ name: String) throws {
    let folder = try CommandFolder()
    let result = try folder.run("onboard \(name) --help")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("usage: onboard "))
    #expect(result.output.split(separator: "\n")[0].contains(name))
    let others = Arguments.subcommands.filter { $0 != name }
    #expect(!others.contains { result.output.contains("options of \($0):") })
    #expect(try folder.run("onboard help \(name)").output == result.output)
    #expect(try folder.run("onboard \(name) x y -h").output == result.output)
  }

  /// Every option that a subcommand takes is in its own part.
  @Test func optionsAreInTheirPart() throws {
    #expect(try #require(Usage.text(of: "show")).contains("\n  --svg "))
    #expect(try #require(Usage.text(of: "test")).contains("\n  --minimum N "))
    #expect(Usage.text(of: "nothing") == nil)
  }

  @Test(arguments: ["onboard --help", "onboard help", "onboard f.json --help"])
  func everythingElse(_ line: String) throws {
    let result = try CommandFolder().run(line)
    #expect(result.status == 0 && result.output == Usage.text)
  }
}
